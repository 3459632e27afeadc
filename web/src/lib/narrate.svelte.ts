const LINES_KEPT = 40;

/** What has been told lately, for those who listen instead of looking. */
export const narration: { lines: { id: number; text: string }[] } = $state({ lines: [] });

let next = 0;

/** Tell what happened; a screen reader reads it once it has finished what it is saying. */
export function narrate(text: string): void {
  if (text === "") return;
  next += 1;
  narration.lines = [...narration.lines.slice(1 - LINES_KEPT), { id: next, text }];
}

/** Forget what was told, as another table comes. */
export function hush(): void {
  narration.lines = [];
}
