import { settings } from "./settings.svelte";

/** A tone: its pitch in hertz, when it starts and how long it sounds in seconds, how loud. */
type Tone = readonly [pitch: number, start: number, length: number, volume: number];

/** Wood on wood, a gong, a short fanfare: all made of a few decaying tones. */
const SOUNDS = {
  tap: [[620, 0, 0.05, 0.12]],
  place: [
    [330, 0, 0.09, 0.25],
    [165, 0, 0.12, 0.2],
  ],
  take: [
    [440, 0, 0.08, 0.2],
    [587, 0.06, 0.1, 0.18],
  ],
  pass: [[220, 0, 0.14, 0.16]],
  turn: [
    [523, 0, 0.12, 0.14],
    [784, 0.1, 0.2, 0.12],
  ],
  gong: [
    [147, 0, 1.1, 0.28],
    [221, 0, 0.9, 0.12],
    [311, 0, 0.6, 0.06],
  ],
  push: [
    [98, 0, 0.2, 0.3],
    [130, 0.05, 0.2, 0.2],
  ],
  fall: [
    [196, 0, 0.2, 0.25],
    [131, 0.12, 0.3, 0.25],
    [65, 0.25, 0.6, 0.3],
  ],
  end: [
    [392, 0, 0.2, 0.18],
    [523, 0.16, 0.2, 0.18],
    [659, 0.32, 0.2, 0.18],
    [784, 0.48, 0.7, 0.2],
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

/** What the changes of a game sound like, the loudest first; those left out are silent. */
export type Sounds<C extends { readonly event: string }> = Readonly<Partial<Record<C["event"], Sound>>>;

let context: AudioContext | null = null;

/** Let a sound be heard, unless it is switched off or nobody has touched the page yet. */
export function sound(name: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[name]) play(context, tone);
}

/** Let the loudest of some changes be heard. */
export function hear<C extends { readonly event: string }>(changes: readonly C[], sounds: Sounds<C>): void {
  const events = new Set<string>(changes.map((change) => change.event));
  const heard = (Object.entries(sounds) as [string, Sound][]).find(([event]) => events.has(event));
  if (heard) sound(heard[1]);
}

function play(audio: AudioContext, [pitch, start, length, volume]: Tone): void {
  const from = audio.currentTime + start;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, from);
  loudness.gain.exponentialRampToValueAtTime(volume, from + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, from + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length);
}
