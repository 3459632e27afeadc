"""A store on a fresh database, and a service on it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

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
