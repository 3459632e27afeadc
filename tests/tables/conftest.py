"""A store on a fresh database, and a service on it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from erawan.tables.bot_pool import BotPool
from erawan.tables.bot_runner import BotRunner
from erawan.tables.store import Store
from erawan.tables.table_service import TableService


@pytest.fixture
async def store(database: Path) -> AsyncIterator[Store]:
    opened = Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
async def tables(store: Store) -> AsyncIterator[TableService]:
    held = TableService(store, now=lambda: 1_000)
    yield held
    await held.close()


@pytest.fixture
async def bot_runner(store: Store) -> AsyncIterator[BotRunner]:
    """A bot runner, whose tables have the real time."""
    tables = TableService(store)
    bot_pool = BotPool()
    started = BotRunner(tables, bot_pool)
    yield started
    await started.close()
    await bot_pool.close()
    await tables.close()


@pytest.fixture
def attended(bot_runner: BotRunner) -> TableService:
    """A tables whose tables are attended."""
    return bot_runner._tables
