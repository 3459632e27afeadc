/** What the page and the server say to each other; the server's messages.py is its twin. */
export type Outgoing = { type: "hello" } | { type: "press"; id: string };

export type Incoming =
  | { type: "welcome"; count: number }
  | { type: "pressed"; id: string; count: number }
  | { type: "problem"; message: string };

/** Read what the server sent; null for what this page doesn't know. */
export function parse(text: unknown): Incoming | null {
  if (typeof text !== "string") return null;
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return null;
  }
  return isIncoming(message) ? message : null;
}

function isIncoming(value: unknown): value is Incoming {
  if (typeof value !== "object" || value === null) return false;
  const message = value as Record<string, unknown>;
  switch (message["type"]) {
    case "welcome":
      return typeof message["count"] === "number";
    case "pressed":
      return typeof message["id"] === "string" && typeof message["count"] === "number";
    case "problem":
      return typeof message["message"] === "string";
    default:
      return false;
  }
}
