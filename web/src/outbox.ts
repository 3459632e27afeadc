/** Presses that the server has not acknowledged; they outlive a reload of the tab. */
export class Outbox {
  readonly #storage: Pick<Storage, "getItem" | "setItem"> | null;
  #ids: string[];

  constructor(storage: Pick<Storage, "getItem" | "setItem"> | null = null) {
    this.#storage = storage;
    this.#ids = read(storage);
  }

  get ids(): readonly string[] {
    return this.#ids;
  }

  add(id: string): void {
    this.#keep([...this.#ids, id]);
  }

  /** Forget an acknowledged press; false if it was none of ours. */
  remove(id: string): boolean {
    const rest = this.#ids.filter((each) => each !== id);
    if (rest.length === this.#ids.length) return false;
    this.#keep(rest);
    return true;
  }

  #keep(ids: string[]): void {
    this.#ids = ids;
    try {
      this.#storage?.setItem(KEY, JSON.stringify(ids));
    } catch {
      // Storage is full or forbidden: the presses still live as long as the tab.
    }
  }
}

const KEY = "erawan.outbox";

function read(storage: Pick<Storage, "getItem"> | null): string[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
