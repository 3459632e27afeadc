import type { Act } from "../generated/protocol";

/** An act at a table, made at a version of it and a draft of the turn. */
export interface PendingAct {
  readonly id: string;
  readonly table: string;
  readonly version: number;
  /** A page of an earlier release knew of none. */
  readonly draft?: number;
  /** For how many milliseconds the turn had been shown. */
  readonly took?: number;
  readonly act: Act;
}

type KeyValues = Pick<Storage, "getItem" | "setItem">;

/** Acts that the server has not acknowledged; they outlive a reload of the tab. */
export class Outbox {
  readonly #storage: KeyValues | null;
  #acts: readonly PendingAct[];

  constructor(storage: KeyValues | null = null) {
    this.#storage = storage;
    this.#acts = read(storage);
  }

  get acts(): readonly PendingAct[] {
    return this.#acts;
  }

  add(pending: PendingAct): void {
    this.#keep([...this.#acts, pending]);
  }

  /** Forget an answered act; false if it was none of ours. */
  remove(id: string): boolean {
    const rest = this.#acts.filter((each) => each.id !== id);
    if (rest.length === this.#acts.length) return false;
    this.#keep(rest);
    return true;
  }

  #keep(acts: readonly PendingAct[]): void {
    this.#acts = acts;
    try {
      this.#storage?.setItem(KEY, JSON.stringify(acts));
    } catch {
      // Storage is full or forbidden: the acts still live as long as the tab.
    }
  }
}

const KEY = "erawan.outbox";

function read(storage: KeyValues | null): PendingAct[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPending) : [];
  } catch {
    return [];
  }
}

function isPending(value: unknown): value is PendingAct {
  if (typeof value !== "object" || value === null) return false;
  const pending = value as Record<string, unknown>;
  return (
    typeof pending["id"] === "string" &&
    typeof pending["table"] === "string" &&
    typeof pending["version"] === "number" &&
    typeof pending["act"] === "object"
  );
}
