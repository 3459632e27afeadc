import type { Card, Faction, Option, Turn } from "../generated/protocol";

/** A turn's options by the thing on the table that they point at. */
export interface Targets {
  readonly cards: ReadonlyMap<Card, Option>;
  readonly provinces: ReadonlyMap<string, Option>;
  readonly tiles: ReadonlyMap<string, Option>;
  /** Followers by province, each with its province unless that is chosen already. */
  readonly followers: ReadonlyMap<string, readonly FollowersOption[]>;
}

export interface FollowersOption {
  readonly factions: readonly Faction[];
  readonly option: Option;
}

/** Nothing to choose. */
export const NONE: Targets = targetsOf(null);

/** Sort a turn's options, changes of mind included, by what they point at. */
export function targetsOf(turn: Turn | null): Targets {
  const cards = new Map<Card, Option>();
  const provinces = new Map<string, Option>();
  const tiles = new Map<string, Option>();
  const followers = new Map<string, FollowersOption[]>();
  for (const option of turn ? [...turn.again, ...turn.options] : []) {
    const target = option.target;
    if (target.kind === "card") cards.set(target.card, option);
    else if (target.kind === "province") provinces.set(target.province, option);
    else if (target.kind === "tile" || target.kind === "marker") tiles.set(target.province, option);
    else if (target.kind === "followers") {
      const here = followers.get(target.province) ?? [];
      followers.set(target.province, [...here, { factions: target.factions, option }]);
    }
  }
  return { cards, provinces, tiles, followers };
}

/** The followers to choose among, once their province is chosen; else they belong to the map. */
export function followersToChoose(targets: Targets): readonly FollowersOption[] {
  return targets.provinces.size > 0 ? [] : [...targets.followers.values()].flat();
}

/** The card that is being played. */
export function cardChosen(turn: Turn | null): Card | null {
  const first = turn?.chosen[0]?.target;
  return first?.kind === "card" ? first.card : null;
}
