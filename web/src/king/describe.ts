import type { KingScene, Province } from "../generated/protocol";
import { list, say } from "../lib/words.svelte";
import { FACTIONS, countOf } from "./factions";

/** So many of each faction, in words; factions that are not there are left out. */
export function crowd(counts: readonly [number, number, number]): string {
  const there = FACTIONS.filter((faction) => countOf(counts, faction) > 0);
  if (there.length === 0) return say("king-nobody");
  return list(there.map((faction) => say("king-count", { faction, count: countOf(counts, faction) })));
}

/** What is to know about a province, in words. */
export function provinceFacts(scene: KingScene, province: Province): string {
  if (province.holder) return say("king-held", { holder: province.holder });
  const box = scene.tiles.findIndex((tile) => tile.province === province.code) + 1;
  const facts = [crowd(province.followers), say("king-box", { box })];
  if (province.contested) facts.push(say("king-contested"));
  if (scene.tiles[box - 1]?.crowned) facts.push(say("king-crowned"));
  if (scene.forecast?.provinces.some((each) => each.province === province.code && each.near))
    facts.push(say("king-near"));
  return facts.join(", ");
}
