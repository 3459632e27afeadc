"""Views as they go over the socket, each written once for all who see the same of a table."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, cast

import msgspec

from erawan.tables.table import Moment, Table
from erawan.views.model import View
from erawan.views.view import view_of

MAX_KEPT_BYTES = 16 * 1024 * 1024
FRESH_MS = 50
"""How long a view with a running clock may be sent on: less than anybody could notice."""
FEW_ROWS = 4
"""A log that is not longer is told at once; another is worked out in a thread."""

Key: TypeAlias = tuple[str, Moment, int | None, int]
"""Table, moment as the seat knows it, seat, and the rows of the log that the page has."""


@dataclass(frozen=True, slots=True)
class Written:
    """A view in JSON, and when it was made."""

    json: bytes
    at: int


class WrittenViews:
    """Keeps what was written last."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._kept: OrderedDict[Key, Written] = OrderedDict()
        self._bytes = 0

    async def view(self, table: Table, seat: int | None, have: int) -> View:
        """What a seat, or somebody without one, sees of a table, as JSON in the place of a view."""
        now, have = self._now(), min(have, len(table.rows))
        key = (table.id, table.moment_for(seat), seat, have)
        written = self._kept.get(key)
        if written is None or (table.clock_runs() and now - written.at > FRESH_MS):
            if len(table.rows) - have <= FEW_ROWS:
                written = _write(table, seat, now, have)
            else:
                written = await asyncio.to_thread(_write, table, seat, now, have)
            self._keep(key, written)
        # Where a message has a view, msgspec copies what is written already.
        return cast(View, msgspec.Raw(written.json))

    def _keep(self, key: Key, written: Written) -> None:
        if old := self._kept.pop(key, None):
            self._bytes -= len(old.json)
        self._kept[key] = written
        self._bytes += len(written.json)
        while self._bytes > MAX_KEPT_BYTES:
            self._bytes -= len(self._kept.popitem(last=False)[1].json)


def _write(table: Table, seat: int | None, now: int, have: int) -> Written:
    return Written(msgspec.json.encode(view_of(table, seat, now, have)), now)
