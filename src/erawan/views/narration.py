"""A turn's events and a game's end as sentences, in the words of the page's log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from erawan.core.game import Event, Position
from erawan.core.outcome import Outcome
from erawan.king import Position as KingPosition
from erawan.tables.plan import KingOptions, Plan, Seat, SiamOptions
from erawan.views.log import changes_of
from erawan.views.result import Story, headline
from erawan.views.siam_changes import as_told
from erawan.views.words import in_words


def narrate_turn(position: Position[Any], events: Iterable[Event], names: Sequence[str]) -> str:
    """What happened from this position on, in words."""
    changes = as_told(changes_of(position, tuple(events), _plan(position, names)))
    return " ".join(in_words(change.say) for change in changes if change.say)


def narrate_outcome(position: Position[Any], names: Sequence[str]) -> list[str]:
    """The chain that decided a finished game, each step with its clause; empty before the end."""
    outcome = position.outcome
    return [] if outcome is None else end_sentences(outcome, _plan(position, names))


def end_sentences(outcome: Outcome, plan: Plan) -> list[str]:
    """Every step of an outcome, then who won."""
    story = Story(plan)
    steps = [f"{in_words(story.tell(step).say)} ({step.clause})" for step in outcome.steps]
    return [*steps, in_words(headline(plan, tuple(outcome.winners)))]


def _plan(position: Position[Any], names: Sequence[str]) -> Plan:
    options = KingOptions() if isinstance(position, KingPosition) else SiamOptions()
    return Plan(options, tuple(Seat(name) for name in names))
