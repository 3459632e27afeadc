import type { BotInfo, Seat } from "../generated/protocol";

/** As many seats as there are players: those given first, then bots. */
export function seated(given: readonly Seat[], players: number, bots: readonly BotInfo[]): Seat[] {
  const filler: Seat = { name: "", bot: bots[0]?.code ?? null };
  return Array.from({ length: players }, (_, place) => given[place] ?? (place === 0 ? { name: "", bot: null } : filler));
}
