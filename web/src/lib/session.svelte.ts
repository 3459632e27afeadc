import type { Act, LogEntry, Msg, OpenTable, Option, Problem, TableInfo, View } from "../generated/protocol";
import { Connection, isLater, type Phase, type Socket } from "./connection";
import { told } from "./log";
import { narrate } from "./narrate.svelte";
import { Outbox } from "./outbox";
import { words } from "./words.svelte";

/** How long it is said why something is not done. */
const PROBLEM_MS = 8000;

/** What has come since the view before, for those who animate it. */
export interface Arrival {
  readonly entries: readonly LogEntry[];
  readonly before: View;
  readonly after: View;
}

/** The watched table as this page knows it, and the only way to act on it. */
export class Session {
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  /** The tables of a site's lobby, while it is looked at; null before they have come. */
  lobby: readonly OpenTable[] | null = $state.raw(null);
  log: readonly LogEntry[] = $state.raw([]);
  phase: Phase = $state.raw("connecting");
  waiting = $state(0);
  /** Why something is not done, for a while or until the next act. */
  problem: Problem | null = $state.raw(null);
  /** What was said before the last move came, if that was not a lone person's own turn. */
  earlier: Msg | null = $state.raw(null);
  /** Whether the end of the game was told to its last step: who has won is no secret any more. */
  endTold = $state(false);
  /** When the view came, by the page's clock: running clocks count from here. */
  since = $state(0);
  /** Players who have left the table open nowhere, and since when by the page's clock. */
  away: readonly { readonly seat: number; readonly since: number }[] = $state.raw([]);
  readonly #connection: Connection;
  readonly #watchers = new Set<(arrival: Arrival) => void>();
  #table: string | null = null;
  /** When the turn was first shown. */
  #turnSince = 0;

  constructor(open: () => Socket, outbox = new Outbox()) {
    this.#connection = new Connection(
      open,
      {
        status: (status) => {
          this.phase = status.phase;
          this.waiting = status.waiting;
        },
        shown: (message) => {
          if (message.info && message.info.id === this.#table) this.info = message.info;
          this.#take(message.view);
        },
        changed: (view) => {
          this.#take(view);
        },
        done: (message) => {
          this.#take(message.view);
        },
        refused: (problem, message) => {
          this.tell(problem);
          if (message.view) this.#take(message.view);
        },
        offered: (tables) => {
          this.lobby = tables;
        },
        presence: (away) => {
          const now = performance.now();
          this.away = away.map(({ seat, ms }) => ({ seat, since: now - ms }));
        },
        have: () => ({
          rows: this.log.length,
          version: this.view?.version ?? -1,
          draft: this.view?.draft ?? 0,
        }),
      },
      outbox,
    );
    this.waiting = outbox.acts.length;
  }

  connect(): void {
    this.#connection.connect();
  }

  /** Show this table from now on. */
  watch(table: string): void {
    if (this.#table === table) return;
    this.#forget();
    this.#table = table;
    this.#connection.watch(table);
  }

  /** Show the lobby from now on, in place of any table; returns how to stop. */
  browse(): () => void {
    this.#table = null;
    this.#forget();
    this.#connection.browse();
    return () => {
      this.lobby = null;
      if (this.#table === null) this.#connection.unwatch();
    };
  }

  unwatch(): void {
    if (this.#table === null) return;
    this.#table = null;
    this.#forget();
    this.#connection.unwatch();
  }

  /** Hear of everything that comes later than the first view; returns how to stop. */
  onArrival(hear: (arrival: Arrival) => void): () => void {
    this.#watchers.add(hear);
    return () => this.#watchers.delete(hear);
  }

  /** An act is under way: what is shown may be a moment old. */
  get busy(): boolean {
    return this.waiting > 0;
  }

  /** Act on the table as it is shown; while an act is under way nothing more is taken. */
  act(act: Act): void {
    if (!this.view || this.busy) return;
    this.problem = null;
    // What the server counts beyond this, the network took.
    const took = this.view.turn ? { took: Math.round(performance.now() - this.#turnSince) } : {};
    this.#connection.act(this.view.table, this.view, act, took);
  }

  /** Say why something is not done; it stands until the next act, or until it is read. */
  tell(problem: Problem): void {
    this.problem = problem;
    narrate(words(problem.say));
    setTimeout(() => {
      if (this.problem === problem) this.problem = null;
    }, PROBLEM_MS);
  }

  choose(option: Option): void {
    this.act({ act: "choose", keep: option.keep, choices: option.choices });
  }

  #take(view: View | null): void {
    if (!view || view.table !== this.#table) return;
    const before = this.view;
    if (before && isLater(before, view)) return;
    // Who sits where is told with the table, and before the game begins that is all that changes.
    const waits = before !== null && before.open_seats.length > 0;
    if (waits && before.version !== view.version) this.#connection.watch(view.table);
    const known = this.log.length;
    this.log = [...this.log.slice(0, view.log_from), ...view.log];
    this.view = view;
    this.since = performance.now();
    if (!before?.turn || before.version !== view.version) this.#turnSince = this.since;
    if (!before) return;
    const entries = this.log.slice(known);
    for (const entry of entries) narrate(told(entry));
    if (entries.length === 0) return;
    const alone = this.info?.players.filter((player) => player.bot === null).length === 1;
    this.earlier = before.turn && alone ? null : before.status;
    for (const hear of this.#watchers) hear({ entries, before, after: view });
  }

  #forget(): void {
    this.info = null;
    this.view = null;
    this.log = [];
    this.problem = null;
    this.earlier = null;
    this.endTold = false;
    this.away = [];
  }
}
