import type { Card, Counts, Faction, Holder, KingChange, KingScene, KingSeat, Shift } from "../generated/protocol";
import { changed, isFaction } from "./factions";

interface SeatShift extends Shift {
  /** Whose hand, pile or court is meant. */
  readonly seat: number;
}

/** The scene while changes happen: followers are on their way, all else is where it goes. */
export function during(scene: KingScene, changes: readonly KingChange[]): KingScene {
  const shifts = shiftsOf(changes);
  return shifts.reduce<KingScene>(
    (now, { piece, start, end, count, seat }) =>
      isFaction(piece) ? stand(now, piece, start, -count, seat) : put(now, piece, end, seat),
    { ...scene, tiles: laid(scene.tiles, shifts) },
  );
}

/** The scene after changes. */
export function after(scene: KingScene, changes: readonly KingChange[]): KingScene {
  return shiftsOf(changes).reduce(
    (now, { piece, end, count, seat }) => (isFaction(piece) ? stand(now, piece, end, count, seat) : now),
    during(scene, changes),
  );
}

function shiftsOf(changes: readonly KingChange[]): SeatShift[] {
  return changes.flatMap((change) =>
    change.shifts.map((shift) => ({ ...shift, seat: "seat" in change ? change.seat : -1 })),
  );
}

/** So many followers more, or fewer, at a place. */
function stand(scene: KingScene, faction: Faction, place: string | null, by: number, seat: number): KingScene {
  const counted = (counts: Counts): Counts => changed(counts, faction, by);
  if (place === "pool") return { ...scene, pool: counted(scene.pool) };
  if (place === "court") return sit(scene, seat, (each) => ({ ...each, court: counted(each.court) }));
  const provinces = scene.provinces.map((each) =>
    each.code === place ? { ...each, followers: counted(each.followers) } : each,
  );
  return { ...scene, provinces };
}

/** A King marker, a flag or a card comes to a place. */
function put(scene: KingScene, piece: string, place: string | null, seat: number): KingScene {
  const mark = <T extends object>(there: boolean, thing: T, marks: Partial<T>): T =>
    there ? { ...thing, ...marks } : thing;
  if (piece === "crown") {
    const tiles = scene.tiles.map((tile) => mark(tile.province === place, tile, { crowned: true }));
    return { ...scene, tiles };
  }
  if (piece.startsWith("flag")) {
    const holder = piece.slice("flag".length) as Holder;
    return {
      ...scene,
      tiles: scene.tiles.map((tile) => mark(tile.province === place, tile, { holder })),
      provinces: scene.provinces.map((each) => mark(each.code === place, each, { holder })),
    };
  }
  return place === "pile" ? sit(scene, seat, (each) => play(each, piece as Card)) : scene;
}

function sit(scene: KingScene, place: number, change: (seat: KingSeat) => KingSeat): KingScene {
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

/** The tiles, each that moves in the box of the one it goes to. */
function laid(tiles: KingScene["tiles"], shifts: readonly Shift[]): KingScene["tiles"] {
  return tiles.map((tile) => {
    const comes = shifts.find(({ piece, end }) => piece === "tile" && end === tile.province);
    return (comes && tiles.find((each) => each.province === comes.start)) ?? tile;
  });
}
