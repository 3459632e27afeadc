import { expect, test } from "vitest";
import type { KingChange, KingScene, Msg } from "../generated/protocol";
import { film, settle } from "./stage";

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

function after(...changes: KingChange[]): KingScene {
  return changes.reduce(settle, scene());
}

function standing(shown: KingScene): number {
  const places = [shown.pool, ...shown.provinces.map((each) => each.followers)];
  return [...places, ...shown.seats.map((each) => each.court)].flat().reduce((sum, n) => sum + n, 0);
}

const placed: KingChange = { event: "follower-placed", say: SAY, clause: "", faction: "L", province: "b" };
const taken: KingChange = { event: "follower-taken", say: SAY, clause: "", seat: 1, faction: "R", province: "a" };
const exchanged: KingChange = {
  event: "followers-swapped",
  say: SAY,
  clause: "",
  first: "a",
  given: ["R", "R"],
  second: "b",
  got: ["M"],
};
const resolved: KingChange = {
  event: "province-resolved",
  say: SAY,
  clause: "",
  province: "a",
  holder: "B",
  counts: [2, 1, 0],
};
const returned: KingChange = {
  event: "followers-returned",
  say: null,
  clause: "",
  province: "a",
  counts: [2, 1, 0],
};

test("a follower comes from the pool", () => {
  expect(after(placed)).toMatchObject({ pool: [4, 4, 6], provinces: [{}, { followers: [0, 2, 3] }] });
});

test("a follower goes to a court", () => {
  expect(after(taken)).toMatchObject({
    provinces: [{ followers: [1, 1, 0] }, {}],
    seats: [{}, { court: [1, 1, 0] }],
  });
});

test("two provinces exchange followers", () => {
  expect(after(exchanged).provinces.map((each) => each.followers)).toEqual([
    [0, 1, 1],
    [2, 1, 2],
  ]);
});

test("a played card leaves the hand once and lies on top", () => {
  const shown = after({ event: "card-played", say: SAY, clause: "", seat: 0, card: "kt" });
  expect(shown.seats[0]).toMatchObject({ cards: 1, top: "kt", hand: ["kt"], pile: ["kt"] });
  expect(shown.passes).toBe(0);
});

test("tiles change places and get crowns", () => {
  const swap: KingChange = { event: "tiles-swapped", say: SAY, clause: "", first: "a", second: "b" };
  const crown: KingChange = { event: "tile-crowned", say: SAY, clause: "", province: "a" };
  expect(after(swap, crown).tiles).toMatchObject([
    { province: "b", crowned: false },
    { province: "a", crowned: true },
  ]);
});

test("a resolved province gets its flag and its followers go to the pool", () => {
  const shown = after(resolved, returned);
  expect(shown).toMatchObject({ british: 1, pool: [6, 6, 6] });
  expect(shown.provinces[0]).toMatchObject({ holder: "B", followers: [0, 0, 0] });
  expect(shown.tiles[0]).toMatchObject({ holder: "B" });
});

test("no follower is ever lost: what is not on the table is in the air", () => {
  const airborne = (changes: KingChange[]) =>
    film(scene(), changes).map((frame) => standing(scene()) - standing(frame.scene));
  expect(airborne([placed, exchanged, taken])).toEqual([1, 3, 1]);
  expect(airborne([resolved, returned])).toEqual([0, 3]);
  expect(standing(after(placed, exchanged, taken))).toBe(standing(scene()));
});

test("a scene is never changed in place", () => {
  const before = scene();
  film(before, [placed, exchanged, taken, resolved, returned]);
  expect(before).toEqual(scene());
});
