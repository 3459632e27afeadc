"""All writes go one after the other, each whole or not at all."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import func, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from erawan.tables.schema import choices
from erawan.tables.writer import Writer


@pytest.fixture
async def writer(database: Path) -> AsyncIterator[Writer]:
    opened = Writer.open(database)
    yield opened
    await opened.close()


def count(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        found: int = connection.execute("select count(*) from choices").fetchone()[0]
        return found


def put(game: str) -> Callable[[AsyncConnection], Awaitable[None]]:
    """A write of one row."""

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(choices.insert().values(game=game, plan="{}"))

    return work


async def test_the_lock_for_writing_is_taken_before_the_first_statement(
    writer: Writer, database: Path
) -> None:
    async def work(_: AsyncConnection) -> None:
        with closing(sqlite3.connect(database, timeout=0, isolation_level=None)) as other:
            other.execute("begin immediate")

    with pytest.raises(sqlite3.OperationalError, match="locked"):
        await writer.write(work)


async def test_commits_reach_the_disk_before_they_are_acknowledged(writer: Writer) -> None:
    async def work(connection: AsyncConnection) -> tuple[object, object]:
        journal = await connection.execute(text("pragma journal_mode"))
        synchronous = await connection.execute(text("pragma synchronous"))
        return journal.scalar_one(), synchronous.scalar_one()

    assert await writer.write(work) == ("wal", 2)


async def test_others_see_a_write_once_it_is_acknowledged(writer: Writer, database: Path) -> None:
    async def work(connection: AsyncConnection) -> None:
        await connection.execute(choices.insert().values(game="a", plan="{}"))
        assert count(database) == 0

    await writer.write(work)
    assert count(database) == 1


async def test_a_write_that_fails_leaves_nothing_and_stops_nobody(
    writer: Writer, database: Path
) -> None:
    async def fail(connection: AsyncConnection) -> None:
        await connection.execute(choices.insert().values(game="a", plan="{}"))
        await connection.execute(choices.insert().values(game="a", plan="{}"))

    async def succeed(connection: AsyncConnection) -> None:
        await connection.execute(choices.insert().values(game="b", plan="{}"))

    with pytest.raises(IntegrityError):
        await writer.write(fail)
    assert count(database) == 0
    await writer.write(succeed)
    assert count(database) == 1


async def test_a_caller_who_goes_away_tears_no_write_in_two(writer: Writer, database: Path) -> None:
    begun = asyncio.Event()
    go_on = asyncio.Event()

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(choices.insert().values(game="a", plan="{}"))
        begun.set()
        await go_on.wait()
        await connection.execute(choices.insert().values(game="b", plan="{}"))

    async def read(connection: AsyncConnection) -> int:
        found: int = (
            await connection.execute(select(func.count()).select_from(choices))
        ).scalar_one()
        return found

    caller = asyncio.create_task(writer.write(work))
    await begun.wait()
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    go_on.set()
    assert await writer.write(read) == 2
    assert count(database) == 2


async def test_nobody_waits_for_a_writer_that_has_ended(database: Path) -> None:
    writer = Writer.open(database)
    await writer.close()
    with pytest.raises(RuntimeError, match="has ended"):
        await writer.write(put("late"))


async def test_closing_finishes_what_waits(database: Path) -> None:
    writer = Writer.open(database)
    waiting = [asyncio.create_task(writer.write(put(str(number)))) for number in range(20)]
    await asyncio.sleep(0)
    await writer.close()
    await asyncio.gather(*waiting)
    assert count(database) == 20
