import type { Seat } from "../generated/protocol";

/** As many seats as there are players: those given first, then bots like those that sit there. */
export function seated(given: readonly Seat[], players: number, opponent: string): Seat[] {
  const bot = given.findLast((seat) => seat.bot)?.bot ?? opponent;
  return Array.from(
    { length: players },
    (_, place) => given[place] ?? { name: "", bot: place === 0 ? null : bot },
  );
}
