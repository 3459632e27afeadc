"""The turn builder's questions and choices in words, for the terminal's menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from erawan.core.game import Position
from erawan.core.turn import Choice, Turn
from erawan.tables.turn_draft import TurnDraft
from erawan.views.adapter import views_of
from erawan.views.messages import message
from erawan.views.words import in_words


def question(position: Position[Any], turn: Turn, names: Sequence[str]) -> str:
    """What is being chosen now; who is asked comes with a turn's first question."""
    prompt = in_words(views_of(position).prompt(TurnDraft(turn)))
    if turn.chosen or position.to_move is None:
        return message("ask", prompt=prompt)
    return message("ask-first", who=names[position.to_move], prompt=prompt)


def choice_label(position: Position[Any], turn: Turn, choice: Choice, names: Sequence[str]) -> str:
    """A choice as a menu shows it: in words, with what helps to choose."""
    return views_of(position).label(position, turn, choice, names)
