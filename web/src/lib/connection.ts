import type { Act, Away, Changed, Done, Incoming, OpenTable, Problem, Refused, Shown, View } from "../generated/protocol";
import { backoff } from "./backoff";
import { parse } from "./messages";
import { Outbox, type PendingAct } from "./outbox";
import { isOld, reloadFor } from "./worker";

/** `refused`: the server is there, but this browser holds no key to it any more. */
export type Phase = "connecting" | "open" | "lost" | "refused";

export interface Status {
  readonly phase: Phase;
  /** Acts sent or to be sent that nobody has acknowledged. */
  readonly waiting: number;
}

/** A version of a table, and how often the viewer's own turn in the making was changed there. */
export interface Moment {
  readonly version: number;
  readonly draft: number;
}

/** Whether the first is later than the second. */
export function isLater(one: Moment, other: Moment): boolean {
  return one.version === other.version ? one.draft > other.draft : one.version > other.version;
}

/** What a connection tells: how it is, and what was shown of the watched table. */
export interface Listener {
  status(status: Status): void;
  shown(message: Shown): void;
  /** The watched table has changed, by somebody else's act. */
  changed(view: View): void;
  done(message: Done): void;
  refused(problem: Problem, message: Refused): void;
  /** The tables of the lobby, while it is looked at. */
  offered(tables: readonly OpenTable[]): void;
  /** Who of the players is away from the watched table. */
  presence(away: readonly Away[]): void;
  /** How many rows of the watched table's log are here, and which moment. */
  have(): Moment & { readonly rows: number };
}

/** The part of WebSocket that is used here. */
export interface Socket {
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  send(data: string): void;
  close(): void;
}

/** An id that nobody else has; unlike `randomUUID` it needs no https. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, "0")).join("");
}

type Unnumbered<T> = T extends { readonly seq: number } ? Omit<T, "seq"> : never;

/** How long the server may take for an answer before the socket is given up. */
export const ANSWER_MS = 5000;
/** How long nothing may be heard before the server is asked if it is there. */
export const SILENCE_MS = 20_000;
const NO_COOKIE = 4401;

/**
 * A socket that comes back by itself. Each act is sent again, with the same id,
 * until it is answered; the server does an id once.
 */
export class Connection {
  readonly #open: () => Socket;
  readonly #listener: Listener;
  readonly #outbox: Outbox;
  #socket: Socket | null = null;
  #table: string | null = null;
  #browsing = false;
  #seq = 0;
  #unanswered = new Set<number>();
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #phase: Phase = "connecting";

  constructor(open: () => Socket, listener: Listener, outbox = new Outbox()) {
    this.#open = open;
    this.#listener = listener;
    this.#outbox = outbox;
  }

  get status(): Status {
    return { phase: this.#phase, waiting: this.#outbox.acts.length };
  }

  /** Connect now rather than when the waiting time is over. */
  connect(): void {
    clearTimeout(this.#retry);
    if (this.#socket) return;
    const socket = this.#open();
    this.#socket = socket;
    this.#expectAnswer();
    socket.onopen = () => {
      this.#send({ type: "hello" });
    };
    socket.onmessage = (event) => {
      this.#receive(event.data);
    };
    socket.onclose = (event) => {
      this.#lose(event.code === NO_COOKIE ? "refused" : "lost");
    };
  }

  /** Show a table and hear of its changes, in place of any other. */
  watch(table: string): void {
    this.#browsing = false;
    this.#table = table;
    if (this.#phase === "open") this.#sendWatch();
  }

  /** Show the lobby and hear of its changes, in place of any table. */
  browse(): void {
    this.#table = null;
    this.#browsing = true;
    if (this.#phase === "open") this.#send({ type: "browse" });
  }

  unwatch(): void {
    this.#table = null;
    this.#browsing = false;
    if (this.#phase === "open") this.#send({ type: "unwatch" });
  }

  /** Do something at a table; it is kept until the server has answered. */
  act(
    table: string,
    { version, draft }: Moment,
    act: Act,
    { id = freshId(), took }: { id?: string; took?: number } = {},
  ): void {
    const pending = { id, table, version, draft, act, ...(took === undefined ? {} : { took }) };
    this.#outbox.add(pending);
    this.#tell();
    if (this.#phase === "open") this.#sendAct(pending);
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#letGo();
  }

  #receive(data: unknown): void {
    const message = parse(data);
    if (!message) return;
    if ("to" in message && message.to !== null) this.#unanswered.delete(message.to);
    this.#calm();
    switch (message.type) {
      case "welcome":
        // What waits is kept over the reload, and sent by the page that the server knows.
        if (isOld(message.build)) {
          void reloadFor(message.build);
          return;
        }
        this.#failures = 0;
        this.#phase = "open";
        if (this.#browsing) this.#send({ type: "browse" });
        if (this.#table !== null) this.#sendWatch();
        for (const pending of this.#outbox.acts) this.#sendAct(pending);
        this.#tell();
        break;
      case "shown":
        this.#listener.shown(message);
        break;
      case "done":
        this.#outbox.remove(message.id);
        this.#tell();
        this.#listener.done(message);
        break;
      case "refused":
        if (message.id !== null) this.#outbox.remove(message.id);
        this.#tell();
        this.#listener.refused(message.problem, message);
        break;
      case "offered":
        if (this.#browsing) this.#listener.offered(message.tables);
        break;
      case "presence":
        if (message.table === this.#table) this.#listener.presence(message.away);
        break;
      case "changed":
        this.#change(message);
        break;
    }
  }

  /** Take what is shown, or look if rows of the log would be missing before it. */
  #change({ table, version, draft, view }: Changed): void {
    const have = this.#listener.have();
    if (table !== this.#table || !isLater({ version, draft }, have)) return;
    if (view && view.log_from <= have.rows) this.#listener.changed(view);
    else this.#send({ type: "look", table, have: have.rows });
  }

  #sendWatch(): void {
    if (this.#table !== null)
      this.#send({ type: "watch", table: this.#table, have: this.#listener.have().rows });
  }

  #sendAct(pending: PendingAct): void {
    const have = pending.table === this.#table ? this.#listener.have().rows : 0;
    this.#send({ type: "do", ...pending, have });
  }

  #send(message: Unnumbered<Incoming>): void {
    this.#seq += 1;
    this.#unanswered.add(this.#seq);
    this.#socket?.send(JSON.stringify({ ...message, seq: this.#seq }));
    this.#expectAnswer();
  }

  /** A socket that doesn't answer is given up: the next one sends everything again. */
  #expectAnswer(): void {
    clearTimeout(this.#silence);
    this.#patience ??= setTimeout(() => {
      this.#lose("lost");
    }, ANSWER_MS);
  }

  /** Something was heard: wait on for what is unanswered, or ask again after a long silence. */
  #calm(): void {
    clearTimeout(this.#patience);
    clearTimeout(this.#silence);
    this.#patience = undefined;
    if (this.#unanswered.size > 0) {
      this.#expectAnswer();
      return;
    }
    this.#silence = setTimeout(() => {
      this.#send({ type: "ping" });
    }, SILENCE_MS);
  }

  #lose(phase: Phase): void {
    this.#letGo();
    this.#phase = phase;
    this.#tell();
    this.#retry = setTimeout(() => {
      this.connect();
    }, backoff(this.#failures));
    this.#failures += 1;
  }

  #letGo(): void {
    clearTimeout(this.#patience);
    clearTimeout(this.#silence);
    this.#patience = undefined;
    this.#unanswered.clear();
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #tell(): void {
    this.#listener.status(this.status);
  }
}
