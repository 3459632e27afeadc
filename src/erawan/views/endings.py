"""The chain of steps that decided a game, as sentences; each cites its clause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from erawan.core.outcome import Outcome, Step
from erawan.king.cards import FACTIONS
from erawan.views.king_words import faction_name
from erawan.views.messages import listing, message

THIRD = 3


def end_sentences(outcome: Outcome, names: Sequence[str]) -> list[str]:
    """Every step of an outcome, then who won."""
    chain = _Chain(names)
    sentences = [
        message("clause", sentence=chain.tell(step), clause=step.clause) for step in outcome.steps
    ]
    winners = [names[seat] for seat in sorted(outcome.winners)]
    end = message("victory", names=listing(winners)) if winners else message("draw")
    return [*sentences, end]


class _Chain:
    """Tells steps in order, remembering which factions the earlier ones have found."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.told: Counter[str] = Counter()
        self.faction = ""
        self.tellers: dict[str, Callable[[Step], str]] = {
            "K7.1": lambda step: message("step-colony", count=step.values[0][1]),
            "K7.2": self._ruler,
            "K7.3": self._ruler_by_gain,
            "K7.4": self._sets,
            "K7.5": lambda step: self._plain("step-ruling", step),
            "K7.6": self._second,
            "K7.7": lambda step: self._plain("step-last-card", step),
            "K7.8": lambda step: self._plain("step-nobody-played", step),
            "K8.1": lambda step: self._plain("step-partners", step),
            "K8.2": self._sets,
            "S7.G": lambda step: self._plain("step-rock", step),
            "SH.1": _house_rule,
        }

    def tell(self, step: Step) -> str:
        """The sentence of the next step."""
        sentence = self.tellers[step.clause](step)
        self.told[step.clause] += 1
        return sentence

    def _plain(self, key: str, step: Step) -> str:
        figures = ", ".join(f"{self._name(name)}: {figure}" for name, figure in step.values)
        left = listing([self._name(name) for name in step.left])
        faction = faction_name(self.faction) if self.faction else ""
        return message(key, figures=figures, names=left, faction=faction)

    def _ruler(self, step: Step) -> str:
        self.faction = step.left[0]
        return self._plain("step-provinces" + "-tied" * (len(step.left) > 1), step)

    def _ruler_by_gain(self, step: Step) -> str:
        self.faction = step.left[0]
        return self._plain("step-gains", step)

    def _sets(self, step: Step) -> str:
        return self._plain("step-latest" if self.told[step.clause] else "step-sets", step)

    def _second(self, step: Step) -> str:
        if not step.left:
            return message("step-no-second")
        if step.values[0][0] not in FACTIONS:
            return self._plain("step-second-court", step)
        self.faction = step.left[0]
        if self.told["K7.6"]:
            return self._plain("step-second-gains", step)
        return self._plain("step-second" + "-tied" * (len(step.left) > 1), step)

    def _name(self, subject: str) -> str:
        """A faction's letter, or seats from 0 joined by +, in words."""
        if subject in FACTIONS:
            return faction_name(subject)
        return " + ".join(self.names[int(seat)] for seat in subject.split("+"))


def _house_rule(step: Step) -> str:
    ((what, count),) = step.values
    if what == "plies":
        return message("step-ply-limit", count=count)
    if count == THIRD:
        return message("step-repetition-3")
    return message("step-repetition", count=count)
