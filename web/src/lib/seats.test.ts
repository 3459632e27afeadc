import { expect, test } from "vitest";
import { seated } from "./seats";

test("seats are filled with bots, but for the first", () => {
  const bots = [{ code: "greedy", name: "Greedy", description: { key: "x", args: {} } }];
  expect(seated([], 3, bots).map((seat) => seat.bot)).toEqual([null, "greedy", "greedy"]);
  expect(seated([{ bot: null }, { bot: null }, { bot: null }], 2, bots)).toHaveLength(2);
});
