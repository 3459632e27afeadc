import type { Status } from "./connection";

/** How the connection is, in one sentence. */
export function stateWords(status: Status): string {
  switch (status.phase) {
    case "connecting":
      return "Setting the table …";
    case "open":
      return "Connected.";
    case "lost":
      return "The app is not running. This page comes back by itself once you start erawan again.";
    case "refused":
      return "This tab has lost its key. Start erawan once more, and it opens with a new one.";
  }
}

/** What has become of the presses, in one sentence. */
export function savedWords(status: Status): string {
  if (status.problem !== null) return status.problem;
  if (status.waiting === 1) return "One press is not saved yet.";
  if (status.waiting > 1) return `${status.waiting} presses are not saved yet.`;
  if (status.count === null) return "Counting …";
  if (status.count === 0) return "Nobody has pressed yet.";
  return status.count === 1 ? "One press, saved." : `${status.count} presses, all saved.`;
}
