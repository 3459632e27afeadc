"""What a card can do here, each effect from the rules; and what can be taken after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, product

from erawan.king.cards import FACTION_CARDS, FACTIONS, Followers
from erawan.king.moves import (
    NOTHING,
    Effect,
    FactionPlacing,
    FollowerSwap,
    FreePlacing,
    Taken,
    TileSwap,
)
from erawan.king.state import State

PAIRS = tuple(combinations_with_replacement(range(3), 2))


def effects(state: State, card: str) -> list[Effect]:
    """All legal effects of a card, sorted by code; only `Nothing` when there is none (K5.2)."""
    return sorted(possible_effects(state, card), key=lambda effect: effect.code) or [NOTHING]


def possible_effects(state: State, card: str) -> Iterator[Effect]:
    """The effects of a card that do something, one by one: none when it is impossible."""
    if card == "mr":
        yield from tile_swaps(state)
    elif card == "kt":
        yield from free_placings(state)
    elif card == "11":
        yield from single_swaps(state, card)
    elif card == "21":
        if has_double_swap(state):
            yield from double_swaps(state)
        else:
            yield from single_swaps(state, card)
    else:
        yield from faction_placings(state, FACTION_CARDS[card])


def is_possible(state: State, card: str) -> bool:
    """Whether a card can do anything here."""
    return any(True for _ in possible_effects(state, card))


def free_tiles(state: State) -> list[int]:
    """The face-up tiles without a King marker, in board order (K5.6)."""
    return sorted(set(state.face_up).difference(state.crowned))


def tile_swaps(state: State) -> Iterator[TileSwap]:
    """Maharacha's effects."""
    codes = state.board.codes
    for pair in combinations(free_tiles(state), 2):
        first, second = (codes[province] for province in pair)
        yield TileSwap(first, second, first)
        yield TileSwap(first, second, second)


def free_placings(state: State) -> Iterator[FreePlacing]:
    """Khon Thai's effects: a follower of every faction that the pool has (K5.7)."""
    if choices := placing_choices(state):
        yield from map(FreePlacing, product(*choices))


def placings_through(state: State, provinces: Sequence[str]) -> Iterator[FreePlacing]:
    """Khon Thai's effects that begin with these provinces: every next one, then any."""
    choices = placing_choices(state)
    for part, choice in enumerate(choices):
        if part < len(provinces):
            choices[part] = [Followers(choice[0].factions, provinces[part])]
        elif part > len(provinces):
            choices[part] = choice[:1]
    if choices:
        yield from map(FreePlacing, product(*choices))


def placing_choices(state: State) -> list[list[Followers]]:
    """For every faction that the pool has, its follower in each open province."""
    followers = state.board.followers
    return [
        [followers[3 * province + faction] for province in state.face_up]
        for faction, count in enumerate(state.pool)
        if count
    ]


def targets(state: State, faction: int) -> list[int]:
    """The open provinces next to one the faction controls, or to its home (K5.8d)."""
    board, holders = state.board, dict(state.control)
    sources = {province for province, holder in state.control if holder == faction}
    home = board.home[faction]
    if holders.get(home, faction) == faction:
        sources.add(home)
    reached = {near for source in sources for near in board.neighbours[source]}
    return sorted(reached.difference(holders))


def faction_placings(state: State, faction: int) -> Iterator[FactionPlacing]:
    """The effects of Rama, Lao or Malay."""
    codes = [state.board.codes[province] for province in targets(state, faction)]
    number = min(2, state.pool[faction])
    if number:
        for provinces in combinations_with_replacement(codes, number):
            yield FactionPlacing(FACTIONS[faction], provinces)


def barred(state: State) -> FollowerSwap | None:
    """The one swap that would undo the card played last (K5.8c)."""
    return state.last_swap.reverse if state.last_swap else None


def single_swaps(state: State, card: str) -> Iterator[FollowerSwap]:
    """One follower for one: anywhere with 1 vs 1, between neighbours as 2 vs 1's fallback."""
    banned = barred(state)
    board = state.board
    for here, there in combinations(sorted(state.face_up), 2):
        if card == "21" and there not in board.neighbours[here]:
            continue
        for first in present(state, here):
            for second in present(state, there):
                swap = FollowerSwap(card, first, second)
                if swap != banned:
                    yield swap


def double_swaps(state: State) -> Iterator[FollowerSwap]:
    """Two followers of a province for one of a neighbour (K5.8b)."""
    banned = barred(state)
    board, open_provinces = state.board, set(state.face_up)
    for here in sorted(open_provinces):
        pairs = present_pairs(state, here)
        for there in board.neighbours[here]:
            if pairs and there in open_provinces:
                for first, second in product(pairs, present(state, there)):
                    swap = FollowerSwap("21", first, second)
                    if swap != banned:
                        yield swap


def has_double_swap(state: State) -> bool:
    """Whether 2 vs 1 can be played as such; otherwise it falls back (K5.8b)."""
    return any(True for _ in double_swaps(state))


def present(state: State, province: int) -> list[Followers]:
    """The followers that a province has, one of each faction."""
    first = 3 * province
    return [
        state.board.followers[spot] for spot in range(first, first + 3) if state.followers[spot]
    ]


def present_pairs(state: State, province: int) -> list[Followers]:
    """The pairs of followers that a province could give, such as ``RLsk`` or ``RRsk``."""
    code, counts = state.board.codes[province], state.counts(province)
    return [
        Followers(FACTIONS[one] + FACTIONS[two], code)
        for one, two in PAIRS
        if counts[one] and counts[two] > (one == two)
    ]


def counts_after(state: State, effect: Effect) -> list[int]:
    """The followers of every spot after an effect."""
    counts = list(state.followers)
    for follower, change in effect.changes:
        counts[state.board.spot[follower]] += change
    return counts


def takes(state: State, effect: Effect) -> list[Taken]:
    """The followers that can be taken after an effect, sorted by code (K5.4)."""
    counts = counts_after(state, effect)
    return [one for spot, one in state.board.spots_by_code if counts[spot] > 0] or [None]
