import type { Frame } from "./frames";

/** Shows frames one after the other; whoever is in a hurry skips to the end. */
export class Playback<S, C> {
  /** The frame on show; null when everything is as it is now. */
  frame: Frame<S, C> | null = $state.raw(null);
  #frames: Frame<S, C>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #seen: (frame: Frame<S, C>) => void;

  constructor(seen: (frame: Frame<S, C>) => void = () => undefined) {
    this.#seen = seen;
  }

  get busy(): boolean {
    return this.frame !== null;
  }

  /** How many frames still wait. */
  get backlog(): number {
    return this.#frames.length;
  }

  /** Show these frames after those that still wait. */
  play(frames: readonly Frame<S, C>[]): void {
    this.#frames.push(...frames);
    if (this.frame === null) this.#next();
  }

  /** Everything is as it is now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#frames = [];
    this.frame = null;
  }

  #next(): void {
    const frame = this.#frames.shift();
    this.frame = frame ?? null;
    if (!frame) return;
    this.#seen(frame);
    this.#timer = setTimeout(() => {
      this.#next();
    }, frame.ms);
  }
}
