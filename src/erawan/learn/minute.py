"""One minute before the first game: what it is about, in scenes that the rules play."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from msgspec import Struct

from erawan.core.game import Position
from erawan.learn.positions import read_position
from erawan.learn.texts import read_toml
from erawan.tables.plan import Plan, Seat
from erawan.tables.setup import new_table, options_of
from erawan.tables.table import Table
from erawan.views.info import table_info
from erawan.views.model import LogEntry, TableInfo, View
from erawan.views.view import log_entries, review_of
from erawan.views.wire import GameName


class MinuteScene(Struct, frozen=True):
    """A sentence or two, and the moment they speak of: a part, and so many moves in it."""

    text: str
    part: int
    ply: int


class MinutePart(Struct, frozen=True):
    """A position and the moves from there, drawn as at a table: a view for every moment."""

    info: TableInfo
    views: tuple[View, ...]
    log: tuple[LogEntry, ...]


class MinutePage(Struct, frozen=True):
    """What a game is about, to be seen in a minute."""

    game: GameName
    scenes: tuple[MinuteScene, ...]
    parts: tuple[MinutePart, ...]


def minute_page(game: GameName, language: str) -> MinutePage:
    """A game's minute in a language."""
    words = read_toml(game, f"minute.{language}")
    scenes = tuple(MinuteScene(words[name], part, ply) for name, part, ply in moments(game))
    return MinutePage(game, scenes, _parts(game))


@cache
def moments(game: str) -> tuple[tuple[str, int, int], ...]:
    """The name of every scene, the part it is in, and how many moves of that are played then."""
    found: list[tuple[str, int, int]] = []
    part, ply = -1, 0
    for scene in read_toml(game, "minute")["scenes"]:
        if "draw" in scene or "text" in scene:
            part, ply = part + 1, 0
        ply += "move" in scene
        found.append((scene["name"], part, ply))
    return tuple(found)


@cache
def tables(game: str) -> tuple[Table, ...]:
    """The parts as tables with all their moves; raises ErawanError where the rules disagree."""
    made: list[Table] = []
    for scene in read_toml(game, "minute")["scenes"]:
        if "draw" in scene or "text" in scene:
            made.append(table_from(read_position(game, scene)))
        if "move" in scene:
            made[-1] = made[-1].with_move(scene["move"], now=0)
    return tuple(made)


def table_from(position: Position[Any]) -> Table:
    """A table to look at that nobody keeps, with people without names."""
    seats = tuple(Seat() for _ in range(position.players))
    plan = Plan(options_of(position), seats, start=position.to_json())
    return replace(new_table(plan, now=0), review=True)


@cache
def _parts(game: str) -> tuple[MinutePart, ...]:
    return tuple(
        MinutePart(
            table_info(table),
            tuple(
                review_of(table, None, ply, have=len(table.rows))
                for ply in range(len(table.line) + 1)
            ),
            log_entries(table, 0),
        )
        for table in tables(game)
    )
