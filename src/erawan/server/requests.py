"""What the JSON API takes and gives beside views and plans."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from erawan.core.turn import Choice
from erawan.server.messages import Id, Number
from erawan.tables.actions import AnyAction
from erawan.tables.library import Before
from erawan.tables.plan import Seat, Settings
from erawan.views.model import GameInfo, Player, Problem, TableInfo, TableSummary, View
from erawan.views.wire import GameName

MAX_RECORD_CHARS = 200_000
Hands: TypeAlias = Literal["here", "own", "phones"]
"""Where those play who sit at a new table: all on one screen, each on their own, who makes it too;
or all but who makes it, whose screen is the table."""


class ActRequest(Struct, frozen=True):
    """An act at a table, as over the socket."""

    id: Id
    version: Number
    act: AnyAction
    have: Number = 0
    draft: Number | None = None
    took: Number | None = None


class ActAnswer(Struct, frozen=True):
    """The act is kept; it made `version`, or `draft` of the turn, and the view is of now."""

    id: str
    version: int
    draft: int
    view: View


class Question(Struct, frozen=True):
    """Why can't this thing be chosen, at the table as it was at this version and draft?"""

    version: Number
    thing: Choice
    draft: Number | None = None


class Again(Struct, frozen=True):
    """The same settings once more; `rotate` moves everybody one seat on.

    `same_deal` deals what was dealt then, where a game deals anything.
    """

    rotate: bool = False
    same_deal: bool = False


class Branch(Struct, frozen=True):
    """A game to be played on from the moment after so many moves, by whoever is named."""

    ply: Number
    seats: Annotated[tuple[Seat, ...], Meta(max_length=4)] = ()


class Title(Struct, frozen=True):
    """What a game is called; an empty title takes it away."""

    title: Annotated[str, Meta(max_length=80)]


class Paste(Struct, frozen=True):
    """A record to look through; what is left of a damaged one is kept only if `damaged`."""

    text: Annotated[str, Meta(max_length=MAX_RECORD_CHARS)]
    damaged: bool = False


class Created(Struct, frozen=True):
    """A table's id."""

    table: str


class Shelf(Struct, frozen=True):
    """Some of the games; `next` is where to look on, if there may be more."""

    tables: tuple[TableSummary, ...]
    next: Before | None


class TablePage(Struct, frozen=True):
    """A table with its view."""

    info: TableInfo
    view: View


class Lobby(Struct, frozen=True):
    """The first screen: the games, tables to continue and tables to look at again, newest first."""

    games: tuple[GameInfo, ...]
    unfinished: tuple[TableSummary, ...]
    recent: tuple[TableSummary, ...]


class RoomInfo(Struct, frozen=True):
    """The room that one is in; its own screen is told how phones come in, and where else it is."""

    owner: bool
    origin: str
    link: str = ""
    others: tuple[str, ...] = ()


class Me(Struct, frozen=True):
    """Whether this is a site for many, and what one is called there; null before one has a name.

    `account` is whether one can come back from another browser.
    """

    site: bool
    name: str | None
    account: bool = False
    room: RoomInfo | None = None


class Rename(Struct, frozen=True):
    """What somebody wants to be called."""

    name: Annotated[str, Meta(max_length=80)]


class Erase(Struct, frozen=True):
    """Who wants to be forgotten: the name once more, and the password if there is an account."""

    name: Annotated[str, Meta(max_length=80)]
    password: Annotated[str, Meta(max_length=200)] = ""


class About(Struct, frozen=True):
    """What the host of a site says of it: who that is, how to be reached, what becomes of data."""

    host: str


class Invite(Struct, frozen=True):
    """Where in the page an invitation leads: what stands after the site's address.

    `site` is that address, where it is another than the one that this page has.
    """

    place: str
    site: str = ""


class Invitation(Struct, frozen=True):
    """A table to which one is invited; `seat` is one's own, if one has it already.

    Of the open seats one may take `seats`: others are kept for somebody by name.
    """

    game: GameName
    players: tuple[Player, ...]
    open_seats: tuple[int, ...]
    seats: tuple[int, ...]
    settings: Settings
    seat: int | None


class Join(Struct, frozen=True):
    """Which seat somebody wants; null for any that is open."""

    seat: Annotated[int, Meta(ge=0, le=3)] | None = None


class Reopen(Struct, frozen=True):
    """Which seat is to be open to everybody."""

    seat: Annotated[int, Meta(ge=0, le=3)]


class Fill(Struct, frozen=True):
    """Which open seat a bot is to take, and which bot."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    bot: Annotated[str, Meta(max_length=40)]


class Complaint(Struct, frozen=True):
    """What somebody tells the host of who sits on a seat."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    text: Annotated[str, Meta(max_length=300)]


class Failure(Struct, frozen=True):
    """The body of every answer that is none."""

    error: Problem
