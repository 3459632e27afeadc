"""The coach of Siam: a rock that is handed over, now (`loses`) or with the next move (`next`)."""

from __future__ import annotations

from erawan.engine.coach import Danger
from erawan.engine.siam.search.threats import find_win
from erawan.kernels.siam.kernel import Kernel
from erawan.siam.pieces import SIDES
from erawan.siam.position import Position

CLAUSE = "S7.G"


def dangers(position: Position, code: str) -> tuple[Danger, ...]:
    """What a legal move gives away; nothing where every move gives as much away."""
    before = Kernel(position)
    after = before.play(code)
    other = SIDES[1 - position.side]
    if after.ended == other:
        if any(before.play_move(move).ended != other for move in before.legal_moves()):
            return (Danger("loses", CLAUSE, (code,)),)
    elif reply := _winning_reply(after):
        others = (before.play_move(move) for move in before.legal_moves())
        if any(each.ended != other and not _winning_reply(each) for each in others):
            return (Danger("next", CLAUSE, (code, reply)),)
    return ()


def _winning_reply(after: Kernel) -> str:
    """The code of a push that wins at once; empty if there is none."""
    win = find_win(after)
    return "" if win is None else after.code_of(win)
