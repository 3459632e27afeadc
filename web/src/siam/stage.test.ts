import { expect, test, vi } from "vitest";
import type { LogEntry, SiamChange, SiamScene } from "../generated/protocol";
import { useMotion } from "../lib/motion.fixture";
import { Stage, type Moment } from "./stage.svelte";
import { on } from "./tokens";

function scene(cell: string, facing: "n" | "e" = "n"): SiamScene {
  const shown: Partial<SiamScene> = { pieces: [{ cell, side: "E", facing }], reserves: [0, 0] };
  return shown as SiamScene;
}

function stepped(cell: string, target: string): SiamChange {
  const shifts = [{ piece: "E", start: cell, end: target, count: 1, facing: null }];
  return { event: "stepped", say: null, clause: "", beat: 0, shifts, cell, target };
}

function turned(cell: string): SiamChange {
  const shifts = [{ piece: "E", start: cell, end: cell, count: 1, facing: "e" as const }];
  return { event: "turned", say: null, clause: "", beat: 1, shifts, cell, facing: "e" };
}

function moment(shown: SiamScene, ...moves: SiamChange[][]): Moment {
  const line = moves.map(
    (events, index): LogEntry => ({ index, kind: "move", ply: 1, seat: 0, code: "", at: 0, say: null, events }),
  );
  return { scene: shown, line, chosen: [] };
}

/** Where the only animal stands, and where it looks. */
function shown(stage: Stage): string {
  const [token] = stage.tokens;
  return token?.spot.at === "cell" ? `${token.spot.cell} ${token.angle}` : "";
}

useMotion();

test("an animal turns once it has stepped", () => {
  const stage = new Stage();
  stage.show(moment(scene("a1")));
  stage.show(moment(scene("a2", "e"), [stepped("a1", "a2"), turned("a2")]));
  expect([stage.still, shown(stage)]).toEqual([false, "a2 0"]);
  vi.advanceTimersByTime(240);
  expect(shown(stage)).toBe("a2 90");
});

test("a few moves are shown one after the other, many are jumped", () => {
  const stage = new Stage();
  const steps = ["a1", "a2", "a3", "a4", "a5"].map((cell, index, cells) => [stepped(cell, cells[index + 1] ?? "b5")]);
  stage.show(moment(scene("a1")));
  stage.show(moment(scene("a3"), ...steps.slice(0, 2)));
  expect(shown(stage)).toBe("a2 0");
  vi.advanceTimersByTime(360);
  expect(shown(stage)).toBe("a3 0");
  stage.show(moment(scene("a1")));
  expect(shown(stage)).toBe("a1 0");
  stage.show(moment(scene("b5"), ...steps));
  expect(shown(stage)).toBe("b5 0");
});

test("somebody in a hurry sees the end at once", () => {
  const stage = new Stage();
  stage.show(moment(scene("a1")));
  stage.show(moment(scene("a2", "e"), [stepped("a1", "a2"), turned("a2")]));
  stage.skip();
  expect([stage.still, shown(stage)]).toEqual([true, "a2 90"]);
});

test("a move is shown again, then the table as it is", () => {
  const stage = new Stage();
  const now = moment(scene("a3"), [stepped("a1", "a2")], [stepped("a2", "a3")]);
  stage.show(now);
  const animal = on(stage.tokens, "a3")?.id;
  stage.replay([moment(scene("a1")), moment(scene("a2"), [stepped("a1", "a2")]), now]);
  expect([stage.still, shown(stage)]).toEqual([true, "a1 0"]);
  vi.advanceTimersByTime(240);
  expect([stage.still, shown(stage)]).toEqual([false, "a2 0"]);
  vi.advanceTimersByTime(1200);
  expect(on(stage.tokens, "a3")?.id).toBe(animal);
});
