import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback, type Frame } from "./playback.svelte";

const frames: Frame<string, string>[] = [
  { scene: "a", change: "x", ms: 100 },
  { scene: "b", change: "y", ms: 200 },
];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("a film is shown frame by frame, then everything is as it is now", () => {
  const seen: string[] = [];
  const playback = new Playback<string, string>(
    () => true,
    (frame) => seen.push(frame.scene),
  );
  playback.play(frames);
  playback.play([{ scene: "c", change: null, ms: 100 }]);
  expect(playback.frame?.scene).toBe("a");
  expect(playback.backlog).toBe(2);
  vi.advanceTimersByTime(100);
  expect(playback.frame?.scene).toBe("b");
  vi.advanceTimersByTime(300);
  expect(playback.busy).toBe(false);
  expect(seen).toEqual(["a", "b", "c"]);
});

test("a film can be skipped, and is not shown where nothing moves", () => {
  const playback = new Playback<string, string>(() => true);
  playback.play(frames);
  playback.skip();
  vi.runAllTimers();
  expect(playback.frame).toBeNull();
  const still = new Playback<string, string>(() => false);
  still.play(frames);
  expect(still.busy).toBe(false);
});
