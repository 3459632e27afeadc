import type { Faction } from "../generated/protocol";
import type { Map, Point } from "../lib/geometry";
import { FACTIONS } from "./factions";

/** How large a follower is drawn, and the number beside it. */
export const FOLLOWER = 34;
export const COUNT = 26;
export const LABEL = 27;

/** Where a faction's followers of a province stand: the middle of their row. */
export function row(map: Map, code: string, faction: Faction): Point {
  const [x = 0, y = 0, , height = 0] = map.provinces[code]?.followers ?? [];
  return [x, y + (FACTIONS.indexOf(faction) - 1) * (height / 3)];
}

/** The middle of a province's followers. */
export function middle(map: Map, code: string): Point {
  const [x = 0, y = 0] = map.provinces[code]?.followers ?? [];
  return [x, y];
}

/** Where a faction's followers of the pool are. */
export function pooled(map: Map, faction: Faction): Point {
  const [x = 0, y = 0, width = 0] = map.pool;
  return [x + (FACTIONS.indexOf(faction) - 1) * (width / 3) - 14, y];
}

/** Where a faction's followers are drawn: in a province, or in the pool. */
export function place(map: Map, where: string, faction: Faction): Point {
  return where === "pool" ? pooled(map, faction) : row(map, where, faction);
}

/** The left edges of so many followers in a row of this width, and where their number stands. */
export function spread(
  count: number,
  width: number,
  size: number,
  letters = COUNT,
): { lefts: number[]; number: number } {
  const room = width - letters - size;
  const step = Math.min(size + 2, room / Math.max(count - 1, 1));
  const left = -(step * (count - 1) + size + letters) / 2;
  const lefts = Array.from({ length: count }, (_, place) => left + step * place);
  return { lefts, number: left + step * (count - 1) + size + letters / 2 + 2 };
}

/** Which of some places lies next in a direction: near, and not too far aside. */
export function nextInDirection(
  places: ReadonlyMap<string, Point>,
  from: string | null,
  dx: number,
  dy: number,
): string | null {
  const start = from === null ? null : places.get(from);
  if (!start) return places.keys().next().value ?? null;
  let best: string | null = null;
  let least = Infinity;
  for (const [code, [x, y]] of places) {
    const ahead = (x - start[0]) * dx + (y - start[1]) * dy;
    const aside = Math.abs((x - start[0]) * dy) + Math.abs((y - start[1]) * dx);
    if (code === from || ahead <= 0 || aside > 2 * ahead) continue;
    if (ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = code;
    }
  }
  return best;
}
