import type { LogEntry, Problem, TableInfo, View } from "../generated/protocol";
import { Refusal, review } from "../lib/api";
import { lineOf } from "../lib/log";

/** A ply that no game reaches: the server shows the last one. */
const END = 2 ** 31;

/** A game that is looked through: its moments come from the server and are kept. */
export class PastGame {
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  log: readonly LogEntry[] = $state.raw([]);
  problem: Problem | null = $state.raw(null);
  /** The moment that is asked for, perhaps not shown yet. */
  wanted = $state(0);
  readonly line = $derived(lineOf(this.log));
  readonly #table: string;
  readonly #kept = new Map<number, View>();

  constructor(table: string) {
    this.#table = table;
  }

  get plies(): number {
    return this.view?.plies ?? 0;
  }

  /** Open at a moment, at the end unless told. */
  async open(ply: number | null): Promise<void> {
    try {
      const page = await review(this.#table, 0, ply ?? END);
      this.info = page.info;
      this.log = page.view.log;
      this.wanted = page.view.ply;
      this.#keep(page.view);
      this.view = page.view;
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Go to a moment; those beside it are fetched in advance. */
  async go(ply: number): Promise<void> {
    if (!this.view) return;
    this.wanted = Math.min(Math.max(ply, 0), this.plies);
    try {
      const view = await this.#fetch(this.wanted);
      if (view.ply !== this.wanted) return;
      this.view = view;
      await Promise.all([this.#fetch(view.ply + 1), this.#fetch(view.ply - 1)]);
    } catch (error) {
      this.#fail(error);
    }
  }

  async #fetch(ply: number): Promise<View> {
    const within = Math.min(Math.max(ply, 0), this.plies);
    const kept = this.#kept.get(within);
    if (kept) return kept;
    const page = await review(this.#table, this.log.length, within);
    this.#keep(page.view);
    return page.view;
  }

  #keep(view: View): void {
    this.#kept.set(view.ply, view);
  }

  #fail(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.problem = error.problem;
  }
}
