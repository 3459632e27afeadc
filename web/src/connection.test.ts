import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backoff } from "./backoff";
import { Connection, PATIENCE, type Socket, type Status } from "./connection";
import { Outbox } from "./outbox";

class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: unknown[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.closed = true;
  }
  accept(): void {
    this.onopen?.({} as Event);
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  drop(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
}

let sockets: FakeSocket[];
let told: Status[];

function make(outbox = new Outbox()): Connection {
  const connection = new Connection(
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    (status) => told.push(status),
    outbox,
  );
  connection.connect();
  return connection;
}

function latest(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error("no socket was opened");
  return socket;
}

function welcome(count: number): void {
  latest().accept();
  latest().say({ type: "welcome", count });
}

function presses(socket: FakeSocket): unknown[] {
  return socket.sent.filter((message) => (message as { type: string }).type === "press");
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  told = [];
});

afterEach(() => {
  vi.useRealTimers();
});

test("says hello and shows the count it is told", () => {
  const connection = make();
  expect(connection.status).toMatchObject({ phase: "connecting", count: null });
  welcome(7);
  expect(latest().sent).toEqual([{ type: "hello" }]);
  expect(told.at(-1)).toEqual({ phase: "open", count: 7, waiting: 0, problem: null });
});

test("a press waits until it is acknowledged", () => {
  const connection = make();
  welcome(0);
  connection.press("a");
  expect(connection.status).toMatchObject({ count: 0, waiting: 1 });
  latest().say({ type: "pressed", id: "a", count: 1 });
  expect(connection.status).toMatchObject({ count: 1, waiting: 0 });
});

test("presses made while the server is away are sent in order when it is back", () => {
  const connection = make();
  welcome(0);
  latest().drop();
  connection.press("a");
  connection.press("b");
  expect(presses(latest())).toEqual([]);
  vi.runOnlyPendingTimers();
  welcome(4);
  expect(sockets).toHaveLength(2);
  expect(presses(latest())).toEqual([
    { type: "press", id: "a" },
    { type: "press", id: "b" },
  ]);
});

test("a press whose acknowledgement got lost is sent again with the same id", () => {
  const connection = make();
  welcome(0);
  connection.press("a");
  latest().drop();
  vi.runOnlyPendingTimers();
  welcome(1);
  expect(presses(latest())).toEqual([{ type: "press", id: "a" }]);
  latest().say({ type: "pressed", id: "a", count: 1 });
  expect(connection.status).toMatchObject({ count: 1, waiting: 0 });
  latest().drop();
  vi.runOnlyPendingTimers();
  welcome(1);
  expect(presses(latest())).toEqual([]);
});

test("a socket that doesn't answer is given up and replaced", () => {
  const connection = make();
  welcome(0);
  connection.press("a");
  const silent = latest();
  vi.advanceTimersByTime(PATIENCE);
  expect(silent.closed).toBe(true);
  expect(connection.status.phase).toBe("lost");
  vi.runOnlyPendingTimers();
  welcome(0);
  expect(presses(latest())).toEqual([{ type: "press", id: "a" }]);
});

test("a socket that answers is kept, however long nothing happens", () => {
  const connection = make();
  welcome(0);
  connection.press("a");
  latest().say({ type: "pressed", id: "a", count: 1 });
  vi.advanceTimersByTime(100 * PATIENCE);
  expect(sockets).toHaveLength(1);
});

test("a socket that never opens is given up too", () => {
  make();
  vi.advanceTimersByTime(PATIENCE);
  expect(sockets[0]?.closed).toBe(true);
  vi.runOnlyPendingTimers();
  expect(sockets).toHaveLength(2);
});

test("news of other tabs raise the count, and late news never lower it", () => {
  const connection = make();
  welcome(3);
  latest().say({ type: "pressed", id: "theirs", count: 5 });
  latest().say({ type: "pressed", id: "theirs too", count: 4 });
  expect(connection.status.count).toBe(5);
});

test("a closed door is told apart from a server that is away, and knocked at again", () => {
  const connection = make();
  latest().drop(4401);
  expect(connection.status.phase).toBe("refused");
  vi.runOnlyPendingTimers();
  welcome(2);
  expect(connection.status.phase).toBe("open");
});

test("a problem is shown until something goes right, and the press still waits", () => {
  const connection = make();
  welcome(0);
  connection.press("a");
  latest().say({ type: "problem", message: "This can't be saved now." });
  expect(connection.status).toMatchObject({ problem: "This can't be saved now.", waiting: 1 });
  latest().say({ type: "pressed", id: "a", count: 1 });
  expect(connection.status).toMatchObject({ problem: null, waiting: 0 });
});

test.each(["", "nonsense", "[]", "null", '{"type":"welcome"}', '{"type":"unknown"}'])(
  "what it can't read changes nothing: %j",
  (data) => {
    const connection = make();
    welcome(3);
    latest().onmessage?.({ data } as MessageEvent);
    expect(connection.status).toEqual({ phase: "open", count: 3, waiting: 0, problem: null });
  },
);

test("unacknowledged presses outlive a reload", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const before = make(new Outbox(storage));
  before.press("a");
  before.close();
  const after = make(new Outbox(storage));
  expect(after.status.waiting).toBe(1);
  welcome(0);
  expect(presses(latest())).toEqual([{ type: "press", id: "a" }]);
});

test("connecting while connected opens nothing more", () => {
  const connection = make();
  welcome(0);
  connection.connect();
  expect(sockets).toHaveLength(1);
});

test("closing ends it: nothing is tried again", () => {
  const connection = make();
  welcome(0);
  connection.close();
  vi.advanceTimersByTime(100 * PATIENCE);
  expect(latest().closed).toBe(true);
  expect(sockets).toHaveLength(1);
});

test("waiting grows from a blink to five seconds, never more", () => {
  const longest = [0, 1, 2, 3, 4, 5, 50].map((failures) => backoff(failures, () => 1));
  expect(longest).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  expect(backoff(0, () => 0)).toBe(125);
});
