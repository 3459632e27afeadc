import { backoff } from "./backoff";
import { parse, type Outgoing } from "./messages";
import { Outbox } from "./outbox";

/** `refused`: the server is there, but this browser holds no key to it any more. */
export type Phase = "connecting" | "open" | "lost" | "refused";

export interface Status {
  readonly phase: Phase;
  /** The acknowledged count; null until the server has told it once. */
  readonly count: number | null;
  /** Presses sent or to be sent that nobody has acknowledged. */
  readonly waiting: number;
  /** What the server said was wrong, until something goes right again. */
  readonly problem: string | null;
}

/** The part of WebSocket that is used here. */
export interface Socket {
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  send(data: string): void;
  close(): void;
}

/** How long the server may take for an answer before the socket is given up. */
export const PATIENCE = 5000;
const NO_COOKIE = 4401;

/**
 * A socket that comes back by itself. Each press is sent again, with the same id,
 * until it is acknowledged; the server counts an id once.
 */
export class Connection {
  readonly #open: () => Socket;
  readonly #tell: (status: Status) => void;
  readonly #outbox: Outbox;
  #socket: Socket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #status: Status;

  constructor(open: () => Socket, tell: (status: Status) => void, outbox = new Outbox()) {
    this.#open = open;
    this.#tell = tell;
    this.#outbox = outbox;
    this.#status = {
      phase: "connecting",
      count: null,
      waiting: outbox.ids.length,
      problem: null,
    };
  }

  get status(): Status {
    return this.#status;
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

  press(id: string): void {
    this.#outbox.add(id);
    this.#update({});
    if (this.#status.phase === "open") this.#sendPress(id);
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#letGo();
  }

  #receive(data: unknown): void {
    const message = parse(data);
    switch (message?.type) {
      case "welcome":
        this.#failures = 0;
        this.#calm();
        this.#update({ phase: "open", count: message.count, problem: null });
        for (const id of this.#outbox.ids) this.#sendPress(id);
        break;
      case "pressed":
        if (this.#outbox.remove(message.id)) this.#calm();
        if (this.#outbox.ids.length > 0) this.#expectAnswer();
        // News of other tabs may overtake an acknowledgement, and the count never falls.
        this.#update({ count: Math.max(message.count, this.#status.count ?? 0), problem: null });
        break;
      case "problem":
        this.#update({ problem: message.message });
        break;
    }
  }

  #sendPress(id: string): void {
    this.#send({ type: "press", id });
    this.#expectAnswer();
  }

  #send(message: Outgoing): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** A socket that doesn't answer is given up: the next one sends everything again. */
  #expectAnswer(): void {
    this.#patience ??= setTimeout(() => {
      this.#lose("lost");
    }, PATIENCE);
  }

  #calm(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  #lose(phase: Phase): void {
    this.#letGo();
    this.#update({ phase });
    this.#retry = setTimeout(() => {
      this.connect();
    }, backoff(this.#failures));
    this.#failures += 1;
  }

  #letGo(): void {
    this.#calm();
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #update(change: Partial<Status>): void {
    this.#status = { ...this.#status, ...change, waiting: this.#outbox.ids.length };
    this.#tell(this.#status);
  }
}
