"""A hundred thousand messages by somebody who means harm, or whose cat walks over the keyboard."""

from dataclasses import replace
from pathlib import Path

import pytest

from erawan.king.start_options import KingOptions
from erawan.server.app_service import AppService
from erawan.server.conversation import Conversation
from erawan.siam.start_options import SiamOptions
from erawan.tables.plan import Plan, Seat, Settings
from erawan.tables.table import Table
from erawan.tables.table_service import TableService
from erawan.views.view import view_of
from tests.server.fuzzer import Fuzzer
from tests.server.talk import Talk
from tests.tables.people import play_out

MESSAGES = 100_000
SEED = 20_261_115


async def tables_of(service: AppService) -> list[str]:
    """Games of both kinds: for people, with bots, over, and to look at."""
    people = (Seat("A"), Seat("B"), Seat("C"), Seat("D"))
    plans = [
        Plan(KingOptions(players=2, seed="1"), people[:2]),
        Plan(KingOptions(players=3, seed="2"), (people[0], Seat(bot="random"), people[1])),
        Plan(KingOptions(players=4, seed="3"), people, Settings(open_piles=False)),
        Plan(SiamOptions(), people[:2], Settings(confirm=False)),
        Plan(SiamOptions(), (people[0], Seat(bot="random")), Settings(pace=0)),
    ]
    ids = [await service.create(plan) for plan in plans]
    begun = play_out(await service.tables.table(ids[3]), most=20)
    out_of_time = begun.with_loss("time", 0, 0)
    for number, table in enumerate((out_of_time, replace(begun, review=True))):
        ids.append((await service.tables.add(replace(table, id=f"ended {number}"))).id)
    return ids


async def test_a_hundred_thousand_bad_messages_leave_every_table_unharmed(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with AppService.open(database) as service:
        ids = await tables_of(service)
        still = [await service.tables.table(table) for table in ids[5:]]
        fuzzer, talk = Fuzzer(SEED, ids), Talk(Conversation(service))
        kinds: dict[str, int] = {}
        for _ in range(MESSAGES):
            answer = await talk.say(fuzzer.message())
            kinds[answer["type"]] = kinds.get(answer["type"], 0) + 1
            if answer.get("view"):
                fuzzer.versions[answer["view"]["table"]] = answer["view"]["version"]
        tables = [await service.tables.table(table) for table in ids]
    assert caplog.text == "", "nothing failed on our side"
    assert kinds["done"] > 100, "some of it was even right"
    assert kinds["refused"] > MESSAGES / 2
    assert [table.position for table in tables[5:]] == [table.position for table in still]
    async with AppService.open(database) as service:
        for table in tables:
            await check_unharmed(table, service.tables)


async def check_unharmed(table: Table, tables: TableService) -> None:
    """A table is kept as it was seen, and the game can go on from there."""
    kept = await tables.store.find(table.id, table.since)
    assert kept is not None
    assert len(kept.rows) >= len(table.rows), "a bot may have moved since"
    assert kept.rows[: len(table.rows)] == table.rows
    if len(kept.rows) == len(table.rows):
        assert kept == table
    view = view_of(kept, kept.viewer, table.since)
    assert view.result or view.turn or kept.bot_to_move or kept.review
    assert kept.is_over or kept.position.legal_moves()
