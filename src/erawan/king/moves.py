"""Moves as tagged shapes: a pass, or a card with its effect and the follower taken.

Shapes name provinces by their codes and factions by their letters, so that a move means the same
on every board that has its provinces.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from erawan.king.cards import Followers

Changes: TypeAlias = tuple[tuple[str, int], ...]
"""Followers by code, and by how much their number in that province changes."""

Taken: TypeAlias = Followers | None
"""The follower that a seat takes; None when the board has none left (K5.4)."""


@dataclass(frozen=True, slots=True)
class Nothing:
    """The effect of a card of which nothing can be done (K5.2)."""

    @property
    def code(self) -> str:
        """Always ``-``."""
        return "-"

    @property
    def changes(self) -> Changes:
        """No follower moves."""
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

    followers: tuple[Followers, ...]
    code: str = field(init=False, repr=False, compare=False)
    """Such as ``Rsk,Lsk,May``."""

    def __post_init__(self) -> None:
        # Kept, because it is part of the code of some thirty moves each.
        object.__setattr__(self, "code", ",".join([each.code for each in self.followers]))

    @property
    def changes(self) -> Changes:
        """One more of each follower placed."""
        return tuple((follower.code, 1) for follower in self.followers)


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
    def followers(self) -> tuple[Followers, ...]:
        """One for each province named, two for one named twice."""
        return tuple(Followers(self.faction, province) for province in self.provinces)

    @property
    def changes(self) -> Changes:
        """One more of each follower placed."""
        return tuple((self.faction + province, 1) for province in self.provinces)


@dataclass(frozen=True, slots=True)
class FollowerSwap:
    """1 vs 1 and 2 vs 1: what each of two provinces gives (K5.8a, K5.8b)."""

    card: str
    first: Followers
    second: Followers

    @property
    def code(self) -> str:
        """Such as ``RLsk-May``; the card stands before it in a move's code."""
        return f"{self.first.code}-{self.second.code}"

    @property
    def is_double(self) -> bool:
        """Whether two followers go one way."""
        return len(self.first.factions) > 1

    @property
    def changes(self) -> Changes:
        """What each province gives and gets."""
        here, there = self.first.province, self.second.province
        return (
            *((faction + here, -1) for faction in self.first.factions),
            *((faction + there, -1) for faction in self.second.factions),
            *((faction + there, 1) for faction in self.first.factions),
            *((faction + here, 1) for faction in self.second.factions),
        )

    @property
    def reverse(self) -> FollowerSwap:
        """The swap by which each province gives back exactly what it got (K5.8c)."""
        here = Followers(self.second.factions, self.first.province)
        there = Followers(self.first.factions, self.second.province)
        first, second = (there, here) if self.is_double else (here, there)
        return FollowerSwap(self.card, first, second)


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
    """A card, what it does, and the follower taken afterwards.

    >>> Play("ra", FactionPlacing("R", ("sk", "sk")), Followers("L", "vt")).code
    'ra:sk,sk/Lvt'
    """

    card: str
    effect: Effect
    taken: Taken

    @property
    def code(self) -> str:
        """Such as ``kt:Rsk,Lsk,May/Lvt``, or ``11:-/-`` with nothing to do nor to take."""
        return f"{self.card}:{self.effect.code}/{self.taken.code if self.taken else '-'}"


Move: TypeAlias = Pass | Play

PASS = Pass()
