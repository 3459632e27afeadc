"""What those who only look on see of a game that is shown to them with a delay."""

from __future__ import annotations

from dataclasses import replace

from erawan.tables.offer import NO_OFFERS
from erawan.tables.played import Played
from erawan.tables.table import Table


def as_seen(table: Table, now: int) -> Table:
    """A table as it was when those who look on see it; as it is once the game is over."""
    delay = table.plan.settings.delay
    if not delay or table.people is None or table.is_over or table.review:
        return table
    then = now - delay
    known = next((index for index, row in enumerate(table.rows) if row.at > then), len(table.rows))
    return table if known == len(table.rows) else _after(table, known)


def _after(table: Table, known: int) -> Table:
    """A table after the first rows of its log; nothing is played again for that."""
    rows, made = table.rows[:known], {played.row: played for played in table.moves}
    line: list[Played] = []
    late, stood_in = set[int](), set[int]()
    for row in rows:
        if row.kind == "move":
            line.append(made[row.index])
        elif row.kind == "time":
            late.add(row.seat)
        elif row.kind == "stand-in":
            stood_in.add(row.seat)
        elif row.kind == "return":
            stood_in.discard(row.seat)
        del line[row.ply :]
    return replace(
        table,
        rows=rows,
        moves=tuple(played for played in table.moves if played.row < known),
        line=tuple(line),
        late=frozenset(late),
        stood_in=frozenset(stood_in),
        steps=(),
        draft=0,
        offers=NO_OFFERS,
        since=rows[-1].at if rows else table.created,
        # The last version before what is not known yet.
        version=table.rows[known].version - 1,
    )
