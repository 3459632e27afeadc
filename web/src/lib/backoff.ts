const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 5000;

/**
 * Milliseconds to wait before the next try, after so many failed ones.
 * The random part keeps many tabs from knocking at the same moment.
 */
export function backoff(failures: number, random: () => number = Math.random): number {
  const full = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** failures);
  return full / 2 + (full / 2) * random();
}
