"""All tables are gone through, each once, while they are played; one who looks at a time."""

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from erawan.tables import store as module
from erawan.tables.readers import Readers
from erawan.tables.statistics import newest_tables
from erawan.tables.store import Store
from erawan.tables.table import Table
from tests.tables.people import play, siam

NAMES = [f"table {number}" for number in range(7)]


@pytest.fixture
async def filled(store: Store, monkeypatch: pytest.MonkeyPatch) -> dict[str, Table]:
    """Tables of which each was begun and moved at a later time than the one before."""
    monkeypatch.setattr(module, "PIECE", 2)
    tables = {}
    for at, name in enumerate(NAMES):
        tables[name] = play(replace(siam(), id=name, created=at), "@b1n", now=at)
        await store.add(tables[name])
    return tables


async def test_a_game_that_is_played_on_meanwhile_is_not_left_out(
    store: Store, filled: dict[str, Table]
) -> None:
    found: list[Table] = []
    async for table in store.all_tables(lambda: 0):
        found.append(table)
        if len(found) == 2:
            for name in NAMES[:3]:
                await store.advance(filled[name], play(filled[name], "@d1n", now=1000), None)
    assert [table.id for table in found] == NAMES[::-1]
    assert [len(table.line) for table in found] == [1, 1, 1, 1, 2, 2, 2]


@pytest.mark.usefixtures("filled")
async def test_a_game_that_is_begun_meanwhile_makes_none_come_twice(store: Store) -> None:
    found: list[str] = []
    async for piece in store.all_pieces():
        found += [each.id for each in piece]
        late = replace(siam(), id=f"late {len(found)}", created=1000)
        await store.add(play(late, "@b1n", now=1000))
    assert found == NAMES[::-1]


async def test_games_that_are_counted_come_in_the_order_of_their_last_moves(
    store: Store, filled: dict[str, Table]
) -> None:
    await store.advance(filled[NAMES[0]], play(filled[NAMES[0]], "@d1n", now=1000), None)
    counted = [each.id for each in await newest_tables(store)]
    assert counted == [NAMES[0], *NAMES[:0:-1]]


@pytest.mark.usefixtures("filled")
async def test_of_many_who_look_through_all_tables_one_reads_at_a_time(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading = most = 0
    read = Readers.read

    async def noted(self: Readers, work: Callable[[sqlite3.Connection], Any]) -> Any:
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        try:
            return await read(self, work)
        finally:
            reading -= 1

    monkeypatch.setattr(Readers, "read", noted)

    async def export() -> int:
        return len([table async for table in store.all_tables(lambda: 0)])

    counted = await asyncio.gather(*(newest_tables(store) for _ in range(20)))
    assert await asyncio.gather(*(export() for _ in range(5))) == [7] * 5
    assert [len(each) for each in counted] == [7] * 20
    assert most == 1


async def test_who_reads_an_export_slowly_keeps_nobody_waiting(
    store: Store, filled: dict[str, Table]
) -> None:
    slow = store.all_tables(lambda: 0)
    await anext(slow)
    async with asyncio.timeout(10):
        assert len(await newest_tables(store)) == len(filled)
    assert len([table async for table in slow]) == len(filled) - 1
