import { expect, test } from "vitest";
import type { Piece, Shift, SiamChange, SiamScene } from "../generated/protocol";
import { after, agree, before, on, settle, setUp, touched, whereabouts } from "./tokens";

function scene(pieces: string, reserves: readonly [number, number] = [3, 4]): SiamScene {
  const read = pieces.split(" ").map((text): Piece => {
    const cell = text.slice(1, 3);
    const facing = text.slice(3) as Piece["facing"];
    return text.startsWith("o") ? { cell, side: null, facing: null } : { cell, side: text[0] as "E" | "R", facing };
  });
  return { game: "siam", pieces: read, reserves, left: [false, false], barred: [], occurrences: 1, ply: 4 };
}

function told(piece: string, start: string, end: string | null, facing: Shift["facing"] = null) {
  return { say: null, clause: "", beat: 0, shifts: [{ piece, start, end, count: 1, facing }] };
}

const pushes: SiamChange[] = [
  { ...told("E", "a3", "a4"), event: "stepped", cell: "a3", target: "a4" },
  { ...told("o", "a4", "a5"), event: "pushed", cell: "a4", target: "a5" },
  { ...told("R", "a5", "@"), event: "animal-pushed-off", cell: "a5", side: "R", facing: "n" },
];
const standing = scene("Ea3n oa4 Ra5e Eb1n", [3, 4]);
const pushed = scene("Ea4n oa5 Eb1n", [3, 5]);

test("a push moves its whole line, and what falls goes home", () => {
  const start = setUp(standing);
  const end = after(start, pushes);
  expect(end && agree(end, pushed)).toBe(true);
  expect(end && on(end, "a4")?.id).toBe(on(start, "a3")?.id);
  expect(end && on(end, "a5")?.id).toBe(on(start, "a4")?.id);
  const gone = on(start, "a5")?.id;
  expect(end?.find((token) => token.id === gone)?.spot).toEqual({ at: "reserve", slot: 4 });
});

test("taken back, every piece is itself again", () => {
  const start = setUp(standing);
  const there = after(start, pushes) ?? [];
  const back = settle(before(there, pushes) ?? [], standing);
  expect(back.map((token) => [token.id, token.spot])).toEqual(start.map((token) => [token.id, token.spot]));
});

test("changes that can't have begun here lead nowhere", () => {
  expect(after(setUp(pushed), pushes)).toBeNull();
});

test("an animal enters from the end of the row, and turns the short way", () => {
  const start = setUp(standing);
  const entered: SiamChange = { ...told("E", "@", "c1", "w"), event: "entered", cell: "c1", side: "E", facing: "w" };
  const end = after(start, [entered]) ?? [];
  expect(on(end, "c1")?.angle).toBe(-90);
  expect(end.filter((token) => token.side === "E" && token.spot.at === "reserve")).toHaveLength(2);
  expect(start.find((token) => token.id === on(end, "c1")?.id)?.spot).toEqual({ at: "reserve", slot: 2 });
});

test("an animal that enters is not the one it pushes off", () => {
  const start = setUp(scene("Ea1n oa4", [4, 5]));
  const changes: SiamChange[] = [
    { ...told("E", "@", "a1", "w"), event: "entered", cell: "a1", side: "E", facing: "w" },
    { ...told("E", "a1", "@"), event: "animal-pushed-off", cell: "a1", side: "E", facing: "w" },
  ];
  const end = after(start, changes) ?? [];
  const off = end.find((token) => token.id === on(start, "a1")?.id);
  expect(off?.spot).toEqual({ at: "reserve", slot: 3 });
  expect(on(end, "a1")?.id).not.toBe(off?.id);
  expect(before(end, changes)?.map((token) => token.spot)).toEqual(start.map((token) => token.spot));
});

test("a fallen rock is off the board and comes back with the move", () => {
  const fall: SiamChange[] = [
    { ...told("o", "a4", null, "w"), event: "rock-pushed-off", cell: "a4", facing: "w", winner: 0 },
  ];
  const start = setUp(standing);
  const end = after(start, fall) ?? [];
  const fallen = scene("Ea3n Ra5e Eb1n");
  expect(agree(end, fallen)).toBe(true);
  expect(settle(end, fallen)).toEqual(end);
  expect(agree(before(end, fall) ?? [], standing)).toBe(true);
});

test("without a known way the pieces are regrouped, those that stay staying", () => {
  const start = setUp(standing);
  const moved = settle(start, scene("Ea3e oa4 Ra5e Eb2n", [3, 4]));
  expect(on(moved, "a3")).toMatchObject({ id: on(start, "a3")?.id, angle: 90 });
  expect(on(moved, "b2")?.id).toBe(on(start, "b1")?.id);
  expect(moved).toHaveLength(start.length);
});

test("figures go along with the pieces they belong to", () => {
  expect(["a3", "a4", "a5", "b1"].map((cell) => whereabouts(cell, pushes))).toEqual(["a4", "a5", null, "b1"]);
  expect(touched(pushes)).toEqual(["a3", "a4", "a5"]);
});
