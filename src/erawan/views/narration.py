"""A turn's events and a game's end as sentences, in the words of the page's log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from erawan.core.game import Event, Position
from erawan.core.outcome import Outcome
from erawan.views.adapter import views_of
from erawan.views.msg import Item
from erawan.views.people import plain_name
from erawan.views.story import Story, headline
from erawan.views.words import in_words


def narrate_turn(position: Position[Any], events: Iterable[Event], names: Sequence[str]) -> str:
    """What happened from this position on, in words."""
    changes = views_of(position).changes(position, events, names)
    return " ".join(in_words(change.say) for change in changes if change.say)


def narrate_outcome(position: Position[Any], names: Sequence[str]) -> list[str]:
    """The chain that decided a finished game, each step with its clause; empty before the end."""
    outcome = position.outcome
    if outcome is None:
        return []
    plain = [plain_name(position.game, seat) for seat in range(position.players)]
    # Who has no name of their own is told of as the page does it: "the elephants".
    items: list[Item] = [
        said if in_words(said) == name else name for said, name in zip(plain, names, strict=True)
    ]
    return end_sentences(outcome, views_of(position).story(items))


def end_sentences(outcome: Outcome, story: Story) -> list[str]:
    """Every step of an outcome, then who won."""
    steps = [f"{in_words(story.tell(step).say)} ({step.clause})" for step in outcome.steps]
    return [*steps, in_words(headline(story.names, outcome.winners))]
