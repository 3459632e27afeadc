import type { Counts, Faction, Holder } from "../generated/protocol";

/** The factions in the order of all counts. */
export const FACTIONS = ["R", "L", "M"] as const satisfies readonly Faction[];

/** The colours that flags and bands are painted in. */
export const PIGMENTS: Readonly<Record<Holder, string>> = {
  R: "rama",
  L: "lao",
  M: "malay",
  B: "british",
};

/** Whether a piece is a follower, named by its faction. */
export function isFaction(piece: string): piece is Faction {
  return piece === "R" || piece === "L" || piece === "M";
}

/** How many of a faction. */
export function countOf(counts: Counts, faction: Faction): number {
  return counts[FACTIONS.indexOf(faction)] ?? 0;
}

/** The counts with one faction's changed by so much. */
export function changed(counts: Counts, faction: Faction, by: number): Counts {
  const [rama, lao, malay] = counts;
  return [
    rama + (faction === "R" ? by : 0),
    lao + (faction === "L" ? by : 0),
    malay + (faction === "M" ? by : 0),
  ];
}
