import type {
  About,
  Choice,
  Codes,
  Created,
  Failure,
  GameStatistics,
  GuidePage,
  Hint,
  Invitation,
  Invite,
  Judged,
  Lobby,
  Me,
  MinutePage,
  PasskeyAnswer,
  PasskeyQuestion,
  Plan,
  PracticePage,
  Problem,
  RulesPage,
  Seat,
  SessionList,
  Shelf,
  StepPage,
  StrategyPage,
  TablePage,
  Verdict,
  View,
  Wanted,
} from "../generated/protocol";

import { build, reloadFor } from "./worker";

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** Do what the server may refuse: why it did, or null. */
export async function refusalOf(work: () => Promise<void>): Promise<Problem | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.problem;
  }
}

/** Nobody answers: whoever sits at the app's own screen can do something about it. */
function away(): Problem {
  const site = typeof document !== "undefined" && document.documentElement.dataset["site"] !== undefined;
  const key = site ? "site-away" : "page-away";
  return { say: { key, args: {} }, text: "Nobody answers.", clause: null };
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  const headers = new Headers(init.headers);
  if (build()) headers.set("erawan-build", build());
  try {
    answer = await fetch(path, { ...init, headers });
  } catch {
    throw new Refusal(away());
  }
  if (answer.ok) return answer;
  const failure = (await answer.json().catch(() => null)) as Failure | null;
  if (failure?.error.say.key === "refused-old-page") void reloadFor("newer");
  throw new Refusal(failure?.error ?? away());
}

function send(path: string, body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return ask(path, { method: "POST", headers, body: JSON.stringify(body) });
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await (await send(path, body)).json()) as T;
}

/** The first screen's games and tables. */
export async function lobby(): Promise<Lobby> {
  return (await (await ask("/api/lobby")).json()) as Lobby;
}

/** Set up a table, on a site with a seat of one's own; in a room it is said where its players' hands are. */
export function create(plan: Plan, seat: number | null = null, hands: Hands | null = null): Promise<Created> {
  const query = new URLSearchParams({ ...(seat !== null && { seat: `${seat}` }), ...(hands && { hands }) }).toString();
  return post(query ? `/api/tables?${query}` : "/api/tables", plan);
}

/** Whether all play on one screen, each on their own, or all but who sets the table. */
export type Hands = "here" | "own" | "phones";

/** Who this browser is on a site. */
export async function me(): Promise<Me> {
  return (await (await ask("/api/me")).json()) as Me;
}

/** Choose a name on a site. */
export function rename(name: string): Promise<Me> {
  return post("/api/me", { name });
}

/** What the host of a site says of it. */
export async function about(): Promise<About> {
  return (await (await ask("/api/about")).json()) as About;
}

/** Where one's data is to be had as a file. */
export const OWN_DATA = "/api/me/data";

/** Tell the host of a site about who sits on a seat. */
export async function report(table: string, seat: number, text: string): Promise<void> {
  await send(`/api/tables/${table}/report`, { seat, text });
}

/** Be forgotten by a site. */
export function erase(name: string, password: string): Promise<Me> {
  return post("/api/me/erase", { name, password });
}

/** Make an account under the name that one has; its recovery codes. */
export function makeAccount(password: string): Promise<Codes> {
  return post("/api/account", { password });
}

/** Come into an account from this browser. */
export function logIn(name: string, password: string): Promise<Me> {
  return post("/api/account/login", { name, password });
}

/** Come into an account by a recovery code, with another password from now on. */
export function recoverAccount(name: string, code: string, password: string): Promise<Me> {
  return post("/api/account/recover", { name, code, password });
}

/** Leave the account in this browser. */
export async function logOut(): Promise<void> {
  await ask("/api/account/logout", { method: "POST" });
}

/** Choose another password. */
export async function changePassword(old: string, fresh: string): Promise<void> {
  await send("/api/account/password", { old, new: fresh });
}

/** New recovery codes in place of the old ones. */
export function renewCodes(password: string): Promise<Codes> {
  return post("/api/account/codes", { password });
}

/** Where one is logged in. */
export async function sessions(): Promise<SessionList> {
  return (await (await ask("/api/account/sessions")).json()) as SessionList;
}

/** Log another browser out. */
export async function revoke(id: string): Promise<void> {
  await ask(`/api/account/sessions/${id}`, { method: "DELETE" });
}

/** What the browser is to be asked about a passkey: to make one, or to use one. */
export function beginPasskey(making: boolean): Promise<PasskeyQuestion> {
  return post("/api/passkeys/begin", { making });
}

/** Keep a passkey that was made; recovery codes for who had no account. */
export function keepPasskey(answer: PasskeyAnswer): Promise<Codes> {
  return post("/api/passkeys", answer);
}

/** Come in by a passkey, or show by it to be oneself. */
export async function usePasskey(way: "login" | "confirm", answer: PasskeyAnswer): Promise<void> {
  await send(`/api/passkeys/${way}`, answer);
}

/** Take a passkey away. */
export async function removePasskey(id: string): Promise<void> {
  await ask(`/api/passkeys/${id}`, { method: "DELETE" });
}

/** Where whoever is invited to a table takes a seat. */
export async function invite(table: string): Promise<Invite> {
  return (await (await ask(`/api/tables/${table}/invite`)).json()) as Invite;
}

/** What one is invited to. */
export async function invitation(table: string, key: string): Promise<Invitation> {
  return (await (await ask(`/api/invitations/${table}/${key}`)).json()) as Invitation;
}

