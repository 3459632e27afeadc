import { expect, test } from "vitest";
import type { OpenTable } from "../generated/protocol";
import { ANY, clockOf, fits } from "./filters";

function table(base: number | null): OpenTable {
  const clock = base === null ? null : { base, increment: 0 };
  return {
    id: "t",
    game: "siam",
    players: [0, 1].map((seat) => ({ name: `P${seat}`, bot: null, level: null, side: null, team: null })),
    open_seats: [1],
    seats: [1],
    kept: false,
    settings: { clock },
    created: 0,
  } as unknown as OpenTable;
}

test("a clock is none, quick up to ten minutes, or slow", () => {
  expect([null, 300_000, 600_000, 600_001].map((base) => clockOf(table(base)))).toEqual([
    "none",
    "quick",
    "quick",
    "slow",
  ]);
});

test("every filter counts, and an empty one lets everything through", () => {
  expect(fits(table(null), ANY)).toBe(true);
  expect(fits(table(null), { game: "siam", players: "2", clock: "none" })).toBe(true);
  expect(fits(table(null), { ...ANY, game: "king-of-siam" })).toBe(false);
  expect(fits(table(null), { ...ANY, players: "3" })).toBe(false);
  expect(fits(table(null), { ...ANY, clock: "quick" })).toBe(false);
});
