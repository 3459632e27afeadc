"""The very last card: which of its moves win when everybody passes to the end (K5.9)."""

from __future__ import annotations

from functools import lru_cache

from erawan.king.effects import counts_after, effects, takes
from erawan.king.events import changed, put
from erawan.king.moves import NONE_TAKEN, Effect, TileSwap
from erawan.king.scoring import Control, control_if_all_pass, decide, holder_of
from erawan.king.state import State


def is_last_card(state: State) -> bool:
    """Whether one unplayed card is left among all players, and the seat to move holds it."""
    return sum(map(sum, state.hands)) == sum(state.hands[state.seat]) == 1


class Lookahead:
    """The results of playing the last card, each distinct ending decided once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.played = put(state.played, state.seat, state.cards_played + 1)
        self.decided: dict[tuple[Control, str], bool] = {}

    def winning_takes(self, effect: Effect) -> list[str]:
        """The followers to take after this effect so that the player wins."""
        return [taken for taken in takes(self.state, effect) if self.wins(effect, taken)]

    def wins(self, effect: Effect, taken: str) -> bool:
        """Whether the player or the partner wins by this move, with everybody passing after it."""
        state, board = self.state, self.state.board
        counts = counts_after(state, effect)
        if taken != NONE_TAKEN:
            counts[board.spot[taken]] -= 1
        face_up = state.face_up
        if isinstance(effect, TileSwap):
            one, two = board.index[effect.first], board.index[effect.second]
            other = {one: two, two: one}
            face_up = tuple(other.get(tile, tile) for tile in face_up)
        control = control_if_all_pass(
            state.control,
            face_up,
            lambda province: holder_of(counts[3 * province : 3 * province + 3]),
        )
        ending = control, taken[0]
        if ending not in self.decided:
            courts = state.courts
            if taken != NONE_TAKEN:
                court = changed(courts[state.seat], board.spot[taken] % 3, 1)
                courts = put(courts, state.seat, court)
            winners = decide(control, courts, self.played).winners
            self.decided[ending] = state.seat in winners
        return self.decided[ending]


@lru_cache(maxsize=16)
def winning_moves(state: State, card: str) -> dict[Effect, list[str]]:
    """The effects of the last card that can win, each with its winning takes; kept for a turn."""
    ahead = Lookahead(state)
    found = {effect: ahead.winning_takes(effect) for effect in effects(state, card)}
    return {effect: taken for effect, taken in found.items() if taken}


def legal_effects(state: State, card: str) -> list[Effect]:
    """The effects of a held card that belong to a legal move, sorted by code."""
    return list(winning_moves(state, card)) if is_last_card(state) else effects(state, card)


def legal_takes(state: State, card: str, effect: Effect) -> list[str]:
    """The followers that can be taken after a legal effect, sorted by code; ``-`` for none."""
    return winning_moves(state, card)[effect] if is_last_card(state) else takes(state, effect)
