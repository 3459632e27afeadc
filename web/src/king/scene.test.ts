import { expect, test } from "vitest";
import type { Card, KingChange, KingScene, Msg, Shift } from "../generated/protocol";
import { follow } from "../lib/frames";
import { after, during } from "./scene";

const SAY: Msg = { key: "x", args: {} };

function scene(): KingScene {
  return {
    game: "king-of-siam",
    tiles: [
      { province: "a", crowned: false, holder: null },
      { province: "b", crowned: false, holder: null },
    ],
    provinces: [
      { code: "a", followers: [2, 1, 0], holder: null, contested: true },
      { code: "b", followers: [0, 1, 3], holder: null, contested: false },
    ],
    pool: [4, 5, 6],
    seats: [
      { court: [1, 0, 0], sets: 0, cards: 2, top: null, hand: ["kt", "kt"], pile: [] },
      { court: [0, 1, 0], sets: 0, cards: 8, top: null, hand: null, pile: null },
    ],
    struggle: 1,
    passes: 1,
    british: 0,
    forecast: null,
  };
}

function shift(piece: string, start: string | null, end: string | null, count = 1): Shift {
  return { piece, start, end, count, facing: null };
}

function told(beat: number, ...shifts: Shift[]): { say: Msg; clause: string; beat: number; shifts: Shift[] } {
  return { say: SAY, clause: "", beat, shifts };
}

function afterAll(...changes: KingChange[]): KingScene {
  return changes.reduce((now, change) => after(now, [change]), scene());
}

function standing(shown: KingScene): number {
  const places = [shown.pool, ...shown.provinces.map((each) => each.followers)];
  return [...places, ...shown.seats.map((each) => each.court)].flat().reduce((sum, n) => sum + n, 0);
}

function played(seat: number, card: Card): KingChange {
  return { ...told(0, shift(card, "hand", "pile")), event: "card-played", seat, card };
}

const placed: KingChange = {
  ...told(0, shift("L", "pool", "b")),
  event: "follower-placed",
  faction: "L",
  province: "b",
};
const exchanged: KingChange = {
  ...told(1, shift("R", "a", "b"), shift("R", "a", "b"), shift("M", "b", "a")),
  event: "followers-swapped",
  first: "a",
  given: ["R", "R"],
  second: "b",
  got: ["M"],
};
const taken: KingChange = {
  ...told(2, shift("L", "a", "court")),
  event: "follower-taken",
  seat: 1,
  faction: "L",
  province: "a",
};
const resolved: KingChange = {
  ...told(3, shift("flagB", null, "a")),
  event: "province-resolved",
  province: "a",
  holder: "B",
  counts: [2, 1, 0],
};
const returned: KingChange = {
  ...told(4, shift("R", "a", "pool", 2), shift("L", "a", "pool")),
  event: "followers-returned",
  province: "a",
  counts: [2, 1, 0],
};

test("a follower comes from the pool", () => {
  expect(afterAll(placed)).toMatchObject({ pool: [4, 4, 6], provinces: [{}, { followers: [0, 2, 3] }] });
});

test("a follower goes to a court", () => {
  expect(afterAll(taken)).toMatchObject({
    provinces: [{ followers: [2, 0, 0] }, {}],
    seats: [{}, { court: [0, 2, 0] }],
  });
});

test("two provinces exchange followers", () => {
  expect(afterAll(exchanged).provinces.map((each) => each.followers)).toEqual([
    [0, 1, 1],
    [2, 1, 2],
  ]);
});

test("a played card leaves the hand once and lies on top", () => {
  expect(afterAll(played(0, "kt")).seats[0]).toMatchObject({ cards: 1, top: "kt", hand: ["kt"], pile: ["kt"] });
  expect(afterAll(played(1, "mr")).seats[1]).toMatchObject({ cards: 7, top: "mr", hand: null, pile: null });
});

test("tiles change places and get crowns", () => {
  const swap: KingChange = {
    ...told(0, shift("tile", "a", "b"), shift("tile", "b", "a")),
    event: "tiles-swapped",
    first: "a",
    second: "b",
  };
  const crown: KingChange = { ...told(1, shift("crown", null, "a")), event: "tile-crowned", province: "a" };
  expect(afterAll(swap, crown).tiles).toMatchObject([
    { province: "b", crowned: false },
    { province: "a", crowned: true },
  ]);
});

test("a resolved province gets its flag and its followers go to the pool", () => {
  const shown = afterAll(resolved, returned);
  expect(shown).toMatchObject({ pool: [6, 6, 6] });
  expect(shown.provinces[0]).toMatchObject({ holder: "B", followers: [0, 0, 0] });
  expect(shown.tiles[0]).toMatchObject({ holder: "B" });
});

test("no follower is ever lost: what is not on the table is on its way", () => {
  const travelling = (...changes: KingChange[]) =>
    follow(scene(), [changes], { during, after, ms: () => 0 }).frames.map(
      (frame) => standing(scene()) - standing(frame.scene),
    );
  expect(travelling(placed, exchanged, taken)).toEqual([1, 3, 1]);
  expect(travelling(resolved, returned)).toEqual([0, 3]);
  expect(standing(afterAll(placed, exchanged, taken))).toBe(standing(scene()));
});

test("a scene is never changed in place", () => {
  const before = scene();
  follow(before, [[placed, exchanged, taken, resolved, returned]], { during, after, ms: () => 0 });
  expect(before).toEqual(scene());
});
