"""A guided game: what matters before the learner's turn, and what the learner's move changed.

Every sentence is worked out from the rules, and can be counted on the table. Help fades: in the
first part of a game there is always a sentence, then only where something presses, at last only
where the game is decided.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from erawan.core.game import Position
from erawan.core.registry import game as find_game
from erawan.learn.king import guide as king
from erawan.learn.sentence import Sentence, Step
from erawan.learn.siam import guide as siam
from erawan.learn.texts import read_toml
from erawan.tables.plan import Plan, Seat, Settings
from erawan.tables.refusal import untimely
from erawan.tables.table import Table
from erawan.views.adapter import views_of
from erawan.views.msg import Item
from erawan.views.people import names_of
from erawan.views.words import in_words

TWO = 2


class Remark(Struct, frozen=True):
    """A sentence in the learner's language, and the clause behind it."""

    text: str
    clause: str


class GuidePage(Struct, frozen=True):
    """What matters at a table at a version, and what the learner's last move changed.

    Both are null where the help has faded, or where it is not the learner's turn.
    """

    version: int
    now: Remark | None
    changed: Remark | None


@dataclass(frozen=True)
class Guide:
    """How one game is guided."""

    matters: Callable[[Any, int, Sequence[Item], int], list[Sentence]]
    """What matters to a seat that is to move in its so-manieth turn, the most pressing first."""

    changes: Callable[[Any, Any, int, Sequence[Item]], list[Sentence]]
    """What a seat's move changed, from the position before to the one after it."""

    weight: Callable[[Any, int], int]
    """How much a sentence must weigh to be said in this part of the game."""

    turns: Callable[[Sequence[Step], int], int]
    """Which turn of the seat this is, from 0, by which what is good to know takes turns."""


GUIDES: dict[str, Guide] = {
    room.NAME: Guide(room.matters, room.changes, room.weight, room.turns) for room in (king, siam)
}


def guided_plan(game: str) -> Plan:
    """The table for a guided first game: a chosen deal, and a friendly bot."""
    chosen = read_toml(game, "guided")
    options = find_game(game).start_options(**chosen["options"])
    return Plan(
        options, (Seat(), Seat(bot=chosen["bot"])), Settings(confirm=views_of(game).confirm)
    )


def guide_of(table: Table, language: str) -> GuidePage:
    """What is said at a table now; raises Refusal where it is not one person against one bot."""
    seat = table.plan.alone
    if seat is None or not can_guide(table.start, len(table.persons)):
        raise untimely("not-now", "Only a game of one person and one computer player is guided.")
    names = names_of(table.plan)
    now = None
    if table.to_move == seat:
        now = what_matters(table.position, table.line, names, language)
    changed = None if table.is_over else what_changed(table.line, seat, names, language)
    return GuidePage(table.version, now, changed)


def can_guide(position: Position[Any], persons: int) -> bool:
    """Whether a game with so many people is guided: one person against one bot."""
    return position.game in GUIDES and position.players == TWO and persons == 1


def what_matters(
    position: Position[Any], line: Sequence[Step], names: Sequence[Item], language: str
) -> Remark | None:
    """What is said to the seat to move after a line of moves; None where the help has faded."""
    guide, seat = GUIDES[position.game], position.to_move
    if seat is None:
        return None
    turn = guide.turns(line, seat)
    sentences = guide.matters(position, seat, names, turn)
    return _first(sentences, guide.weight(position, turn), language)


def what_changed(
    line: Sequence[Step], seat: int, names: Sequence[Item], language: str
) -> Remark | None:
    """What is said of a seat's last move; None where the help has faded."""
    last = next((place for place in reversed(range(len(line))) if line[place].seat == seat), None)
    if last is None:
        return None
    before, after = line[last].before, line[last].after
    guide = GUIDES[before.game]
    if after.outcome is not None:
        return None
    sentences = guide.changes(before, after, seat, names)
    return _first(sentences, guide.weight(before, guide.turns(line[:last], seat)), language)


def _first(sentences: list[Sentence], least: int, language: str) -> Remark | None:
    """The first sentence that weighs enough."""
    for each in sentences:
        if each.weight >= least:
            return Remark(in_words(each.say, language), each.clause)
    return None
