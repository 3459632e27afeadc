import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "./frames";
import { Playback } from "./playback.svelte";

const frames: Frame<string, string>[] = [
  { scene: "a", changes: ["x"], ms: 100 },
  { scene: "b", changes: ["y"], ms: 200 },
];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("frames are shown one by one, then everything is as it is now", () => {
  const seen: string[] = [];
  const playback = new Playback<string, string>((frame) => seen.push(frame.scene));
  playback.play(frames);
  playback.play([{ scene: "c", changes: [], ms: 100 }]);
  expect(playback.frame?.scene).toBe("a");
  expect(playback.backlog).toBe(2);
  vi.advanceTimersByTime(100);
  expect(playback.frame?.scene).toBe("b");
  vi.advanceTimersByTime(300);
  expect(playback.busy).toBe(false);
  expect(seen).toEqual(["a", "b", "c"]);
});

test("frames can be skipped", () => {
  const playback = new Playback<string, string>();
  playback.play(frames);
  playback.skip();
  vi.runAllTimers();
  expect(playback.frame).toBeNull();
});
