"""The 64-bit key of a position, from features that a kernel can keep up to date.

The key is the board's `structure` XOR `feature_key(code)` over these features:

| first code | feature | code |
|---|---|---|
| PLAYERS | number of players | + players |
| SEAT | whose turn it is | + seat |
| PASSES | passes in a row | + passes |
| TILE | a face-up tile | + 8 * box + province, boxes from 0 |
| CROWN | a face-up tile's King marker, while a hand holds `mr` | + province |
| HOLDER | a controlled province | + 4 * province + holder |
| GAIN | a faction with provinces | + 3 * rank + faction, rank 0 for the latest gain |
| FOLLOWERS | followers at a spot, if any | + 19 * spot + count |
| COURT | a court's followers of a faction, if any | + 19 * (3 * seat + faction) + count |
| HAND | a hand's cards of a kind, if any | + 3 * (7 * seat + card) + count |
| RANK | a seat that played | + 5 * seat + rank, rank 1 for the earliest latest card |
| SWAP | the last swap, while a hand holds its card | + `swap_number` |

Left out, because the future doesn't depend on it: the pool (it is the rest), face-down tiles and
the order of earlier gains, and by how much one seat's latest card came after another's.
"""

from __future__ import annotations

from collections.abc import Iterator

from erawan.core.generator import feature_key
from erawan.king.board import Board
from erawan.king.cards import BRITISH, CARD_INDEX, FACTIONS, SWAP_CARDS
from erawan.king.moves import FollowerSwap
from erawan.king.state import State

PLAYERS = 0
SEAT = 8
PASSES = 16
TILE = 32
CROWN = 96
HOLDER = 104
GAIN = 136
RANK = 148
HAND = 192
COURT = 384
FOLLOWERS = 640
SWAP = 1152

GIVEN = ("R", "L", "M", "RR", "RL", "RM", "LL", "LM", "MM")


def key_of(state: State) -> int:
    """The key of a position."""
    key = state.board.structure
    for code in features(state):
        key ^= feature_key(code)
    return key


def features(state: State) -> Iterator[int]:
    """The feature codes of a position."""
    yield PLAYERS + state.players
    yield SEAT + state.seat
    yield PASSES + state.passes
    yield from track_features(state)
    yield from holder_features(state)
    for spot, count in enumerate(state.followers):
        if count:
            yield FOLLOWERS + 19 * spot + count
    yield from seat_features(state)
    if state.last_swap and any_holds(state, state.last_swap.card):
        yield SWAP + swap_number(state.board, state.last_swap)


def track_features(state: State) -> Iterator[int]:
    """The face-up tiles in their boxes, and their crowns as long as they matter."""
    first = len(state.control)
    for box, province in enumerate(state.face_up, first):
        yield TILE + 8 * box + province
    if any_holds(state, "mr"):
        for province in set(state.face_up).intersection(state.crowned):
            yield CROWN + province


def holder_features(state: State) -> Iterator[int]:
    """Who controls what, and the factions by their latest gain."""
    for province, holder in state.control:
        yield HOLDER + 4 * province + holder
    gains = (holder for _, holder in reversed(state.control) if holder != BRITISH)
    for rank, faction in enumerate(dict.fromkeys(gains)):
        yield GAIN + 3 * rank + faction


def seat_features(state: State) -> Iterator[int]:
    """The courts, the hands, and in which order the seats played their latest cards."""
    order = sorted(number for number in state.played if number)
    for seat in range(state.players):
        for faction, count in enumerate(state.courts[seat]):
            if count:
                yield COURT + 19 * (3 * seat + faction) + count
        for card, count in enumerate(state.hands[seat]):
            if count:
                yield HAND + 3 * (7 * seat + card) + count
        if state.played[seat]:
            yield RANK + 5 * seat + 1 + order.index(state.played[seat])


def any_holds(state: State, card: str) -> bool:
    """Whether some hand still has a card of this kind."""
    index = CARD_INDEX[card]
    return any(hand[index] for hand in state.hands)


def swap_number(board: Board, swap: FollowerSwap) -> int:
    """A swap as a number below 3456: card, provinces and the factions given.

    ``(((card * 8 + first) * 8 + second) * 9 + given) * 3 + faction``, card 0 for 1 vs 1, given an
    index of `GIVEN`, faction what the second province gave.
    """
    number = SWAP_CARDS.index(swap.card)
    number = 8 * number + board.index[swap.first.province]
    number = 8 * number + board.index[swap.second.province]
    number = 9 * number + GIVEN.index(swap.first.factions)
    return 3 * number + FACTIONS.index(swap.second.factions)
