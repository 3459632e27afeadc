"""What a position consists of; `Setup` and `Position` are the two things to do with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from erawan.king.board import PROVINCES, Board
from erawan.king.cards import BRITISH, CARDS, FACTIONS, HAND_SIZE, HOLDERS
from erawan.king.moves import FollowerSwap

NAME = "king-of-siam"
COLONY = 4
"""British provinces that make Siam a colony (K7.1)."""


@dataclass(frozen=True, slots=True)
class State:
    """The fields of a position: provinces, factions, holders and cards are small integers.

    `followers` has a count per spot (``3 * province + faction``), `pool` and each court one per
    faction, each hand one per kind of card; `seat` is the one whose turn it is, or would be after
    the end; `last_swap` is what the card played last did if it swapped followers.
    """

    board: Board
    players: int
    tiles: tuple[int, ...]
    crowned: tuple[int, ...]
    followers: tuple[int, ...]
    control: tuple[tuple[int, int], ...]
    pool: tuple[int, ...]
    courts: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[int, ...], ...]
    seat: int
    passes: int
    last_swap: FollowerSwap | None
    played: tuple[int, ...]

    @property
    def face_up(self) -> tuple[int, ...]:
        """The provinces still to be fought for, the contested one first (K6.1)."""
        return self.tiles[len(self.control) :]

    @property
    def is_colony(self) -> bool:
        """Whether the British control four provinces (K7.1)."""
        return sum(holder == BRITISH for _, holder in self.control) >= COLONY

    @property
    def is_over(self) -> bool:
        """Whether the game has ended (K7.1, K7.2)."""
        return len(self.control) == PROVINCES or self.is_colony

    @property
    def cards_played(self) -> int:
        """How many cards all players have played."""
        return HAND_SIZE * self.players - sum(map(sum, self.hands))

    @property
    def held(self) -> tuple[str, ...]:
        """The kinds of card that the seat to move holds, in the cards' order."""
        hand = self.hands[self.seat]
        return tuple(code for code, copies in zip(CARDS, hand, strict=True) if copies)

    @property
    def is_last_card(self) -> bool:
        """Whether one unplayed card is left among all players, and the seat to move holds it."""
        return sum(map(sum, self.hands)) == sum(self.hands[self.seat]) == 1

    def counts(self, province: int) -> tuple[int, ...]:
        """The followers of each faction in a province."""
        return self.followers[3 * province : 3 * province + 3]

    def to_json(self) -> dict[str, Any]:
        """Everything the rules depend on, in the documented order of keys."""
        codes, swap = self.board.codes, self.last_swap
        return {
            "game": NAME,
            "board": self.board.to_json(),
            "players": self.players,
            "tiles": [codes[province] for province in self.tiles],
            "crowned": [codes[province] for province in self.crowned],
            "provinces": {
                code: follower_text(self.counts(province)) for province, code in enumerate(codes)
            },
            "control": [[codes[province], HOLDERS[holder]] for province, holder in self.control],
            "pool": follower_text(self.pool),
            "courts": [follower_text(court) for court in self.courts],
            "hands": [hand_list(hand) for hand in self.hands],
            "to_move": self.seat,
            "passes": self.passes,
            "last_swap": f"{swap.card}:{swap.code}" if swap else None,
            "played": list(self.played),
        }


def follower_text(counts: tuple[int, ...]) -> str:
    """Followers as text.

    >>> follower_text((2, 0, 1))
    'RRM'
    """
    return "".join(faction * count for faction, count in zip(FACTIONS, counts, strict=True))


def hand_list(hand: tuple[int, ...]) -> list[str]:
    """The codes of a hand's cards.

    >>> hand_list((1, 2, 0, 0, 0, 0, 0))
    ['mr', 'kt', 'kt']
    """
    return [code for code, copies in zip(CARDS, hand, strict=True) for _ in range(copies)]
