import type { Before, Problem, TableSummary, Wanted } from "../generated/protocol";
import { games, refusalOf, remove, restore } from "../lib/api";

/** The games that fit what is looked for, some at a time. */
export class GameShelf {
  tables: readonly TableSummary[] = $state.raw([]);
  problem: Problem | null = $state.raw(null);
  searching = $state(true);
  /** Those that were removed or brought back just now: they stay where they are, to be undone. */
  moved: ReadonlySet<string> = $state.raw(new Set());
  #wanted: Wanted = {};
  #next: Before | null = null;
  #search = 0;
  /** What is being removed or brought back: until that is done, nobody knows what will be found. */
  #moving: Promise<unknown> = Promise.resolve();

  /** Whether there may be more. */
  more = $state(false);

  /** Look anew; an answer that comes after a newer question is not shown. */
  async look(wanted: Wanted): Promise<void> {
    await this.#moving;
    this.#wanted = wanted;
    this.#next = null;
    this.moved = new Set();
    await this.#load([]);
  }

  /** Look on. */
  async lookOn(): Promise<void> {
    await this.#load(this.tables);
  }

  /** Take a game off this list, or put it back: the other way round if that was just done. */
  async move(table: string): Promise<void> {
    const undone = this.moved.has(table);
    const away = (this.#wanted.removed ?? false) === undone;
    const moving = this.#attempt(async () => {
      await (away ? remove(table) : restore(table));
      const moved = new Set(this.moved);
      if (undone) moved.delete(table);
      else moved.add(table);
      this.moved = moved;
    });
    this.#moving = Promise.all([this.#moving, moving]);
    await moving;
  }

  /** Show a game's new title. */
  rename(table: string, title: string): void {
    this.tables = this.tables.map((each) => (each.id === table ? { ...each, title } : each));
  }

  async #load(before: readonly TableSummary[]): Promise<void> {
    const search = ++this.#search;
    this.searching = true;
    await this.#attempt(async () => {
      const found = await games({ ...this.#wanted, before: this.#next });
      if (search !== this.#search) return;
      this.tables = [...before, ...found.tables];
      this.#next = found.next;
      this.more = found.next !== null;
    });
    if (search === this.#search) this.searching = false;
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    this.problem = await refusalOf(work);
  }
}
