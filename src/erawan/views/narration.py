"""A turn's events and a game's end as sentences, whichever game it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from erawan.core.game import Event, Position
from erawan.king import Position as KingPosition
from erawan.views.endings import end_sentences
from erawan.views.king_words import king_sentences
from erawan.views.siam_words import siam_sentences


def narrate_turn(position: Position[Any], events: Iterable[Event], names: Sequence[str]) -> str:
    """What happened from this position on, in words."""
    if isinstance(position, KingPosition):
        sentences = king_sentences(events, position.board, names)
    else:
        sentences = siam_sentences(events)
    return " ".join(sentences)


def narrate_outcome(position: Position[Any], names: Sequence[str]) -> list[str]:
    """The chain that decided a finished game, each step with its clause; empty before the end."""
    outcome = position.outcome
    return [] if outcome is None else end_sentences(outcome, names)
