import type { RulesPage } from "../generated/protocol";

type GameName = RulesPage["game"];

const KEY = "erawan.minute";
/** What was seen in this visit, where nothing can be kept. */
const seen = new Set<string>();

/** Whether somebody was shown what a game is about, or has skipped it. */
export function minuteSeen(game: GameName): boolean {
  return seen.has(game) || kept().includes(game);
}

/** Nobody is shown a game's minute twice without asking for it. */
export function keepMinuteSeen(game: GameName): void {
  seen.add(game);
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...kept(), ...seen])]));
  } catch {
    // Storage is full or forbidden: it holds for this visit.
  }
}

function kept(): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
