"""What the page and the server say to each other over the socket.

Every message of the page has a number of its own, `seq`, and gets exactly one answer that repeats
it as `to`: that answer is the acknowledgement. An act has an id besides, under which it is done
once, however often it is sent. Whatever happens to a watched table unasked comes as `Changed`.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from erawan.tables.actions import AnyAction
from erawan.views.model import OpenTable, Problem, TableInfo, View

Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]


class Message(Struct, frozen=True, tag_field="type"):
    """A JSON object whose `type` says what it is."""


class Hello(Message, frozen=True, tag="hello"):
    """The page has come, or come back."""

    seq: Number


class Ping(Message, frozen=True, tag="ping"):
    """Are you there?"""

    seq: Number


class Watch(Message, frozen=True, tag="watch"):
    """Show this table and tell of its changes from now on, in place of any other."""

    seq: Number
    table: TableId
    have: Number = 0


class Unwatch(Message, frozen=True, tag="unwatch"):
    """Tell of no table any more."""

    seq: Number


class Browse(Message, frozen=True, tag="browse"):
    """Show the tables that wait for people, and tell of changes, in place of any table."""

    seq: Number


class Look(Message, frozen=True, tag="look"):
    """Show a table now, or as it was after so many plies; the page has `have` rows of its log."""

    seq: Number
    table: TableId
    have: Number = 0
    ply: Number | None = None


class Do(Message, frozen=True, tag="do"):
    """Do something at a table, as it was at this version.

    With `draft`, a step of the turn is for the turn as it was after so many changes; without it,
    for the turn as it is. `took` is for how many milliseconds the page has shown the turn: what has
    passed on the server beyond that is the network's, up to a bound, and not on the mover's clock.
    """

    seq: Number
    id: Id
    table: TableId
    version: Number
    act: AnyAction
    have: Number = 0
    draft: Number | None = None
    took: Number | None = None


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to Hello; `build` is the page's, where it was built."""

    to: int
    version: str
    build: str


class Pong(Message, frozen=True, tag="pong"):
    """The answer to Ping and to Unwatch."""

    to: int


class Shown(Message, frozen=True, tag="shown"):
    """The answer to Watch (with `info`) and to Look (without)."""

    to: int
    info: TableInfo | None
    view: View


class Done(Message, frozen=True, tag="done"):
    """The act is kept for good: it made `version` of the table, which may be newer by now.

    A step of a turn makes no version but another `draft` of the turn.
    """

    to: int
    id: str
    version: int
    draft: int
    view: View


class Refused(Message, frozen=True, tag="refused"):
    """Nothing was done, and why; `to` is None when the message could not be read so far.

    `id` is the act's; `view` is the table as it is now, for an act made at another version, or for
    another draft of the turn.
    """

    to: int | None
    id: str | None
    problem: Problem
    view: View | None


class Changed(Message, frozen=True, tag="changed"):
    """The watched table has got a new version, or the viewer's own turn another draft.

    `view` is for a page that has all rows of the log up to `view.log_from`; any other looks, and so
    does one that reads too slowly to be shown every version: it gets none.
    """

    table: str
    version: int
    draft: int = 0
    view: View | None = None


class Offered(Message, frozen=True, tag="offered"):
    """All tables at which the reader may sit down: the answer to Browse, or news with no `to`."""

    to: int | None
    tables: tuple[OpenTable, ...]


class Away(Struct, frozen=True):
    """A player without an open tab at the table, for so many milliseconds."""

    seat: int
    ms: int


class Presence(Message, frozen=True, tag="presence"):
    """Who of the players is away from the watched table; it comes when that changes."""

    table: str
    away: tuple[Away, ...]


Incoming: TypeAlias = Hello | Ping | Watch | Unwatch | Browse | Look | Do
Outgoing: TypeAlias = Welcome | Pong | Shown | Done | Refused | Changed | Offered | Presence

_decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
_encoder = msgspec.json.Encoder()


def parse_message(text: str | bytes) -> Incoming:
    """Read what a page sent; raises msgspec.DecodeError, of which ValidationError is a kind."""
    return _decoder.decode(text)


def format_message(message: Outgoing) -> str:
    """Write what goes to a page."""
    return _encoder.encode(message).decode()
