import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Act, Problem } from "../generated/protocol";
import { backoff } from "./backoff";
import { Connection, ANSWER_MS, SILENCE_MS, type Socket, type Status } from "./connection";
import { Outbox } from "./outbox";

type Sent = { type: string; seq: number } & Record<string, unknown>;

class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: Sent[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Sent);
  }
  close(): void {
    this.closed = true;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  drop(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
}

const PASS: Act = { act: "pass" };
let sockets: FakeSocket[];
let statuses: Status[];
let heard: { type: string }[];
let problems: Problem[];
let have: { rows: number; version: number; draft: number };

function make(outbox = new Outbox()): Connection {
  const connection = new Connection(
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    {
      status: (status) => statuses.push(status),
      shown: (message) => heard.push(message),
      changed: (view) => heard.push({ type: "changed", ...view }),
      done: (message) => heard.push(message),
      refused: (problem) => problems.push(problem),
      offered: (tables) => heard.push({ type: `${tables.length} offered` }),
      presence: (away) => heard.push({ type: `${away.length} away` }),
      have: () => have,
    },
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

/** What was sent of a kind over the newest socket. */
function sent(type: string): Sent[] {
  return latest().sent.filter((message) => message.type === type);
}

function welcome(): void {
  latest().onopen?.({} as Event);
  latest().say({ type: "welcome", to: sent("hello")[0]?.seq, version: "0.1.0" });
}

function lose(): void {
  latest().drop();
  vi.runOnlyPendingTimers();
}

function answer(id: string): void {
  const asked = sent("do").find((message) => message["id"] === id);
  latest().say({ type: "done", to: asked?.seq, id, version: 1, view: {} });
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  statuses = [];
  heard = [];
  problems = [];
  have = { rows: 0, version: 0, draft: 0 };
});

afterEach(() => {
  vi.useRealTimers();
});

test("says hello, then watches the table and says how much of its log is here", () => {
  const connection = make();
  have = { rows: 4, version: 9, draft: 0 };
  connection.watch("t");
  expect(connection.status.phase).toBe("connecting");
  welcome();
  expect(latest().sent).toEqual([
    { type: "hello", seq: 1 },
    { type: "watch", seq: 2, table: "t", have: 4 },
  ]);
  expect(statuses.at(-1)).toEqual({ phase: "open", waiting: 0 });
});

test("an act waits until it is answered", () => {
  const connection = make();
  welcome();
  connection.act("t", { version: 3, draft: 0 }, PASS, { id: "a" });
  expect(sent("do")).toMatchObject([{ id: "a", table: "t", version: 3, act: PASS, have: 0 }]);
  expect(connection.status.waiting).toBe(1);
  answer("a");
  expect(connection.status.waiting).toBe(0);
  expect(heard).toMatchObject([{ type: "done", id: "a" }]);
});

test("a refused act is told and waits no longer", () => {
  const connection = make();
  welcome();
  connection.act("t", { version: 3, draft: 0 }, PASS, { id: "a" });
  const problem = { say: { key: "refused-stale", args: {} }, text: "no", clause: null };
  latest().say({ type: "refused", to: 2, id: "a", problem, view: null });
  expect(problems).toEqual([problem]);
  expect(connection.status.waiting).toBe(0);
});

test("acts made while the server is away are sent in order after the watch", () => {
  const connection = make();
  connection.watch("t");
  welcome();
  latest().drop();
  connection.act("t", { version: 1, draft: 0 }, PASS, { id: "a" });
  connection.act("t", { version: 2, draft: 0 }, PASS, { id: "b" });
  vi.runOnlyPendingTimers();
  welcome();
  expect(sockets).toHaveLength(2);
  expect(latest().sent.map((each) => each["id"] ?? each.type)).toEqual(["hello", "watch", "a", "b"]);
});

test("an act whose answer got lost is sent again with the same id and moment", () => {
  const connection = make();
  welcome();
  connection.act("t", { version: 5, draft: 3 }, PASS, { id: "a" });
  lose();
  welcome();
  expect(sent("do")).toMatchObject([{ id: "a", version: 5, draft: 3 }]);
  answer("a");
  lose();
  welcome();
  expect(sent("do")).toEqual([]);
});

test("news of a newer version are looked at, news of what is here are not", () => {
  const connection = make();
  connection.watch("t");
  welcome();
  have = { rows: 2, version: 7, draft: 0 };
  latest().say({ type: "changed", table: "t", version: 7, draft: 0 });
  latest().say({ type: "changed", table: "other", version: 9, draft: 0 });
  expect(sent("look")).toEqual([]);
  latest().say({ type: "changed", table: "t", version: 8, draft: 0 });
  expect(sent("look")).toMatchObject([{ table: "t", have: 2 }]);
});

test("news of another draft of the own turn are news too, an older one is none", () => {
  const connection = make();
  connection.watch("t");
  welcome();
  have = { rows: 2, version: 7, draft: 3 };
  latest().say({ type: "changed", table: "t", version: 7, draft: 2 });
  latest().say({ type: "changed", table: "t", version: 6, draft: 9 });
  expect(sent("look")).toEqual([]);
  latest().say({ type: "changed", table: "t", version: 7, draft: 4, view: { version: 7, log_from: 2 } });
  expect(heard).toMatchObject([{ version: 7, log_from: 2 }]);
  latest().say({ type: "changed", table: "t", version: 8, draft: 0 });
  expect(sent("look")).toMatchObject([{ table: "t", have: 2 }]);
});

test("news that show the new version are taken, unless rows are missing before them", () => {
  const connection = make();
  connection.watch("t");
  welcome();
  have = { rows: 2, version: 7, draft: 0 };
  const news = { type: "changed", table: "t", version: 8, draft: 0 };
  latest().say({ ...news, view: { version: 8, log_from: 2 } });
  expect(heard).toMatchObject([{ version: 8, log_from: 2 }]);
  expect(sent("look")).toEqual([]);
  latest().say({ ...news, view: { version: 8, log_from: 3 } });
  expect(heard).toHaveLength(1);
  expect(sent("look")).toMatchObject([{ table: "t", have: 2 }]);
});

test("a socket that doesn't answer is given up and replaced", () => {
  const connection = make();
  welcome();
  connection.act("t", { version: 0, draft: 0 }, PASS, { id: "a" });
  const silent = latest();
  vi.advanceTimersByTime(ANSWER_MS);
  expect(silent.closed).toBe(true);
  expect(connection.status.phase).toBe("lost");
  vi.runOnlyPendingTimers();
  welcome();
  expect(sent("do")).toMatchObject([{ id: "a" }]);
});

test("an answer to one thing doesn't make up for the silence about another", () => {
  const connection = make();
  welcome();
  connection.act("t", { version: 0, draft: 0 }, PASS, { id: "a" });
  connection.act("t", { version: 0, draft: 0 }, PASS, { id: "b" });
  answer("a");
  const half = latest();
  vi.advanceTimersByTime(ANSWER_MS);
  expect(half.closed).toBe(true);
});

test("after a long silence it asks, and keeps a socket that answers", () => {
  make();
  welcome();
  for (let round = 1; round <= 3; round += 1) {
    vi.advanceTimersByTime(SILENCE_MS);
    expect(sent("ping")).toHaveLength(round);
    latest().say({ type: "pong", to: sent("ping").at(-1)?.seq });
  }
  expect(sockets).toHaveLength(1);
});

test("a socket that never opens is given up too", () => {
  make();
  vi.advanceTimersByTime(ANSWER_MS);
  expect(sockets[0]?.closed).toBe(true);
  vi.runOnlyPendingTimers();
  expect(sockets).toHaveLength(2);
});

test("a closed door is told apart from a server that is away, and knocked at again", () => {
  const connection = make();
  latest().drop(4401);
  expect(connection.status.phase).toBe("refused");
  vi.runOnlyPendingTimers();
  welcome();
  expect(connection.status.phase).toBe("open");
});

test("a table that is no longer watched is not watched again", () => {
  const connection = make();
  connection.watch("t");
  welcome();
  connection.unwatch();
  expect(sent("unwatch")).toHaveLength(1);
  lose();
  welcome();
  expect(sent("watch")).toEqual([]);
});

test.each(["", "nonsense", "[]", "null", '{"type":"unknown"}', '{"type":7}'])(
  "what it can't read changes nothing: %j",
  (data) => {
    const connection = make();
    welcome();
    const before = statuses.length;
    latest().onmessage?.({ data } as MessageEvent);
    expect(statuses).toHaveLength(before);
    expect(connection.status).toEqual({ phase: "open", waiting: 0 });
  },
);

function drawer(first: string | null = null): Pick<Storage, "getItem" | "setItem"> {
  let kept = first;
  return {
    getItem: () => kept,
    setItem: (_, value) => {
      kept = value;
    },
  };
}

test("unanswered acts outlive a reload", () => {
  const storage = drawer();
  const before = make(new Outbox(storage));
  before.act("t", { version: 2, draft: 0 }, PASS, { id: "a" });
  before.close();
  const after = make(new Outbox(storage));
  expect(after.status.waiting).toBe(1);
  welcome();
  expect(sent("do")).toMatchObject([{ id: "a", version: 2, act: PASS }]);
});

test("answered acts are not sent again after a reload", () => {
  const storage = drawer();
  const before = make(new Outbox(storage));
  welcome();
  before.act("t", { version: 2, draft: 0 }, PASS, { id: "a" });
  answer("a");
  before.close();
  expect(make(new Outbox(storage)).status.waiting).toBe(0);
});

test.each(["nonsense", "7", '[7, null, {"id": "a"}]'])("a damaged drawer is empty: %s", (text) => {
  expect(new Outbox(drawer(text)).acts).toEqual([]);
});

test("connecting while connected opens nothing more", () => {
  const connection = make();
  welcome();
  connection.connect();
  expect(sockets).toHaveLength(1);
});

test("closing ends it: nothing is tried again", () => {
  const connection = make();
  welcome();
  connection.close();
  vi.advanceTimersByTime(100 * ANSWER_MS);
  expect(latest().closed).toBe(true);
  expect(sockets).toHaveLength(1);
});

test("waiting grows from a blink to five seconds, never more", () => {
  const longest = [0, 1, 2, 3, 4, 5, 50].map((failures) => backoff(failures, () => 1));
  expect(longest).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  expect(backoff(3, () => 0)).toBe(1000);
});

test("the lobby is looked at again after a reconnect, and no longer once a table is watched", () => {
  const connection = make();
  connection.browse();
  welcome();
  expect(sent("browse")).toHaveLength(1);
  latest().say({ type: "offered", to: null, tables: [] });
  expect(heard.map((each) => each.type)).toContain("0 offered");
  lose();
  welcome();
  expect(sent("browse")).toHaveLength(1);
  connection.watch("t");
  heard.length = 0;
  latest().say({ type: "offered", to: null, tables: [] });
  expect(heard).toEqual([]);
  lose();
  welcome();
  expect(sent("browse")).toHaveLength(0);
  expect(sent("watch")).toHaveLength(1);
});
