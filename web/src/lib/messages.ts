import type { Outgoing } from "../generated/protocol";

const KNOWN: ReadonlySet<string> = new Set<Outgoing["type"]>([
  "welcome",
  "pong",
  "shown",
  "done",
  "refused",
  "changed",
  "offered",
  "presence",
]);

/** Read what the server sent; null for what this page doesn't know. */
export function parse(text: unknown): Outgoing | null {
  if (typeof text !== "string") return null;
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message !== "object" || message === null) return null;
    const type = (message as Record<string, unknown>)["type"];
    return typeof type === "string" && KNOWN.has(type) ? (message as Outgoing) : null;
  } catch {
    return null;
  }
}
