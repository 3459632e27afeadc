import type { Facing } from "../generated/protocol";

/** What a key asks for. */
export type Wish =
  | { readonly wish: "go"; readonly way: Facing }
  | { readonly wish: "face"; readonly way: Facing }
  | { readonly wish: "turn" | "leave" | "back" | "clear" | "confirm" | "hint" };

const KEYS: Readonly<Record<string, Wish>> = {
  ArrowUp: { wish: "go", way: "n" },
  ArrowRight: { wish: "go", way: "e" },
  ArrowDown: { wish: "go", way: "s" },
  ArrowLeft: { wish: "go", way: "w" },
  w: { wish: "face", way: "n" },
  d: { wish: "face", way: "e" },
  s: { wish: "face", way: "s" },
  a: { wish: "face", way: "w" },
  r: { wish: "turn" },
  x: { wish: "leave" },
  h: { wish: "hint" },
  Backspace: { wish: "back" },
  Escape: { wish: "clear" },
  Enter: { wish: "confirm" },
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
export function wishOf(event: KeyboardEvent): Wish | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as Element | null;
  if (target?.closest("input, select, textarea, dialog, [role=menu]")) return null;
  const wish = KEYS[event.key] ?? KEYS[event.key.toLowerCase()] ?? KEYS[CODES[event.code] ?? ""] ?? null;
  // Elsewhere Enter presses the button that has the focus.
  if (wish?.wish === "confirm" && target?.closest("button, a") && !target.closest("[data-cell]")) return null;
  return wish;
}
