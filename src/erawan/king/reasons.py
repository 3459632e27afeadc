"""Why something on the table can't be chosen now, and where a card does less than its text says.

Of everything that a choice could become, the least wrong is looked for: its reason is the one that
a person wants to hear.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from erawan.core.clauses import Broken, broken, first_broken, place_of
from erawan.core.errors import IllegalMove
from erawan.king.cards import FACTION_CARDS, FACTION_NAMES, FACTIONS, Followers
from erawan.king.clauses import CLAUSES
from erawan.king.effects import counts_after, has_double_swap, is_possible, targets
from erawan.king.moves import Effect, FactionPlacing, FollowerSwap, FreePlacing, TileSwap
from erawan.king.rules import broken_by_effect, last_card_refused
from erawan.king.state import State


def effect_refused(
    state: State, card: str, like: Effect, path: tuple[str, ...], value: str
) -> IllegalMove:
    """Why a value can't be the next part of a card's effect, which is to be one `like` this."""
    found: list[list[Broken]] = []
    for effect in _completions(state, card, like, path, value):
        wrong = list(broken_by_effect(state, card, effect))
        if not wrong:
            return last_card_refused()
        found.append(wrong)
    if not found:
        name = state.board.names[value]
        clause = "K5.6" if isinstance(like, TileSwap) else _swap_clause(card)
        return IllegalMove(clause, f"{name} is chosen already", "chosen-already", province=value)
    least = min(found, key=_how_wrong)
    return first_broken(CLAUSES, least).error


def take_refused(state: State, effect: Effect, value: str) -> IllegalMove:
    """Why nothing can be taken from a province, or a follower not, after an effect."""
    counts, board = counts_after(state, effect), state.board
    if value in board.index:
        first = 3 * board.index[value]
        if not any(counts[first : first + 3]):
            text = f"{board.names[value]} has nobody to take"
            return IllegalMove("K5.4", text, "nobody-to-take", province=value)
    elif not counts[board.spot[value]]:
        group = board.groups[value]
        name, faction = board.names[group.province], FACTION_NAMES[FACTIONS.index(group.factions)]
        values = {"province": group.province, "faction": group.factions}
        return IllegalMove("K5.4", f"{name} has no {faction} to take", "none-to-take", **values)
    return last_card_refused()


@lru_cache(maxsize=64)
def shortfall(state: State, card: str) -> Broken | None:
    """Where a card does less here than its text says, and why (K5.2); None where it does it all.

    Kept for a turn: a skin asks for the same one again and again.
    """
    if card in FACTION_CARDS:
        return _faction_shortfall(state, FACTION_CARDS[card])
    if card == "kt":
        missing = "".join(
            faction for faction, count in zip(FACTIONS, state.pool, strict=True) if not count
        )
        if not missing:
            return None
        if len(missing) == len(FACTIONS):
            return broken("K5.7", "nothing-pool", "the pool is empty")
        return broken("K5.7", "less-pool", f"the pool has no {missing}", factions=missing)
    if card == "21" and not has_double_swap(state) and is_possible(state, card):
        return broken("K5.8b", "one-for-one", "no two can be swapped for one, so one for one")
    if is_possible(state, card):
        return None
    if card == "mr":
        return broken("K5.6", "nothing-tiles", "fewer than two tiles can be swapped")
    return broken(_swap_clause(card), "nothing-swap", "no swap is possible")


def _faction_shortfall(state: State, faction: int) -> Broken | None:
    name, letter, pool = FACTION_NAMES[faction], FACTIONS[faction], state.pool[faction]
    if not pool:
        text = f"the pool has no {name} follower"
        return broken("K5.8d", "nothing-left", text, faction=letter)
    if not targets(state, faction):
        text = f"no open province is in {name}'s reach"
        return broken("K5.8d", "nothing-reach", text, faction=letter)
    if pool == 1:
        text = f"the pool has one {name} follower only"
        return broken("K5.8d", "one-left", text, faction=letter)
    return None


def _completions(
    state: State, card: str, like: Effect, path: tuple[str, ...], value: str
) -> Iterator[Effect]:
    """Effects of the kind that is being chosen, with a value as their next part."""
    chosen = (*path, value)
    if isinstance(like, TileSwap):
        yield from _tile_swaps(state, path, value)
    elif isinstance(like, FreePlacing):
        rest = [follower.province for follower in like.followers[len(chosen) :]]
        placed = zip(like.followers, (*chosen, *rest), strict=True)
        yield FreePlacing(tuple(Followers(one.factions, where) for one, where in placed))
    elif isinstance(like, FactionPlacing):
        chosen += (value,) * (len(like.provinces) - len(chosen))
        yield FactionPlacing(like.faction, tuple(sorted(chosen, key=state.board.codes.index)))
    else:
        double = isinstance(like, FollowerSwap) and like.is_double
        yield from _swaps(state, card, double, chosen)


def _tile_swaps(state: State, path: tuple[str, ...], value: str) -> Iterator[TileSwap]:
    codes = state.board.codes
    if len(path) > 1:
        first, second = sorted(path, key=codes.index)
        yield TileSwap(first, second, value)
        return
    for other in path or codes:
        if other != value:
            first, second = sorted((value, other), key=codes.index)
            yield TileSwap(first, second, value)


def _swaps(state: State, card: str, double: bool, parts: tuple[str, ...]) -> Iterator[FollowerSwap]:
    """Swaps that begin with these parts: two provinces and what each gives, in turns."""
    board = state.board
    singles = [group for group in board.groups.values() if len(group.factions) == 1]
    givers = [each for each in board.groups.values() if (len(each.factions) == 2) is double]
    given = [each for each in givers if each.province == parts[0]]
    got = [each for each in singles if each.province != parts[0]]
    if len(parts) > 1:
        given = [board.groups[parts[1]]]
    if len(parts) > 2:
        got = [each for each in got if each.province == parts[2]]
    if len(parts) > 3:
        got = [board.groups[parts[3]]]
    for first in given:
        for second in got:
            in_order = double or board.index[first.province] < board.index[second.province]
            yield FollowerSwap(card, *((first, second) if in_order else (second, first)))


def _how_wrong(wrong: list[Broken]) -> tuple[int, int]:
    """How much is wrong; of as much, what breaks a later clause is the less wrong."""
    return len(wrong), -place_of(CLAUSES, first_broken(CLAUSES, wrong).clause)


def _swap_clause(card: str) -> str:
    return "K5.8a" if card == "11" else "K5.8b"
