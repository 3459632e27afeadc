import { expect, test } from "vitest";
import type { Option } from "../generated/protocol";
import type { Point } from "../lib/geometry";
import { latin, commandOf } from "./keys";
import { nextInDirection, spread } from "./layout";
import { NONE } from "./targets";

const option: Option = {
  keep: 0,
  choices: [],
  target: { kind: "card", card: "kt" },
  say: { key: "x", args: {} },
};
const targets = { ...NONE, cards: new Map([["kt", option] as const]) };
const nobody = new Set<string>();

test("numbers are cards, where the card can be played", () => {
  expect(commandOf("2", targets, nobody)).toEqual({ name: "choose", option });
  expect(commandOf("1", targets, nobody)).toBeNull();
  expect(commandOf("9", targets, nobody)).toBeNull();
});

test("a key of another script counts as the Latin letter on it", () => {
  expect(latin({ key: "з", code: "KeyP" })).toBe("p");
  expect(latin({ key: "l", code: "KeyP" })).toBe("");
  expect(latin({ key: "1", code: "Digit1" })).toBe("");
});

test.each([
  ["Enter", "confirm"],
  ["Backspace", "back"],
  ["Escape", "clear"],
  ["p", "pass"],
  ["P", "pass"],
  ["h", "hint"],
])("%s means %s", (key, name) => {
  expect(commandOf(key, NONE, nobody)).toEqual({ name });
});

test("letters are provinces, even those that begin with P or H", () => {
  expect(commandOf("S", NONE, new Set(["s"]))).toEqual({ name: "focus", letter: "s" });
  expect(commandOf("p", NONE, new Set(["p"]))).toEqual({ name: "focus", letter: "p" });
  expect(commandOf("h", NONE, new Set(["h"]))).toEqual({ name: "focus", letter: "h" });
  expect(commandOf("x", NONE, nobody)).toBeNull();
});

test("arrows go to the next province that way", () => {
  const places = new Map<string, Point>([
    ["west", [0, 100]],
    ["middle", [100, 100]],
    ["east", [200, 110]],
    ["far", [300, 100]],
    ["south", [110, 300]],
  ]);
  expect(nextInDirection(places, "middle", 1, 0)).toBe("east");
  expect(nextInDirection(places, "middle", -1, 0)).toBe("west");
  expect(nextInDirection(places, "middle", 0, 1)).toBe("south");
  expect(nextInDirection(places, "west", -1, 0)).toBeNull();
  expect(nextInDirection(places, null, 1, 0)).toBe("west");
  expect(nextInDirection(new Map(), null, 1, 0)).toBeNull();
});

test("followers stand in a row that never leaves its box", () => {
  for (const count of [1, 2, 5, 12]) {
    const { lefts, number } = spread(count, 160, 34);
    expect(lefts).toHaveLength(count);
    expect(Math.min(...lefts)).toBeGreaterThanOrEqual(-80);
    expect(number).toBeLessThanOrEqual(80);
  }
});
