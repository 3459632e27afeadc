import type { Facing, Option, Push, Target, Turn } from "../generated/protocol";

type Kind = Target["kind"];

/** The first option that fits: the next step before a change of mind. */
export function find(turn: Turn | null, fits: (target: Target) => boolean): Option | null {
  return [...(turn?.options ?? []), ...(turn?.again ?? [])].find((each) => fits(each.target)) ?? null;
}

/** What a tap on a cell does. */
export function onCell(turn: Turn | null, cell: string): Option | null {
  return find(turn, (target) => "cell" in target && target.kind !== "facing" && target.cell === cell);
}

/** The next step that a cell is, leaving changes of mind out. */
export function nextOn(turn: Turn | null, cell: string): Option | null {
  const option = onCell(turn, cell);
  return option && turn?.options.includes(option) ? option : null;
}

export function ofKind(turn: Turn | null, kind: Kind): Option | null {
  return find(turn, (target) => target.kind === kind);
}

export function toFace(turn: Turn | null, facing: Facing): Option | null {
  return find(turn, (target) => target.kind === "facing" && target.facing === facing);
}

/** The cell whose facing is asked for, or was chosen and can be chosen again. */
export function ringCell(turn: Turn | null): string | null {
  const target = ofKind(turn, "facing")?.target;
  return target?.kind === "facing" ? target.cell : null;
}

/** The facing that was chosen by hand or by itself. */
export function facingChosen(turn: Turn | null): Facing | null {
  const target = turn?.chosen.find((step) => step.target.kind === "facing")?.target;
  return target?.kind === "facing" ? target.facing : null;
}

/** The chosen animal: its cell, `@` for the reserve. */
export function animalChosen(turn: Turn | null): string | null {
  const first = turn?.chosen[0]?.target;
  if (first?.kind === "animal") return first.cell;
  return first?.kind === "reserve" ? "@" : null;
}

/** The pushes to weigh now: the only one, the chosen one, or that of the cell pointed at, which may say its way: `a5s`. */
export function weighed(turn: Turn | null, pointed: string | null): Push | null {
  const pushes = turn?.pushes ?? [];
  if (pushes.length === 1) return pushes[0] ?? null;
  const exact = pushes.find((push) => push.target + push.facing === pointed);
  return exact ?? pushes.find((push) => push.target === pointed) ?? null;
}

/** The pushes that would go into a cell. */
export function pushesInto(turn: Turn | null, cell: string): Push[] {
  return (turn?.pushes ?? []).filter((push) => push.target === cell && push.succeeds);
}
