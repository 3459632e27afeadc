"""How a game of Siam was decided."""

from __future__ import annotations

from collections.abc import Sequence

from erawan.core.outcome import Step
from erawan.siam.pieces import SIDES
from erawan.views import story
from erawan.views.msg import Item, Msg, say


class Story(story.Story):
    """A rock that fell (S7), or a draw by a house rule (SH.1)."""

    silent = ("S7.G",)  # The side that a rock credits is no figure to compare.

    def __init__(self, names: Sequence[Item]) -> None:
        super().__init__(names)
        self.tellers = {
            "S7.G": lambda step: say("step-rock", side=SIDES[int(step.left[0])]),
            "SH.1": _house_rule,
        }


def _house_rule(step: Step) -> Msg:
    ((what, count),) = step.values
    return say("step-ply-limit" if what == "plies" else "step-repetition", count=count)
