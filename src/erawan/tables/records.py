"""Tables as records, and records as tables to look at."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Literal, cast

import msgspec

from erawan.core.errors import BadRecord
from erawan.core.game import Position
from erawan.core.record import Line, Ply, Record, format_record
from erawan.core.record_parser import parse_record
from erawan.tables.plan import Plan, Seat, Settings
from erawan.tables.played import Ending
from erawan.tables.refusal import Kind, Reason, Refusal, damaged_record
from erawan.tables.row import Row
from erawan.tables.setup import new_id, options_of
from erawan.tables.table import Table

TERMINATIONS = ("resign", "time", "agreement", "abandoned", "adjudicated")
MAX_NAME_CHARS = 40


def record_of(table: Table) -> str:
    """The moves that stand, as the text of a record."""
    options, seats = table.plan.options, enumerate(table.plan.seats, 1)
    tags = [(f"Seat{number}", seat.name) for number, seat in seats if seat.name]
    tags.append(("Date", datetime.fromtimestamp(table.created / 1000, UTC).strftime("%Y.%m.%d")))
    if (seed := options.dealt_from) and table.plan.start is None:
        tags.append(("Seed", seed))
    result = "*"
    if table.winners is not None:
        result = "+".join(str(seat + 1) for seat in table.winners) or "draw"
        tags.append(("Termination", table.ending.termination if table.ending else "normal"))
    line = Line(tuple(Ply(played.code) for played in table.line))
    return format_record(Record(table.start, line, result, tuple(tags)))


def read_record(text: str, now: int) -> tuple[Table, Refusal | None]:
    """A table to look at, and what was wrong with the record if only its beginning is there.

    Raises Refusal for a text of which nothing can be shown.
    """
    try:
        return _table(parse_record(text), now), None
    except BadRecord as error:
        damage = damaged_record(error)
        if error.kept is None:
            raise damage from error
        return _table(error.kept, now), damage


def _table(record: Record, now: int) -> Table:
    start = record.start
    _check_text(start)
    seats = tuple(
        Seat(name=(record.tag(f"Seat{number}") or "")[:MAX_NAME_CHARS].strip())
        for number in range(1, start.players + 1)
    )
    plan = Plan(options_of(start), seats, Settings(), start.to_json())
    table = Table(new_id(), plan, start, created=now, since=now, review=True)
    for index, code in enumerate(record.codes()):
        seat = table.position.to_move or 0
        table = table.with_row(Row(index, "move", index + 1, seat, code, now, 0, index + 1))
    return _ended(table, record)


def _check_text(start: Position[Any]) -> None:
    """Raise Refusal for a board whose names can't be kept.

    A record can spell half of a surrogate pair in its start's JSON, which is no character.
    """
    try:
        msgspec.json.encode(start.to_json())
    except UnicodeEncodeError as error:
        said = "Start: a text in it holds half a character"
        half: Reason = ("damage-half-character", {})
        place = {"line": 1, "ply": 0}
        raise Refusal(Kind.FORBIDDEN, "record", said, args=place, reason=half) from error


def _ended(table: Table, record: Record) -> Table:
    """The table with the end that the record tells of, where the rules don't."""
    if table.is_over or record.result == "*":
        return table
    winners = tuple(int(seat) - 1 for seat in record.result.split("+") if seat.isdigit())
    told = record.tag("Termination")
    termination = cast(
        Literal["resign", "time", "agreement", "abandoned", "adjudicated"],
        told if told in TERMINATIONS else "agreement",
    )
    return table.with_ending(Ending(termination, winners, _loser(table, winners)))


def _loser(table: Table, winners: tuple[int, ...]) -> int | None:
    """Who gave up or ran out of time, if it can only be one."""
    others = [seat for seat in range(table.players) if seat not in winners]
    return others[0] if len(others) == 1 else None
