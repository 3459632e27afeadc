"""Many records that come at once are read one after the other, and nobody else waits."""

import asyncio
from pathlib import Path
from threading import Event, Lock

import pytest

from erawan.server.app_service import AppService
from erawan.tables import records
from erawan.tables.refusal import Refusal
from erawan.tables.table import Table
from tests.tables.people import play, siam

RECORD = records.record_of(play(siam(), "@b1n"))


class Reader:
    """Reads as always, when it is let go; counts how many read at once."""

    def __init__(self) -> None:
        self.began, self.let_go = Event(), Event()
        self.read = records.read_record
        self.at_once = self.most_at_once = 0
        self._lock = Lock()

    def __call__(self, text: str, now: int) -> tuple[Table, Refusal | None]:
        with self._lock:
            self.at_once += 1
            self.most_at_once = max(self.at_once, self.most_at_once)
        self.began.set()
        self.let_go.wait(60)
        with self._lock:
            self.at_once -= 1
        return self.read(text, now)


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Reader:
    """Reads every record from now on."""
    reader = Reader()
    monkeypatch.setattr(records, "read_record", reader)
    return reader


async def test_one_record_is_read_at_a_time_while_others_go_on(
    database: Path, reader: Reader
) -> None:
    async with AppService.open(database) as service:
        pasted = [asyncio.create_task(service.paste(RECORD)) for _ in range(20)]
        assert await asyncio.to_thread(reader.began.wait, 30)
        async with asyncio.timeout(30):
            table = await service.tables.add(siam())
            assert (await service.view(table, 0)).table == table.id
        assert [task.done() for task in pasted] == [False] * 20
        reader.let_go.set()
        tables = await asyncio.gather(*pasted)
    assert len(set(tables)) == 20
    assert reader.most_at_once == 1


async def test_what_still_waits_at_the_end_is_given_up(database: Path, reader: Reader) -> None:
    async with AppService.open(database) as service:
        pasted = [asyncio.create_task(service.paste(RECORD)) for _ in range(3)]
        assert await asyncio.to_thread(reader.began.wait, 30)
    reader.let_go.set()
    first, *others = await asyncio.gather(*pasted, return_exceptions=True)
    assert isinstance(first, BaseException), "the store is closed by now"
    assert [type(each) for each in others] == [asyncio.CancelledError] * 2
