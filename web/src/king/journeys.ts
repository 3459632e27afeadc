import type { Faction, KingChange } from "../generated/protocol";
import type { Map, Point } from "../lib/geometry";
import { isFaction } from "./factions";
import { place } from "./layout";

/** A follower, or several alike, that travel while a change is shown. */
export interface Journey {
  readonly faction: Faction;
  readonly from: Point;
  readonly to: Point;
  readonly count: number;
  /** Whether it leaves the map at the end. */
  readonly fades: boolean;
}

/** Who travels where in a change. */
export function journeys(map: Map, change: KingChange | null): Journey[] {
  return (change?.shifts ?? []).flatMap(({ piece, start, end, count }) => {
    if (!isFaction(piece) || start === null || end === null) return [];
    const from = place(map, start, piece);
    const fades = end === "court";
    const to: Point = fades ? [map.size[0] ?? 0, from[1]] : place(map, end, piece);
    return [{ faction: piece, from, to, count, fades }];
  });
}
