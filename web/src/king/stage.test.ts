import { expect, test, vi } from "vitest";
import type { KingChange, KingScene, LogEntry, Turn, View } from "../generated/protocol";
import { useMotion, wantMotion } from "../lib/motion.fixture";
import { Stage } from "./stage.svelte";

function scene(followers: number, courts: readonly [number, number]): KingScene {
  const shown: Partial<KingScene> = {
    tiles: [],
    provinces: [{ code: "a", followers: [followers, 0, 0], holder: null, contested: true }],
    pool: [0, 0, 0],
    seats: courts.map((rama) => ({ court: [rama, 0, 0], sets: 0, cards: 8, top: null, hand: null, pile: null })),
  };
  return shown as KingScene;
}

function taken(seat: number, beat = 0): KingChange {
  const shifts = [{ piece: "R", start: "a", end: "court", count: 1, facing: null }];
  return { event: "follower-taken", say: null, clause: "", beat, shifts, seat, faction: "R", province: "a" };
}

function move(index: number, seat: number, ...events: KingChange[]): LogEntry {
  return { index, kind: "move", ply: index + 1, seat, code: "", at: 0, say: null, events };
}

function view(shown: KingScene, more: Partial<View> = {}): View {
  const made: Partial<View> = { scene: shown, seat: 0, turn: null, preview: null, ...more };
  return made as View;
}

/** What is on show at each frame: followers in the province and in both courts. */
function watched(stage: Stage): number[][] {
  const seen: number[][] = [];
  while (stage.frame) {
    const { provinces, seats } = stage.frame.scene;
    seen.push([...provinces.map((each) => each.followers[0]), ...seats.map((each) => each.court[0])]);
    vi.advanceTimersToNextTimer();
  }
  return seen;
}

useMotion();

test("of two moves that come at once the second begins where the first has ended", () => {
  const stage = new Stage();
  const before = view(scene(5, [0, 0]));
  stage.arrive({ entries: [move(0, 0, taken(0)), move(1, 1, taken(1))], before, after: before });
  expect(watched(stage)).toEqual([
    [4, 0, 0],
    [3, 1, 0],
  ]);
});

test("of an own turn only what its preview has not shown is shown", () => {
  const stage = new Stage();
  const turn: Partial<Turn> = { events: [taken(0)] };
  const before = view(scene(5, [0, 0]), { turn: turn as Turn, preview: scene(4, [1, 0]) });
  stage.arrive({ entries: [move(0, 0, taken(0), taken(0, 1))], before, after: before });
  expect(watched(stage)).toEqual([[3, 1, 0]]);
});

test("nothing is shown where nothing moves, or to somebody in a hurry", () => {
  const stage = new Stage();
  stage.play(scene(5, [0, 0]), [[taken(0)]]);
  expect(stage.frame).not.toBeNull();
  stage.skip();
  expect(stage.frame).toBeNull();
  wantMotion(false);
  stage.play(scene(5, [0, 0]), [[taken(0)]]);
  expect(stage.frame).toBeNull();
});
