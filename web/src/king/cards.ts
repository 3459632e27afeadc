import type { Card } from "../generated/protocol";

/** The kinds of cards, in the order of every hand. */
export const CARDS = ["mr", "kt", "11", "21", "ra", "la", "ma"] as const satisfies readonly Card[];

/** The clauses that say what a card does. */
export const CLAUSES: Readonly<Record<Card, readonly string[]>> = {
  mr: ["K5.6"],
  kt: ["K5.7"],
  "11": ["K5.8a", "K5.8c"],
  "21": ["K5.8b", "K5.8c"],
  ra: ["K5.8d"],
  la: ["K5.8d"],
  ma: ["K5.8d"],
};
