import type { LogEntry, SiamChange, SiamScene } from "../generated/protocol";
import { beats, follow, type Frame, type Motion } from "../lib/frames";
import { changesOf } from "../lib/log";
import { Playback } from "../lib/playback.svelte";
import { motionAllowed } from "../lib/settings.svelte";
import { hear, type Sounds } from "../lib/sound";
import { after, agree, before, settle, setUp, type Tokens } from "./tokens";

/** How long a step or a push takes, in milliseconds. */
const STEP_MS = 240;
/** How long a moment of the past is looked at, in milliseconds. */
const REST_MS = 1200;
/** More turns than this are jumped, not shown. */
const MOST_TURNS = 4;
const SOUNDS: Sounds<SiamChange> = {
  "rock-pushed-off": "fall",
  pushed: "push",
  "animal-pushed-off": "push",
  left: "take",
  entered: "place",
  stepped: "place",
  turned: "place",
};

/** Tokens glide by themselves to where they are put; null where a change can't have begun. */
const motion: Motion<Tokens | null, SiamChange> = {
  during: (tokens, beat) => tokens && after(tokens, beat),
  after: (tokens, beat) => tokens && after(tokens, beat),
  // A turn takes as long as a step and a half, however many beats it has.
  ms: (beat, turn) => (beats(turn).at(-1)?.[0] === beat[0] ? STEP_MS * 1.5 - (beat[0]?.beat ?? 0) * STEP_MS : STEP_MS),
};

/** What stands on the table: a position, the moves that led there, and the steps chosen since. */
export interface Moment {
  readonly scene: SiamScene;
  readonly line: readonly LogEntry[];
  readonly chosen: readonly SiamChange[];
}

/** The wooden pieces, and how they come from one moment to the next. */
export class Stage {
  /** Nothing glides: the first sight of a table, or somebody in a hurry. */
  still = $state(true);
  /** Pieces are on their way. */
  moving = $state(false);
  #now: Tokens = $state.raw([]);
  #moment: Moment | null = null;
  #waiting: ReturnType<typeof setTimeout>[] = [];
  #arriving: ReturnType<typeof setTimeout> | undefined;
  readonly #playback = new Playback<Tokens, SiamChange>();

  get tokens(): Tokens {
    return this.#playback.frame?.scene ?? this.#now;
  }

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
          STEP_MS + index * REST_MS,
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

  /** Everything is where it goes. */
  skip(): void {
    this.#playback.skip();
    this.still = true;
    this.moving = false;
    clearTimeout(this.#arriving);
  }

  #go(next: Moment): void {
    this.skip();
    const last = this.#moment;
    this.#moment = next;
    if (!last) {
      this.#now = setUp(next.scene);
      return;
    }
    const way = wayBetween(this.#now, last, next);
    this.#now = settle(way?.end ?? this.#now, next.scene);
    this.still = !motionAllowed();
    if (!way) return;
    if (motionAllowed()) {
      this.#playback.play(way.frames);
      this.moving = true;
      const ms = way.frames.reduce((sum, frame) => sum + frame.ms, STEP_MS);
      this.#arriving = setTimeout(() => {
        this.moving = false;
      }, ms);
    }
    hear(next.chosen.length > 0 ? next.chosen : changesOf<SiamChange>(next.line.at(-1)), SOUNDS);
  }
}

/** Frames on the way from one moment to another, and its end; null when no way is known. */
function wayBetween(
  tokens: Tokens,
  last: Moment,
  next: Moment,
): { frames: Frame<Tokens, SiamChange>[]; end: Tokens } | null {
  let shared = 0;
  while (shared < last.line.length && last.line[shared]?.index === next.line[shared]?.index) shared += 1;
  const turnsOf = ({ line, chosen }: Moment): (readonly SiamChange[])[] => [
    ...line.slice(shared).map((entry) => changesOf<SiamChange>(entry)),
    ...(chosen.length > 0 ? [chosen] : []),
  ];
  let start: Tokens | null = tokens;
  for (const beat of turnsOf(last).flatMap(beats).reverse()) start = start && before(start, beat);
  const turns = turnsOf(next);
  const { frames, end } = follow(start, turns, motion);
  if (!end || !agree(end, next.scene)) return null;
  const shown = turns.length > MOST_TURNS ? [] : frames.slice(0, -1);
  return { frames: shown.flatMap(({ scene, ...frame }) => (scene ? [{ ...frame, scene }] : [])), end };
}
