import type { Card } from "../generated/protocol";

/** The kinds of cards, in the order of every hand. */
export const CARDS = ["mr", "kt", "11", "21", "ra", "la", "ma"] as const satisfies readonly Card[];
