"""Where one follower decides, to be told with a hint."""

from __future__ import annotations

from erawan.engine.king.hints import province_hints
from erawan.king.position import Position
from erawan.views.king.scene import province_name
from erawan.views.msg import Msg, say


def close_calls(position: Position) -> tuple[Msg, ...]:
    """The provinces where one follower decides, each with the cheapest card that turns it."""
    return tuple(
        say(
            "hint-close",
            province=province_name(position.board, hint.province),
            now=say("holder-name", holder=hint.holder),
            means=say("card-name", card=card),
        )
        for hint in province_hints(position)
        if hint.is_close and (card := hint.cheapest)
    )
