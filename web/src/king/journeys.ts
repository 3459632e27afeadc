import type { Faction, KingChange } from "../generated/protocol";
import type { Map } from "../lib/geometry";
import { FACTIONS, of } from "./factions";
import { pooled, row, type Point } from "./places";

/** A follower, or several alike, that travel while a change is shown. */
export interface Journey {
  readonly faction: Faction;
  readonly from: Point;
  readonly to: Point;
  readonly count: number;
  readonly fades: boolean;
}

/** Who travels where in a change. */
export function journeys(map: Map, change: KingChange | null): Journey[] {
  switch (change?.event) {
    case "follower-placed":
      return [go(change.faction, pooled(map, change.faction), row(map, change.province, change.faction))];
    case "follower-taken": {
      const from = row(map, change.province, change.faction);
      return [{ ...go(change.faction, from, [map.size[0] ?? 0, from[1]]), fades: true }];
    }
    case "followers-swapped":
      return [
        ...change.given.map((faction) => go(faction, row(map, change.first, faction), row(map, change.second, faction))),
        ...change.got.map((faction) => go(faction, row(map, change.second, faction), row(map, change.first, faction))),
      ];
    case "followers-returned":
      return FACTIONS.filter((faction) => of(change.counts, faction) > 0).map((faction) =>
        go(faction, row(map, change.province, faction), pooled(map, faction), of(change.counts, faction)),
      );
    default:
      return [];
  }
}

function go(faction: Faction, from: Point, to: Point, count = 1): Journey {
  return { faction, from, to, count, fades: false };
}
