import type { Change, LogEntry, Msg } from "../generated/protocol";
import { words } from "./words.svelte";

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

/** The moves that stand after some rows of the log. */
export function lineOf(log: readonly LogEntry[]): LogEntry[] {
  const stands = standing(log);
  return log.filter((entry) => entry.kind === "move" && stands.has(entry.index));
}

/** What a row of the log, or the steps of a turn, changed; whoever asks knows of which game. */
export function changesOf<C extends Change>(
  source: { readonly events: readonly Change[] } | null | undefined,
): readonly C[] {
  return (source?.events ?? []) as readonly C[];
}

/** A row of the log in words. */
export function told(entry: LogEntry): string {
  const said = entry.say ? [entry.say] : entry.events.map((event) => event.say);
  return said
    .filter((msg): msg is Msg => msg !== null)
    .map(words)
    .join(" ");
}

/** What the rules brought about, rather than whoever moved: these say by which clause. */
const RULED: ReadonlySet<Change["event"]> = new Set([
  "nothing-done",
  "nothing-taken",
  "province-resolved",
  "pushed",
  "animal-pushed-off",
  "rock-pushed-off",
] as const);

/** The sentences of a row; what the rules brought about has its clause, each clause once in a row. */
export function sentences(entry: LogEntry): readonly { readonly text: string; readonly clause: string | null }[] {
  if (entry.say) return [{ text: words(entry.say), clause: null }];
  const said = entry.events.flatMap(({ say, event, clause }) =>
    say ? [{ text: words(say), clause: RULED.has(event) ? clause : null }] : [],
  );
  const isLast = (place: number): boolean => said.findLastIndex((each) => each.clause === said[place]?.clause) === place;
  return said.map(({ text, clause }, place) => ({ text, clause: isLast(place) ? clause : null }));
}

/** The rows one by one, but passes that follow each other together. */
export function folded(log: readonly LogEntry[]): (readonly [LogEntry, ...LogEntry[]])[] {
  const rows: [LogEntry, ...LogEntry[]][] = [];
  for (const entry of log) {
    const last = rows.at(-1);
    if (last && passes(entry) && passes(last[0])) last.push(entry);
    else rows.push([entry]);
  }
  return rows;
}

/** Whether nothing else happened. */
function passes({ events }: LogEntry): boolean {
  return events.length === 1 && events[0]?.event === "passed";
}
