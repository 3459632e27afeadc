import { expect, test } from "vitest";
import type { Option, Target, Turn } from "../generated/protocol";
import { bareTurn } from "../lib/turn.fixture";
import { followersToChoose, targetsOf } from "./targets";

function option(target: Target, keep = 1): Option {
  return { keep, choices: [], target, say: { key: "x", args: {} } };
}

function turn(options: Option[], again: Option[] = []): Turn {
  return { ...bareTurn, options, again };
}

const province = option({ kind: "province", province: "sk" });
const rama = option({ kind: "followers", province: "sk", factions: ["R"] });

test("options lie at what they point at, changes of mind too", () => {
  const card = option({ kind: "card", card: "kt" }, 0);
  const tile = option({ kind: "tile", province: "cm" });
  const marker = option({ kind: "marker", province: "vt" });
  const targets = targetsOf(turn([province, rama, tile, marker], [card]));
  expect(targets.cards.get("kt")).toBe(card);
  expect(targets.provinces.get("sk")).toBe(province);
  expect([...targets.tiles.keys()]).toEqual(["cm", "vt"]);
  expect(targets.followers.get("sk")).toEqual([{ factions: ["R"], option: rama }]);
});

test("followers are offered by themselves only when no province is left to choose", () => {
  expect(followersToChoose(targetsOf(turn([province, rama])))).toEqual([]);
  expect(followersToChoose(targetsOf(turn([rama])))).toHaveLength(1);
});

test("without a turn there is nothing to choose", () => {
  expect(targetsOf(null).cards.size).toBe(0);
});
