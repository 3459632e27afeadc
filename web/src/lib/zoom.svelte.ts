type Spot = readonly [x: number, y: number];

const MOST = 5;
/** A finger that moved less than this has tapped. */
const TREMBLE = 8;

/** How near a board is looked at, and which part of it; fingers and wheel change it. */
export class ZoomState {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  #width = 0;
  #height = 0;
  readonly #fingers = new Map<number, Spot>();
  #start: Spot = [0, 0];
  #moved = false;

  /** The window is so large. */
  measure(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
  }

  /** So much nearer, or farther; what is at the spot stays there. */
  by(factor: number, [x, y]: Spot): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const grown = scale / this.scale;
    this.scale = scale;
    this.#put(x - (x - this.x) * grown, y - (y - this.y) * grown);
  }

  /** All of the board again. */
  reset(): void {
    this.scale = 1;
    this.#put(0, 0);
  }

  /** Move as little as needed to show a rectangle of the window. */
  reveal(left: number, top: number, width: number, height: number): void {
    const inside = (from: number, size: number, whole: number): number =>
      from < 0 ? -from : from + size > whole ? Math.max(-from, whole - from - size) : 0;
    this.#put(this.x + inside(left, width, this.#width), this.y + inside(top, height, this.#height));
  }

  down(event: Pick<PointerEvent, "pointerId">, at: Spot): void {
    if (this.#fingers.size === 0) {
      this.#start = at;
      this.#moved = false;
    }
    this.#fingers.set(event.pointerId, at);
    if (this.#fingers.size > 1) this.#moved = true;
  }

  /** Whether the move belongs to the window: two fingers, or a drag of a board that is near. */
  move(event: Pick<PointerEvent, "pointerId" | "pointerType">, at: Spot): boolean {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return false;
    this.#fingers.set(event.pointerId, at);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [was, is] = [apart(before, other), apart(at, other)];
      if (was > 0) this.by(is / was, between(at, other));
      const [from, to] = [between(before, other), between(at, other)];
      this.#put(this.x + to[0] - from[0], this.y + to[1] - from[1]);
      return true;
    }
    if (this.scale === 1) return false;
    this.#moved ||= apart(at, this.#start) > TREMBLE;
    if (!this.#moved) return false;
    this.#put(this.x + at[0] - before[0], this.y + at[1] - before[1]);
    return true;
  }

  up(event: Pick<PointerEvent, "pointerId">): void {
    this.#fingers.delete(event.pointerId);
  }

  /** Whether the click that follows ends a drag or a pinch, so that nobody meant it. */
  swallow(): boolean {
    const moved = this.#moved;
    this.#moved = false;
    return moved;
  }

  #put(x: number, y: number): void {
    this.x = Math.min(0, Math.max(this.#width * (1 - this.scale), x));
    this.y = Math.min(0, Math.max(this.#height * (1 - this.scale), y));
  }
}

function apart(a: Spot, b: Spot): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function between(a: Spot, b: Spot): Spot {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
