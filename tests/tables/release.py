"""The database file that a release leaves behind: `python -m tests.tables.release FILE` makes one.

A release adds its file to tests/data and never changes an older one.
"""

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

from erawan.core.turn import Choice
from erawan.king.start_options import KingOptions
from erawan.siam.start_options import SiamOptions
from erawan.tables.actions import AnyAction, Choose, Confirm, Pass, Resign, TakeBack
from erawan.tables.migrate import migrate
from erawan.tables.plan import ClockSetting, Plan, Seat, Settings
from erawan.tables.records import read_record, record_of
from erawan.tables.setup import new_table
from erawan.tables.store import Store
from erawan.tables.table import Table
from erawan.tables.table_service import TableService
from tests.siam.boards import board_object
from tests.tables.people import play_out

MONDAY = 1_794_000_000_000
BOARD = board_object("mine", 4, 6, "b3 c3")


def choose(*steps: str) -> Choose:
    """Steps written as `kind value`."""
    return Choose(tuple(Choice(*step.split()) for step in steps))


def named(name: str, plan: Plan) -> Table:
    """A new table with an id that a test can ask for."""
    return replace(new_table(plan, MONDAY), id=name)


async def make(path: Path) -> None:
    """Write the file: games begun, over, given up, taken back, half made, and to look at."""
    migrate(path)
    store = Store.open(path)
    tables = TableService(store, now=lambda: MONDAY + 60_000)
    people = (Seat("Anna"), Seat("Boris"))
    king = KingOptions(seed="7")
    clock = Settings(clock=ClockSetting(base=600_000, increment=5_000), open_piles=False)
    games: list[tuple[str, Plan, list[AnyAction]]] = [
        ("half-made", Plan(king, people), [Pass(), choose("card 11", "province sk")]),
        ("against-bot", Plan(king, (Seat(), Seat(bot="greedy"))), [choose("card kt")]),
        (
            "taken-back",
            Plan(SiamOptions(), people, clock),
            [choose("target b1", "facing n"), Confirm(), TakeBack()],
        ),
        (
            "given-up",
            Plan(KingOptions(players=4, seed="7", board="britain"), 2 * people),
            [Pass(), Resign()],
        ),
        (
            "own-board",
            Plan(SiamOptions(board=BOARD, animals=3, removals=1, force="total"), people),
            [choose("target a1", "facing e"), Confirm()],
        ),
    ]
    for name, plan, acts in games:
        table = await tables.add(named(name, plan))
        for number, act in enumerate(acts):
            await tables.do(name, f"act {number}", table.version, act)
            table = await tables.table(name)
    for name, plan in (("over", Plan(king, people)), ("over-siam", Plan(SiamOptions(), people))):
        await tables.add(play_out(named(name, plan)))
    looked_at, _ = read_record(record_of(await tables.table("given-up")), MONDAY)
    await tables.add(replace(looked_at, id="looked-at"))
    await tables.close()
    await store.close()


if __name__ == "__main__":
    asyncio.run(make(Path(sys.argv[1])))
