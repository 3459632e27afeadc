"""A person plays a bot at a table kept in a folder; the game's record is printed at the end."""

import asyncio
import sys
from pathlib import Path

from erawan.tables.actions import AnyAction, Choose, Confirm
from erawan.tables.bot_pool import BotPool
from erawan.tables.bot_runner import BotRunner
from erawan.tables.migrate import migrate
from erawan.tables.plan import Plan, Settings
from erawan.tables.records import record_of
from erawan.tables.setup import new_table
from erawan.tables.store import Store
from erawan.tables.table import Table
from erawan.tables.table_service import TableService
from tests.core.matches.rules import Options


def next_act(table: Table) -> AnyAction:
    """Take one match; where it is the last one, that is chosen already."""
    choices = table.turn_draft.turn.choices()
    return Choose(choices[:1]) if choices else Confirm()


async def main(database: Path) -> None:
    migrate(database)
    store = Store.open(database)
    tables = TableService(store)
    pool = BotPool(1)
    runner = BotRunner(tables, pool)
    changed = asyncio.Event()
    tables.listeners.append(lambda _: changed.set())
    table = await tables.add(
        new_table(Plan(Options(), settings=Settings(pace=0, confirm=False)), 0)
    )
    while not table.is_over:
        changed.clear()
        if table.to_move in table.persons:
            await tables.do(table.id, f"act {table.version}", table.version, next_act(table))
        else:
            await asyncio.wait_for(changed.wait(), 30)
        table = await tables.table(table.id)
    await runner.close()
    await pool.close()
    await tables.close()
    kept: Table = await TableService(store).table(table.id)
    await store.close()
    print(kept.plan.seats[1].bot, kept.position.to_json()["left"])
    print(record_of(kept))


asyncio.run(main(Path(sys.argv[1]) / "erawan.sqlite3"))
