/** A turn for tests, to which nothing can be added. */
import type { Turn } from "../generated/protocol";

export const bareTurn: Turn = {
  prompt: { key: "x", args: {} },
  chosen: [],
  options: [],
  again: [],
  can_go_back: false,
  complete: false,
  summary: [],
  events: [],
  warnings: [],
  pushes: [],
  passing: [],
  cautions: [],
  pass_cautions: [],
};
