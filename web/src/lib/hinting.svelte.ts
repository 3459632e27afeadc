import type { Hint, Msg, Problem, Suggestion } from "../generated/protocol";
import { hint, Refusal } from "./api";
import { narrate } from "./narrate.svelte";
import type { Session } from "./session.svelte";
import { words } from "./words.svelte";

/** What the computer would play: asked for while the dialog is open, forgotten with it. */
export class Hinting {
  problem: Problem | null = $state.raw(null);
  readonly #session: Session;
  #open = $state(false);
  #hint: Hint | null = $state.raw(null);
  #followed: Suggestion | null = $state.raw(null);
  #asked = 0;

  constructor(session: Session) {
    this.#session = session;
  }

  /** The answer, as long as nobody has moved since. */
  get suggestions(): readonly Suggestion[] | null {
    return this.#hint?.rows === this.#session.log.length ? this.#hint.suggestions : null;
  }

  /** What else is good to know. */
  get close(): readonly Msg[] {
    return this.#hint?.close ?? [];
  }

  /** Whether it is to be seen; once somebody has moved it was about the past. */
  get open(): boolean {
    return this.#open && (this.#hint === null || this.suggestions !== null);
  }

  set open(wanted: boolean) {
    this.#open = wanted;
  }

  /** What is followed just now, in words. */
  get followed(): string {
    return this.following?.say.map(words).join(" ") ?? "";
  }

  /** The suggestion whose steps are made on the table, until its turn is complete. */
  get following(): Suggestion | null {
    const turn = this.#session.view?.turn;
    const followed = this.suggestions && this.#followed;
    if (!turn || turn.complete || !followed) return null;
    const made = new Set(turn.chosen.map(({ choice }) => `${choice.kind} ${choice.value}`));
    return followed.choices.every(({ kind, value }) => made.has(`${kind} ${value}`)) ? followed : null;
  }

  get possible(): boolean {
    return this.#session.view?.may.includes("hint") ?? false;
  }

  /** Open and ask; whoever asks twice for one moment is answered once by the server. */
  async ask(): Promise<void> {
    const table = this.#session.view?.table;
    if (this.open || !this.possible || table === undefined) return;
    this.open = true;
    this.#hint = this.#followed = this.problem = null;
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const answer = await hint(table);
      if (asked === this.#asked) this.#take(answer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (asked === this.#asked) this.#refuse(error.problem);
    }
  }

  /** Make the steps of a suggestion on the table; confirming stays with the player. */
  show(suggestion: Suggestion): void {
    this.open = false;
    this.#followed = suggestion;
    this.#session.act({ act: "choose", keep: 0, choices: suggestion.choices });
  }

  /** Play a suggestion as it is. */
  play({ code }: Suggestion): void {
    this.open = false;
    this.#session.act({ act: "play", code });
  }

  /** Say why there is no hint; where somebody has moved meanwhile, there is nothing to say. */
  #refuse(problem: Problem): void {
    if (problem.say.key === "refused-not-now") this.open = false;
    else this.problem = problem;
  }

  #take(answer: Hint): void {
    this.#hint = answer;
    const best = this.suggestions?.[0];
    if (best) narrate([...best.say, best.worth].map(words).join(" "));
  }
}
