import type { Act } from "../generated/protocol";

/** An act at a table, made at a version of it. */
export interface Letter {
  readonly id: string;
  readonly table: string;
  readonly version: number;
  readonly act: Act;
}

type Drawer = Pick<Storage, "getItem" | "setItem">;

/** Acts that the server has not acknowledged; they outlive a reload of the tab. */
export class Outbox {
  readonly #storage: Drawer | null;
  #letters: readonly Letter[];

  constructor(storage: Drawer | null = null) {
    this.#storage = storage;
    this.#letters = read(storage);
  }

  get letters(): readonly Letter[] {
    return this.#letters;
  }

  add(letter: Letter): void {
    this.#keep([...this.#letters, letter]);
  }

  /** Forget an answered act; false if it was none of ours. */
  remove(id: string): boolean {
    const rest = this.#letters.filter((each) => each.id !== id);
    if (rest.length === this.#letters.length) return false;
    this.#keep(rest);
    return true;
  }

  #keep(letters: readonly Letter[]): void {
    this.#letters = letters;
    try {
      this.#storage?.setItem(KEY, JSON.stringify(letters));
    } catch {
      // Storage is full or forbidden: the acts still live as long as the tab.
    }
  }
}

const KEY = "erawan.outbox";

function read(storage: Drawer | null): Letter[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isLetter) : [];
  } catch {
    return [];
  }
}

function isLetter(value: unknown): value is Letter {
  if (typeof value !== "object" || value === null) return false;
  const letter = value as Record<string, unknown>;
  return (
    typeof letter["id"] === "string" &&
    typeof letter["table"] === "string" &&
    typeof letter["version"] === "number" &&
    typeof letter["act"] === "object"
  );
}
