"""How a game ended, as a short story: who won, and every step of the chain with its figures."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from erawan.tables.table import Ending, Table
from erawan.views.adapter import views_of
from erawan.views.model import Result, ResultStep
from erawan.views.msg import Item, Msg, say
from erawan.views.people import names_of


def result_of(table: Table) -> Result | None:
    """The result of a finished game; None while it goes on."""
    names = names_of(table.plan)
    if table.ending is not None:
        return _ended_early(names, table.ending)
    outcome = table.position.outcome
    if outcome is None:
        return None
    story = views_of(table.position).story(names)
    return Result(
        winners=tuple(sorted(outcome.winners)),
        reason=outcome.reason,
        termination="normal",
        headline=headline(names, outcome.winners),
        steps=tuple(story.tell(step) for step in outcome.steps),
    )


def headline(names: Sequence[Item], winners: Collection[int]) -> Msg:
    """Who won."""
    if not winners:
        return say("result-draw")
    return say("result-wins", names=[names[seat] for seat in sorted(winners)])


def _ended_early(names: Sequence[Item], ending: Ending) -> Result:
    told = say("step-recorded")
    if ending.loser is not None and ending.termination in ("resign", "time"):
        told = say(f"step-{ending.termination}", who=names[ending.loser])
    if ending.termination == "adjudicated":
        told = say("step-adjudicated")
    return Result(
        winners=ending.winners,
        reason=ending.termination,
        termination=ending.termination,
        headline=headline(names, ending.winners),
        steps=(ResultStep("", told, ()),),
    )
