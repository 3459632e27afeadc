import { expect, test } from "vitest";
import { QUIET_MS, timeLeft, toldOf } from "./absent";

test("who reloads the page is not away, nor is the reader", () => {
  const away = [
    { seat: 0, since: 0 },
    { seat: 1, since: 0 },
    { seat: 2, since: 100 },
  ];
  expect(toldOf(away, 0, QUIET_MS)).toEqual([{ seat: 1, since: 0 }]);
  expect(toldOf(away, null, QUIET_MS - 1)).toEqual([]);
});

test("time is told in minutes and seconds, never less than there is", () => {
  expect([timeLeft(120_000), timeLeft(59_001), timeLeft(900)]).toEqual(["2:00", "1:00", "0:01"]);
});
