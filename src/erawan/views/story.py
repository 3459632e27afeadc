"""How a game ended, told step by step; each game knows the words for its own clauses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence

from erawan.core.outcome import Step
from erawan.views.model import Figure, ResultStep
from erawan.views.msg import Item, Msg, say


def headline(names: Sequence[Item], winners: Collection[int]) -> Msg:
    """Who won."""
    if not winners:
        return say("result-draw")
    won = [names[seat] for seat in sorted(winners)]
    if len(won) == 1 and isinstance(won[0], Msg) and won[0].key == "side-name":
        return say("result-wins-side", **won[0].args)
    return say("result-wins", names=won)


class Story:
    """Tells the steps of an outcome in order, remembering what the earlier ones have found.

    A game's own story fills `tellers`, by clause; `silent` are clauses without figures to compare.
    """

    silent: tuple[str, ...] = ()

    def __init__(self, names: Sequence[Item]) -> None:
        self.names = names
        self.told: Counter[str] = Counter()
        self.tellers: dict[str, Callable[[Step], Msg]] = {}

    def tell(self, step: Step) -> ResultStep:
        """The next step."""
        told = self.tellers[step.clause](step)
        self.told[step.clause] += 1
        compared = () if step.clause in self.silent else step.values
        return ResultStep(step.clause, told, tuple(self.figure(step, *each) for each in compared))

    def figure(self, step: Step, subject: str, value: int) -> Figure:
        """A number that a step compares."""
        return Figure(
            name=self.label(subject),
            faction=None,
            seats=_seats(subject),
            value=value,
            stays=subject in step.left,
        )

    def label(self, subject: str) -> Item:
        """Whose a number is: a seat's, a team's, or what it counts."""
        seats = _seats(subject)
        if not seats:
            return say(f"{subject}-name")
        if len(seats) == 1:
            return self.names[seats[0]]
        return say("team-name", names=[self.names[seat] for seat in seats])


def _seats(subject: str) -> tuple[int, ...]:
    """The seats that a figure is about.

    >>> _seats("1+3"), _seats("plies")
    ((1, 3), ())
    """
    return tuple(map(int, subject.split("+"))) if subject[0].isdigit() else ()
