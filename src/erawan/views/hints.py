"""Hints in words: what the computer would play, and what it thinks that is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from erawan.core.turn import Choice
from erawan.engine.thought import Line
from erawan.tables.table import Table
from erawan.tables.turn_draft import TurnDraft
from erawan.views.adapter import views_of
from erawan.views.model import Hint, Suggestion
from erawan.views.msg import Item, Msg, say
from erawan.views.people import names_of


def hint_of(table: Table, lines: Iterable[Line]) -> Hint:
    """The lines found for the seat to move, as suggestions."""
    suggestions = tuple(_suggestion(table, line) for line in lines)
    close = views_of(table.position).close_calls(table.position)
    return Hint(table.id, len(table.rows), suggestions, close)


def numbered(seat: int) -> Item:
    """What a seat is called where nobody has a name."""
    return say("seat-name", number=seat + 1)


def worth_of(line: Line, seat: int, name: Callable[[int], Item] = numbered) -> Msg:
    """What a line is worth to a seat: certain if it is proved, else a chance."""
    percent = percent_of(line, seat)
    if line.kingmaker == seat:
        return say("hint-kingmaker-you")
    if line.kingmaker is not None:
        return say("hint-kingmaker", percent=percent, who=name(line.kingmaker))
    if not line.proved:
        return say("hint-chance", percent=percent)
    if percent == 100 and line.within is not None:
        return say("hint-wins-within", count=line.within)
    if percent in (0, 100):
        return say("hint-wins" if percent else "hint-loses")
    return say("hint-proved", percent=percent)


def percent_of(line: Line, seat: int) -> int:
    """A seat's winning chance in percent; nothing is sure unless it is proved.

    >>> percent_of(Line(("@a1n",), (0.999, 0.001)), 0)
    99
    """
    percent = round(100 * line.values[seat])
    return percent if line.proved else min(99, max(1, percent))


def _suggestion(table: Table, line: Line) -> Suggestion:
    seat = table.to_move or 0
    draft = TurnDraft.of_move(table.position, line.codes[0])
    names = names_of(table.plan)
    changes = views_of(table.position).changes(table.position, draft.turn.events, names)
    return Suggestion(
        code=line.codes[0],
        say=tuple(change.say for change in changes if change.say),
        percent=percent_of(line, seat),
        proved=line.proved,
        kingmaker=line.kingmaker,
        worth=worth_of(line, seat, names.__getitem__),
        choices=_shown(table, draft),
    )


def _shown(table: Table, draft: TurnDraft) -> tuple[Choice, ...]:
    """The steps that can be made without playing the move."""
    steps = draft.steps
    while steps and not table.plan.settings.confirm:
        if TurnDraft.rebuild(table.position, steps).turn.move is None:
            break
        steps = steps[:-1]
    return steps
