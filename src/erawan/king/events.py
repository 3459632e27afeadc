"""What a turn changes, as data: folding the events over a position gives exactly the next one.

Folding only the first few shows the turn half done, as a preview does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from erawan.king.cards import CARD_INDEX, HOLDERS, Followers
from erawan.king.effects import counts_after
from erawan.king.moves import FollowerSwap
from erawan.king.state import State

S = TypeVar("S", bound=State)


class Told:
    """What is only told: it changes nothing, or nothing that does not follow from the rest."""

    __slots__ = ()

    def apply(self, state: S) -> S:
        """The same state."""
        return state


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat played no card."""

    seat: int
    clause: str = "K4.3"

    def apply(self, state: S) -> S:
        """One more pass in a row."""
        return replace(state, passes=state.passes + 1)


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat put a card on its pile; `number` counts all cards played in the game."""

    seat: int
    card: str
    number: int
    clause: str = "K5.1"

    @classmethod
    def next(cls, state: State, card: str) -> CardPlayed:
        """The seat to move plays a card."""
        return cls(state.seat, card, state.cards_played + 1)

    def apply(self, state: S) -> S:
        """The card leaves the hand; the passes in a row and the swap to undo are forgotten."""
        hand = changed(state.hands[self.seat], CARD_INDEX[self.card], -1)
        return replace(
            state,
            hands=put(state.hands, self.seat, hand),
            played=put(state.played, self.seat, self.number),
            passes=0,
            last_swap=None,
        )


@dataclass(frozen=True, slots=True)
class NothingDone(Told):
    """The card's action was impossible."""

    card: str
    clause: str = "K5.2"


@dataclass(frozen=True, slots=True)
class TilesSwapped:
    """Two tiles changed places."""

    first: str
    second: str
    clause: str = "K5.6"

    def apply(self, state: S) -> S:
        """Each tile lies in the other's box."""
        index = state.board.index
        other = {index[self.first]: index[self.second], index[self.second]: index[self.first]}
        return replace(state, tiles=tuple(other.get(tile, tile) for tile in state.tiles))


@dataclass(frozen=True, slots=True)
class TileCrowned:
    """A tile got a King marker."""

    province: str
    clause: str = "K5.6"

    def apply(self, state: S) -> S:
        """One more crowned province."""
        crowned = sorted({*state.crowned, state.board.index[self.province]})
        return replace(state, crowned=tuple(crowned))


@dataclass(frozen=True, slots=True)
class FollowerPlaced:
    """A follower came from the pool into a province; the clause is the card's."""

    follower: Followers
    clause: str

    def apply(self, state: S) -> S:
        """One fewer in the pool, one more in the province."""
        spot = state.board.spot[self.follower.code]
        return replace(
            state,
            pool=changed(state.pool, spot % 3, -1),
            followers=changed(state.followers, spot, 1),
        )


@dataclass(frozen=True, slots=True)
class FollowersSwapped:
    """Two provinces exchanged followers by a swap card: ``RLsk`` for ``May``."""

    swap: FollowerSwap
    clause: str

    def apply(self, state: S) -> S:
        """Each province gives its followers to the other; the swap is remembered (K5.8c)."""
        followers = tuple(counts_after(state, self.swap))
        return replace(state, followers=followers, last_swap=self.swap)


@dataclass(frozen=True, slots=True)
class FollowerTaken:
    """A seat took a follower from a province into its court."""

    seat: int
    follower: Followers
    clause: str = "K5.4"

    def apply(self, state: S) -> S:
        """One fewer in the province, one more in the court."""
        spot = state.board.spot[self.follower.code]
        court = changed(state.courts[self.seat], spot % 3, 1)
        return replace(
            state,
            followers=changed(state.followers, spot, -1),
            courts=put(state.courts, self.seat, court),
        )


@dataclass(frozen=True, slots=True)
class NothingTaken(Told):
    """No follower was left on the board to be taken."""

    seat: int
    clause: str = "K5.4"


@dataclass(frozen=True, slots=True)
class ProvinceResolved:
    """A struggle ended: the holder's letter (`B` after a tie) and the followers that decided it."""

    province: str
    holder: str
    counts: tuple[int, ...]
    clause: str

    def apply(self, state: S) -> S:
        """The province is controlled and a new struggle begins."""
        gained = (state.board.index[self.province], HOLDERS.index(self.holder))
        return replace(state, control=(*state.control, gained), passes=0)


@dataclass(frozen=True, slots=True)
class FollowersReturned:
    """All followers of a resolved province went to the pool."""

    province: str
    counts: tuple[int, ...]
    clause: str = "K6.4"

    def apply(self, state: S) -> S:
        """The province is empty and the pool has them."""
        start = 3 * state.board.index[self.province]
        followers = (*state.followers[:start], 0, 0, 0, *state.followers[start + 3 :])
        pool = tuple(have + new for have, new in zip(state.pool, self.counts, strict=True))
        return replace(state, followers=followers, pool=pool)


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """It is the next seat's turn, in the same struggle (K4.2) or a new one (K4.6)."""

    seat: int
    clause: str

    def apply(self, state: S) -> S:
        """The turn goes clockwise."""
        return replace(state, seat=self.seat)


@dataclass(frozen=True, slots=True)
class GameEnded(Told):
    """The game is over: the reason, and the winning seats in order."""

    reason: str
    winners: tuple[int, ...]
    clause: str


Event: TypeAlias = (
    Passed
    | CardPlayed
    | NothingDone
    | TilesSwapped
    | TileCrowned
    | FollowerPlaced
    | FollowersSwapped
    | FollowerTaken
    | NothingTaken
    | ProvinceResolved
    | FollowersReturned
    | TurnPassed
    | GameEnded
)

T = TypeVar("T")


def fold(state: S, events: Iterable[Event]) -> S:
    """The state after some events."""
    for event in events:
        state = event.apply(state)
    return state


def put(items: Sequence[T], index: int, item: T) -> tuple[T, ...]:
    """The items with one of them replaced."""
    return (*items[:index], item, *items[index + 1 :])


def changed(counts: Sequence[int], index: int, change: int) -> tuple[int, ...]:
    """The counts with one of them changed."""
    return put(counts, index, counts[index] + change)
