"""What the JSON API takes and gives beside views and plans."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from erawan.server.messages import Id, Number
from erawan.tables.actions import AnyAction
from erawan.views.model import GameInfo, Problem, TableInfo, TableSummary, View

MAX_RECORD_CHARS = 200_000


class ActRequest(Struct, frozen=True):
    """An act at a table, as over the socket."""

    id: Id
    version: Number
    act: AnyAction
    have: Number = 0


class ActAnswer(Struct, frozen=True):
    """The act is kept; it made `version`, and the view is of now."""

    id: str
    version: int
    view: View


class Again(Struct, frozen=True):
    """The same settings once more; `rotate` moves everybody one seat on."""

    rotate: bool = False


class Paste(Struct, frozen=True):
    """A record to look through."""

    text: Annotated[str, Meta(max_length=MAX_RECORD_CHARS)]


class Created(Struct, frozen=True):
    """A table's id; `problem` when a pasted record was damaged and only its beginning is there."""

    table: str
    problem: Problem | None = None


class TablePage(Struct, frozen=True):
    """A table with its view."""

    info: TableInfo
    view: View


class Lobby(Struct, frozen=True):
    """The first screen: the games, tables to continue and tables to look at again, newest first."""

    games: tuple[GameInfo, ...]
    unfinished: tuple[TableSummary, ...]
    recent: tuple[TableSummary, ...]


class Failure(Struct, frozen=True):
    """The body of every answer that is none."""

    error: Problem
