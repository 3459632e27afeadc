"""Moves as tagged shapes: a pass, or a card with its effect and the follower taken.

Shapes hold pieces of the move code's vocabulary (``sk``, ``Lvt``, ``RLsk``), so that a move means
the same on every board that has its provinces.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Changes: TypeAlias = tuple[tuple[str, int], ...]
"""Followers by code, and by how much their number in that province changes."""

NONE_TAKEN = "-"


@dataclass(frozen=True, slots=True)
class Nothing:
    """The effect of a card of which nothing can be done (K5.2)."""

    @property
    def code(self) -> str:
        """Always ``-``."""
        return "-"

    @property
    def changes(self) -> Changes:
        """None."""
        return ()


@dataclass(frozen=True, slots=True)
class TileSwap:
    """Maharacha: two tiles change places, and one of them gets a King marker (K5.6)."""

    first: str
    second: str
    crowned: str

    @property
    def code(self) -> str:
        """Such as ``sk-ay*ay``."""
        return f"{self.first}-{self.second}*{self.crowned}"

    @property
    def changes(self) -> Changes:
        """None: tiles move, followers don't."""
        return ()


@dataclass(frozen=True, slots=True)
class FreePlacing:
    """Khon Thai: followers from the pool, at most one of each faction (K5.7)."""

    followers: tuple[str, ...]

    @property
    def code(self) -> str:
        """Such as ``Rsk,Lsk,May``."""
        return ",".join(self.followers)

    @property
    def changes(self) -> Changes:
        """One more of each follower placed."""
        return tuple((follower, 1) for follower in self.followers)


@dataclass(frozen=True, slots=True)
class FactionPlacing:
    """Rama, Lao or Malay: one or two followers of that faction from the pool (K5.8d)."""

    faction: str
    provinces: tuple[str, ...]

    @property
    def code(self) -> str:
        """Such as ``sk,sk``; the faction is the card's."""
        return ",".join(self.provinces)

    @property
    def changes(self) -> Changes:
        """One more for each province named, two for one named twice."""
        return tuple((self.faction + province, 1) for province in self.provinces)


@dataclass(frozen=True, slots=True)
class FollowerSwap:
    """1 vs 1 and 2 vs 1: what each of two provinces gives (K5.8a, K5.8b)."""

    first: str
    second: str

    @property
    def code(self) -> str:
        """Such as ``RLsk-May``."""
        return f"{self.first}-{self.second}"

    @property
    def provinces(self) -> tuple[str, str]:
        """The two provinces."""
        return self.first[-2:], self.second[-2:]

    @property
    def given(self) -> tuple[str, str]:
        """The factions that each of the two gives."""
        return self.first[:-2], self.second[:-2]

    @property
    def is_double(self) -> bool:
        """Whether two followers go one way."""
        return len(self.given[0]) > 1

    @property
    def changes(self) -> Changes:
        """What each province gives and gets."""
        (here, there), (outgoing, incoming) = self.provinces, self.given
        return (
            *((faction + here, -1) for faction in outgoing),
            *((faction + there, -1) for faction in incoming),
            *((faction + there, 1) for faction in outgoing),
            *((faction + here, 1) for faction in incoming),
        )

    @property
    def reverse(self) -> FollowerSwap:
        """Each province gives back exactly what it got (K5.8c)."""
        (here, there), (outgoing, incoming) = self.provinces, self.given
        if self.is_double:
            return FollowerSwap(outgoing + there, incoming + here)
        return FollowerSwap(incoming + here, outgoing + there)


Effect: TypeAlias = Nothing | TileSwap | FreePlacing | FactionPlacing | FollowerSwap

NOTHING = Nothing()


@dataclass(frozen=True, slots=True)
class Pass:
    """Playing no card."""

    @property
    def code(self) -> str:
        """Always ``pass``."""
        return "pass"


@dataclass(frozen=True, slots=True)
class Play:
    """A card, what it does, and the follower taken afterwards (``-`` for none).

    >>> Play("ra", FactionPlacing("R", ("sk", "sk")), "Lvt").code
    'ra:sk,sk/Lvt'
    """

    card: str
    effect: Effect
    taken: str

    @property
    def code(self) -> str:
        """Such as ``kt:Rsk,Lsk,May/Lvt``."""
        return f"{self.card}:{self.effect.code}/{self.taken}"


Move: TypeAlias = Pass | Play

PASS = Pass()
