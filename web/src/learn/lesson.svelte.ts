import type { RulesPage } from "../generated/protocol";

type GameName = RulesPage["game"];

const KEY = "erawan.learn";

/** The step that somebody came to, from 1; kept between visits. */
export function keptStep(game: GameName): number {
  const step = read()[game];
  return typeof step === "number" && Number.isInteger(step) && step >= 1 && step <= 99 ? step : 1;
}

/** Keep the step that somebody is at. */
export function keepStep(game: GameName, step: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: step }));
  } catch {
    // Storage is full or forbidden: it holds for this visit, in the address.
  }
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

let opener: (() => void) | null = $state.raw(null);

/** What shows the task again while a step is being played; null at other tables. */
export function taskOpener(): (() => void) | null {
  return opener;
}

/** Have the table offer the task, until the returned function is called. */
export function offerTask(open: () => void): () => void {
  opener = open;
  return () => {
    if (opener === open) opener = null;
  };
}
