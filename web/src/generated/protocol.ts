// Written by tools/page_types.py from the structs that the server sends. Don't edit: change those.

/** What the host of a site says of it: who that is, how to be reached, what becomes of data. */
export interface About {
  readonly host: string;
}

/** The act is kept; it made `version`, or `draft` of the turn, and the view is of now. */
export interface ActAnswer {
  readonly id: string;
  readonly version: number;
  readonly draft: number;
  readonly view: View;
}

/** An act at a table, as over the socket. */
export interface ActRequest {
  readonly id: string;
  readonly version: number;
  readonly act: Choose | Back | Clear | Confirm | Pass | Play | TakeBack | Resign | Ask | Answer | Return | Skip | Adjust;
  readonly have?: number;
  readonly draft?: number | null;
  readonly took?: number | null;
}

/**
 * Change the bots' pace, or whether turns are confirmed, coached, or passed for people.
 *
 * What is not given stays.
 */
export interface Adjust {
  readonly act: "adjust";
  readonly pace?: number | null;
  readonly confirm?: boolean | null;
  readonly coach?: boolean | null;
  readonly auto_pass?: boolean | null;
}

/**
 * The same settings once more; `rotate` moves everybody one seat on.
 *
 * `same_deal` deals what was dealt then, where a game deals anything.
 */
export interface Again {
  readonly rotate?: boolean;
  readonly same_deal?: boolean;
}

/** An animal goes over the edge, back to its reserve. */
export interface AnimalPushedOff {
  readonly event: "animal-pushed-off";
  readonly say: Msg | null;
  readonly clause: string;
  readonly beat: number;
  readonly shifts: readonly Shift[];
  readonly cell: string;
  readonly side: "E" | "R";
  readonly facing: "e" | "n" | "s" | "w";
}

/** An own animal on the board. */
export interface AnimalTarget {
  readonly kind: "animal";
  readonly cell: string;
}

/** Agree to what somebody asked for, or decline; who asked declines to take it back. */
export interface Answer {
  readonly act: "answer";
  readonly yes: boolean;
}

/**
 * Ask everybody else at the table for something that all must agree to.
 *
 * `seat` is for whom a bot is to stand in; those who are away too are not asked then.
 */
export interface Ask {
  readonly act: "ask";
  readonly kind: "draw" | "pause" | "resume" | "stand_in" | "take_back";
  readonly seat?: number | null;
}

/** A player without an open tab at the table, for so many milliseconds. */
export interface Away {
  readonly seat: number;
  readonly ms: number;
}

/** Undo the last step that was not automatic. */
export interface Back {
  readonly act: "back";
}

/** A table's place in the list, newest first: when it was changed, and its id. */
export interface Before {
  readonly updated: number;
  readonly id: string;
}

/** A piece of a text that is read from top to bottom; clauses are named by their ids in it. */
export interface Block {
  readonly kind: "heading" | "item" | "paragraph";
  readonly text: string;
}

/** A bot to play against: what it is called, what to expect of it, its level if it has one. */
export interface BotInfo {
  readonly code: string;
  readonly name: Msg;
  readonly description: Msg;
  readonly level: number | null;
}

/** A game to be played on from the moment after so many moves, by whoever is named. */
export interface Branch {
  readonly ply: number;
  readonly seats?: readonly Seat[];
}

/** Show the tables that wait for people, and tell of changes, in place of any table. */
export interface Browse {
  readonly type: "browse";
  readonly seq: number;
}

/** A card goes onto the seat's pile. */
export interface CardPlayed {
  readonly event: "card-played";
  readonly say: Msg | null;
  readonly clause: string;
  readonly beat: number;
  readonly shifts: readonly Shift[];
  readonly seat: number;
  readonly card: "11" | "21" | "kt" | "la" | "ma" | "mr" | "ra";
}

/** A card in the hand. */
export interface CardTarget {
  readonly kind: "card";
  readonly card: "11" | "21" | "kt" | "la" | "ma" | "mr" | "ra";
}

/** What the coach says before a move: what it gives away at once, and by which clause. */
export interface Caution {
  readonly say: Msg;
  readonly clause: string;
}

/** A cell to enter or step on; `push` when something stands there. */
export interface CellTarget {
  readonly kind: "cell";
  readonly cell: string;
  readonly push: boolean;
}

/**
 * The watched table has got a new version, or the viewer's own turn another draft.
 *
 * `view` is for a page that has all rows of the log up to `view.log_from`; any other looks, and so
 * does one that reads too slowly to be shown every version: it gets none.
 */
export interface Changed {
  readonly type: "changed";
  readonly table: string;
  readonly version: number;
  readonly draft: number;
  readonly view: View | null;
}

/** One step of a turn, as the rules' turn builder knows it. */
export interface Choice {
  readonly kind: string;
  readonly value: string;
}

/** Make steps of the turn; `keep` is how many of those made before stay, all unless told. */
export interface Choose {
  readonly act: "choose";
  readonly choices: readonly Choice[];
  readonly keep?: number | null;
}

/** A step already made; `automatic` when it was the only one possible. */
export interface Chosen {
  readonly choice: Choice;
  readonly target: CardTarget | PassTarget | ProvinceTarget | FollowersTarget | TileTarget | MarkerTarget | ReserveTarget | AnimalTarget | CellTarget | SpotTarget | LeaveTarget | FacingTarget;
  readonly automatic: boolean;
  readonly say: Msg;
}

/**
 * What shows a clause: pictures before and after, what happens, and what to look at.
 *
 * `refused` says that the move of the caption is one that the rules refuse.
 */
export interface ClauseExample {
  readonly caption: string;
  readonly lines: readonly Msg[];
  readonly pictures: number;
  readonly refused: boolean;
}

/** A clause: its text, the rulebook's section, where languages differ and what we decided. */
export interface ClausePage {
  readonly id: string;
  readonly text: string;
  readonly section: string;
  readonly note: string;
  readonly example: ClauseExample;
}

