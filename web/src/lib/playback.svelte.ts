/** A moment of a film: what the table looks like, and for how long. */
export interface Frame<S, C> {
  readonly scene: S;
  /** The change that leads to this scene, or null for a moment of rest. */
  readonly change: C | null;
  readonly ms: number;
}

/** Shows what others did, change by change; whoever is in a hurry skips to the end. */
export class Playback<S, C> {
  /** The frame on show; null when everything is as it is now. */
  frame: Frame<S, C> | null = $state.raw(null);
  #film: Frame<S, C>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #moves: () => boolean;
  readonly #seen: (frame: Frame<S, C>) => void;

  constructor(moves: () => boolean, seen: (frame: Frame<S, C>) => void = () => undefined) {
    this.#moves = moves;
    this.#seen = seen;
  }

  get busy(): boolean {
    return this.frame !== null;
  }

  /** How many frames still wait. */
  get backlog(): number {
    return this.#film.length;
  }

  /** Show these frames after those that still wait; nothing is shown where nothing moves. */
  play(film: readonly Frame<S, C>[]): void {
    if (!this.#moves()) return;
    this.#film.push(...film);
    if (this.frame === null) this.#next();
  }

  /** Everything is as it is now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#film = [];
    this.frame = null;
  }

  #next(): void {
    const frame = this.#film.shift();
    this.frame = frame ?? null;
    if (!frame) return;
    this.#seen(frame);
    this.#timer = setTimeout(() => {
      this.#next();
    }, frame.ms);
  }
}
