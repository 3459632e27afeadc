import type { Caution, Msg } from "../generated/protocol";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

/** Passing: asked about first where it would do what nobody wants by mistake. */
export class Passing {
  readonly #session: Session;
  /** How long the log was when it was asked about. */
  #asked: number | null = $state(null);

  constructor(session: Session) {
    this.#session = session;
  }

  get possible(): boolean {
    return this.#session.view?.may.includes("pass") ?? false;
  }

  /** What passing would do, where that deserves a question. */
  get lines(): readonly Msg[] {
    return this.#session.view?.turn?.passing ?? [];
  }

  /** What the coach says of a pass. */
  get cautions(): readonly Caution[] {
    return this.#session.view?.turn?.pass_cautions ?? [];
  }

  /** Whether the question stands; once somebody has moved it was about the past. */
  get open(): boolean {
    return this.#asked === this.#session.log.length;
  }

  set open(wanted: boolean) {
    this.#asked = wanted ? this.#session.log.length : null;
  }

  /** Pass, or ask whether it is meant. */
  ask(): void {
    if (!this.possible) return;
    if (this.cautions.length > 0 || (settings.askPass && this.lines.length > 0)) this.open = true;
    else this.pass();
  }

  pass(): void {
    this.open = false;
    if (this.possible) this.#session.act({ act: "pass" });
  }
}
