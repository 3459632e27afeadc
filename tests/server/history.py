"""What scripted clients saw of their tables, held against what the database kept.

Every act that was acknowledged must be in the one order of its table, once, as the version that was
told; what was refused must not be there; whatever a client was shown must be the beginning of that
order, and no clock may gain by what went wrong meanwhile.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

FRESH_MS = 100
"""How old a clock may be that is shown: the site writes a view anew after 50 ms."""

Row = dict[str, Any]
Moment = tuple[int, int]
"""A version, and how often the turn in the making was changed there."""


@dataclass(frozen=True)
class Seen:
    """A view that a client was shown: of which moment, and the rows that came with it.

    `asked` is when the client asked for it, in milliseconds since 1970, or 0 if it came unasked.
    """

    table: str
    version: int
    draft: int
    log_from: int
    rows: tuple[Row, ...]
    left: tuple[int, ...] = ()
    running: int | None = None
    asked: int = 0


@dataclass
class Notes:
    """What one client did and saw, in order; acts by the ids under which they are kept."""

    sent: dict[str, tuple[str, int]] = field(default_factory=dict)
    """The table of every act, and when it was sent first."""
    made: list[tuple[str, Moment, int]] = field(default_factory=list)
    """Acknowledgements, with the version or draft that was told, and when."""
    refused: set[str] = field(default_factory=set)
    seen: list[Seen] = field(default_factory=list)


@dataclass(frozen=True)
class Kept:
    """What the database has of a table; play began at version `begun`, and `bots` play seats.

    `clock` has the time of each seat and what a move adds.
    """

    version: int
    rows: tuple[Row, ...]
    acts: tuple[tuple[str, Moment], ...]
    begun: int = 0
    bots: frozenset[int] = frozenset()
    clock: tuple[int, int] | None = None


def kept_in(
    database: Path, table: str, begun: int, bots: frozenset[int], clock: tuple[int, int] | None
) -> Kept:
    """What a database has of a table."""
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        [version] = connection.execute(
            "SELECT version FROM tables WHERE id = ?", (table,)
        ).fetchone()
        rows = connection.execute(
            'SELECT * FROM rows WHERE table_id = ? ORDER BY "index"', (table,)
        ).fetchall()
        acts = connection.execute(
            "SELECT id, version, draft FROM acts WHERE table_id = ? ORDER BY version, draft",
            (table,),
        ).fetchall()
    made = tuple((act, (version, draft)) for act, version, draft in acts)
    return Kept(version, tuple(map(dict, rows)), made, begun, bots, clock)


def faults(notes: list[Notes], kept: dict[str, Kept]) -> Iterator[str]:
    """Everything that must not be, in words; nothing if all is well."""
    for table, each in kept.items():
        yield from _order(table, each)
        yield from _times(table, each)
    for note in notes:
        yield from _acts(note, kept)
        yield from _views(note, kept)
        yield from _clocks(note, kept)


def _order(table: str, kept: Kept) -> Iterator[str]:
    """One order: each version and draft was made by one act, or by a bot or a clock alone."""
    asked = {version for _, (version, draft) in kept.acts if draft == 0}
    alone = {row["version"]: row for row in kept.rows if row["version"] not in asked}
    made = sorted([*(moment for _, moment in kept.acts), *((version, 0) for version in alone)])
    for before, after in pairwise([(kept.begun, 0), *made, (kept.version + 1, 0)]):
        if after not in ((before[0], before[1] + 1), (before[0] + 1, 0)):
            yield f"table {table} is at version {kept.version}, but what was done made {made}"
            break
    late = {row["seat"]: row["index"] for row in kept.rows if row["kind"] == "time"}
    for row in alone.values():
        by_bot = row["seat"] in kept.bots or row["index"] > late.get(row["seat"], len(kept.rows))
        if not by_bot and row["kind"] != "time":
            yield f"nobody asked for row {row['index']} of table {table}"
    rows = [row["version"] for row in kept.rows]
    if rows != sorted(set(rows)) or [row["index"] for row in kept.rows] != list(range(len(rows))):
        yield f"the rows of table {table} have the versions {rows}"


def _times(table: str, kept: Kept) -> Iterator[str]:
    """Of a turn's time nothing is forgotten while its clock runs, whatever went wrong."""
    for before, row in pairwise(kept.rows):
        ran = kept.clock and before["ply"] and before["kind"] != "pause"
        if ran and row["kind"] in ("move", "pause") and _left(kept, before["version"])[row["seat"]]:
            passed = row["at"] - before["at"]
            if row["spent"] != passed:
                gained = f"row {row['index']} of table {table} took {passed} ms"
                yield f"{gained}, of which {row['spent']} count"


