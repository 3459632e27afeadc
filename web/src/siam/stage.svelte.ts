import type { LogEntry, SiamChange, SiamScene } from "../generated/protocol";
import { moves } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import { agree, backward, changesOf, forward, regroup, setUp, settle, type Tokens } from "./tokens";

/** How long a step or a push takes, in milliseconds. */
export const STEP = 240;
/** How long a moment of the past is looked at, in milliseconds. */
const REST = 1200;
/** A longer way is jumped, not shown. */
const LONGEST = 4;

/** What stands on the table: a position, the moves that led there, and the steps chosen since. */
export interface Moment {
  readonly scene: SiamScene;
  readonly line: readonly LogEntry[];
  readonly chosen: readonly SiamChange[];
}

/** The wooden pieces, and how they come from one moment to the next. */
export class Stage {
  tokens: Tokens = $state.raw([]);
  /** Nothing glides: the first sight of a table, or somebody in a hurry. */
  still = $state(true);
  #moment: Moment | null = null;
  #film: Tokens[] = [];
  #waiting: ReturnType<typeof setTimeout>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show moments of the past one after the other, the last one being now. */
  replay(moments: readonly Moment[]): void {
    const [first, ...rest] = moments;
    if (!first) return;
    this.show(first);
    this.skip();
    rest.forEach((moment, index) => {
      this.#waiting.push(
        setTimeout(
          () => {
            this.#go(moment);
          },
          STEP + index * REST,
        ),
      );
    });
  }

  /** Show a moment, by way of the moves between. */
  show(next: Moment): void {
    for (const timer of this.#waiting) clearTimeout(timer);
    this.#waiting = [];
    this.#go(next);
  }

  #go(next: Moment): void {
    this.skip();
    const before = this.#moment;
    this.#moment = next;
    if (!before) {
      this.tokens = setUp(next.scene);
      return;
    }
    const film = this.#between(before, next);
    const last = film?.pop() ?? this.tokens;
    const end = settle(last, next.scene) ?? regroup(this.tokens, next.scene);
    this.still = !moves();
    if (film && film.length < LONGEST && moves()) {
      this.#film = [...film, end];
      this.#next();
    } else {
      this.tokens = end;
    }
    const heard = next.chosen.length > 0 ? next.chosen : changesOf(next.line.at(-1));
    if (film) listen(heard);
  }

  /** Everything is where it goes. */
  skip(): void {
    clearTimeout(this.#timer);
    this.still = true;
    this.tokens = this.#film.at(-1) ?? this.tokens;
    this.#film = [];
  }

  #next(): void {
    const frame = this.#film.shift();
    if (!frame) return;
    this.tokens = frame;
    if (this.#film.length > 0)
      this.#timer = setTimeout(() => {
        this.#next();
      }, STEP * 1.5);
  }

  /** The tokens after each move on the way; null when there is nothing to see or no way is known. */
  #between(before: Moment, next: Moment): Tokens[] | null {
    let shared = 0;
    while (shared < before.line.length && before.line[shared]?.index === next.line[shared]?.index)
      shared += 1;
    let now: Tokens | null = backward(this.tokens, before.chosen);
    for (const entry of before.line.slice(shared).reverse()) now = now && backward(now, changesOf(entry));
    const film: Tokens[] = [];
    for (const changes of [...next.line.slice(shared).map(changesOf), next.chosen]) {
      now = now && forward(now, changes);
      if (!now) return null;
      if (changes.length > 0) film.push(now);
    }
    if (now && film.length === 0) film.push(now);
    return film.at(-1) && agree(film.at(-1) ?? [], next.scene) ? film : null;
  }
}

function listen(changes: readonly SiamChange[]): void {
  const events = new Set(changes.map((change) => change.event));
  if (events.has("rock-pushed-off")) sound("fall");
  else if (events.has("pushed") || events.has("animal-pushed-off")) sound("push");
  else if (events.has("left")) sound("take");
  else if (events.size > 0) sound("place");
}
