import type { TableInfo } from "../generated/protocol";
import { list, words } from "./words.svelte";

/** What a seat is called. */
export function nameOf(info: TableInfo, seat: number): string {
  return words(info.players[seat]?.name ?? "");
}

/** Names of some seats, joined as the language joins them. */
export function names(info: TableInfo, seats: readonly number[]): string {
  return list(seats.map((seat) => nameOf(info, seat)));
}
