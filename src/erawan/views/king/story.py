"""How a game of King of Siam was decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from erawan.core.outcome import Step
from erawan.king.cards import FACTIONS, HOLDERS
from erawan.views import story
from erawan.views.king.changes import faction_names
from erawan.views.king.model import Holder
from erawan.views.model import Figure
from erawan.views.msg import Item, Msg, say


class Story(story.Story):
    """The chain of King of Siam's end (K7, K8)."""

    silent = ("K8.1",)  # A partner's seat is no figure to compare.

    def __init__(self, names: Sequence[Item]) -> None:
        super().__init__(names)
        self.faction = ""
        self.tellers = {
            "K7.1": lambda step: say("step-colony", count=step.values[0][1]),
            "K7.2": lambda step: self._ranked("step-provinces", step),
            "K7.3": lambda step: self._ranked("step-gains", step),
            "K7.4": self._sets,
            "K7.5": self._followers,
            "K7.6": self._second,
            "K7.7": lambda step: self._with_names("step-last-card", step),
            "K7.8": lambda step: say("step-nobody-played", names=self._left(step)),
            "K8.1": lambda step: say("step-partners", names=self._left(step)),
            "K8.2": self._sets,
        }

    def figure(self, step: Step, subject: str, value: int) -> Figure:
        """A number that a step compares, perhaps a faction's."""
        figure = super().figure(step, subject, value)
        return replace(figure, faction=cast(Holder, subject)) if subject in HOLDERS else figure

    def label(self, subject: str) -> Item:
        """Whose a number is: a faction's, the British ones', a seat's or a team's."""
        if subject in FACTIONS:
            return say("faction-name", faction=subject)
        if subject in HOLDERS:
            return say("holder-name", holder=subject)
        return super().label(subject)

    def _figures(self, step: Step) -> list[Item]:
        return [
            say("figure", name=self.label(subject), value=value) for subject, value in step.values
        ]

    def _left(self, step: Step) -> list[Item]:
        return [self.label(subject) for subject in step.left]

    def _with_names(self, key: str, step: Step) -> Msg:
        return say(key, figures=self._figures(step), names=self._left(step))

    def _ranked(self, key: str, step: Step) -> Msg:
        self.faction = step.left[0]
        if len(step.left) > 1:
            factions = faction_names(step.left)
            return say(f"{key}-tied", figures=self._figures(step), factions=factions)
        return say(key, figures=self._figures(step), faction=self.faction)

    def _sets(self, step: Step) -> Msg:
        if self.told[step.clause]:
            return self._with_names("step-latest-wins", step)
        return self._with_names("step-sets" + "-tied" * (len(step.left) > 1), step)

    def _followers(self, step: Step) -> Msg:
        return say(
            "step-followers" + "-tied" * (len(step.left) > 1),
            figures=self._figures(step),
            faction=self.faction,
            names=self._left(step),
        )

    def _second(self, step: Step) -> Msg:
        if not step.left:
            return say("step-no-second")
        if step.values[0][0] not in FACTIONS:
            return self._followers(step)
        if self.told["K7.6"]:
            return self._ranked("step-second-gains", step)
        return self._ranked("step-second", step)
