"""Factions, followers and the seven kinds of action card, in the order the notation uses."""

from __future__ import annotations

from dataclasses import dataclass, field

FACTIONS = "RLM"
BRITISH = 3
HOLDERS = "RLMB"
"""Who can control a province: a faction by its index, or the British."""

FACTION_NAMES = ("Rama", "Lao", "Malay")
HOLDER_NAMES = (*FACTION_NAMES, "the British")

FULL_SUPPLY = 18
"""Followers of each faction (K1.1)."""

DUEL_SUPPLY = 16
"""Followers of each faction with two players (K3.1)."""


@dataclass(frozen=True, slots=True)
class Followers:
    """One or two followers of a province: the letters of their factions in order, its code.

    >>> Followers("RL", "sk").code
    'RLsk'
    """

    factions: str
    province: str
    code: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        # Kept, because it is part of the code of hundreds of moves.
        object.__setattr__(self, "code", self.factions + self.province)


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of action card: its code, its printed name, and how many every player has."""

    code: str
    name: str
    copies: int


DECK = (
    Card("mr", "Maharacha", 1),
    Card("kt", "Khon Thai", 2),
    Card("11", "1 vs 1", 1),
    Card("21", "2 vs 1", 1),
    Card("ra", "Rama", 1),
    Card("la", "Lao", 1),
    Card("ma", "Malay", 1),
)
"""Every player's set (K1.2)."""

CARDS = tuple(card.code for card in DECK)
CARD_INDEX = {code: index for index, code in enumerate(CARDS)}
FULL_HAND = tuple(card.copies for card in DECK)
HAND_SIZE = sum(FULL_HAND)

FACTION_CARDS = {"ra": 0, "la": 1, "ma": 2}
"""The faction that each of the three faction cards puts on the board."""

SWAP_CARDS = ("11", "21")


def supply(players: int) -> int:
    """How many followers each faction has in a game of that many players."""
    return DUEL_SUPPLY if players == 2 else FULL_SUPPLY
