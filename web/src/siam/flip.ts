const key = (table: string): string => `erawan.flip.${table}`;

/** Whether this table's board was turned round here; null when nobody has said. */
export function flipKept(table: string): boolean | null {
  try {
    const kept = localStorage.getItem(key(table));
    return kept === null ? null : kept === "yes";
  } catch {
    return null;
  }
}

/** Remember which way round this table's board is. */
export function keepFlip(table: string, flipped: boolean): void {
  try {
    localStorage.setItem(key(table), flipped ? "yes" : "no");
  } catch {
    // Storage is full or forbidden: it holds for this visit.
  }
}
