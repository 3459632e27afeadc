import type { Msg, Player, TableInfo, TableSummary } from "../generated/protocol";
import { list, say, words } from "./words.svelte";

/** A player's name where it stands alone: who has none is "You", with a capital letter. */
export function label(name: Msg | string): string {
  const said = words(name);
  return typeof name !== "string" && name.key === "seat-you" ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

/** What a seat is called. */
export function nameOf(info: TableInfo, seat: number): string {
  return label(info.players[seat]?.name ?? "");
}

/** The level of the computer player on a seat, in words; empty for people and bots without one. */
export function levelOf(info: TableInfo, seat: number): string {
  const level = info.players[seat]?.level ?? null;
  return level === null ? "" : say("seat-level", { level });
}

/** All players of a table, joined as the language joins them. */
export function everybody(players: readonly Player[]): string {
  return list(players.map((player, place) => (place === 0 ? label(player.name) : words(player.name))));
}

/** What a table is called in a list: its title, or who plays. */
export function nameOfTable(table: TableSummary): string {
  return table.title || everybody(table.players);
}

/** What the tables of a list are called, by their ids: equal ones of the same minute are numbered. */
export function namesApart(tables: readonly TableSummary[], when: Intl.DateTimeFormat): ReadonlyMap<string, string> {
  const seen = new Map<string, number>();
  return new Map(
    tables.map((table) => {
      const name = nameOfTable(table);
      const known = `${table.game} ${name} ${when.format(table.updated)}`;
      const count = (seen.get(known) ?? 0) + 1;
      seen.set(known, count);
      return [table.id, count > 1 ? `${name} (${count})` : name];
    }),
  );
}

/** Names of some seats, joined as the language joins them. */
export function names(info: TableInfo, seats: readonly number[]): string {
  return list(seats.map((seat) => nameOf(info, seat)));
}
