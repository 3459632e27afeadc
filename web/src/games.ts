import type { Component } from "svelte";
import type { GameInfo, Options, Result, TableInfo } from "./generated/protocol";
import { KING } from "./king/game";
import type { Drawing } from "./lib/geometry";
import { SIAM } from "./siam/game";

export type GameName = GameInfo["game"];

/** What is chosen before a game: how many play, shown above the seats, or everything else. */
export interface ChoicesProps {
  readonly part: "players" | "options";
  readonly options: Options;
  readonly info: GameInfo;
  readonly onchange: (options: Options) => void;
}

/** All that the screens, which know no game, ask of one, but for its board. */
export interface Game {
  readonly Choices: Component<ChoicesProps>;
  /** What adorns the way to it. */
  readonly Picture: Component;
  /** The message that says what it is about. */
  readonly about: string;
  /** For how many it is. */
  readonly players: readonly number[];
  /** Whether it has cards that may lie open. */
  readonly hasPiles: boolean;
  /** How long its last move is looked at before the end is told, in milliseconds. */
  readonly lastMove: number;
  /** How many play with these options. */
  readonly playersWith: (options: Options) => number;
  /** What a seat is called before somebody sits there. */
  readonly seatName: (place: number) => string;
  /** What the end of a game is adorned with. */
  readonly endPicture: (info: TableInfo, result: Result) => Drawing;
}

export const GAMES: Readonly<Record<GameName, Game>> = { "king-of-siam": KING, siam: SIAM };

/** The games in the order in which they are offered. */
export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[];
