"""What the coach of King of Siam says."""

from __future__ import annotations

from collections.abc import Sequence

from erawan.engine.coach import Danger
from erawan.king.position import Position
from erawan.views.king.changes import changes
from erawan.views.king.model import ProvinceResolved
from erawan.views.msg import Item, Msg, say


def caution(position: Position, danger: Danger, names: Sequence[Item]) -> Msg:
    """That the British come, or who wins."""
    before = position
    for code in danger.line[:-1]:
        before = before.play(before.parse(code))
    after, events = before.play_with_events(before.parse(danger.line[-1]))
    if danger.kind == "british":
        (told,) = [
            each.say
            for each in changes(before, events, names)
            if isinstance(each, ProvinceResolved) and each.say
        ]
        return told
    outcome = after.outcome
    winners = [names[seat] for seat in sorted(outcome.winners if outcome else ())]
    if danger.kind == "next":
        return say("king-coach-next", who=names[before.seat], names=winners)
    return say("king-coach-loses", names=winners)
