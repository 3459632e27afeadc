import { expect, test } from "vitest";
import { seated } from "./seats";

test("seats are filled with bots, but for the first", () => {
  expect(seated([], 3, "level-3").map((seat) => seat.bot)).toEqual([null, "level-3", "level-3"]);
  expect(seated([{ bot: null }, { bot: null }, { bot: null }], 2, "level-3")).toHaveLength(2);
});

test("a seat more gets a bot like the last one", () => {
  const given = [{ bot: null }, { bot: "random" }, { bot: "level-7" }];
  expect(seated(given, 4, "level-3").map((seat) => seat.bot)).toEqual([null, "random", "level-7", "level-7"]);
});
