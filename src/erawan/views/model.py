"""The view: everything that one seat may see of a table, and everything it may do there.

A skin draws it and sends choices back; it needs no rules, since every choice it can make lies in
`Turn.options`, ready to be sent. Where something is to be said it is a `Msg`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from erawan.core.turn import Choice
from erawan.tables.offer import OfferKind
from erawan.tables.plan import Options, Plan, Settings
from erawan.tables.row import RowKind
from erawan.tables.summary import Standing
from erawan.views.msg import Item, Msg
from erawan.views.wire import AnyTarget, Board, Change, Faction, GameName, Push, Scene, Side


class Option(Struct, frozen=True):
    """Something that can be chosen now; sent back as it is in a `Choose`.

    `keep` is how many of the chosen steps stay: all of them for the next step, fewer for a change
    of mind (another card, another animal). `choices` are one or two steps at once, since a tap on
    a follower also chooses its province. `say` names it for people who don't see the board.
    """

    keep: int
    choices: tuple[Choice, ...]
    target: AnyTarget
    say: Msg


class Chosen(Struct, frozen=True):
    """A step already made; `automatic` when it was the only one possible."""

    choice: Choice
    target: AnyTarget
    automatic: bool
    say: Msg


class Caution(Struct, frozen=True):
    """What the coach says before a move: what it gives away at once, and by which clause."""

    say: Msg
    clause: str


class Turn(Struct, frozen=True):
    """The turn that the viewer is making.

    `complete` when only Confirm is missing, with `summary` saying what it does; `events` are what
    the steps so far change, drawn as ghosts; `again` are options that start over or change an
    earlier step; `pushes` are the lines that the chosen animal could push; `passing` is what
    passing now would do, where that deserves a question. `cautions` is what the coach says of the
    complete turn, `pass_cautions` what it says of a pass; nothing where it was not called.
    """

    prompt: Msg
    chosen: tuple[Chosen, ...]
    options: tuple[Option, ...]
    again: tuple[Option, ...]
    can_go_back: bool
    complete: bool
    summary: tuple[Msg, ...]
    events: tuple[Change, ...]
    warnings: tuple[Msg, ...]
    pushes: tuple[Push, ...]
    passing: tuple[Msg, ...]
    cautions: tuple[Caution, ...]
    pass_cautions: tuple[Caution, ...]


class Player(Struct, frozen=True):
    """Who sits on a seat; `bot` is the bot's code, None for a person; `team` counts from 0.

    `name` is a message where nobody has given one; `level` is the bot's, if it has one.
    """

    name: Item
    bot: str | None
    level: int | None
    side: Side | None
    team: int | None


class Clock(Struct, frozen=True):
    """Milliseconds left by seat; `running` is the seat whose time runs down since this was sent."""

    left: tuple[int, ...]
    running: int | None


class LogEntry(Struct, frozen=True):
    """A row of the table's log, numbered from 0; rows are only ever added.

    `ply` is the number of moves on the table after it: a take-back leaves the moves above it that
    have a higher ply undone. `at` is in milliseconds since 1970. A move is told by its `events`,
    each with its own words, any other row by `say`.
    """

    index: int
    at: int
    kind: RowKind
    ply: int
    seat: int
    code: str | None
    say: Msg | None
    events: tuple[Change, ...]


class Figure(Struct, frozen=True):
    """A number that a step compares: whose it is (faction, seats or neither), and if it stays."""

    name: Item
    faction: Faction | Literal["B"] | None
    seats: tuple[int, ...]
    value: int
    stays: bool


class ResultStep(Struct, frozen=True):
    """One step of the chain that decided a game."""

    clause: str
    say: Msg
    figures: tuple[Figure, ...]


class Result(Struct, frozen=True):
    """How the game ended: winning seats (none for a draw) and the chain, a short story in steps."""

    winners: tuple[int, ...]
    reason: str
    termination: Literal["normal", "resign", "time", "agreement", "abandoned", "adjudicated"]
    headline: Msg
    steps: tuple[ResultStep, ...]


AllowedAction: TypeAlias = Literal[
    "pass",
    "hint",
    "coach",
    "take_back",
    "resign",
    "skip",
    "invite",
    "answer",
    "return",
    "ask_take_back",
    "ask_draw",
    "ask_pause",
    "ask_resume",
]


class StandingOffer(Struct, frozen=True):
    """What the seat `by` has asked for, in words; the seats in `waits` have not answered yet."""

    kind: OfferKind
    by: int
    say: Msg
    waits: tuple[int, ...]


class View(Struct, frozen=True):
    """One seat's view of a table at a version.

    `seat` is through whose eyes, None for somebody who only looks on; `to_move` is None when the
    game is over. `open_seats` are those that people may still take: the game waits for them.
    `scene` is the position at `ply`; `preview` the same with the turn in the making carried out,
    None where that changes nothing. `may` lists what can be done beside the turn. `log` begins at
    row `log_from`; the page has those before it. In a review `turn` is None and `ply` may be any up
    to `plies`. `settings` are the present ones. `draft` is how often the turn in the making was
    changed at this version, 0 for everybody but the seat that makes it. `offer` is what somebody
    has asked the others for; while the game is `paused` no clock runs and nobody moves; `rematch`
    is the table where the same people play again. `late` are the seats whose time is out; at those
    in `stood_in` a bot plays until their owners return.
    """

    table: str
    version: int
    draft: int
    seat: int | None
    ply: int
    plies: int
    to_move: int | None
    open_seats: tuple[int, ...]
    thinking: bool
    status: Msg
    warnings: tuple[Msg, ...]
    scene: Scene
    turn: Turn | None
    preview: Scene | None
    may: tuple[AllowedAction, ...]
    settings: Settings
    clock: Clock | None
    log: tuple[LogEntry, ...]
    log_from: int
    result: Result | None
    offer: StandingOffer | None = None
    paused: bool = False
    rematch: str | None = None
    late: tuple[int, ...] = ()
    stood_in: tuple[int, ...] = ()


class Suggestion(Struct, frozen=True):
    """A move that the computer would play in the viewer's place, told by `say`.

    `percent` is the winning chance it sees in it, certain if `proved`, and `worth` says so in
    words. `kingmaker` is the seat that can't win any more but decides who does. `choices` are the
    steps that show it on the table, to be sent with `keep` 0: all of them where a turn is
    confirmed, else as many as don't play it.
    """

    code: str
    say: tuple[Msg, ...]
    percent: int
    proved: bool
    kingmaker: int | None
    worth: Msg
    choices: tuple[Choice, ...]


class Hint(Struct, frozen=True):
    """Suggestions, the best first, for a table with so many rows in its log.

    `close` tells of the provinces where one follower decides, and the card that turns each.
    """

    table: str
    rows: int
    suggestions: tuple[Suggestion, ...]
    close: tuple[Msg, ...]


class TableInfo(Struct, frozen=True):
    """What doesn't change during a game; `review` when it is only to be looked at.

    `passes` where the rules let one pass.
    """

    id: str
    options: Options
    settings: Settings
    players: tuple[Player, ...]
    board: Board
    created: int
    review: bool
    passes: bool


class TableSummary(Struct, frozen=True):
    """A table in a list; `result` is None while the game goes on, `deal` where nothing is dealt.

    `title` is empty until somebody gives one; `standing` is how it stands for the only person.
    """

    id: str
    game: GameName
    title: str
    players: tuple[Player, ...]
    deal: str | None
    standing: Standing
    ply: int
    created: int
    updated: int
    status: Msg
    result: Msg | None
    review: bool


class OpenTable(Struct, frozen=True):
    """A table in the lobby that waits for people; `seats` are those that the reader may take.

    An open seat whose player's name is a text is kept for whoever is called so; `kept` is whether
    one is for the reader.
    """

    id: str
    game: GameName
    players: tuple[Player, ...]
    open_seats: tuple[int, ...]
    seats: tuple[int, ...]
    kept: bool
    settings: Settings
    created: int


class BotInfo(Struct, frozen=True):
    """A bot to play against: what it is called, what to expect of it, its level if it has one."""

    code: str
    name: Msg
    description: Msg
    level: int | None


class StyleInfo(Struct, frozen=True):
    """A manner in which bots that have a level can play: `level-7/collector`."""

    code: str
    name: Msg
    description: Msg


class GameInfo(Struct, frozen=True):
    """A game to choose: for how many, on which boards, against which bots.

    `last` are the options, seats and settings that were played last, or good ones to begin with;
    `passes` where its rules let one pass; `styles` begins with the plainest, which needs no mention
    in a bot's code; `opponent` is the code of the bot to put on a seat that nobody has taken.
    """

    game: GameName
    title: str
    players: tuple[int, ...]
    boards: tuple[Board, ...]
    bots: tuple[BotInfo, ...]
    styles: tuple[StyleInfo, ...]
    opponent: str
    passes: bool
    last: Plan


class LevelResults(Struct, frozen=True):
    """How games against a bot ended; `level` is None for bots that have none."""

    bot: str
    level: int | None
    won: int
    drawn: int
    lost: int


class PastBout(Struct, frozen=True):
    """A finished game against one kind of bot."""

    table: str
    at: int
    level: int
    result: Literal["won", "draw", "lost"]


class GameStatistics(Struct, frozen=True):
    """How the only person at a table fared at a game, by level, the weakest first.

    `recent` are the last games against levels, oldest first; `advice` says which level to try,
    `next`, and why.
    """

    game: GameName
    levels: tuple[LevelResults, ...]
    recent: tuple[PastBout, ...]
    advice: Msg | None
    next: int | None


class Problem(Struct, frozen=True):
    """What went wrong: a message for people, the same in English, and the clause if one says so."""

    say: Msg
    text: str
    clause: str | None = None
