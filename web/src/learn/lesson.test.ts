import { beforeEach, expect, test } from "vitest";
import { emptyStorage } from "../lib/storage.fixture";
import { keepStep, keptStep } from "./lesson.svelte";

beforeEach(() => {
  emptyStorage();
});

test("a step is kept for each game", () => {
  expect(keptStep("siam")).toBe(1);
  keepStep("siam", 5);
  keepStep("king-of-siam", 9);
  expect([keptStep("siam"), keptStep("king-of-siam")]).toEqual([5, 9]);
});

test.each(["", "[", "null", '"x"', '{"siam": "5"}', '{"siam": -1}', '{"siam": 1e9}'])(
  "%j in the storage is the first step",
  (text) => {
    localStorage.setItem("erawan.learn", text);
    expect(keptStep("siam")).toBe(1);
  },
);