def _left(kept: Kept, version: int) -> dict[int, int]:
    """What each seat had left when a version began, in milliseconds."""
    base, increment = kept.clock or (0, 0)
    rows = [row for row in kept.rows if row["version"] <= version]
    left = dict.fromkeys(range(4), base)
    line: list[int] = []
    for row in rows:
        left[row["seat"]] -= row["spent"]
        line = [*line, row["seat"]] if row["kind"] == "move" else line[: row["ply"]]
    for seat in line:
        left[seat] += increment
    for row in rows:
        if row["kind"] == "time":
            left[row["seat"]] = 0
    return {seat: max(0, each) for seat, each in left.items()}


def _acts(notes: Notes, kept: dict[str, Kept]) -> Iterator[str]:
    """What was acknowledged was done, once, then and as told; what was refused was not."""
    for act, told, heard in notes.made:
        table, sent = notes.sent[act]
        found = [made for name, made in kept[table].acts if name == act]
        if found != [told]:
            yield f"act {act} was acknowledged as version {told}, and is kept as {found}"
        for row in kept[table].rows:
            if (row["version"], 0) == told and not sent - FRESH_MS <= row["at"] <= heard + FRESH_MS:
                yield f"act {act} is kept as of {row['at']}, not between {sent} and {heard}"
    for act in notes.refused:
        if act in dict(kept[notes.sent[act][0]].acts):
            yield f"act {act} was refused, and is kept"


def _views(notes: Notes, kept: dict[str, Kept]) -> Iterator[str]:
    """What was shown was the beginning of what is kept, and time went on."""
    last: dict[str, Moment] = {}
    for seen in notes.seen:
        table, now = kept[seen.table], (seen.version, seen.draft)
        if now < last.get(seen.table, (0, 0)):
            yield f"version {now} of {seen.table} was shown after {last[seen.table]}"
        last[seen.table] = now
        known = [row for row in table.rows if row["version"] <= seen.version]
        shown, right = _told(seen.rows), _told(known[seen.log_from :])
        if seen.version > table.version or shown != right:
            yield f"version {seen.version} of {seen.table} showed {shown}, not {right}"


def _clocks(notes: Notes, kept: dict[str, Kept]) -> Iterator[str]:
    """Clocks show what the rows say, and the one that runs no more than is left by now."""
    for seen in notes.seen:
        table = kept[seen.table]
        left = _left(table, seen.version) if seen.left else {}
        since = max((row["at"] for row in table.rows if row["version"] <= seen.version), default=0)
        for seat, shown in enumerate(seen.left):
            passed = max(0, seen.asked - since) if seat == seen.running else 0
            most = max(0, left[seat] - passed) + FRESH_MS * (seat == seen.running)
            if shown > most or (seat != seen.running and shown != left[seat]):
                yield f"version {seen.version} of {seen.table} showed {shown} ms, not {most}"


def _told(rows: Iterable[Row]) -> list[tuple[Any, ...]]:
    """What both the database and a view tell of rows."""
    return [tuple(row[name] for name in ("index", "kind", "seat", "code", "at")) for row in rows]
