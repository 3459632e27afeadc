import type { KingChange, KingScene } from "../generated/protocol";
import { follow, type Motion, type Frame } from "../lib/frames";
import { changesOf } from "../lib/log";
import { Playback } from "../lib/playback.svelte";
import type { Arrival } from "../lib/session.svelte";
import { motionAllowed } from "../lib/settings.svelte";
import { hear, type Sounds } from "../lib/sound";
import { after, during } from "./scene";

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
const SOUNDS: Sounds<KingChange> = {
  passed: "pass",
  "follower-placed": "place",
  "followers-swapped": "place",
  "tiles-swapped": "place",
  "tile-crowned": "place",
  "follower-taken": "take",
  "province-resolved": "gong",
};
/** More frames than this are too far behind to be worth watching. */
const MOST_WAITING = 24;

const motion: Motion<KingScene, KingChange> = {
  during,
  after,
  ms: (beat) => Math.max(...beat.map((change) => TIMES[change.event])),
};

/** What others did, shown change by change: followers travel, tiles and flags come. */
export class Stage {
  readonly #playback: Playback<KingScene, KingChange>;

  constructor({ silent = false } = {}) {
    this.#playback = new Playback((frame) => {
      if (!silent) hear(frame.changes, SOUNDS);
    });
  }

  /** The frame on show; null when everything is as it is now. */
  get frame(): Frame<KingScene, KingChange> | null {
    return this.#playback.frame;
  }

  /** Show what came; of an own turn only what its preview has not shown. */
  arrive({ entries, before }: Arrival): void {
    const [first, ...rest] = entries.filter((entry) => entry.kind === "move");
    if (!first) return;
    const own = first === entries[0] && first.seat === before.seat ? before.turn : null;
    const begun = changesOf<KingChange>(first).slice(own?.events.length ?? 0);
    const scene = (own && before.preview) ?? before.scene;
    this.play(scene as KingScene, [begun, ...rest.map((entry) => changesOf<KingChange>(entry))]);
  }

  /** Show turns that begin with a scene. */
  play(scene: KingScene, turns: readonly (readonly KingChange[])[]): void {
    if (!motionAllowed()) return;
    if (this.#playback.backlog > MOST_WAITING) this.skip();
    this.#playback.play(follow(scene, turns, motion).frames);
  }

  /** Everything is as it is now. */
  skip(): void {
    this.#playback.skip();
  }
}
