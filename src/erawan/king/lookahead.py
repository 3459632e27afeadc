"""The very last card: which of its moves win when everybody passes to the end (K5.9)."""

from __future__ import annotations

from functools import lru_cache

from erawan.king.cards import FACTIONS
from erawan.king.effects import counts_after, effects, takes
from erawan.king.events import changed, put
from erawan.king.moves import Effect, Taken, TileSwap
from erawan.king.scoring import control_if_all_pass, decide, holder_of
from erawan.king.state import State


class Lookahead:
    """The results of playing the last card, each distinct ending decided once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.played = put(state.played, state.seat, state.cards_played + 1)
        self.decided: dict[tuple[tuple[int, ...], tuple[int, ...], str], bool] = {}

    def winning_takes(self, effect: Effect) -> list[Taken]:
        """The followers to take after an effect so that the player or the partner wins."""
        counts = counts_after(self.state, effect)
        order = face_up_after(self.state, effect)
        holders = tuple(holder_of(counts[3 * tile : 3 * tile + 3]) for tile in order)
        winning = []
        for taken in takes(self.state, effect):
            final = holders
            if taken:
                # Only the province that loses a follower can change hands by the take.
                spot = self.state.board.spot[taken.code]
                start = spot - spot % 3
                left = changed(counts[start : start + 3], spot % 3, -1)
                final = put(holders, order.index(spot // 3), holder_of(left))
            if self.wins(order, final, taken.factions if taken else ""):
                winning.append(taken)
        return winning

    def wins(self, order: tuple[int, ...], holders: tuple[int, ...], faction: str) -> bool:
        """Whether the player wins with the open provinces going so and this faction taken."""
        ending = order, holders, faction
        if ending not in self.decided:
            seat, courts = self.state.seat, self.state.courts
            if faction:
                courts = put(courts, seat, changed(courts[seat], FACTIONS.index(faction), 1))
            gains = zip(order, holders, strict=True)
            control = control_if_all_pass(self.state.control, gains)
            self.decided[ending] = seat in decide(control, courts, self.played).winners
        return self.decided[ending]


def face_up_after(state: State, effect: Effect) -> tuple[int, ...]:
    """The provinces still to be fought for, in their order after an effect."""
    if not isinstance(effect, TileSwap):
        return state.face_up
    first, second = state.board.index[effect.first], state.board.index[effect.second]
    other = {first: second, second: first}
    return tuple(other.get(tile, tile) for tile in state.face_up)


@lru_cache(maxsize=16)
def winning_moves(state: State, card: str) -> dict[Effect, list[Taken]]:
    """The effects of the last card that can win, each with its winning takes; kept for a turn."""
    ahead = Lookahead(state)
    found = {effect: ahead.winning_takes(effect) for effect in effects(state, card)}
    return {effect: taken for effect, taken in found.items() if taken}


def legal_effects(state: State, card: str) -> list[Effect]:
    """The effects of a held card that belong to a legal move, sorted by code."""
    return list(winning_moves(state, card)) if state.is_last_card else effects(state, card)


def legal_takes(state: State, card: str, effect: Effect) -> list[Taken]:
    """The followers that can be taken after a legal effect, sorted by code."""
    return winning_moves(state, card)[effect] if state.is_last_card else takes(state, effect)
