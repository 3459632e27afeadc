import type { FullAutoFill } from "svelte/elements";
import { say } from "../lib/words.svelte";

/** A line of a form to fill in. */
export interface Line {
  label: string;
  /** What the browser may fill in. */
  fill: FullAutoFill;
  value?: string;
  most?: number;
}

/** The name of an account. */
export function accountName(): Line {
  return { label: say("account-name"), fill: "username" };
}

/** The password that one has. */
export function password(): Line {
  return { label: say("account-password"), fill: "current-password" };
}

/** The password that one wants. */
export function newPassword(): Line {
  return { label: say("account-new-password"), fill: "new-password" };
}
