import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { LogEntry, Turn, View } from "../generated/protocol";
import type { Socket } from "./connection";
import { hush, narration } from "./narrate.svelte";
import { Session, type Arrival } from "./session.svelte";
import { speak } from "./words.svelte";

let socket: Socket & { sent: Record<string, unknown>[] };
let session: Session;

function open(): Socket {
  socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    sent: [],
    send(data) {
      socket.sent.push(JSON.parse(data) as Record<string, unknown>);
    },
    close() {
      // Nothing to close.
    },
  };
  return socket;
}

function hear(message: unknown): void {
  socket.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
}

function move(index: number, who: string): LogEntry {
  const passed = { key: "king-passed", args: { who } };
  return {
    index,
    kind: "move",
    ply: index + 1,
    seat: 0,
    code: "pass",
    at: 0,
    say: null,
    events: [{ event: "passed", say: passed, clause: "K5", beat: 0, shifts: [], seat: 0 }],
  };
}

function view(version: number, log: LogEntry[], from = 0, turn: Turn | null = null, draft = 0): View {
  const shown: Partial<View> = { table: "t", version, draft, log, log_from: from, turn, open_seats: [] };
  return shown as View;
}

beforeAll(async () => {
  await speak("en");
});

beforeEach(() => {
  hush();
  session = new Session(open);
  session.connect();
  socket.onopen?.({} as Event);
  hear({ type: "welcome", to: 1, version: "0" });
  session.watch("t");
});

test("the first view is shown, not told", () => {
  hear({ type: "shown", to: 2, info: { id: "t", players: [] }, view: view(3, [move(0, "Anna")]) });
  expect(session.info?.id).toBe("t");
  expect(session.view?.version).toBe(3);
  expect(narration.lines).toEqual([]);
});

test("who has sat down is asked for: names come with the table", () => {
  hear({ type: "shown", to: 2, info: { id: "t", players: [] }, view: { ...view(1, []), open_seats: [1] } });
  const before = socket.sent.length;
  hear({ type: "changed", table: "t", version: 2, draft: 0, view: view(2, []) });
  expect(socket.sent.slice(before)).toMatchObject([{ type: "watch", table: "t" }]);
});

test("later rows are put behind those that are here, told and animated", () => {
  const arrivals: Arrival[] = [];
  session.onArrival((arrival) => arrivals.push(arrival));
  hear({ type: "shown", to: 2, info: { id: "t", players: [] }, view: view(1, [move(0, "Anna")]) });
  hear({ type: "shown", to: 3, info: null, view: view(2, [move(1, "Boris")], 1) });
  expect(session.log.map((entry) => entry.index)).toEqual([0, 1]);
  expect(narration.lines.map((line) => line.text)).toEqual(["Boris passes."]);
  expect(arrivals).toMatchObject([{ entries: [{ index: 1 }], before: { version: 1 }, after: { version: 2 } }]);
});

test("rows that come twice are there once and told once", () => {
  hear({ type: "shown", to: 2, info: { id: "t", players: [] }, view: view(1, []) });
  hear({ type: "shown", to: 3, info: null, view: view(2, [move(0, "Anna")]) });
  hear({ type: "shown", to: 4, info: null, view: view(2, [move(0, "Anna")]) });
  expect(session.log).toHaveLength(1);
  expect(narration.lines).toHaveLength(1);
});

test("an older view and another table's view change nothing", () => {
  hear({ type: "shown", to: 2, info: { id: "t", players: [] }, view: view(5, []) });
  hear({ type: "shown", to: 3, info: null, view: view(4, []) });
  hear({ type: "shown", to: 3, info: null, view: { ...view(9, []), table: "other" } });
  expect(session.view?.version).toBe(5);
});

