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

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string").slice(-KEPT) : [];
  } catch {
    return [];
  }
}
