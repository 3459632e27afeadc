import type { KingOptions } from "../generated/protocol";
import type { Game } from "../games";
import { drawing, geometry } from "../lib/geometry";
import { say } from "../lib/words.svelte";
import Choices from "./Choices.svelte";
import Picture from "./Picture.svelte";

/** King of Siam, as the screens know it. */
export const KING: Game = {
  Choices,
  Picture,
  about: "start-king-about",
  players: [2, 3, 4],
  hasPiles: true,
  lastMove: 2200,
  playersWith: (options) => (options as KingOptions).players ?? 2,
  seatName: (place) => say("new-seat", { number: place + 1 }),
  endPicture: (_, result) => drawing(geometry.pieces, result.reason === "colony" ? "flagB" : "crown"),
};
