import type { OpenTable } from "../generated/protocol";

/** What somebody looks for in the lobby; what is empty asks for nothing. */
export interface Wish {
  game: string;
  players: string;
  clock: string;
}

export const ANY: Readonly<Wish> = { game: "", players: "", clock: "" };
export const NUMBERS = [2, 3, 4] as const;
export const CLOCKS = ["none", "quick", "slow"] as const;
const QUICK_MS = 10 * 60_000;

/** What kind of clock a table has: none, up to ten minutes, or more. */
export function clockOf({ settings: { clock } }: OpenTable): (typeof CLOCKS)[number] {
  if (!clock) return "none";
  return clock.base <= QUICK_MS ? "quick" : "slow";
}

/** Whether a table is what somebody looks for. */
export function fits(table: OpenTable, { game, players, clock }: Wish): boolean {
  return (
    (!game || table.game === game) &&
    (!players || table.players.length === Number(players)) &&
    (!clock || clockOf(table) === clock)
  );
}
