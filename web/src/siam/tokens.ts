import type { Facing, Shift, SiamChange, SiamScene, Side } from "../generated/protocol";

/** Where a token is: on a cell, in a slot of its side's reserve, or fallen off the board. */
export type Spot =
  | { readonly at: "cell"; readonly cell: string }
  | { readonly at: "reserve"; readonly slot: number }
  | { readonly at: "fallen"; readonly cell: string; readonly facing: Facing };

/** A wooden piece that stays the same one while it moves. */
export interface Token {
  readonly id: number;
  /** Whose animal; null for a rock. */
  readonly side: Side | null;
  readonly spot: Spot;
  /** Degrees clockwise from north, not wrapped, so that it turns the short way. */
  readonly angle: number;
}

export type Tokens = readonly Token[];

/** The reserve, as a place that pieces come from and go to. */
const RESERVE = "@";
const DEGREES: Readonly<Record<Facing, number>> = { n: 0, e: 90, s: 180, w: 270 };
const SIDES = ["E", "R"] as const;

/** Fresh tokens for a position. */
export function setUp(scene: SiamScene): Tokens {
  const standing = scene.pieces.map((piece) => ({
    side: piece.side,
    spot: { at: "cell", cell: piece.cell } as const,
    angle: piece.facing ? DEGREES[piece.facing] : 0,
  }));
  const waiting = SIDES.flatMap((side, index) =>
    Array.from({ length: scene.reserves[index] ?? 0 }, (_, slot) => ({
      side,
      spot: { at: "reserve", slot } as const,
      angle: rest(side),
    })),
  );
  return [...standing, ...waiting].map((token, id) => ({ ...token, id }));
}

/** Whether the tokens stand as the position says, wherever they look. */
export function agree(tokens: Tokens, scene: SiamScene): boolean {
  const placed = scene.pieces.every((piece) => on(tokens, piece.cell)?.side === piece.side);
  const standing = tokens.filter((token) => token.spot.at === "cell").length;
  return (
    placed &&
    standing === scene.pieces.length &&
    SIDES.every((side, index) => waiting(tokens, side).length === scene.reserves[index])
  );
}

/** The tokens after changes that happen together; null where these can't have begun here. */
export function after(tokens: Tokens, changes: readonly SiamChange[]): Tokens | null {
  return shifted(tokens, changes.flatMap((change) => change.shifts));
}

/** The tokens before changes that happened together; where they looked is for `settle` to say. */
export function before(tokens: Tokens, changes: readonly SiamChange[]): Tokens | null {
  const back = ({ start, end, ...shift }: Shift): Shift => ({ ...shift, start: end, end: start, facing: null });
  return shifted(tokens, changes.flatMap((change) => change.shifts.map(back)));
}

/** The same tokens put as a position says, each as near to where it was as we can. */
export function settle(tokens: Tokens, scene: SiamScene): Tokens {
  const fresh = setUp(scene);
  const fallen = tokens.filter((token) => token.spot.at === "fallen");
  const free = new Set(tokens.filter((token) => token.spot.at !== "fallen"));
  const count = (all: Iterable<Token>, side: Side | null): number =>
    [...all].filter((token) => token.side === side).length;
  if ([null, ...SIDES].some((side) => count(free, side) !== count(fresh, side))) return fresh;
  const given = new Map<Token, Token>();
  const take = (wanted: Token, fits: (old: Token) => boolean): void => {
    if (given.has(wanted)) return;
    const old = [...free].find((each) => each.side === wanted.side && fits(each));
    if (!old) return;
    free.delete(old);
    given.set(wanted, old);
  };
  for (const wanted of fresh) take(wanted, (old) => key(old.spot) === key(wanted.spot));
  for (const wanted of fresh) take(wanted, (old) => near(old.spot, wanted.spot));
  for (const wanted of fresh) take(wanted, () => true);
  const moved = [...given].map(([wanted, old]) => ({ ...turned(old, wanted.angle), spot: wanted.spot }));
  return [...moved, ...fallen].sort((a, b) => a.id - b.id);
}

/** Cells that a turn has touched: where its animal was and is, and where something fell. */
export function touched(changes: readonly SiamChange[]): string[] {
  const shifts = changes.flatMap((change) => (change.event === "pushed" ? [] : change.shifts));
  const places = new Set(shifts.flatMap(({ start, end }) => [start, end]));
  return [...places].filter((place): place is string => place !== null && place !== RESERVE);
}

/** Where what stood on a cell stands after a turn's changes; null when it is off the board. */
export function whereabouts(cell: string, changes: readonly SiamChange[]): string | null {
  const shifts = changes.flatMap((change) => change.shifts);
  const end = shifts.find(({ start }) => start === cell)?.end;
  return end === undefined ? cell : end === RESERVE ? null : end;
}

/** The token on a cell. */
export function on(tokens: Tokens, cell: string): Token | undefined {
  return tokens.find((token) => token.spot.at === "cell" && token.spot.cell === cell);
}

/** The animal that enters next, from the last slot: the others need not move up. */
export function top(tokens: Tokens, side: Side): Token | undefined {
  return waiting(tokens, side).sort((a, b) => slot(b) - slot(a))[0];
}

function shifted(tokens: Tokens, shifts: readonly Shift[]): Tokens | null {
  const moving: (readonly [Token, Shift])[] = [];
  let stay = tokens;
  for (const shift of shifts) {
    const token = taken(stay, shift);
    if (!token) return null;
    stay = stay.filter((each) => each !== token);
    moving.push([token, shift]);
  }
  const moved = moving.map(([token, shift]) => put(token, shift, stay));
  return [...stay, ...moved].sort((a, b) => a.id - b.id);
}

function taken(tokens: Tokens, { piece, start }: Shift): Token | undefined {
  if (start === null) return tokens.find((token) => token.spot.at === "fallen");
  return start === RESERVE ? top(tokens, piece as Side) : on(tokens, start);
}

/** A token where a shift brings it; in the reserve it lies behind those that stay there. */
function put(token: Token, { start, end, facing }: Shift, stay: Tokens): Token {
  if (end === RESERVE && token.side) {
    const spot = { at: "reserve", slot: waiting(stay, token.side).length } as const;
    return { ...turned(token, rest(token.side)), spot };
  }
  if (end === null) return { ...token, spot: { at: "fallen", cell: start ?? "", facing: facing ?? "n" } };
  return { ...(facing ? turned(token, DEGREES[facing]) : token), spot: { at: "cell", cell: end } };
}

function waiting(tokens: Tokens, side: Side | null): Token[] {
  return tokens.filter((token) => token.side === side && token.spot.at === "reserve");
}

function slot(token: Token): number {
  return token.spot.at === "reserve" ? token.spot.slot : -1;
}

/** In the reserve animals look at the board. */
function rest(side: Side): number {
  return side === "E" ? DEGREES.n : DEGREES.s;
}

function turned(token: Token, degrees: number): Token {
  const way = (((degrees - token.angle) % 360) + 540) % 360 - 180;
  return { ...token, angle: token.angle + way };
}

function key(spot: Spot): string {
  return spot.at === "reserve" ? `@${spot.slot}` : spot.cell;
}

function near(a: Spot, b: Spot): boolean {
  if (a.at === "reserve" || b.at === "reserve") return false;
  const [column, row] = [0, 1].map((i) => Math.abs(a.cell.charCodeAt(i) - b.cell.charCodeAt(i)));
  return (column ?? 0) + (row ?? 0) === 1;
}
