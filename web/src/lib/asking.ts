import type { Option, Problem, View } from "../generated/protocol";
import { Refusal, why } from "./api";
import type { Session } from "./session.svelte";

/** What is no answer: the table has moved on, or the thing can be chosen after all. */
const NO_ANSWER = new Set(["refused-stale", "refused-turn-changed", "refused-possible"]);

/** Ask the rules why a thing on the table can't be chosen, and say it; choose another one by the way. */
export async function askWhy(session: Session, kind: string, value: string, instead?: Option): Promise<void> {
  const view = session.view;
  if (!view || session.busy) return;
  const problem = await answer(view, kind, value);
  if (session.view?.version !== view.version || session.view.draft !== view.draft) return;
  if (instead) session.choose(instead);
  if (!NO_ANSWER.has(problem.say.key)) session.tell(problem);
}

async function answer(view: View, kind: string, value: string): Promise<Problem> {
  try {
    return await why(view, { kind, value });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.problem;
  }
}
