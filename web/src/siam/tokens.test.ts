import { expect, test } from "vitest";
import type { LogEntry, Piece, SiamChange, SiamScene } from "../generated/protocol";
import { agree, backward, forward, lineOf, on, regroup, setUp, settle, touched, whereabouts } from "./tokens";

function scene(pieces: string, reserves: readonly [number, number] = [3, 4]): SiamScene {
  const read = pieces.split(" ").map((text): Piece => {
    const cell = text.slice(1, 3);
    const facing = text.slice(3) as Piece["facing"];
    return text.startsWith("o") ? { cell, side: null, facing: null } : { cell, side: text[0] as "E" | "R", facing };
  });
  return { game: "siam", pieces: read, reserves, left: [false, false], barred: [], occurrences: 1, ply: 4 };
}

const said = { say: null, clause: "" };
const pushes: SiamChange[] = [
  { ...said, event: "animal-pushed-off", beat: 0, cell: "a5", side: "R", facing: "n" },
  { ...said, event: "pushed", beat: 0, cell: "a4", target: "a5" },
  { ...said, event: "stepped", beat: 0, cell: "a3", target: "a4" },
];
const before = scene("Ea3n oa4 Ra5e Eb1n", [3, 4]);
const after = scene("Ea4n oa5 Eb1n", [3, 5]);

test("a push moves its whole line, and what falls goes home", () => {
  const start = setUp(before);
  const end = forward(start, pushes);
  expect(end && agree(end, after)).toBe(true);
  expect(end && on(end, "a4")?.id).toBe(on(start, "a3")?.id);
  expect(end && on(end, "a5")?.id).toBe(on(start, "a4")?.id);
  const gone = on(start, "a5")?.id;
  expect(end?.find((token) => token.id === gone)?.spot).toEqual({ at: "reserve", slot: 4 });
});

test("taken back, every piece is itself again", () => {
  const start = setUp(before);
  const there = forward(start, pushes) ?? [];
  const back = settle(backward(there, pushes) ?? [], before);
  expect(back?.map((token) => [token.id, token.spot])).toEqual(start.map((token) => [token.id, token.spot]));
});

test("changes that can't have begun here lead nowhere", () => {
  expect(forward(setUp(after), pushes)).toBeNull();
});

test("an animal enters from the end of the row, and turns the short way", () => {
  const start = setUp(before);
  const entered: SiamChange = { ...said, event: "entered", beat: 0, cell: "c1", side: "E", facing: "w" };
  const end = forward(start, [entered]) ?? [];
  expect(on(end, "c1")?.angle).toBe(-90);
  expect(end.filter((token) => token.side === "E" && token.spot.at === "reserve")).toHaveLength(2);
  expect(start.find((token) => token.id === on(end, "c1")?.id)?.spot).toEqual({ at: "reserve", slot: 2 });
});

test("a fallen rock is off the board and comes back with the move", () => {
  const fall: SiamChange[] = [{ ...said, event: "rock-pushed-off", beat: 0, cell: "a4", facing: "w", winner: 0 }];
  const start = setUp(before);
  const end = forward(start, fall) ?? [];
  expect(agree(end, scene("Ea3n Ra5e Eb1n"))).toBe(true);
  expect(agree(backward(end, fall) ?? [], before)).toBe(true);
});

test("without a known way the pieces are regrouped, those that stay staying", () => {
  const start = setUp(before);
  const moved = regroup(start, scene("Ea3e oa4 Ra5e Eb2n", [3, 4]));
  expect(on(moved, "a3")?.id).toBe(on(start, "a3")?.id);
  expect(on(moved, "b2")?.id).toBe(on(start, "b1")?.id);
  expect(moved).toHaveLength(start.length);
});

test("only moves that were not taken back stand", () => {
  const row = (index: number, kind: LogEntry["kind"], ply: number): LogEntry => ({
    index, kind, ply, seat: 0, code: null, at: 0, say: null, events: [],
  });
  const log = [row(0, "move", 1), row(1, "move", 2), row(2, "take-back", 1), row(3, "move", 2), row(4, "resign", 2)];
  expect(lineOf(log).map((entry) => entry.index)).toEqual([0, 3]);
});

test("figures go along with the pieces they belong to", () => {
  expect(["a3", "a4", "a5", "b1"].map((cell) => whereabouts(cell, pushes))).toEqual(["a4", "a5", null, "b1"]);
  expect(touched(pushes)).toEqual(["a5", "a3", "a4"]);
});