/** Undo all steps. */
export interface Clear {
  readonly act: "clear";
}

/** Milliseconds left by seat; `running` is the seat whose time runs down since this was sent. */
export interface Clock {
  readonly left: readonly number[];
  readonly running: number | null;
}

/** Time for the whole game and what every move adds, in milliseconds. */
export interface ClockSetting {
  readonly base: number;
  readonly increment?: number;
}

/** Recovery codes, shown this once. */
export interface Codes {
  readonly codes: readonly string[];
}

/** What somebody tells the host of who sits on a seat. */
export interface Complaint {
  readonly seat: number;
  readonly text: string;
}

/** Play the complete turn. */
export interface Confirm {
  readonly act: "confirm";
}

/** A table's id. */
export interface Created {
  readonly table: string;
}

/**
 * Do something at a table, as it was at this version.
 *
 * With `draft`, a step of the turn is for the turn as it was after so many changes; without it,
 * for the turn as it is. `took` is for how many milliseconds the page has shown the turn: what has
 * passed on the server beyond that is the network's, up to a bound, and not on the mover's clock.
 */
export interface Do {
  readonly type: "do";
  readonly seq: number;
  readonly id: string;
  readonly table: string;
  readonly version: number;
  readonly act: Choose | Back | Clear | Confirm | Pass | Play | TakeBack | Resign | Ask | Answer | Return | Skip | Adjust;
  readonly have?: number;
  readonly draft?: number | null;
  readonly took?: number | null;
}

/**
 * The act is kept for good: it made `version` of the table, which may be newer by now.
 *
 * A step of a turn makes no version but another `draft` of the turn.
 */
export interface Done {
  readonly type: "done";
  readonly to: number;
  readonly id: string;
  readonly version: number;
  readonly draft: number;
  readonly view: View;
}

/** An animal comes from the reserve. */
export interface Entered {
  readonly event: "entered";
  readonly say: Msg | null;
  readonly clause: string;
  readonly beat: number;
  readonly shifts: readonly Shift[];
  readonly cell: string;
  readonly side: "E" | "R";
  readonly facing: "e" | "n" | "s" | "w";
}

/** Who wants to be forgotten: the name once more, and the password if there is an account. */
export interface Erase {
  readonly name: string;
  readonly password?: string;
}

/** One of the four arrows around a cell. */
export interface FacingTarget {
  readonly kind: "facing";
  readonly cell: string;
  readonly facing: "e" | "n" | "s" | "w";
}

/** The body of every answer that is none. */
export interface Failure {
  readonly error: Problem;
}

/** A number that a step compares: whose it is (faction, seats or neither), and if it stays. */
export interface Figure {
  readonly name: string | Msg;
  readonly faction: "L" | "M" | "R" | "B" | null;
  readonly seats: readonly number[];
  readonly value: number;
  readonly stays: boolean;
}

/** A follower comes from the pool. */
export interface FollowerPlaced {
  readonly event: "follower-placed";
  readonly say: Msg | null;
  readonly clause: string;
  readonly beat: number;
  readonly shifts: readonly Shift[];
  readonly faction: "L" | "M" | "R";
  readonly province: string;
}

/** A follower goes into a seat's court. */
export interface FollowerTaken {
  readonly event: "follower-taken";
  readonly say: Msg | null;
  readonly clause: string;
  readonly beat: number;
  readonly shifts: readonly Shift[];
  readonly seat: number;
  readonly faction: "L" | "M" | "R";
  readonly province: string;
}

/** The resolved province's followers go to the pool. */
export interface FollowersReturned {
  readonly event: "followers-returned";
  readonly say: Msg | null;
  readonly clause: string;
  readonly beat: number;
  readonly shifts: readonly Shift[];
  readonly province: string;
  readonly counts: readonly [number, number, number];
}

/** Two provinces exchange followers: `first` gives `given` and gets `got`. */
export interface FollowersSwapped {
  readonly event: "followers-swapped";
  readonly say: Msg | null;
  readonly clause: string;
  readonly beat: number;
  readonly shifts: readonly Shift[];
  readonly first: string;
  readonly given: readonly ("L" | "M" | "R")[];
  readonly second: string;
  readonly got: readonly ("L" | "M" | "R")[];
}

/** One follower of a province, or two together. */
export interface FollowersTarget {
  readonly kind: "followers";
  readonly province: string;
  readonly factions: readonly ("L" | "M" | "R")[];
}

/**
 * What would happen if all passed from here to the end.
 *
 * `ruler` is None for a colony; `leaders` are the seats ahead in the first comparison of courts;
 * `lines` say all this in a few words.
 */
export interface Forecast {
  readonly provinces: readonly Prospect[];
  readonly ruler: "L" | "M" | "R" | null;
  readonly british: number;
  readonly leaders: readonly number[];
  readonly winners: readonly number[];
  readonly lines: readonly Msg[];
}

/**
 * A game to choose: for how many, on which boards, against which bots.
 *
 * `last` are the options, seats and settings that were played last, or good ones to begin with;
 * `passes` where its rules let one pass; `styles` begins with the plainest, which needs no mention
 * in a bot's code; `opponent` is the code of the bot to put on a seat that nobody has taken.
 */
export interface GameInfo {
  readonly game: "king-of-siam" | "siam";
  readonly title: string;
  readonly players: readonly number[];
  readonly boards: readonly (KingBoard | SiamBoard)[];
  readonly bots: readonly BotInfo[];
  readonly styles: readonly StyleInfo[];
  readonly opponent: string;
  readonly passes: boolean;
  readonly last: Plan;
}

/**
 * How the only person at a table fared at a game, by level, the weakest first.
 *
 * `recent` are the last games against levels, oldest first; `advice` says which level to try,
 * `next`, and why.
 */
