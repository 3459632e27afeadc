import type { Component, Snippet } from "svelte";
import type { GameName } from "./games";
import type { LogEntry, TableInfo, View } from "./generated/protocol";
import KingPast from "./king/Past.svelte";
import KingTable from "./king/Table.svelte";
import type { Session } from "./lib/session.svelte";
import SiamPast from "./siam/Past.svelte";
import SiamTable from "./siam/Table.svelte";

/** A table, to be played at. */
export interface TableProps {
  readonly session: Session;
}

/** A moment of a game that is looked through; `line` are all its moves. */
export interface PastProps {
  readonly info: TableInfo;
  readonly view: View;
  readonly line: readonly LogEntry[];
  /** Where it has the whole screen, in the tables' frame; else it fills what it stands in. */
  readonly around?: {
    /** What stands above everything. */
    readonly status: Snippet;
    /** What stands beside or below the board; the game adds what else there is to see at its tables. */
    readonly panel: Snippet<[standing?: Snippet]>;
  };
}

/** How a game is played and looked through: much code, loaded only by the screens with a board. */
export interface Board {
  readonly Table: Component<TableProps>;
  readonly Past: Component<PastProps>;
}

export const BOARDS: Readonly<Record<GameName, Board>> = {
  "king-of-siam": { Table: KingTable, Past: KingPast },
  siam: { Table: SiamTable, Past: SiamPast },
};
