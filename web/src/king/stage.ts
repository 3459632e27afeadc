import type { Card, Counts, KingChange, KingScene, KingSeat } from "../generated/protocol";
import type { Frame } from "../lib/playback.svelte";
import { changed, FACTIONS, of } from "./factions";

export type KingFrame = Frame<KingScene, KingChange>;

/** How long each change is on show, in milliseconds. */
const TIMES: Readonly<Record<KingChange["event"], number>> = {
  passed: 420,
  "card-played": 480,
  "nothing-done": 300,
  "tiles-swapped": 480,
  "tile-crowned": 300,
  "follower-placed": 260,
  "followers-swapped": 420,
  "follower-taken": 320,
  "nothing-taken": 300,
  "province-resolved": 900,
  "followers-returned": 600,
};

/** A film of changes, beginning with a scene: things leave their place, travel, and arrive. */
export function film(scene: KingScene, changes: readonly KingChange[]): KingFrame[] {
  const frames: KingFrame[] = [];
  let now = scene;
  for (const change of changes) {
    frames.push({ scene: lift(now, change), change, ms: TIMES[change.event] });
    now = settle(now, change);
  }
  return frames;
}

/** The scene while a change happens: what travels is in the air. */
export function lift(scene: KingScene, change: KingChange): KingScene {
  switch (change.event) {
    case "follower-placed":
      return { ...scene, pool: changed(scene.pool, change.faction, -1) };
    case "follower-taken":
      return stand(scene, change.province, (counts) => changed(counts, change.faction, -1));
    case "followers-swapped": {
      const given = stand(scene, change.first, (counts) => add(counts, change.given, -1));
      return stand(given, change.second, (counts) => add(counts, change.got, -1));
    }
    case "followers-returned":
      return stand(scene, change.province, () => [0, 0, 0]);
    default:
      return settle(scene, change);
  }
}

/** The scene after a change. */
export function settle(scene: KingScene, change: KingChange): KingScene {
  switch (change.event) {
    case "passed":
      return { ...scene, passes: scene.passes + 1 };
    case "card-played":
      return { ...seat(scene, change.seat, (each) => play(each, change.card)), passes: 0 };
    case "tiles-swapped":
      return { ...scene, tiles: swapped(scene.tiles, change.first, change.second) };
    case "tile-crowned":
      return {
        ...scene,
        tiles: scene.tiles.map((tile) =>
          tile.province === change.province ? { ...tile, crowned: true } : tile,
        ),
      };
    case "follower-placed":
      return stand(lift(scene, change), change.province, (counts) => changed(counts, change.faction, 1));
    case "follower-taken":
      return seat(lift(scene, change), change.seat, (each) => ({
        ...each,
        court: changed(each.court, change.faction, 1),
      }));
    case "followers-swapped": {
      const got = stand(lift(scene, change), change.first, (counts) => add(counts, change.got, 1));
      return stand(got, change.second, (counts) => add(counts, change.given, 1));
    }
    case "province-resolved":
      return {
        ...scene,
        british: scene.british + (change.holder === "B" ? 1 : 0),
        tiles: scene.tiles.map((tile) =>
          tile.province === change.province ? { ...tile, holder: change.holder } : tile,
        ),
        provinces: scene.provinces.map((each) =>
          each.code === change.province ? { ...each, holder: change.holder } : each,
        ),
      };
    case "followers-returned": {
      const [rama, lao, malay] = FACTIONS.map((f) => of(scene.pool, f) + of(change.counts, f));
      return { ...lift(scene, change), pool: [rama ?? 0, lao ?? 0, malay ?? 0] };
    }
    default:
      return scene;
  }
}

function stand(scene: KingScene, code: string, change: (counts: Counts) => Counts): KingScene {
  const provinces = scene.provinces.map((each) =>
    each.code === code ? { ...each, followers: change(each.followers) } : each,
  );
  return { ...scene, provinces };
}

function seat(scene: KingScene, place: number, change: (seat: KingSeat) => KingSeat): KingScene {
  return { ...scene, seats: scene.seats.map((each, index) => (index === place ? change(each) : each)) };
}

function play(seat: KingSeat, card: Card): KingSeat {
  const place = seat.hand?.indexOf(card) ?? -1;
  return {
    ...seat,
    cards: seat.cards - 1,
    top: card,
    hand: seat.hand?.filter((_, index) => index !== place) ?? null,
    pile: seat.pile ? [...seat.pile, card] : null,
  };
}

function add(counts: Counts, factions: readonly ("R" | "L" | "M")[], by: number): Counts {
  return factions.reduce<Counts>((sum, faction) => changed(sum, faction, by), counts);
}

function swapped(tiles: KingScene["tiles"], first: string, second: string): KingScene["tiles"] {
  const one = tiles.find((tile) => tile.province === first);
  const other = tiles.find((tile) => tile.province === second);
  if (!one || !other) return tiles;
  return tiles.map((tile) => (tile === one ? other : tile === other ? one : tile));
}