/** Take a seat to which one is invited. */
export function join(table: string, key: string, seat: number | null): Promise<Created> {
  return post(`/api/invitations/${table}/${key}`, { seat });
}

/** Take a seat of a table in the lobby; the first that one may take if none is named. */
export function sit(table: string, seat: number | null): Promise<Created> {
  return post(`/api/tables/${table}/sit`, { seat });
}

/** Open a seat to everybody before the game begins: another's, one that was kept, or one's own. */
export async function reopen(table: string, seat: number): Promise<void> {
  await send(`/api/tables/${table}/reopen`, { seat });
}

/** Put a bot on an open seat before the game begins. */
export async function fill(table: string, seat: number, bot: string): Promise<void> {
  await send(`/api/tables/${table}/fill`, { seat, bot });
}

/** The same settings once more, everybody one seat on if `rotate`, what was dealt then if `sameDeal`. */
export function again(table: string, rotate: boolean, sameDeal = false): Promise<Created> {
  return post(`/api/tables/${table}/again`, { rotate, same_deal: sameDeal });
}

/** A table that goes on from a moment of another. */
export function branch(table: string, ply: number, seats: readonly Seat[]): Promise<Created> {
  return post(`/api/tables/${table}/branch`, { ply, seats });
}

/** Games that were played here, some at a time. */
export function games(wanted: Wanted): Promise<Shelf> {
  return post("/api/games", wanted);
}

/** How one fares against the levels. */
export async function statistics(): Promise<readonly GameStatistics[]> {
  return (await (await ask("/api/statistics")).json()) as readonly GameStatistics[];
}

/** Give a game a title. */
export async function entitle(table: string, title: string): Promise<void> {
  await send(`/api/tables/${table}/title`, { title });
}

/** What the computer would play for the person to move. */
export function hint(table: string): Promise<Hint> {
  return post(`/api/tables/${table}/hint`, {});
}

/** Why something on the table can't be chosen, as it is shown. */
export function why({ table, version, draft }: View, thing: Choice): Promise<Problem> {
  return post(`/api/tables/${table}/why`, { version, draft, thing });
}

/** A table as it was after so many plies, or as it is. */
export async function review(table: string, have: number, ply: number | null): Promise<TablePage> {
  const moment = ply === null ? "" : `&ply=${ply}`;
  return (await (await ask(`/api/tables/${table}?have=${have}${moment}`)).json()) as TablePage;
}

/** A table's record as text. */
export async function record(table: string): Promise<string> {
  return (await ask(`/api/tables/${table}/record`)).text();
}

/** A pasted record as a table to review; what is left of a damaged one only if `damaged`. */
export function paste(text: string, damaged = false): Promise<Created> {
  return post("/api/records", { text, damaged });
}

/** Put a table back into the lists. */
export async function restore(table: string): Promise<void> {
  await ask(`/api/tables/${table}/restore`, { method: "POST" });
}

/** Take a table out of the lists. */
export async function remove(table: string): Promise<void> {
  await ask(`/api/tables/${table}`, { method: "DELETE" });
}

/** A game's rules in a language. */
export async function rules(game: RulesPage["game"], language: RulesPage["language"]): Promise<RulesPage> {
  return (await (await ask(`/api/learn/${game}/rules?language=${language}`)).json()) as RulesPage;
}

/** How the table of a guided first game is set up. */
export async function guidedPlan(game: RulesPage["game"]): Promise<Plan> {
  return (await (await ask(`/api/learn/${game}/guided`)).json()) as Plan;
}

/** What matters at a table now, and what one's last move changed. */
export async function guide(table: string, language: string): Promise<GuidePage> {
  return (await (await ask(`/api/tables/${table}/guide?language=${language}`)).json()) as GuidePage;
}

/** How a game is played well, in a language. */
export async function strategy(game: RulesPage["game"], language: string): Promise<StrategyPage> {
  return (await (await ask(`/api/learn/${game}/strategy?language=${language}`)).json()) as StrategyPage;
}

/** What a game is about, in a language. */
export async function minute(game: RulesPage["game"], language: string): Promise<MinutePage> {
  return (await (await ask(`/api/learn/${game}/minute?language=${language}`)).json()) as MinutePage;
}

/** A step of a game's tutorial, counted from 1. */
export async function step(game: RulesPage["game"], number: number, language: string): Promise<StepPage> {
  return (await (await ask(`/api/learn/${game}/steps/${number}?language=${language}`)).json()) as StepPage;
}

/** What a move is as the answer to a step. */
export async function verdict(
  game: RulesPage["game"],
  number: number,
  code: string,
  language: string,
): Promise<Verdict> {
  const query = new URLSearchParams({ code, language }).toString();
  return (await (await ask(`/api/learn/${game}/steps/${number}/verdict?${query}`)).json()) as Verdict;
}

/** Where one stands in practice, with the open question. */
export async function practice(game: RulesPage["game"]): Promise<PracticePage> {
  return (await (await ask(`/api/learn/${game}/practice`)).json()) as PracticePage;
}

/** Begin an exam, or practise a level. */
export function beginPractice(game: RulesPage["game"], mode: PracticePage["mode"]): Promise<PracticePage> {
  return post(`/api/learn/${game}/practice/begin`, { mode });
}

/** Answer the open question. */
export function answerPractice(game: RulesPage["game"], name: string, choice: number): Promise<Judged> {
  return post(`/api/learn/${game}/practice/answer`, { name, choice });
}
