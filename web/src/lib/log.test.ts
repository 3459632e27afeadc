import { beforeAll, expect, test } from "vitest";
import type { LogEntry } from "../generated/protocol";
import { lineOf, sentences, standing, told } from "./log";
import { speak } from "./words.svelte";

function entry(index: number, kind: LogEntry["kind"], ply: number): LogEntry {
  return { index, kind, ply, seat: 0, code: null, at: 0, say: null, events: [] };
}

beforeAll(async () => {
  await speak("en");
});

const corrected = [
  entry(0, "move", 1),
  entry(1, "move", 2),
  entry(2, "take-back", 1),
  entry(3, "move", 2),
];

test("a take-back undoes the moves before it with a higher ply", () => {
  const log = [...corrected, entry(4, "move", 3), entry(5, "take-back", 0), entry(6, "move", 1)];
  expect([...standing(log.slice(0, 2))]).toEqual([0, 1]);
  expect([...standing(log.slice(0, 4))]).toEqual([0, 2, 3]);
  expect([...standing(log)]).toEqual([5, 6]);
});

test("only moves that were not taken back stand", () => {
  const log = [...corrected, entry(4, "resign", 2)];
  expect(lineOf(log).map((each) => each.index)).toEqual([0, 3]);
});

test("a push is told from the pusher on, as its events come", () => {
  const pushed = { key: "siam-pushed", args: { piece: "o", cell: "b3", target: "b4" } };
  const pushing = { key: "siam-pushing", args: { side: "E", cell: "b2", target: "b3" } };
  const events: LogEntry["events"] = [
    { event: "stepped", say: pushing, clause: "S5", beat: 0, shifts: [], cell: "b2", target: "b3" },
    { event: "pushed", say: pushed, clause: "S5", beat: 0, shifts: [], cell: "b3", target: "b4" },
  ];
  expect(told({ ...entry(0, "move", 1), events })).toBe(
    "The elephant on b2 pushes to b3. The rock on b3 is pushed to b4.",
  );
});

test("what the rules brought about has its clause, each clause once in a row", () => {
  const pushed = { key: "siam-pushed", args: { piece: "o", cell: "b3", target: "b4" } };
  const pushing = { key: "siam-pushing", args: { side: "E", cell: "b2", target: "b3" } };
  const move = { clause: "S6.1", beat: 0, shifts: [], cell: "b3", target: "b4" };
  const events: LogEntry["events"] = [
    { ...move, event: "stepped", say: pushing },
    { ...move, event: "pushed", say: pushed },
    { ...move, event: "pushed", say: pushed },
  ];
  const row = { ...entry(0, "move", 1), events };
  expect(sentences(row).map(({ clause }) => clause)).toEqual([null, null, "S6.1"]);
  expect(sentences(row).map(({ text }) => text).join(" ")).toBe(told(row));
  expect(sentences({ ...row, say: pushed })).toHaveLength(1);
});