export interface GameStatistics {
  readonly game: "king-of-siam" | "siam";
  readonly levels: readonly LevelResults[];
  readonly recent: readonly PastBout[];
  readonly advice: Msg | null;
  readonly next: number | null;
}

/**
 * What matters at a table at a version, and what the learner's last move changed.
 *
 * Both are null where the help has faded, or where it is not the learner's turn.
 */
export interface GuidePage {
  readonly version: number;
  readonly now: Remark | null;
  readonly changed: Remark | null;
}

/** The page has come, or come back. */
export interface Hello {
  readonly type: "hello";
  readonly seq: number;
}

/**
 * Suggestions, the best first, for a table with so many rows in its log.
 *
 * `close` tells of the provinces where one follower decides, and the card that turns each.
 */
export interface Hint {
  readonly table: string;
  readonly rows: number;
  readonly suggestions: readonly Suggestion[];
  readonly close: readonly Msg[];
}

/**
 * A table to which one is invited; `seat` is one's own, if one has it already.
 *
 * Of the open seats one may take `seats`: others are kept for somebody by name.
 */
export interface Invitation {
  readonly game: "king-of-siam" | "siam";
  readonly players: readonly Player[];
  readonly open_seats: readonly number[];
  readonly seats: readonly number[];
  readonly settings: Settings;
  readonly seat: number | null;
}

/**
 * Where in the page an invitation leads: what stands after the site's address.
 *
 * `site` is that address, where it is another than the one that this page has.
 */
export interface Invite {
  readonly place: string;
  readonly site: string;
}

/** Which seat somebody wants; null for any that is open. */
export interface Join {
  readonly seat?: number | null;
}

/** What an answer was: the place of the right one, and why it is so by the rules. */
export interface Judged {
  readonly right: boolean;
  readonly answer: number;
  readonly chain: readonly Caution[];
  readonly standing: PracticePage;
}

/**
 * A board of King of Siam; `verified` once somebody compared it with a printed one.
 *
 * `map` is how it is laid out where nobody has drawn it; the page has the drawn ones.
 */
export interface KingBoard {
  readonly game: "king-of-siam";
  readonly name: string;
  readonly revision: number;
  readonly verified: boolean;
  readonly note: string;
  readonly shipped: boolean;
  readonly provinces: readonly ProvincePlace[];
  readonly borders: readonly (readonly [string, string])[];
  readonly map: Map | null;
}

/** How King of Siam starts; the seed is decimal text, since a page's numbers end at 2^53. */
export interface KingOptions {
  readonly game: "king-of-siam";
  readonly players?: 2 | 3 | 4;
  readonly seed?: string | null;
  readonly board?: string | { readonly [key: string]: unknown };
}

/** A position of King of Siam, drawn from one seat's place. */
export interface KingScene {
  readonly game: "king-of-siam";
  readonly tiles: readonly Tile[];
  readonly provinces: readonly Province[];
  readonly pool: readonly [number, number, number];
  readonly seats: readonly KingSeat[];
  readonly struggle: number;
  readonly passes: number;
  readonly british: number;
  readonly forecast: Forecast | null;
}

/**
 * What lies in front of a seat, as far as the viewer may see it (K5.1).
 *
 * `hand` and `pile` are None where they are hidden; `top` is the card played last, None when
 * there is none or it is not known; `cards` is how many are left.
 */
export interface KingSeat {
  readonly court: readonly [number, number, number];
  readonly sets: number;
  readonly cards: number;
  readonly top: "11" | "21" | "kt" | "la" | "ma" | "mr" | "ra" | null;
  readonly hand: readonly ("11" | "21" | "kt" | "la" | "ma" | "mr" | "ra")[] | null;
  readonly pile: readonly ("11" | "21" | "kt" | "la" | "ma" | "mr" | "ra")[] | null;
}

/** Out of the board, back to the reserve. */
export interface LeaveTarget {
  readonly kind: "leave";
}

/** An animal goes back to its reserve by its owner's wish. */
export interface Left {
  readonly event: "left";
  readonly say: Msg | null;
  readonly clause: string;
  readonly beat: number;
  readonly shifts: readonly Shift[];
  readonly cell: string;
  readonly side: "E" | "R";
}

