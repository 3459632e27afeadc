import type { LogEntry } from "../generated/protocol";

/** The rows that still count: a take-back undoes the moves before it with a higher ply. */
export function standing(log: readonly LogEntry[]): ReadonlySet<number> {
  const kept: LogEntry[] = [];
  for (const entry of log) {
    if (entry.kind === "take-back") {
      while (kept.some((each) => each.kind === "move" && each.ply > entry.ply)) kept.pop();
    }
    kept.push(entry);
  }
  return new Set(kept.map((entry) => entry.index));
}
