import type { KingBoard, KingChange, KingScene, LogEntry, Province } from "../generated/protocol";
import { changesOf } from "../lib/log";
import { list, say, words, provinceName } from "../lib/words.svelte";
import { FACTIONS, countOf } from "./factions";

/** So many of each faction, in words; factions that are not there are left out. */
export function crowd(counts: readonly [number, number, number]): string {
  const there = FACTIONS.filter((faction) => countOf(counts, faction) > 0);
  if (there.length === 0) return say("king-nobody");
  return list(there.map((faction) => say("king-count", { faction, count: countOf(counts, faction) })));
}

/** What is to know about a province, in words. */
export function provinceFacts(scene: KingScene, province: Province, board: KingBoard): string {
  const beside = say("king-beside", { provinces: list(neighbours(board, province.code)) });
  if (province.holder) return [say("king-held", { holder: province.holder }), beside].join(", ");
  const box = scene.tiles.findIndex((tile) => tile.province === province.code) + 1;
  const facts = [crowd(province.followers), say("king-box", { box })];
  const prospect = scene.forecast?.provinces.find((each) => each.province === province.code);
  if (prospect) facts.push(say("king-leads", { holder: prospect.holder }));
  if (province.contested) facts.push(say("king-contested"));
  if (scene.tiles[box - 1]?.crowned) facts.push(say("king-crowned"));
  if (prospect?.near) facts.push(say("king-near"));
  return [...facts, beside].join(", ");
}

/** What moves have changed in a province, in words; empty where nothing has. */
export function changedIn(moves: readonly LogEntry[], code: string): string {
  const changes = moves.flatMap((entry) => changesOf<KingChange>(entry));
  return changes.flatMap((change) => (touches(change, code) && change.say ? [words(change.say)] : [])).join(" ");
}

/** The moves since somebody's last one. */
export function since(line: readonly LogEntry[], seat: number): readonly LogEntry[] {
  return line.slice(line.findLastIndex((entry) => entry.seat === seat) + 1);
}

function touches(change: KingChange, code: string): boolean {
  if ("province" in change) return change.province === code;
  return "first" in change && (change.first === code || change.second === code);
}

function neighbours(board: KingBoard, code: string): string[] {
  const others = board.borders.flatMap(([a, b]) => (a === code ? [b] : b === code ? [a] : []));
  return board.provinces.filter((each) => others.includes(each.code)).map((each) => provinceName(each.name));
}
