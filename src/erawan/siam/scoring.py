"""How a game of Siam ends: a rock falls (S7.G), or a house rule makes it a draw (SH.1)."""

from __future__ import annotations

from erawan.core.outcome import Outcome, Step
from erawan.siam.pieces import SIDES
from erawan.siam.state import State

DRAW = "="


def outcome_of(state: State) -> Outcome:
    """How a game that is over ended; everything in it follows from the position alone.

    Which animals were weighed when the rock fell is not on the board any more: the event
    `RockPushedOff` has them.
    """
    if state.ended != DRAW:
        winner = SIDES.index(state.ended)
        figures = tuple((str(seat), int(seat == winner)) for seat in (0, 1))
        return Outcome(frozenset({winner}), "rock", (Step("S7.G", figures, (str(winner),)),))
    reason = draw_reason(state)
    figure = ("occurrences", occurrences(state))
    if reason == "ply-limit":
        figure = ("plies", state.ply)
    return Outcome(frozenset(), reason, (Step("SH.1", (figure,), ()),))


def draw_reason(state: State) -> str:
    """`repetition` or `ply-limit` if a house rule ends the game here, else empty.

    Where both do on the same ply it is the repetition, which SH.1 names first.
    """
    options = state.options
    if options.repetition is not None and occurrences(state) >= options.repetition:
        return "repetition"
    if options.ply_limit is not None and state.ply >= options.ply_limit:
        return "ply-limit"
    return ""


def occurrences(state: State) -> int:
    """How often this board and side to move were there, this time counted."""
    return state.seen.count(state.entry) + 1
