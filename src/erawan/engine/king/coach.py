"""The coach of King of Siam: what a pass, or the last card that can be played, gives away.

A struggle ends by passes alone (K4.5). They follow at once where nobody can do anything else.
"""

from __future__ import annotations

from erawan.core.outcome import Outcome
from erawan.engine.coach import Danger
from erawan.engine.king.kernel import king_kernel
from erawan.king.cards import BRITISH
from erawan.king.moves import PASS
from erawan.king.position import Position


def dangers(position: Position, code: str) -> tuple[Danger, ...]:
    """What a legal move gives away; nothing where there is no other, or where it wins."""
    if _must_pass(position):
        return ()
    seat, struggle = position.seat, len(position.control)
    line, after = [code], position.play(position.parse(code))
    # Who can only pass does so, whatever anybody wants, until the struggle is resolved.
    while len(after.control) == struggle and _must_pass(after):
        line.append(PASS.code)
        after = after.play(PASS)
    outcome = after.outcome
    if outcome is not None and seat in outcome.winners:
        return ()
    if len(after.control) == struggle:
        return _next(after, seat, line)
    found = []
    if after.control[-1][1] == BRITISH:
        found.append(Danger("british", "K6.3", tuple(line)))
    if outcome is not None:
        found.append(Danger("loses", _decisive(outcome), tuple(line)))
    return tuple(found)


def _next(position: Position, seat: int, line: list[str]) -> tuple[Danger, ...]:
    """That the player to move can end the game by a pass of their own, and wins by it."""
    after = position.play(PASS)
    outcome = after.outcome
    if outcome is None or seat in outcome.winners or position.seat not in outcome.winners:
        return ()
    return (Danger("next", _decisive(outcome), (*line, PASS.code)),)


def _must_pass(position: Position) -> bool:
    """Whether the seat to move can only pass: with a card it is so by K5.9 alone."""
    if not any(position.hands[position.seat]):
        return True
    return position.is_last_card and king_kernel(position).legal_codes() == [PASS.code]


def _decisive(outcome: Outcome) -> str:
    """The clause of the last step that decided a game."""
    return outcome.steps[-1].clause