/** How games against a bot ended; `level` is None for bots that have none. */
export interface LevelResults {
  readonly bot: string;
  readonly level: number | null;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** The first screen: the games, tables to continue and tables to look at again, newest first. */
export interface Lobby {
  readonly games: readonly GameInfo[];
  readonly unfinished: readonly TableSummary[];
  readonly recent: readonly TableSummary[];
}

/**
 * A row of the table's log, numbered from 0; rows are only ever added.
 *
 * `ply` is the number of moves on the table after it: a take-back leaves the moves above it that
 * have a higher ply undone. `at` is in milliseconds since 1970. A move is told by its `events`,
 * each with its own words, any other row by `say`.
 */
export interface LogEntry {
  readonly index: number;
  readonly at: number;
  readonly kind: "draw" | "move" | "pause" | "resign" | "resume" | "return" | "stand-in" | "take-back" | "time";
  readonly ply: number;
  readonly seat: number;
  readonly code: string | null;
  readonly say: Msg | null;
  readonly events: readonly (Passed | CardPlayed | NothingDone | TilesSwapped | TileCrowned | FollowerPlaced | FollowersSwapped | FollowerTaken | NothingTaken | ProvinceResolved | FollowersReturned | Entered | Stepped | Turned | Left | Pushed | AnimalPushedOff | RockPushedOff)[];
}

/** Who somebody says to be. */
export interface Login {
  readonly name: string;
  readonly password: string;
}

/** Show a table now, or as it was after so many plies; the page has `have` rows of its log. */
export interface Look {
  readonly type: "look";
  readonly seq: number;
  readonly table: string;
  readonly have?: number;
  readonly ply?: number | null;
}

/** A drawn board; arcs, land abroad, rivers and routes are flat lists x y x y. */
export interface Map {
  readonly size: readonly [number, number];
  readonly pool: readonly [number, number, number, number];
  readonly rose: readonly [number, number];
  readonly arcs: { readonly [key: string]: readonly number[] };
  readonly provinces: { readonly [key: string]: Place };
  readonly abroad: readonly (readonly number[])[];
  readonly rivers: readonly (readonly number[])[];
  readonly routes: readonly Route[];
  readonly ornaments: readonly Ornament[];
}

/** A King marker on one of two tiles. */
export interface MarkerTarget {
  readonly kind: "marker";
  readonly province: string;
}

/**
 * Whether this is a site for many, and what one is called there; null before one has a name.
 *
 * `account` is whether one can come back from another browser.
 */
export interface Me {
  readonly site: boolean;
  readonly name: string | null;
  readonly account: boolean;
  readonly room: RoomInfo | null;
}

/** What a game is about, to be seen in a minute. */
export interface MinutePage {
  readonly game: "king-of-siam" | "siam";
  readonly scenes: readonly MinuteScene[];
  readonly parts: readonly MinutePart[];
}

/** A position and the moves from there, drawn as at a table: a view for every moment. */
export interface MinutePart {
  readonly info: TableInfo;
  readonly views: readonly View[];
  readonly log: readonly LogEntry[];
}

/** A sentence or two, and the moment they speak of: a part, and so many moves in it. */
export interface MinuteScene {
  readonly text: string;
  readonly part: number;
  readonly ply: number;
}

/**
 * A message: the page and the terminal look the key up in the reader's catalogue.
 *
 * Factions, holders, cards, facings and sides are arguments as codes, on which the catalogue
 * selects; provinces, cells and players are text; numbers are numbers. A message among the
 * arguments is said first and put in; a list is joined as the language joins lists.
 */
export interface Msg {
  readonly key: string;
  readonly args: { readonly [key: string]: string | number | Msg | readonly (string | Msg)[] };
}

/** A password for whoever asks, under the name that they have. */
export interface NewAccount {
  readonly password: string;
}

/** The password so far, and the one from now on. */
export interface NewPassword {
  readonly old: string;
  readonly new: string;
}

/** The card's action was impossible. */
export interface NothingDone {
  readonly event: "nothing-done";
  readonly say: Msg | null;
  readonly clause: string;
  readonly beat: number;
  readonly shifts: readonly Shift[];
  readonly card: "11" | "21" | "kt" | "la" | "ma" | "mr" | "ra";
}

/** There was no follower to take. */
export interface NothingTaken {
  readonly event: "nothing-taken";
  readonly say: Msg | null;
  readonly clause: string;
  readonly beat: number;
  readonly shifts: readonly Shift[];
  readonly seat: number;
}

/** All tables at which the reader may sit down: the answer to Browse, or news with no `to`. */
export interface Offered {
  readonly type: "offered";
  readonly to: number | null;
  readonly tables: readonly OpenTable[];
}

/**
 * A table in the lobby that waits for people; `seats` are those that the reader may take.
 *
 * An open seat whose player's name is a text is kept for whoever is called so; `kept` is whether
 * one is for the reader.
 */
export interface OpenTable {
  readonly id: string;
  readonly game: "king-of-siam" | "siam";
  readonly players: readonly Player[];
  readonly open_seats: readonly number[];
  readonly seats: readonly number[];
  readonly kept: boolean;
  readonly settings: Settings;
  readonly created: number;
}

/**
 * Something that can be chosen now; sent back as it is in a `Choose`.
 *
 * `keep` is how many of the chosen steps stay: all of them for the next step, fewer for a change
 * of mind (another card, another animal). `choices` are one or two steps at once, since a tap on
 * a follower also chooses its province. `say` names it for people who don't see the board.
 */
export interface Option {
  readonly keep: number;
  readonly choices: readonly Choice[];
  readonly target: CardTarget | PassTarget | ProvinceTarget | FollowersTarget | TileTarget | MarkerTarget | ReserveTarget | AnimalTarget | CellTarget | SpotTarget | LeaveTarget | FacingTarget;
  readonly say: Msg;
}

/** A drawing that only adorns: its name, its top left corner and its width. */
export interface Ornament {
  readonly drawing: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Pass, whatever was chosen so far. */
export interface Pass {
  readonly act: "pass";
}

/** The button to pass. */
export interface PassTarget {
  readonly kind: "pass";
}

/** A seat played no card. */
export interface Passed {
  readonly event: "passed";
  readonly say: Msg | null;
  readonly clause: string;
  readonly beat: number;
  readonly shifts: readonly Shift[];
  readonly seat: number;
}

/** What the browser says to it, in the form of the web's own standard. */
export interface PasskeyAnswer {
  readonly ticket: string;
  readonly credential: { readonly [key: string]: unknown };
}

/** One passkey of somebody: since when, used when last, and by roughly which browser made. */
export interface PasskeyLine {
  readonly id: string;
  readonly created: number;
  readonly seen: number;
  readonly browser: string;
}

/** What the browser is to have signed, in the form of the web's own standard. */
export interface PasskeyQuestion {
  readonly ticket: string;
  readonly options: { readonly [key: string]: unknown };
}

/** Whether a passkey is to be made; else one is to be used. */
export interface PasskeyWish {
  readonly making: boolean;
}

/** A finished game against one kind of bot. */
export interface PastBout {
  readonly table: string;
  readonly at: number;
  readonly level: number;
  readonly result: "draw" | "lost" | "won";
}

/** A record to look through; what is left of a damaged one is kept only if `damaged`. */
export interface Paste {
  readonly text: string;
  readonly damaged?: boolean;
}

/** An animal on a cell; a rock has neither side nor facing. */
export interface Piece {
  readonly cell: string;
  readonly side: "E" | "R" | null;
  readonly facing: "e" | "n" | "s" | "w" | null;
}

/** Are you there? */
export interface Ping {
  readonly type: "ping";
  readonly seq: number;
}

/** A province on a map: the arcs around it (`-`: walked back) and where its things stand. */
export interface Place {
  readonly ring: readonly string[];
  readonly label: readonly [number, number];
  readonly followers: readonly [number, number, number, number];
  readonly capital: readonly [number, number];
  readonly home: readonly [number, number];
  readonly crown: readonly [number, number];
}

/** Everything that is chosen before a game; `start` is a position to begin from instead. */
export interface Plan {
  readonly options: KingOptions | SiamOptions;
  readonly seats?: readonly Seat[];
  readonly settings?: Settings;
  readonly start?: { readonly [key: string]: unknown } | null;
}

/**
 * Play a move by its code, whatever was chosen so far: for those who type, and for programs.
 *
 * Where the coach has something to say, the move is only chosen; sent again, it is played.
 */
export interface Play {
  readonly act: "play";
  readonly code: string;
}

/**
 * Who sits on a seat; `bot` is the bot's code, None for a person; `team` counts from 0.
 *
 * `name` is a message where nobody has given one; `level` is the bot's, if it has one.
 */
export interface Player {
  readonly name: string | Msg;
  readonly bot: string | null;
  readonly level: number | null;
  readonly side: "E" | "R" | null;
  readonly team: number | null;
}

/** The answer to Ping and to Unwatch. */
export interface Pong {
  readonly type: "pong";
  readonly to: number;
}

/**
 * Where somebody stands: scores by level, the exam so far, and the open question.
 *
 * `mode` is `exam` or the level that is practised; an exam of ten answers has no question left.
 */
export interface PracticePage {
  readonly mode: "1" | "2" | "3" | "exam";
  readonly scores: readonly [Score, Score, Score];
  readonly exam: Score;
  readonly questions: number;
  readonly missed: number;
  readonly question: QuestionPage | null;
}

/** Who of the players is away from the watched table; it comes when that changes. */
export interface Presence {
  readonly type: "presence";
  readonly table: string;
  readonly away: readonly Away[];
}

/** What went wrong: a message for people, the same in English, and the clause if one says so. */
export interface Problem {
  readonly say: Msg;
  readonly text: string;
  readonly clause: string | null;
}

/**
 * What a face-up province would become if all passed; `near` when one follower is missing.
 *
 * `near` is also true for a tie that is there already.
 */
export interface Prospect {
  readonly province: string;
  readonly holder: "B" | "L" | "M" | "R";
  readonly counts: readonly [number, number, number];
  readonly near: boolean;
}

/** A province: who stands there, who holds it, whether it is fought for now. */
export interface Province {
  readonly code: string;
  readonly followers: readonly [number, number, number];
  readonly holder: "B" | "L" | "M" | "R" | null;
  readonly contested: boolean;
}

/** A province as a board knows it. */
export interface ProvincePlace {
  readonly code: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly home: "L" | "M" | "R" | null;
}

/** A struggle ended: count up, then the flag. */
export interface ProvinceResolved {
  readonly event: "province-resolved";
  readonly say: Msg | null;
  readonly clause: string;
  readonly beat: number;
  readonly shifts: readonly Shift[];
  readonly province: string;
  readonly holder: "B" | "L" | "M" | "R";
  readonly counts: readonly [number, number, number];
}

/** A province of the map. */
export interface ProvinceTarget {
  readonly kind: "province";
  readonly province: string;
}

/**
 * A push that the chosen animal could try, nearest piece first.
 *
 * `origin` is the pusher's cell, `@` when it enters; `falls` is what the last cell would lose over
 * the edge; `winner` is the seat that a falling rock would make win, and `credited` the cell of
 * the animal that does it (`origin` for the pusher). `say` says it in words.
 */
export interface Push {
  readonly origin: string;
  readonly target: string;
  readonly facing: "e" | "n" | "s" | "w";
  readonly line: readonly Weight[];
  readonly succeeds: boolean;
  readonly falls: "elephant" | "rhino" | "rock" | null;
  readonly winner: number | null;
  readonly credited: string | null;
  readonly say: Msg;
}

/** A piece is pushed to the next cell. */
export interface Pushed {
  readonly event: "pushed";
  readonly say: Msg | null;
  readonly clause: string;
  readonly beat: number;
  readonly shifts: readonly Shift[];
  readonly cell: string;
  readonly target: string;
}

/** A question as the learner sees it; `again` if it went wrong before. */
export interface QuestionPage {
  readonly name: string;
  readonly level: number;
  readonly prompt: Msg;
  readonly facts: readonly Msg[];
  readonly options: readonly (string | Msg)[];
  readonly again: boolean;
}

/** A recovery code in place of the password, and the password from now on. */
export interface Recovery {
  readonly name: string;
  readonly code: string;
  readonly password: string;
}

/**
 * Nothing was done, and why; `to` is None when the message could not be read so far.
 *
 * `id` is the act's; `view` is the table as it is now, for an act made at another version, or for
 * another draft of the turn.
 */
export interface Refused {
  readonly type: "refused";
  readonly to: number | null;
  readonly id: string | null;
  readonly problem: Problem;
  readonly view: View | null;
}

/** A sentence in the learner's language, and the clause behind it. */
export interface Remark {
  readonly text: string;
  readonly clause: string;
}

/** What somebody wants to be called. */
export interface Rename {
  readonly name: string;
}

/** Which seat is to be open to everybody. */
export interface Reopen {
  readonly seat: number;
}

/** The animals beside the board. */
export interface ReserveTarget {
  readonly kind: "reserve";
}

/** Give the game up, for the person through whose eyes the table is seen. */
export interface Resign {
  readonly act: "resign";
}

/** How the game ended: winning seats (none for a draw) and the chain, a short story in steps. */
export interface Result {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly termination: "abandoned" | "adjudicated" | "agreement" | "normal" | "resign" | "time";
  readonly headline: Msg;
  readonly steps: readonly ResultStep[];
}

/** One step of the chain that decided a game. */
export interface ResultStep {
  readonly clause: string;
  readonly say: Msg;
  readonly figures: readonly Figure[];
}

/** Take one's seat back from the bot that stood in, whatever has happened there since. */
export interface Return {
  readonly act: "return";
}

/** A rock goes over the edge: the game ends; `facing` is where it falls to. */
export interface RockPushedOff {
  readonly event: "rock-pushed-off";
  readonly say: Msg | null;
  readonly clause: string;
  readonly beat: number;
  readonly shifts: readonly Shift[];
  readonly cell: string;
  readonly facing: "e" | "n" | "s" | "w";
  readonly winner: number;
}

/** The room that one is in; its own screen is told how phones come in, and where else it is. */
export interface RoomInfo {
  readonly owner: boolean;
  readonly origin: string;
  readonly link: string;
  readonly others: readonly string[];
}

/** A border between two islands, drawn as the way of a ship. */
export interface Route {
  readonly between: readonly [string, string];
  readonly line: readonly number[];
}

/** A game's rules in a language: `told` as a person would, then every clause in order. */
export interface RulesPage {
  readonly game: "king-of-siam" | "siam";
  readonly language: "en" | "it" | "nl" | "ru";
  readonly title: string;
  readonly told: readonly Block[];
  readonly clauses: readonly ClausePage[];
}

/** How many were answered, and how many of them rightly. */
export interface Score {
  readonly asked: number;
  readonly right: number;
}

/**
 * Who sits on a seat: a person, or the bot whose code is given; an empty name gets a plain one.
 *
 * A bot's name is its own unless another is given.
 */
export interface Seat {
  readonly name?: string;
  readonly bot?: string | null;
}

/**
 * One browser of somebody: since when, when it came last (to the hour), roughly what it is.
 *
 * `own` is the one that asks.
 */
export interface SessionLine {
  readonly id: string;
  readonly created: number;
  readonly seen: number;
  readonly browser: string;
  readonly own: boolean;
}

/**
 * All browsers that are logged in, and how many recovery codes are left.
 *
 * `password` is whether there is one: who has passkeys alone shows one of these instead.
 */
export interface SessionList {
  readonly sessions: readonly SessionLine[];
  readonly codes: number;
  readonly password: boolean;
  readonly passkeys: readonly PasskeyLine[];
}

/**
 * How a table is played, whatever the game.
 *
 * `open_piles` shows every played card (K5.1); `confirm` asks before a complete turn is played;
 * `auto_pass` has the server pass for a person who can do nothing else; `pace` is the least time
 * in milliseconds that the turn of a bot takes, or such a pass; `coach` asks before a move
 * that gives something away at once, where one plays against bots; `listed` shows a table that
 * waits for people to everybody on a site. `flag` is what becomes of a seat whose time is out: it
 * passes from then on, or a bot plays for it; None, the seat has lost. For a person who was away
 * for longer than `patience` in milliseconds a bot stands in, if the others `vote` for it, or by
 * the `timer`. Who only looks on sees what happened `delay` milliseconds ago. At an `open_table`
 * of teams all may talk and name cards (K8.3), which then lie open.
 */
export interface Settings {
  readonly clock?: ClockSetting | null;
  readonly flag?: "bot" | "pass" | null;
  readonly open_piles?: boolean;
  readonly confirm?: boolean;
  readonly auto_pass?: boolean;
  readonly pace?: number;
  readonly coach?: boolean;
  readonly listed?: boolean;
  readonly vanished?: "timer" | "vote";
  readonly patience?: number;
  readonly delay?: number;
  readonly open_table?: boolean;
}

/** Some of the games; `next` is where to look on, if there may be more. */
export interface Shelf {
  readonly tables: readonly TableSummary[];
  readonly next: Before | null;
}

/**
 * Pieces that go from one place to another, or turn where they stand.
 *
 * Pieces and places are named by the game; `count` of them go together. `start` is None for what
 * appears, `end` for what is gone. `facing` is where an animal then looks or a rock falls to.
 */
export interface Shift {
  readonly piece: string;
  readonly start: string | null;
  readonly end: string | null;
  readonly count: number;
  readonly facing: "e" | "n" | "s" | "w" | null;
}

/** The answer to Watch (with `info`) and to Look (without). */
export interface Shown {
  readonly type: "shown";
  readonly to: number;
  readonly info: TableInfo | null;
  readonly view: View;
}

/** A board of Siam; cells are named a1, columns by letter, rows from 1 at the bottom. */
export interface SiamBoard {
  readonly game: "siam";
  readonly name: string;
  readonly revision: number;
  readonly note: string;
  readonly shipped: boolean;
  readonly width: number;
  readonly height: number;
  readonly rocks: readonly string[];
  readonly crosses: readonly string[];
}

/** How Siam starts; the names are those of the rules' options. */
export interface SiamOptions {
  readonly game: "siam";
  readonly board?: string | { readonly [key: string]: unknown };
  readonly animals?: number;
  readonly crosses?: "arrival" | "entry" | "off";
  readonly force?: "stepwise" | "total";
  readonly removals?: number | null;
  readonly repetition?: number | null;
  readonly ply_limit?: number | null;
}

/**
 * A position of Siam.
 *
 * `reserves` and `left` (whether `leave` was used) have the elephants first; `barred` are the
 * crosses closed for now; `occurrences` counts this board with this side to move (SH.1).
 */
export interface SiamScene {
  readonly game: "siam";
  readonly pieces: readonly Piece[];
  readonly reserves: readonly [number, number];
  readonly left: readonly [boolean, boolean];
  readonly barred: readonly string[];
  readonly occurrences: number;
  readonly ply: number;
}

/** Don't wait for the bots' pace any more, up to the next person's turn. */
export interface Skip {
  readonly act: "skip";
}

/** The animal's own cell: it will turn. */
export interface SpotTarget {
  readonly kind: "spot";
  readonly cell: string;
}

/** What the seat `by` has asked for, in words; the seats in `waits` have not answered yet. */
export interface StandingOffer {
  readonly kind: "draw" | "pause" | "resume" | "stand_in" | "take_back";
  readonly by: number;
  readonly say: Msg;
  readonly waits: readonly number[];
}

/** A step as the learner sees it; `number` counts from 1, `start` is its position. */
export interface StepPage {
  readonly number: number;
  readonly steps: number;
  readonly title: string;
  readonly task: string;
  readonly clauses: readonly string[];
  readonly start: { readonly [key: string]: unknown };
}

/** An animal walks to the next cell, alone or behind what it pushes. */
export interface Stepped {
  readonly event: "stepped";
  readonly say: Msg | null;
  readonly clause: string;
  readonly beat: number;
  readonly shifts: readonly Shift[];
  readonly cell: string;
  readonly target: string;
}

/** How a game is played well, piece by piece. */
export interface StrategyPage {
  readonly game: "king-of-siam" | "siam";
  readonly title: string;
  readonly intro: string;
  readonly pieces: readonly StrategyPiece[];
}

/** A piece of advice; `start` is its position, from which one can play on. */
export interface StrategyPiece {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly clauses: readonly string[];
  readonly start: { readonly [key: string]: unknown };
  readonly to_move: number;
}

/** A manner in which bots that have a level can play: `level-7/collector`. */
export interface StyleInfo {
  readonly code: string;
  readonly name: Msg;
  readonly description: Msg;
}

/**
 * A move that the computer would play in the viewer's place, told by `say`.
 *
 * `percent` is the winning chance it sees in it, certain if `proved`, and `worth` says so in
 * words. `kingmaker` is the seat that can't win any more but decides who does. `choices` are the
 * steps that show it on the table, to be sent with `keep` 0: all of them where a turn is
 * confirmed, else as many as don't play it.
 */
export interface Suggestion {
  readonly code: string;
  readonly say: readonly Msg[];
  readonly percent: number;
  readonly proved: boolean;
  readonly kingmaker: number | null;
  readonly worth: Msg;
  readonly choices: readonly Choice[];
}

/**
 * What doesn't change during a game; `review` when it is only to be looked at.
 *
 * `passes` where the rules let one pass.
 */
export interface TableInfo {
  readonly id: string;
  readonly options: KingOptions | SiamOptions;
  readonly settings: Settings;
  readonly players: readonly Player[];
  readonly board: KingBoard | SiamBoard;
  readonly created: number;
  readonly review: boolean;
  readonly passes: boolean;
}

/** A table with its view. */
export interface TablePage {
  readonly info: TableInfo;
  readonly view: View;
}

/**
 * A table in a list; `result` is None while the game goes on, `deal` where nothing is dealt.
 *
 * `title` is empty until somebody gives one; `standing` is how it stands for the only person.
 */
export interface TableSummary {
  readonly id: string;
  readonly game: "king-of-siam" | "siam";
  readonly title: string;
  readonly players: readonly Player[];
  readonly deal: string | null;
  readonly standing: "draw" | "lost" | "over" | "review" | "unfinished" | "won";
  readonly ply: number;
  readonly created: number;
  readonly updated: number;
  readonly status: Msg;
  readonly result: Msg | null;
  readonly review: boolean;
}

/** Go back to before the last move of a person. */
export interface TakeBack {
  readonly act: "take_back";
}

/** A tile in its box; `holder` is set once it is turned down. */
export interface Tile {
  readonly province: string;
  readonly crowned: boolean;
  readonly holder: "B" | "L" | "M" | "R" | null;
}

/** A tile gets a King marker. */
export interface TileCrowned {
  readonly event: "tile-crowned";
  readonly say: Msg | null;
  readonly clause: string;
  readonly beat: number;
  readonly shifts: readonly Shift[];
  readonly province: string;
}

/** A tile of the track. */
export interface TileTarget {
  readonly kind: "tile";
  readonly province: string;
}

/** Two tiles change boxes. */
export interface TilesSwapped {
  readonly event: "tiles-swapped";
  readonly say: Msg | null;
  readonly clause: string;
  readonly beat: number;
  readonly shifts: readonly Shift[];
  readonly first: string;
  readonly second: string;
}

/** What a game is called; an empty title takes it away. */
export interface Title {
  readonly title: string;
}

/**
 * The turn that the viewer is making.
 *
 * `complete` when only Confirm is missing, with `summary` saying what it does; `events` are what
 * the steps so far change, drawn as ghosts; `again` are options that start over or change an
 * earlier step; `pushes` are the lines that the chosen animal could push; `passing` is what
 * passing now would do, where that deserves a question. `cautions` is what the coach says of the
 * complete turn, `pass_cautions` what it says of a pass; nothing where it was not called.
 */
export interface Turn {
  readonly prompt: Msg;
  readonly chosen: readonly Chosen[];
  readonly options: readonly Option[];
  readonly again: readonly Option[];
  readonly can_go_back: boolean;
  readonly complete: boolean;
  readonly summary: readonly Msg[];
  readonly events: readonly (Passed | CardPlayed | NothingDone | TilesSwapped | TileCrowned | FollowerPlaced | FollowersSwapped | FollowerTaken | NothingTaken | ProvinceResolved | FollowersReturned | Entered | Stepped | Turned | Left | Pushed | AnimalPushedOff | RockPushedOff)[];
  readonly warnings: readonly Msg[];
  readonly pushes: readonly Push[];
  readonly passing: readonly Msg[];
  readonly cautions: readonly Caution[];
  readonly pass_cautions: readonly Caution[];
}

/** An animal turns where it stands. */
export interface Turned {
  readonly event: "turned";
  readonly say: Msg | null;
  readonly clause: string;
  readonly beat: number;
  readonly shifts: readonly Shift[];
  readonly cell: string;
  readonly facing: "e" | "n" | "s" | "w";
}

/** Tell of no table any more. */
export interface Unwatch {
  readonly type: "unwatch";
  readonly seq: number;
}

/**
 * What an answer is: right, legal but not it, or refused by the rules.
 *
 * `text` says why, in the words of the step; of what is refused it is the clause that says so.
 */
export interface Verdict {
  readonly kind: "other" | "refused" | "right";
  readonly text: string;
  readonly clause: string;
}

/**
 * One seat's view of a table at a version.
 *
 * `seat` is through whose eyes, None for somebody who only looks on; `to_move` is None when the
 * game is over. `open_seats` are those that people may still take: the game waits for them.
 * `scene` is the position at `ply`; `preview` the same with the turn in the making carried out,
 * None where that changes nothing. `may` lists what can be done beside the turn. `log` begins at
 * row `log_from`; the page has those before it. In a review `turn` is None and `ply` may be any up
 * to `plies`. `settings` are the present ones. `draft` is how often the turn in the making was
 * changed at this version, 0 for everybody but the seat that makes it. `offer` is what somebody
 * has asked the others for; while the game is `paused` no clock runs and nobody moves; `rematch`
 * is the table where the same people play again. `late` are the seats whose time is out; at those
 * in `stood_in` a bot plays until their owners return.
 */
export interface View {
  readonly table: string;
  readonly version: number;
  readonly draft: number;
  readonly seat: number | null;
  readonly ply: number;
  readonly plies: number;
  readonly to_move: number | null;
  readonly open_seats: readonly number[];
  readonly thinking: boolean;
  readonly status: Msg;
  readonly warnings: readonly Msg[];
  readonly scene: KingScene | SiamScene;
  readonly turn: Turn | null;
  readonly preview: KingScene | SiamScene | null;
  readonly may: readonly ("answer" | "ask_draw" | "ask_pause" | "ask_resume" | "ask_take_back" | "coach" | "hint" | "invite" | "pass" | "resign" | "return" | "skip" | "take_back")[];
  readonly settings: Settings;
  readonly clock: Clock | null;
  readonly log: readonly LogEntry[];
  readonly log_from: number;
  readonly result: Result | null;
  readonly offer: StandingOffer | null;
  readonly paused: boolean;
  readonly rematch: string | null;
  readonly late: readonly number[];
  readonly stood_in: readonly number[];
}

/**
 * Which games to look for; what is empty asks for nothing.
 *
 * `text` is a part of the title or of a player's name. `opponent` is `people`, `bots` or a bot's
 * code; `since` and `until` are times of the last move; `removed` looks among those that were
 * taken off the lists. `before` goes on where another search ended.
 */
export interface Wanted {
  readonly text?: string;
  readonly game?: string;
  readonly opponent?: string;
  readonly standing?: "draw" | "lost" | "over" | "review" | "unfinished" | "won" | "";
  readonly since?: number;
  readonly until?: number;
  readonly removed?: boolean;
  readonly before?: Before | null;
}

/** Show this table and tell of its changes from now on, in place of any other. */
export interface Watch {
  readonly type: "watch";
  readonly seq: number;
  readonly table: string;
  readonly have?: number;
}

/**
 * A piece in a push: what it adds, and the sums after it; `holds` while the push goes on.
 *
 * `change` is 1, -1 or 0; a rock changes no force and adds one to `rocks`.
 */
export interface Weight {
  readonly cell: string;
  readonly side: "E" | "R" | null;
  readonly rock: boolean;
  readonly change: number;
  readonly force: number;
  readonly rocks: number;
  readonly holds: boolean;
}

/** The answer to Hello; `build` is the page's, where it was built. */
export interface Welcome {
  readonly type: "welcome";
  readonly to: number;
  readonly version: string;
  readonly build: string;
}

export type Incoming = Hello | Ping | Watch | Unwatch | Browse | Look | Do;

export type Outgoing = Welcome | Pong | Shown | Done | Refused | Changed | Offered | Presence;

export type Act = Choose | Back | Clear | Confirm | Pass | Play | TakeBack | Resign | Ask | Answer | Return | Skip | Adjust;

export type Target = CardTarget | PassTarget | ProvinceTarget | FollowersTarget | TileTarget | MarkerTarget | ReserveTarget | AnimalTarget | CellTarget | SpotTarget | LeaveTarget | FacingTarget;

export type Scene = KingScene | SiamScene;

export type Board = KingBoard | SiamBoard;

export type KingChange = Passed | CardPlayed | NothingDone | TilesSwapped | TileCrowned | FollowerPlaced | FollowersSwapped | FollowerTaken | NothingTaken | ProvinceResolved | FollowersReturned;

export type SiamChange = Entered | Stepped | Turned | Left | Pushed | AnimalPushedOff | RockPushedOff;

export type Change = Passed | CardPlayed | NothingDone | TilesSwapped | TileCrowned | FollowerPlaced | FollowersSwapped | FollowerTaken | NothingTaken | ProvinceResolved | FollowersReturned | Entered | Stepped | Turned | Left | Pushed | AnimalPushedOff | RockPushedOff;

export type Options = KingOptions | SiamOptions;

export type Arg = string | number | Msg | readonly (string | Msg)[];

export type AllowedAction = "answer" | "ask_draw" | "ask_pause" | "ask_resume" | "ask_take_back" | "coach" | "hint" | "invite" | "pass" | "resign" | "return" | "skip" | "take_back";

export type Faction = "L" | "M" | "R";

export type Holder = "B" | "L" | "M" | "R";

export type Card = "11" | "21" | "kt" | "la" | "ma" | "mr" | "ra";

export type Counts = readonly [number, number, number];

export type Facing = "e" | "n" | "s" | "w";

export type Side = "E" | "R";
