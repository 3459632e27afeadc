import type { Created, Failure, Hint, Lobby, Plan, Problem, RulesPage, TablePage } from "../generated/protocol";

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

const AWAY: Problem = { say: { key: "page-away", args: {} }, text: "The app is not running.", clause: null };

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal(AWAY);
  }
  if (answer.ok) return answer;
  const failure = (await answer.json().catch(() => null)) as Failure | null;
  throw new Refusal(failure?.error ?? AWAY);
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  const answer = await ask(path, { method: "POST", headers, body: JSON.stringify(body) });
  return (await answer.json()) as T;
}

/** The first screen's games and tables. */
export async function lobby(): Promise<Lobby> {
  return (await (await ask("/api/lobby")).json()) as Lobby;
}

/** Set up a table. */
export function create(plan: Plan): Promise<Created> {
  return post("/api/tables", plan);
}

/** The same settings once more, everybody one seat on if `rotate`. */
export function again(table: string, rotate: boolean): Promise<Created> {
  return post(`/api/tables/${table}/again`, { rotate });
}

/** What the computer would play for the person to move. */
export function hint(table: string): Promise<Hint> {
  return post(`/api/tables/${table}/hint`, {});
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

/** A pasted record as a table to review. */
export function paste(text: string): Promise<Created> {
  return post("/api/records", { text });
}

/** Take a table out of the lists. */
export async function remove(table: string): Promise<void> {
  await ask(`/api/tables/${table}`, { method: "DELETE" });
}

/** A game's rules in a language. */
export async function rules(game: RulesPage["game"], language: RulesPage["language"]): Promise<RulesPage> {
  return (await (await ask(`/api/learn/${game}/rules?language=${language}`)).json()) as RulesPage;
}
