import { beforeEach, expect, test, vi } from "vitest";
import { emptyStorage } from "../lib/storage.fixture";

let kept: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  kept = emptyStorage();
});

test("a table is guided until that is switched off, also in the next visit", async () => {
  const first = await import("./guided.svelte");
  first.setGuided("a", true);
  first.setGuided("b", true);
  first.setGuided("b", false);
  vi.resetModules();
  const next = await import("./guided.svelte");
  expect([next.isGuided("a"), next.isGuided("b")]).toEqual([true, false]);
});

test("of many tables the newest are remembered", async () => {
  const { isGuided, setGuided } = await import("./guided.svelte");
  for (let place = 0; place < 60; place += 1) setGuided(`t${place}`, true);
  expect([isGuided("t9"), isGuided("t10"), isGuided("t59")]).toEqual([false, true, true]);
});

test.each(["", "[", "null", "{}", "[7]"])("%j in the storage is no table", async (text) => {
  kept.set("erawan.guided", text);
  const { isGuided } = await import("./guided.svelte");
  expect(isGuided("7")).toBe(false);
});
