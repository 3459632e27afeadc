import type { Facing, SiamBoard } from "../generated/protocol";
import type { Point } from "../lib/geometry";
import type { Token } from "./tokens";

/** Sizes in the drawing's units. */
export const CELL = 100;
export const FRAME = 38;
export const SHELF = 78;
export const PIECE = 88;
export const ROCK = 80;
export const WAITING = 62;

export const FACINGS = ["n", "e", "s", "w"] as const;
const STEPS: Readonly<Record<Facing, readonly [number, number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

/** Where things lie on the drawing of a board, seen from the elephants' side or turned round. */
export class Layout {
  readonly width: number;
  readonly height: number;

  constructor(
    readonly board: Pick<SiamBoard, "width" | "height">,
    readonly flipped: boolean,
    readonly animals: number,
  ) {
    this.width = board.width * CELL + 2 * FRAME;
    this.height = board.height * CELL + 2 * FRAME + 2 * SHELF;
  }

  /** Cells in reading order, a list for each row as it is seen. */
  get rows(): string[][] {
    const { width, height } = this.board;
    return Array.from({ length: height }, (_, down) =>
      Array.from({ length: width }, (__, across) => this.#name(across, down)),
    );
  }

  /** The middle of a cell. */
  middle(cell: string): Point {
    const [across, down] = this.#seen(cell);
    return [FRAME + (across + 0.5) * CELL, SHELF + FRAME + (down + 0.5) * CELL];
  }

  /** The cell at a point; null beside the board. */
  at([x, y]: Point): string | null {
    const across = Math.floor((x - FRAME) / CELL);
    const down = Math.floor((y - SHELF - FRAME) / CELL);
    const inside = across >= 0 && down >= 0 && across < this.board.width && down < this.board.height;
    return inside ? this.#name(across, down) : null;
  }

  /** The next cell that way as it is seen; null at the edge. */
  beside(cell: string, facing: Facing): string | null {
    const [x, y] = this.middle(cell);
    const [right, down] = STEPS[facing];
    return this.at([x + right * CELL, y + down * CELL]);
  }

  /** Degrees by which the drawing of something that looks that way is turned. */
  degrees(facing: Facing): number {
    return FACINGS.indexOf(facing) * 90 + (this.flipped ? 180 : 0);
  }

  /** The step of that facing as it is seen. */
  step(facing: Facing): Point {
    const [x, y] = STEPS[facing];
    return this.flipped ? [-x, -y] : [x, y];
  }

  /** A facing of the board for one on the screen, and the other way round. */
  turned(facing: Facing): Facing {
    const index = FACINGS.indexOf(facing);
    return FACINGS[(index + (this.flipped ? 2 : 0)) % 4] ?? facing;
  }

  /** Whether a side's reserve lies above the board. */
  above(side: "E" | "R"): boolean {
    return (side === "R") !== this.flipped;
  }

  /** The middle of a reserve's slot, counted from the right. */
  slot(side: "E" | "R", slot: number): Point {
    const room = Math.min(WAITING + 4, (this.width - 230) / this.animals);
    const x = this.width - WAITING / 2 - 4 - slot * room;
    return [x, this.above(side) ? SHELF / 2 : this.height - SHELF / 2];
  }

  /** The middle of a token. */
  of(token: Token): Point {
    const { spot } = token;
    if (spot.at === "reserve") return this.slot(token.side ?? "E", spot.slot);
    const [x, y] = this.middle(spot.cell);
    if (spot.at === "cell") return [x, y];
    const [right, down] = this.step(spot.facing);
    return [x + right * CELL * 0.85, y + down * CELL * 0.85];
  }

  #name(across: number, down: number): string {
    const { width, height } = this.board;
    const [column, row] = this.flipped ? [width - 1 - across, down] : [across, height - 1 - down];
    return `${String.fromCharCode(97 + column)}${row + 1}`;
  }

  #seen(cell: string): Point {
    const [column, row] = [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
    const { width, height } = this.board;
    return this.flipped ? [width - 1 - column, row] : [column, height - 1 - row];
  }
}
