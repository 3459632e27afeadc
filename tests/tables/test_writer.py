"""All writes go one after the other, each whole or not at all."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Self

import pytest

from erawan.tables import writer as module
from erawan.tables.writer import Writer

PUT = "INSERT INTO choices (game, plan) VALUES (?, ?)"


@pytest.fixture
async def writer(database: Path) -> AsyncIterator[Writer]:
    opened = Writer.open(database)
    yield opened
    await opened.close()


def count(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        found: int = connection.execute("select count(*) from choices").fetchone()[0]
        return found


def put(game: str, plan: str = "{}") -> Callable[[sqlite3.Connection], None]:
    """A write of one row."""

    def work(connection: sqlite3.Connection) -> None:
        connection.execute(PUT, (game, plan))

    return work


class Stopped:
    """A writer that is held up in a write, so that what comes meanwhile is one group."""

    def __init__(self, writer: Writer) -> None:
        self.statements: list[str] = []
        self._writer = writer
        self._begun = asyncio.Event()
        self._go_on = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._holding = asyncio.create_task(writer.write(self._hold))

    async def __aenter__(self) -> Self:
        await self._begun.wait()
        return self

    async def __aexit__(self, *_: object) -> None:
        # What was asked for has to be in the queue first.
        await asyncio.sleep(0)
        self._go_on.set()
        await self._holding

    def _hold(self, connection: sqlite3.Connection) -> None:
        self._loop.call_soon_threadsafe(self._begun.set)
        assert self._go_on.wait(20)
        connection.set_trace_callback(self.statements.append)


async def test_the_lock_for_writing_is_taken_before_the_first_statement(
    writer: Writer, database: Path
) -> None:
    def work(_: sqlite3.Connection) -> None:
        with closing(sqlite3.connect(database, timeout=0, isolation_level=None)) as other:
            other.execute("begin immediate")

    with pytest.raises(sqlite3.OperationalError, match="locked"):
        await writer.write(work)


async def test_commits_reach_the_disk_before_they_are_acknowledged(writer: Writer) -> None:
    def work(connection: sqlite3.Connection) -> list[object]:
        asked = ("pragma journal_mode", "pragma synchronous")
        return [connection.execute(each).fetchone()[0] for each in asked]

    assert await writer.write(work) == ["wal", 2]


async def test_others_see_a_write_once_it_is_acknowledged(writer: Writer, database: Path) -> None:
    def work(connection: sqlite3.Connection) -> None:
        put("a")(connection)
        assert count(database) == 0

    await writer.write(work)
    assert count(database) == 1


async def test_what_comes_during_a_commit_shares_the_next_one(
    writer: Writer, database: Path
) -> None:
    async with Stopped(writer) as stopped:
        writes = [asyncio.create_task(writer.write(put(str(number)))) for number in range(20)]
    await asyncio.gather(*writes)
    assert count(database) == 20
    assert stopped.statements.count("COMMIT") == 2, "the one that was held up, and the group"


async def test_a_group_has_an_end(writer: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_GROUP", 5)
    async with Stopped(writer) as stopped:
        writes = [asyncio.create_task(writer.write(put(str(number)))) for number in range(20)]
    await asyncio.gather(*writes)
    assert stopped.statements.count("COMMIT") == 1 + 4


async def test_nobody_is_told_of_a_write_whose_group_is_not_committed(
    writer: Writer, database: Path
) -> None:
    seen: list[int] = []

    async def one(number: int) -> None:
        await writer.write(put(str(number)))
        seen.append(count(database))

    async with Stopped(writer):
        writes = [asyncio.create_task(one(number)) for number in range(8)]
    await asyncio.gather(*writes)
    assert seen == [8] * 8


async def test_a_write_that_fails_leaves_nothing_and_takes_no_other_with_it(
    writer: Writer, database: Path
) -> None:
    def fail(connection: sqlite3.Connection) -> None:
        put("half")(connection)
        put("half")(connection)

    async with Stopped(writer):
        works = [put("a"), fail, put("b"), put("a"), put("c")]
        writes = [asyncio.create_task(writer.write(work)) for work in works]
    answers = await asyncio.gather(*writes, return_exceptions=True)
    wrong = [isinstance(answer, sqlite3.IntegrityError) for answer in answers]
    assert wrong == [False, True, False, True, False]
    assert count(database) == 3


async def test_a_write_for_which_there_is_no_room_harms_no_other(
    writer: Writer, database: Path
) -> None:
    """SQLite then undoes the whole transaction, the group's other writes with it."""

    def no_room(connection: sqlite3.Connection) -> None:
        connection.execute("pragma max_page_count = 1")
        try:
            put("large", "x" * 100_000)(connection)
        finally:
            connection.execute("pragma max_page_count = 1000000")

    async with Stopped(writer):
        works = [put("a"), no_room, put("b")]
        writes = [asyncio.create_task(writer.write(work)) for work in works]
    answers = await asyncio.gather(*writes, return_exceptions=True)
    assert [answers[0], answers[2]] == [None, None]
    assert isinstance(answers[1], sqlite3.OperationalError)
    assert "full" in str(answers[1])
    assert count(database) == 2


async def test_while_another_program_writes_everybody_hears_that_it_is_locked(
    writer: Writer, database: Path
) -> None:
    def impatient(connection: sqlite3.Connection) -> None:
        connection.execute("pragma busy_timeout = 0")

    await writer.write(impatient)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("begin immediate")
        writes = [writer.write(put(str(number))) for number in range(3)]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(answer) for answer in answers] == [sqlite3.OperationalError] * 3
        other.execute("rollback")
    await writer.write(put("later"))
    assert count(database) == 1


async def test_a_caller_who_goes_away_tears_no_write_in_two(writer: Writer, database: Path) -> None:
    begun, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def work(connection: sqlite3.Connection) -> None:
        put("a")(connection)
        loop.call_soon_threadsafe(begun.set)
        assert go_on.wait(20)
        put("b")(connection)

    caller = asyncio.create_task(writer.write(work))
    await begun.wait()
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    go_on.set()
    await writer.write(put("c"))
    assert count(database) == 3


async def test_who_finds_the_queue_full_waits(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MAX_QUEUED_JOBS", 3)
    writer = Writer.open(database)
    async with Stopped(writer):
        writes = [asyncio.create_task(writer.write(put(str(number)))) for number in range(9)]
        await asyncio.sleep(0)
        assert writer._jobs.qsize() == 2, "and one is held up"
    await asyncio.gather(*writes)
    assert count(database) == 9
    await writer.close()


async def test_nobody_waits_for_a_writer_that_has_ended(database: Path) -> None:
    writer = Writer.open(database)
    await writer.close()
    with pytest.raises(RuntimeError, match="has ended"):
        await writer.write(put("late"))


async def test_closing_finishes_what_waits(database: Path) -> None:
    writer = Writer.open(database)
    waiting = [asyncio.create_task(writer.write(put(str(number)))) for number in range(200)]
    await asyncio.sleep(0)
    await writer.close()
    await asyncio.gather(*waiting)
    assert count(database) == 200
