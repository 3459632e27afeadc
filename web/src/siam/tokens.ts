import type { Facing, LogEntry, SiamChange, SiamScene, Side } from "../generated/protocol";
import { standing } from "../lib/log";

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
  /** It turns after it has moved. */
  readonly late: boolean;
}

export type Tokens = readonly Token[];

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
  return [...standing, ...waiting].map((token, id) => ({ ...token, id, late: false }));
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

/** The tokens after a turn's changes; null where these can't have begun here. */
export function forward(tokens: Tokens, changes: readonly SiamChange[]): Tokens | null {
  let now: Tokens | null = tokens.map((token) => ({ ...token, late: false }));
  for (const change of changes) now = now && step(now, change);
  return now;
}

/** The tokens before a turn's changes; where they looked is for `settle` to say. */
export function backward(tokens: Tokens, changes: readonly SiamChange[]): Tokens | null {
  let now: Tokens | null = tokens.map((token) => ({ ...token, late: false }));
  for (const change of [...changes].reverse()) now = now && unstep(now, change);
  return now;
}

/** The tokens looking where the position says; null where they stand elsewhere. */
export function settle(tokens: Tokens, scene: SiamScene): Tokens | null {
  if (!agree(tokens, scene)) return null;
  const facings = new Map(scene.pieces.map((piece) => [piece.cell, piece.facing]));
  return tokens.map((token) => {
    if (token.spot.at !== "cell") return token;
    const facing = facings.get(token.spot.cell);
    return facing ? turned(token, DEGREES[facing]) : token;
  });
}

/** The same tokens put as a position says, each as near to where it was as we can. */
export function regroup(tokens: Tokens, scene: SiamScene): Tokens {
  const fresh = setUp(scene);
  const kinds = [null, ...SIDES];
  const count = (all: Tokens, side: Side | null): number => all.filter((t) => t.side === side).length;
  const fallen = tokens.some((token) => token.spot.at === "fallen");
  if (fallen || kinds.some((side) => count(tokens, side) !== count(fresh, side))) return fresh;
  const free = new Set(tokens);
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
  const moved = [...given].map(([wanted, old]) => ({ ...turned(old, wanted.angle), spot: wanted.spot, late: false }));
  return moved.sort((a, b) => a.id - b.id);
}

/** The moves that stand after some rows of the log. */
export function lineOf(log: readonly LogEntry[]): LogEntry[] {
  const stands = standing(log);
  return log.filter((entry) => entry.kind === "move" && stands.has(entry.index));
}

/** What a row of a Siam table, or the steps of a turn there, changed. */
export function changesOf(source: Pick<LogEntry, "events"> | null | undefined): readonly SiamChange[] {
  return (source?.events ?? []) as readonly SiamChange[];
}

/** Cells that a turn has touched: where its animal was, and where it or what it pushed is now. */
export function touched(changes: readonly SiamChange[]): string[] {
  const cells = changes.flatMap((change) => {
    switch (change.event) {
      case "stepped":
        return [change.cell, change.target];
      case "pushed":
        return [];
      default:
        return [change.cell];
    }
  });
  return [...new Set(cells)];
}

/** Where what stood on a cell stands after a turn's changes; null when it is off the board. */
export function whereabouts(cell: string, changes: readonly SiamChange[]): string | null {
  for (const change of changes) {
    if (change.cell !== cell) continue;
    if (change.event === "pushed" || change.event === "stepped") return change.target;
    if (change.event === "animal-pushed-off" || change.event === "rock-pushed-off") return null;
  }
  return cell;
}

/** The token on a cell. */
export function on(tokens: Tokens, cell: string): Token | undefined {
  return tokens.find((token) => token.spot.at === "cell" && token.spot.cell === cell);
}

function waiting(tokens: Tokens, side: Side | null): Token[] {
  return tokens.filter((token) => token.side === side && token.spot.at === "reserve");
}

function step(tokens: Tokens, change: SiamChange): Tokens | null {
  switch (change.event) {
    case "entered": {
      const token = top(tokens, change.side);
      if (!token) return null;
      const spot = { at: "cell", cell: change.cell } as const;
      return put(tokens, { ...turned(token, DEGREES[change.facing]), spot });
    }
    case "stepped":
    case "pushed":
      return carry(tokens, change.cell, change.target);
    case "turned": {
      const token = on(tokens, change.cell);
      return token ? put(tokens, { ...turned(token, DEGREES[change.facing]), late: change.beat > 0 }) : null;
    }
    case "left":
    case "animal-pushed-off":
      return home(tokens, change.cell);
    case "rock-pushed-off": {
      const token = on(tokens, change.cell);
      const spot = { at: "fallen", cell: change.cell, facing: change.facing } as const;
      return token ? put(tokens, { ...token, spot }) : null;
    }
  }
}

function unstep(tokens: Tokens, change: SiamChange): Tokens | null {
  switch (change.event) {
    case "entered":
      return home(tokens, change.cell);
    case "stepped":
    case "pushed":
      return carry(tokens, change.target, change.cell);
    case "turned":
      return tokens;
    case "left":
    case "animal-pushed-off": {
      const token = top(tokens, change.side);
      return token ? put(tokens, { ...token, spot: { at: "cell", cell: change.cell } }) : null;
    }
    case "rock-pushed-off": {
      const token = tokens.find((each) => each.spot.at === "fallen");
      return token ? put(tokens, { ...token, spot: { at: "cell", cell: change.cell } }) : null;
    }
  }
}

/** The animal that enters next, from the last slot: the others need not move up. */
export function top(tokens: Tokens, side: Side): Token | undefined {
  return waiting(tokens, side).sort((a, b) => slot(b) - slot(a))[0];
}

function slot(token: Token): number {
  return token.spot.at === "reserve" ? token.spot.slot : -1;
}

function carry(tokens: Tokens, cell: string, target: string): Tokens | null {
  const token = on(tokens, cell);
  if (!token || on(tokens, target)) return null;
  return put(tokens, { ...token, spot: { at: "cell", cell: target } });
}

function home(tokens: Tokens, cell: string): Tokens | null {
  const token = on(tokens, cell);
  if (!token?.side) return null;
  const spot = { at: "reserve", slot: waiting(tokens, token.side).length } as const;
  return put(tokens, { ...turned(token, rest(token.side)), spot });
}

function put(tokens: Tokens, token: Token): Tokens {
  return tokens.map((each) => (each.id === token.id ? token : each));
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