test("of two views of a version the one with the later draft of the turn stays", () => {
  hear({ type: "shown", to: 2, info: { id: "t" }, view: view(5, [], 0, null, 2) });
  hear({ type: "shown", to: 3, info: null, view: view(5, [], 0, null, 1) });
  expect(session.view?.draft).toBe(2);
  hear({ type: "shown", to: 4, info: null, view: view(6, []) });
  expect(session.view?.version).toBe(6);
});

test("an act is for the draft of the turn that is shown", () => {
  hear({ type: "shown", to: 2, info: { id: "t" }, view: view(5, [], 0, null, 2) });
  session.act({ act: "confirm" });
  expect(socket.sent.at(-1)).toMatchObject({ version: 5, draft: 2, act: { act: "confirm" } });
});

test("an act says how long the turn was shown, from its first step on", () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
  const turn = { options: [] } as unknown as Turn;
  hear({ type: "shown", to: 2, info: { id: "t", players: [] }, view: view(3, [], 0, turn, 0) });
  clock.mockReturnValue(5000);
  hear({ type: "changed", table: "t", version: 3, draft: 1, view: view(3, [], 0, turn, 1) });
  clock.mockReturnValue(6200.4);
  session.act({ act: "confirm" });
  expect(socket.sent.at(-1)).toMatchObject({ type: "do", version: 3, draft: 1, took: 5200 });
  clock.mockRestore();
});

test("while an act is under way no second one is made", () => {
  hear({ type: "shown", to: 2, info: { id: "t", players: [] }, view: view(5, []) });
  session.act({ act: "pass" });
  session.act({ act: "pass" });
  const acts = socket.sent.filter((message) => message["type"] === "do");
  expect(acts).toMatchObject([{ table: "t", version: 5, act: { act: "pass" } }]);
  hear({ type: "done", to: acts[0]?.["seq"], id: acts[0]?.["id"], version: 6, view: view(6, []) });
  expect(session.busy).toBe(false);
  session.act({ act: "back" });
  expect(socket.sent.at(-1)).toMatchObject({ version: 6, act: { act: "back" } });
});

test("a refusal is told, with the table as it is now, until the next act", () => {
  hear({ type: "shown", to: 2, info: { id: "t", players: [] }, view: view(5, []) });
  session.act({ act: "confirm" });
  const id = socket.sent.at(-1)?.["id"];
  const problem = { say: { key: "refused-over", args: {} }, text: "over", clause: null };
  hear({ type: "refused", to: 3, id, problem, view: view(7, []) });
  expect(session.problem).toEqual(problem);
  expect(session.view?.version).toBe(7);
  expect(narration.lines.at(-1)?.text).toBe("The game is over.");
  session.act({ act: "back" });
  expect(session.problem).toBeNull();
});

test("another table starts with nothing", () => {
  hear({ type: "shown", to: 2, info: { id: "t", players: [] }, view: view(5, [move(0, "Anna")]) });
  session.watch("u");
  expect([session.info, session.view, session.log.length]).toEqual([null, null, 0]);
  expect(socket.sent.at(-1)).toMatchObject({ type: "watch", table: "u", have: 0 });
  session.unwatch();
  expect(socket.sent.at(-1)).toMatchObject({ type: "unwatch" });
});

test("what was said before a move is known, unless it was a lone person's own turn", () => {
  const said = (key: string): Partial<View> => ({ status: { key, args: {} } });
  const players = [{ bot: null }, { bot: "random" }];
  const own = { ...view(1, [], 0, {} as Turn), ...said("king-status-you") };
  hear({ type: "shown", to: 2, info: { id: "t", players }, view: own });
  hear({ type: "shown", to: 3, info: null, view: { ...view(2, [move(0, "Anna")]), ...said("king-status-thinking") } });
  expect(session.earlier).toBeNull();
  hear({ type: "shown", to: 4, info: null, view: { ...view(3, [move(1, "Lek")], 1), ...said("king-status-you") } });
  expect(session.earlier?.key).toBe("king-status-thinking");
});
