import { expect, test } from "vitest";
import type { LogEntry } from "../generated/protocol";
import { standing } from "./log";

function entry(index: number, kind: LogEntry["kind"], ply: number): LogEntry {
  return { index, kind, ply, seat: 0, code: null, at: 0, say: null, events: [] };
}

test("a take-back undoes the moves before it with a higher ply", () => {
  const log = [
    entry(0, "move", 1),
    entry(1, "move", 2),
    entry(2, "take-back", 1),
    entry(3, "move", 2),
    entry(4, "move", 3),
    entry(5, "take-back", 0),
    entry(6, "move", 1),
  ];
  expect([...standing(log.slice(0, 2))]).toEqual([0, 1]);
  expect([...standing(log.slice(0, 4))]).toEqual([0, 2, 3]);
  expect([...standing(log)]).toEqual([5, 6]);
});
