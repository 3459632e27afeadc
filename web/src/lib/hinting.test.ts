import { afterEach, expect, test, vi } from "vitest";
import type { Act, Hint, View } from "../generated/protocol";
import { Hinting } from "./hinting.svelte";
import type { Session } from "./session.svelte";

const HINT: Hint = {
  table: "t",
  rows: 2,
  suggestions: [
    {
      code: "@b1n",
      say: [],
      percent: 60,
      proved: false,
      kingmaker: null,
      worth: { key: "hint-chance", args: { percent: 60 } },
      choices: [{ kind: "target", value: "b1" }],
    },
  ],
  close: [{ key: "hint-close", args: {} }],
};

function table(rows: number, may: View["may"] = ["hint"]): { session: Session; acts: Act[] } {
  const acts: Act[] = [];
  const session = {
    view: { table: "t", may },
    log: Array.from({ length: rows }),
    act: (act: Act) => acts.push(act),
  };
  return { session: session as unknown as Session, acts };
}

function answer(body: unknown, status = 200): ReturnType<typeof vi.fn> {
  const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal("fetch", asked);
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a suggestion is shown step by step and not confirmed", async () => {
  const asked = answer(HINT);
  const { session, acts } = table(2);
  const hinting = new Hinting(session);
  await hinting.ask();
  expect(asked.mock.calls[0]?.[0]).toBe("/api/tables/t/hint");
  expect(hinting.close).toEqual(HINT.close);
  const [best] = hinting.suggestions ?? [];
  if (best) hinting.show(best);
  expect(acts).toEqual([{ act: "choose", keep: 0, choices: [{ kind: "target", value: "b1" }] }]);
  expect(hinting.open).toBe(false);
});

test("taps while it is open ask nothing more", async () => {
  const asked = answer(HINT);
  const hinting = new Hinting(table(2).session);
  await Promise.all([hinting.ask(), hinting.ask(), hinting.ask()]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("nothing is asked where no hint is possible", async () => {
  const asked = answer(HINT);
  const hinting = new Hinting(table(2, ["pass"]).session);
  await hinting.ask();
  expect(asked).not.toHaveBeenCalled();
  expect(hinting.open).toBe(false);
});

test("an answer about the past is not shown", async () => {
  answer(HINT);
  const hinting = new Hinting(table(3).session);
  await hinting.ask();
  expect(hinting.suggestions).toBeNull();
  expect(hinting.open).toBe(false);
});

/** What is left of asking for a hint that is refused with this message. */
async function refused(key: string): Promise<Hinting> {
  answer({ error: { say: { key, args: {} }, text: "no", clause: null } }, 409);
  const hinting = new Hinting(table(2).session);
  await hinting.ask();
  return hinting;
}

test("a hint that was given up because somebody moved is about the past too", async () => {
  const hinting = await refused("refused-not-now");
  expect(hinting.problem).toBeNull();
  expect(hinting.open).toBe(false);
});

test("a refusal is shown", async () => {
  const hinting = await refused("refused-hint");
  expect(hinting.problem?.say.key).toBe("refused-hint");
  expect(hinting.open).toBe(true);
});
