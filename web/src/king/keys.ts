import type { Option } from "../generated/protocol";
import { CARDS } from "./cards";
import type { Targets } from "./targets";

/** What a key asks for at the table. */
export type KeyCommand =
  | { readonly name: "choose"; readonly option: Option }
  | { readonly name: "focus"; readonly letter: string }
  | { readonly name: "move"; readonly dx: number; readonly dy: number }
  | { readonly name: "confirm" | "back" | "clear" | "pass" | "hint" };

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The Latin letter that stands on a key which writes another script: P passes in Russian too. */
export function latin(event: Pick<KeyboardEvent, "key" | "code">): string {
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  return letter && !/^[a-z]$/i.test(event.key) ? letter.toLowerCase() : "";
}

/** Read a key: 1-7 cards, letters and arrows provinces, Enter, Backspace, Escape, P, H. */
export function commandOf(key: string, targets: Targets, initials: ReadonlySet<string>): KeyCommand | null {
  const arrow = ARROWS[key];
  if (arrow) return { name: "move", dx: arrow[0], dy: arrow[1] };
  if (key === "Enter") return { name: "confirm" };
  if (key === "Backspace") return { name: "back" };
  if (key === "Escape") return { name: "clear" };
  if (/^[1-9]$/.test(key)) {
    const card = CARDS[Number(key) - 1];
    const option = card && targets.cards.get(card);
    return option ? { name: "choose", option } : null;
  }
  const letter = key.toLowerCase();
  // A province that can be chosen comes first, should its name begin with P or H.
  if (initials.has(letter)) return { name: "focus", letter };
  if (letter === "h") return { name: "hint" };
  return letter === "p" ? { name: "pass" } : null;
}
