import { expect, test } from "vitest";
import { plainBot, seated, styled, styleOf } from "./seats";

test("seats are filled with bots, but for the first", () => {
  expect(seated([], 3, "level-3").map((seat) => seat.bot)).toEqual([null, "level-3", "level-3"]);
  expect(seated([{ bot: null }, { bot: null }, { bot: null }], 2, "level-3")).toHaveLength(2);
});

test("a seat more gets a bot like the last one", () => {
  const given = [{ bot: null }, { bot: "random" }, { bot: "level-7" }];
  expect(seated(given, 4, "level-3").map((seat) => seat.bot)).toEqual([null, "random", "level-7", "level-7"]);
});

test("bots of a level play in a style, others and people don't", () => {
  const seats = [{ bot: null }, { bot: "greedy" }, { bot: "level-7" }, { bot: "level-3/spoiler" }];
  const levels = new Set(["level-7", "level-3"]);
  const collectors = styled(seats, "collector", levels);
  expect(collectors.map((seat) => seat.bot)).toEqual([null, "greedy", "level-7/collector", "level-3/collector"]);
  expect(styleOf(collectors)).toBe("collector");
  const plain = styled(collectors, "", levels);
  expect(plain.map((seat) => seat.bot)).toEqual([null, "greedy", "level-7", "level-3"]);
  expect(styleOf(plain)).toBe("");
  expect(plainBot("level-7/collector")).toBe("level-7");
});
