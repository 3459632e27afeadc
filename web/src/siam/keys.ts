import type { Facing } from "../generated/protocol";

/** What a key asks for. */
export type KeyCommand =
  | { readonly name: "move"; readonly way: Facing }
  | { readonly name: "face"; readonly way: Facing }
  | { readonly name: "turn" | "leave" | "back" | "clear" | "confirm" | "hint" };

const KEYS: Readonly<Record<string, KeyCommand>> = {
  ArrowUp: { name: "move", way: "n" },
  ArrowRight: { name: "move", way: "e" },
  ArrowDown: { name: "move", way: "s" },
  ArrowLeft: { name: "move", way: "w" },
  w: { name: "face", way: "n" },
  d: { name: "face", way: "e" },
  s: { name: "face", way: "s" },
  a: { name: "face", way: "w" },
  r: { name: "turn" },
  x: { name: "leave" },
  h: { name: "hint" },
  Backspace: { name: "back" },
  Escape: { name: "clear" },
  Enter: { name: "confirm" },
};

/** Letters stand where they stand, whatever the keyboard writes there. */
const CODES: Readonly<Record<string, string>> = {
  KeyW: "w",
  KeyA: "a",
  KeyS: "s",
  KeyD: "d",
  KeyR: "r",
  KeyX: "x",
  KeyH: "h",
};

/** What a key asks for at a board; null for keys that belong to something else. */
export function commandOf(event: KeyboardEvent): KeyCommand | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as Element | null;
  if (target?.closest("input, select, textarea, dialog, [role=menu]")) return null;
  const command = KEYS[event.key] ?? KEYS[event.key.toLowerCase()] ?? KEYS[CODES[event.code] ?? ""] ?? null;
  // Elsewhere Enter presses the button that has the focus.
  if (command?.name === "confirm" && target?.closest("button, a") && !target.closest("[data-cell]")) return null;
  return command;
}
