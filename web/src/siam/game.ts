import type { Game } from "../games";
import { drawing, geometry } from "../lib/geometry";
import { say } from "../lib/words.svelte";
import Choices from "./Choices.svelte";
import Picture from "./Picture.svelte";

/** Siam, as the screens know it. */
export const SIAM: Game = {
  Choices,
  Picture,
  about: "start-siam-about",
  players: [2],
  hasPiles: false,
  lastMove: 1000,
  playersWith: () => 2,
  seatName: (place) => say("new-seat-side", { side: place === 0 ? "E" : "R" }),
  endPicture: (info, result) => {
    const side = info.players[result.winners[0] ?? -1]?.side;
    return drawing(geometry.siam, side === "E" ? "elephant" : side === "R" ? "rhino" : "rock");
  },
};
