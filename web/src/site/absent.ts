/** Who is away, since when by the page's clock. */
export interface AwaySince {
  readonly seat: number;
  readonly since: number;
}

/** How long somebody may be away before a word is said: a reload takes a moment. */
export const QUIET_MS = 5000;

/** Of whom it is told that they are away; not of the reader, who comes back just now. */
export function toldOf(away: readonly AwaySince[], own: number | null, now: number): readonly AwaySince[] {
  return away.filter(({ seat, since }) => seat !== own && now - since >= QUIET_MS);
}

/** Milliseconds as minutes and seconds. */
export function timeLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
