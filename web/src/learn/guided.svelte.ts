import type { RulesPage } from "../generated/protocol";
import { create, guidedPlan } from "../lib/api";
import { go } from "../lib/route";
import { settings } from "../lib/settings.svelte";

const KEY = "erawan.guided";
/** Of how many tables it is remembered. */
const KEPT = 50;

let tables: readonly string[] = $state.raw(read());

/** Whether a learner is told what matters at a table. */
export function isGuided(table: string): boolean {
  return tables.includes(table);
}

/** Tell a learner what matters at a table, or leave off. */
export function setGuided(table: string, on: boolean): void {
  const others = tables.filter((each) => each !== table);
  tables = on ? [...others, table].slice(-KEPT) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // Storage is full or forbidden: it holds for this visit.
  }
}

/** Set up a guided first game and go there; rejects with a Refusal. */
export async function beginGuided(game: RulesPage["game"]): Promise<void> {
  const plan = await guidedPlan(game);
  const seats = (plan.seats ?? []).map((seat) => (seat.bot ? seat : { ...seat, name: settings.name }));
  const made = await create({ ...plan, seats, settings: { ...plan.settings, pace: settings.pace } });
  setGuided(made.table, true);
  go({ screen: "table", id: made.table });
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string").slice(-KEPT) : [];
  } catch {
    return [];
  }
}
