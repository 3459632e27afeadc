"""How a game ended, as a short story: who won, and every step of the chain with its figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Literal, cast

from erawan.core.outcome import Step
from erawan.king.cards import FACTIONS, HOLDERS
from erawan.siam.pieces import SIDES
from erawan.tables.plan import Plan
from erawan.tables.table import Ending, Table
from erawan.views.king_changes import faction_names
from erawan.views.model import Figure, Result, ResultStep
from erawan.views.msg import Item, Msg, say
from erawan.views.people import name_of, names_of


def result_of(table: Table) -> Result | None:
    """The result of a finished game; None while it goes on."""
    if table.ending is not None:
        return _ended_early(table, table.ending)
    outcome = table.position.outcome
    if outcome is None:
        return None
    story = Story(table.plan)
    return Result(
        winners=tuple(sorted(outcome.winners)),
        reason=outcome.reason,
        termination="normal",
        headline=headline(table.plan, tuple(outcome.winners)),
        steps=tuple(story.tell(step) for step in outcome.steps),
    )


def headline(plan: Plan, winners: Sequence[int]) -> Msg:
    """Who won."""
    if not winners:
        return say("result-draw")
    return say("result-wins", names=names_of(plan, winners))


def _ended_early(table: Table, ending: Ending) -> Result:
    told = say("step-recorded")
    if ending.loser is not None and ending.termination in ("resign", "time"):
        told = say(f"step-{ending.termination}", who=name_of(table.plan, ending.loser))
    if ending.termination == "adjudicated":
        told = say("step-adjudicated")
    return Result(
        winners=ending.winners,
        reason=ending.termination,
        termination=ending.termination,
        headline=headline(table.plan, ending.winners),
        steps=(ResultStep("", told, ()),),
    )


class Story:
    """Tells the steps of an outcome in order, remembering what the earlier ones have found."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.told: Counter[str] = Counter()
        self.faction = ""
        self.tellers: dict[str, Callable[[Step], Msg]] = {
            "K7.1": lambda step: say("step-colony", count=step.values[0][1]),
            "K7.2": self._ruler,
            "K7.3": self._ruler_by_gain,
            "K7.4": self._sets,
            "K7.5": self._followers,
            "K7.6": self._second,
            "K7.7": lambda step: self._with_names("step-last-card", step),
            "K7.8": lambda step: say("step-nobody-played", names=self._names(step)),
            "K8.1": lambda step: say("step-partners", names=self._names(step)),
            "K8.2": self._sets,
            "S7.G": lambda step: say("step-rock", side=SIDES[int(step.left[0])]),
            "SH.1": _house_rule,
        }

    def tell(self, step: Step) -> ResultStep:
        """The next step."""
        told = self.tellers[step.clause](step)
        self.told[step.clause] += 1
        # A partner's seat is no figure to compare, and neither is the side that a rock credits.
        silent = step.clause in ("K8.1", "S7.G")
        figures = () if silent else tuple(self._figure(step, *each) for each in step.values)
        return ResultStep(step.clause, told, figures)

    def _figure(self, step: Step, subject: str, value: int) -> Figure:
        faction = cast(Literal["R", "L", "M", "B"], subject) if subject in HOLDERS else None
        seats = tuple(map(int, subject.split("+"))) if subject[0].isdigit() else ()
        return Figure(
            name=self._label(subject),
            faction=faction,
            seats=seats,
            value=value,
            stays=subject in step.left,
        )

    def _label(self, subject: str) -> Item:
        if subject in FACTIONS:
            return say("faction-name", faction=subject)
        if subject in HOLDERS:
            return say("holder-name", holder=subject)
        if subject[0].isdigit():
            seats = [int(seat) for seat in subject.split("+")]
            if len(seats) == 1:
                return name_of(self.plan, seats[0])
            return say("team-name", names=names_of(self.plan, seats))
        return say(f"{subject}-name")

    def _figures(self, step: Step) -> list[Item]:
        return [
            say("figure", name=self._label(subject), value=value) for subject, value in step.values
        ]

    def _names(self, step: Step) -> list[Item]:
        return [self._label(subject) for subject in step.left]

    def _with_names(self, key: str, step: Step) -> Msg:
        return say(key, figures=self._figures(step), names=self._names(step))

    def _ranked(self, key: str, step: Step) -> Msg:
        self.faction = step.left[0]
        if len(step.left) > 1:
            factions = faction_names(step.left)
            return say(f"{key}-tied", figures=self._figures(step), factions=factions)
        return say(key, figures=self._figures(step), faction=self.faction)

    def _ruler(self, step: Step) -> Msg:
        return self._ranked("step-provinces", step)

    def _ruler_by_gain(self, step: Step) -> Msg:
        return self._ranked("step-gains", step)

    def _sets(self, step: Step) -> Msg:
        if self.told[step.clause]:
            return self._with_names("step-latest-wins", step)
        return self._with_names("step-sets" + "-tied" * (len(step.left) > 1), step)

    def _followers(self, step: Step) -> Msg:
        return say(
            "step-followers" + "-tied" * (len(step.left) > 1),
            figures=self._figures(step),
            faction=self.faction,
            names=self._names(step),
        )

    def _second(self, step: Step) -> Msg:
        if not step.left:
            return say("step-no-second")
        if step.values[0][0] not in FACTIONS:
            return self._followers(step)
        if self.told["K7.6"]:
            return self._ranked("step-second-gains", step)
        return self._ranked("step-second", step)


def _house_rule(step: Step) -> Msg:
    ((what, count),) = step.values
    return say("step-ply-limit" if what == "plies" else "step-repetition", count=count)
