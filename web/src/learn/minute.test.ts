import { beforeEach, expect, test, vi } from "vitest";
import { emptyStorage } from "../lib/storage.fixture";

let kept: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  kept = emptyStorage();
});

test("a minute is seen for each game, and stays so in the next visit", async () => {
  const first = await import("./minute");
  expect(first.minuteSeen("siam")).toBe(false);
  first.keepMinuteSeen("siam");
  expect([first.minuteSeen("siam"), first.minuteSeen("king-of-siam")]).toEqual([true, false]);
  vi.resetModules();
  const next = await import("./minute");
  expect([next.minuteSeen("siam"), next.minuteSeen("king-of-siam")]).toEqual([true, false]);
  next.keepMinuteSeen("king-of-siam");
  expect(kept.get("erawan.minute")).toBe('["siam","king-of-siam"]');
});

test.each(["", "[", "null", "{}", "7"])("%j in the storage is nothing seen", async (text) => {
  kept.set("erawan.minute", text);
  const { minuteSeen } = await import("./minute");
  expect(minuteSeen("siam")).toBe(false);
});

test("where nothing can be kept it holds for the visit", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("forbidden");
    },
  });
  const { keepMinuteSeen, minuteSeen } = await import("./minute");
  keepMinuteSeen("siam");
  expect(minuteSeen("siam")).toBe(true);
});
