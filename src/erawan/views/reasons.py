"""Why something on the table can't be chosen, in the reader's language."""

from __future__ import annotations

from typing import Any

from erawan.core.errors import IllegalMove
from erawan.core.game import Position
from erawan.core.turn import Choice
from erawan.tables import refusal
from erawan.tables.action_rules import own_turn
from erawan.tables.refusal import Refusal
from erawan.tables.table import Table
from erawan.views.adapter import views_of
from erawan.views.keys import KEYS
from erawan.views.model import Problem
from erawan.views.msg import Arg, Msg, say


def why_not(table: Table, version: int, thing: Choice, draft: int | None = None) -> Problem:
    """The reason why the person to move can't choose a thing now."""
    try:
        error = own_turn(table, version, draft).turn.refusal(thing)
        if error is None:
            raise refusal.untimely("possible", "This can be chosen.")
    except Refusal as refused:
        return Problem(say(refused.key, **refused.values), str(refused), refused.clause)
    return Problem(reason(table.position, error), str(error), error.clause)


def reason(position: Position[Any], error: IllegalMove, kind: str = "why") -> Msg:
    """What an error says; where it says nothing of its own, that the rules forbid it."""
    views = views_of(position)
    key = f"{views.words}-{kind}-{error.why}"
    if key not in KEYS:
        return say("refused-rule", clause=error.clause)
    values: dict[str, Arg] = {
        name: views.in_reason(position, name, value) for name, value in error.values.items()
    }
    return say(key, **values)
