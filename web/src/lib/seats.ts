import type { Seat } from "../generated/protocol";

/** As many seats as there are players: those given first, then bots like those that sit there. */
export function seated(given: readonly Seat[], players: number, opponent: string): Seat[] {
  const bot = given.findLast((seat) => seat.bot)?.bot ?? opponent;
  return Array.from(
    { length: players },
    (_, place) => given[place] ?? { name: "", bot: place === 0 ? null : bot },
  );
}

/** The seats with a name for the first person who has none. */
export function named(seats: readonly Seat[], name: string): Seat[] {
  const first = seats.findIndex((seat) => !seat.bot);
  return seats.map((seat, place) => (place === first && !seat.name ? { ...seat, name } : seat));
}

/** The seats with all bots replaced by another. */
export function against(seats: readonly Seat[], bot: string): Seat[] {
  return seats.map((seat) => (seat.bot ? { name: "", bot } : seat));
}

/** A bot's code without its style: `level-7` of `level-7/collector`. */
export function plainBot(bot: string): string {
  return bot.split("/", 1)[0] ?? bot;
}

/** The style in which the bots on these seats play; empty if none has one. */
export function styleOf(seats: readonly Seat[]): string {
  return seats.map((seat) => seat.bot?.split("/")[1]).find((style) => style !== undefined) ?? "";
}

/** The seats with their bots in a style; only bots of a level have one. */
export function styled(seats: readonly Seat[], style: string, levels: ReadonlySet<string>): Seat[] {
  return seats.map((seat) => {
    if (!seat.bot) return seat;
    const bot = plainBot(seat.bot);
    return { ...seat, bot: style && levels.has(bot) ? `${bot}/${style}` : bot };
  });
}
