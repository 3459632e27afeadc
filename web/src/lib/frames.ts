/** A moment of an animation: what the table looks like, and for how long. */
export interface Frame<S, C> {
  readonly scene: S;
  /** The changes that happen meanwhile. */
  readonly changes: readonly C[];
  readonly ms: number;
}

/** How a game's table moves with changes that happen together. */
export interface Motion<S, C> {
  /** The scene while they happen. */
  readonly during: (scene: S, beat: readonly C[]) => S;
  /** The scene once they have happened. */
  readonly after: (scene: S, beat: readonly C[]) => S;
  /** How long a beat of a turn is on show, in milliseconds. */
  readonly ms: (beat: readonly C[], turn: readonly C[]) => number;
}

interface Beating {
  readonly beat: number;
}

/** The frames of some turns that begin with a scene, one a beat, and the scene they lead to. */
export function follow<S, C extends Beating>(
  scene: S,
  turns: readonly (readonly C[])[],
  motion: Motion<S, C>,
): { readonly frames: Frame<S, C>[]; readonly end: S } {
  const frames: Frame<S, C>[] = [];
  let end = scene;
  for (const turn of turns)
    for (const beat of beats(turn)) {
      frames.push({ scene: motion.during(end, beat), changes: beat, ms: motion.ms(beat, turn) });
      end = motion.after(end, beat);
    }
  return { frames, end };
}

/** A turn's changes, those together that happen together. */
export function beats<C extends Beating>(turn: readonly C[]): C[][] {
  const numbers = [...new Set(turn.map((change) => change.beat))];
  return numbers.map((number) => turn.filter((change) => change.beat === number));
}
