import { expect, test } from "vitest";
import type { Option, Push, Target, Turn } from "../generated/protocol";
import { bareTurn } from "../lib/turn.fixture";
import { animalChosen, nextOn, onCell, pushesInto, ringCell, toFace, weighed } from "./targets";

const say = { key: "", args: {} };

function option(keep: number, target: Target): Option {
  return { keep, choices: [], target, say };
}

function push(target: string, facing: Push["facing"], succeeds = true): Push {
  return { origin: "@", target, facing, line: [], succeeds, falls: null, winner: null, credited: null, say };
}

const turn: Turn = {
  ...bareTurn,
  chosen: [{ choice: { kind: "animal", value: "a1" }, target: { kind: "animal", cell: "a1" }, automatic: false, say }],
  options: [
    option(1, { kind: "cell", cell: "a2", push: true }),
    option(1, { kind: "facing", cell: "a1", facing: "w" }),
  ],
  again: [option(0, { kind: "animal", cell: "a2" }), option(0, { kind: "animal", cell: "b1" })],
  can_go_back: true,
};

test("the next step comes before a change of mind", () => {
  expect(onCell(turn, "a2")).toBe(turn.options[0]);
  expect(onCell(turn, "b1")).toBe(turn.again[1]);
  expect(nextOn(turn, "b1")).toBeNull();
  expect(onCell(turn, "c3")).toBeNull();
});

test("an arrow around a cell is no tap on that cell", () => {
  expect(onCell(turn, "a1")).toBeNull();
  expect(ringCell(turn)).toBe("a1");
  expect(toFace(turn, "w")).toBe(turn.options[1]);
  expect(toFace(turn, "n")).toBeNull();
  expect(animalChosen(turn)).toBe("a1");
});

test("a single push is weighed at once, one of several when it is pointed at", () => {
  const corner = [push("a1", "n"), push("a1", "e", false), push("e5", "s")];
  expect(weighed({ ...turn, pushes: corner.slice(0, 1) }, null)).toBe(corner[0]);
  expect(weighed({ ...turn, pushes: corner }, null)).toBeNull();
  expect(weighed({ ...turn, pushes: corner }, "e5")).toBe(corner[2]);
  expect(pushesInto({ ...turn, pushes: corner }, "a1")).toEqual([corner[0]]);
});
