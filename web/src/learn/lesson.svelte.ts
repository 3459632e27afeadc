import { getContext, setContext, type Snippet } from "svelte";
import type { RulesPage } from "../generated/protocol";

type GameName = RulesPage["game"];

const KEY = "erawan.learn";

/** The step that somebody came to, from 1; kept between visits. */
export function keptStep(game: GameName): number {
  const step = read()[game];
  return typeof step === "number" && Number.isInteger(step) && step >= 1 && step <= 99 ? step : 1;
}

/** Keep the step that somebody is at. */
export function keepStep(game: GameName, step: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: step }));
  } catch {
    // Storage is full or forbidden: it holds for this visit, in the address.
  }
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** What a table shows while a step of a tutorial is played at it. */
export interface Task {
  readonly heading: string;
  /** What is to be done; it stands beside the board all the while. */
  readonly task: Snippet;
  /** What the answer was, in place of what could be done; null before. */
  readonly answer: Snippet | null;
  /** Shows the other steps, where there are any. */
  readonly open: (() => void) | null;
}

const HERE = Symbol("task");

/** Have the tables inside this component show a task. */
export function setTask(task: Task): void {
  setContext(HERE, task);
}

/** The task to be shown at this table; there is none but in a tutorial. */
export function taskHere(): Task | undefined {
  return getContext(HERE);
}
