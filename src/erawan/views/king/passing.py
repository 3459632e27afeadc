"""What passing would do, where the person to move should be asked whether they mean it."""

from __future__ import annotations

from collections.abc import Sequence

from erawan.core.registry import game
from erawan.king.moves import PASS
from erawan.king.position import Position
from erawan.views.king.changes import changes
from erawan.views.king.model import ProvinceResolved
from erawan.views.msg import Item, Msg
from erawan.views.story import headline


def passing(position: Position, names: Sequence[Item]) -> tuple[Msg, ...]:
    """That the British come, or that others win; nothing where passing is all there is to do."""
    seat = position.to_move
    if seat is None or position.passes + 1 < position.players:
        return ()
    if game(position.game).must_pass(position):
        return ()
    after, events = position.play_with_events(PASS)
    told = [
        change.say
        for change in changes(position, events, names)
        if isinstance(change, ProvinceResolved) and change.holder == "B" and change.say
    ]
    outcome = after.outcome
    if outcome is not None and seat not in outcome.winners:
        told.append(headline(names, outcome.winners))
    return tuple(told)
