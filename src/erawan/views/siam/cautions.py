"""What the coach of Siam says."""

from __future__ import annotations

from collections.abc import Sequence

from erawan.engine.coach import Danger
from erawan.siam.moves import Go
from erawan.siam.pieces import SIDES
from erawan.siam.position import Position
from erawan.views.msg import Item, Msg, say


def caution(position: Position, danger: Danger, _names: Sequence[Item]) -> Msg:
    """Who gets the rock, and by which animal."""
    side = SIDES[1 - position.side]
    if danger.kind == "loses":
        return say("siam-coach-loses", side=side)
    code, reply = danger.line
    push = position.play(position.parse(code)).parse(reply)
    if isinstance(push, Go):
        return say("siam-coach-next", side=side, cell=push.cell, facing=push.facing)
    return say("siam-coach-next-entering", side=side, cell=push.cell)
