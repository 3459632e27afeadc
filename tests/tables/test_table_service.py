"""One act at a time per table, each done once, kept before it is told."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from erawan.core.turn import Choice
from erawan.tables import table_service as module
from erawan.tables.actions import Choose, Skip
from erawan.tables.plan import ClockSetting
from erawan.tables.refusal import Refusal
from erawan.tables.store import Store
from erawan.tables.table import Table
from erawan.tables.table_service import TableService
from tests.tables.people import BACK, CONFIRM, PASS, king, play, siam

RAMA = Choose((Choice("card", "ra"),))


async def test_an_act_sent_again_gets_the_first_answer_and_is_done_once(
    tables: TableService,
) -> None:
    table = await tables.add(king())
    for _ in range(3):
        made, now = await tables.do(table.id, "an id", 0, RAMA, draft=0)
        assert (made, now.moment) == ((0, 1), (0, 1))
    made, now = await tables.do(table.id, "another id", 0, BACK, draft=1)
    assert (made, now.moment) == ((0, 2), (0, 2))
    made, now = await tables.do(table.id, "an id", 0, RAMA, draft=0)
    assert (made, now.moment) == ((0, 1), (0, 2))
    made, now = await tables.do(table.id, "a move", 0, PASS)
    assert (made, now.moment) == ((1, 0), (1, 0))
    made, now = await tables.do(table.id, "an id", 0, RAMA, draft=0)
    assert (made, now.moment) == ((0, 1), (1, 0))


async def test_after_a_restart_too(tables: TableService, store: Store) -> None:
    table = await tables.add(king())
    await tables.do(table.id, "an id", 0, RAMA)
    restarted = TableService(store)
    made, now = await restarted.do(table.id, "an id", 0, RAMA)
    assert (made, now.moment, now.steps) == ((0, 1), (0, 1), (Choice("card", "ra"),))


async def test_a_refused_act_sent_again_is_refused_for_the_same_reason(
    tables: TableService,
) -> None:
    table = await tables.add(king())
    with pytest.raises(Refusal, match="not complete"):
        await tables.do(table.id, "an id", 0, CONFIRM)
    await tables.do(table.id, "another id", 0, RAMA)
    with pytest.raises(Refusal, match="not complete"):
        await tables.do(table.id, "an id", 0, CONFIRM)


async def test_the_refusals_remembered_are_bounded(tables: TableService) -> None:
    table = await tables.add(king())
    for number in range(3 * module.MAX_REFUSALS_KEPT):
        with pytest.raises(Refusal):
            await tables.do(table.id, f"id {number}", 0, CONFIRM)
    assert len(tables._live[table.id].refusals) == module.MAX_REFUSALS_KEPT


async def test_of_many_acts_at_the_same_version_one_is_done(tables: TableService) -> None:
    table = await tables.add(king())
    for act, moment in ((RAMA, (0, 1)), (PASS, (1, 0))):
        draft = (await tables.table(table.id)).draft
        acts = [tables.do(table.id, f"{act} {number}", 0, act, draft) for number in range(20)]
        answers = await asyncio.gather(*acts, return_exceptions=True)
        assert sum(not isinstance(answer, Refusal) for answer in answers) == 1
        assert (await tables.table(table.id)).moment == moment


async def test_listeners_hear_of_every_version_once_it_is_kept(
    tables: TableService, database: Path
) -> None:
    heard: list[tuple[int, int]] = []

    def listen(table: Table) -> None:
        with closing(sqlite3.connect(database)) as connection:
            [(kept,)] = connection.execute("select version from tables").fetchall()
        heard.append((table.version, kept))

    tables.listeners.append(listen)
    table = await tables.add(king())
    await tables.do(table.id, "one", 0, PASS)
    await tables.do(table.id, "two", 1, PASS)
    assert heard == [(0, 0), (1, 1), (2, 2)]


async def test_of_a_turn_in_the_making_only_those_hear_who_asked_for_it(
    tables: TableService,
) -> None:
    versions: list[Table] = []
    drafts: list[Table] = []
    table = await tables.add(king())
    tables.listeners.append(versions.append)
    tables.draft_listeners.append(drafts.append)
    await tables.do(table.id, "one", 0, RAMA)
    await tables.do(table.id, "two", 0, BACK)
    assert ([each.moment for each in drafts], versions) == ([(0, 1), (0, 2)], [])
    await tables.do(table.id, "three", 0, PASS)
    assert (len(drafts), [each.moment for each in versions]) == (2, [(1, 0)])


async def test_who_goes_away_tears_nothing_in_two(tables: TableService, store: Store) -> None:
    table = await tables.add(king())
    told = asyncio.Event()
    tables.listeners.append(lambda _: told.set())
    caller = asyncio.create_task(tables.do(table.id, "an id", 0, PASS))
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await told.wait()
    kept = await store.find(table.id, 0)
    assert kept
    assert kept.version == (await tables.table(table.id)).version == 1


async def test_there_is_no_table_of_a_made_up_id(tables: TableService) -> None:
    with pytest.raises(Refusal, match="no such table"):
        await tables.do("nowhere", "an id", 0, RAMA)


async def test_tables_that_nobody_is_busy_with_are_let_go_of_and_found_again(
    tables: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MAX_LIVE_TABLES", 3)
    added = [await tables.add(siam()) for _ in range(6)]
    assert len(tables._live) == 3
    assert (await tables.table(added[0].id)).id == added[0].id


async def test_a_bot_s_table_is_not_let_go_of(
    tables: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MAX_LIVE_TABLES", 1)
    thinking = await tables.add(play(siam(bots=1), "@b1n"))
    for _ in range(3):
        await tables.add(siam())
    assert thinking.id in tables._live


async def test_an_act_after_the_time_is_over_comes_too_late(store: Store) -> None:
    now = 0
    tables = TableService(store, now=lambda: now)
    table = await tables.add(play(siam(clock=ClockSetting(base=1_000)), "@b1n", now=0))
    now = 1_000
    with pytest.raises(Refusal, match="version"):
        await tables.do(table.id, "late", table.version, Choose((Choice("target", "b5"),)))
    ended = await tables.table(table.id)
    assert ended.winners == (0,)
    assert ended.rows[-1].kind == "time"


async def test_the_wish_to_hurry_lasts_up_to_the_next_person_s_turn(tables: TableService) -> None:
    waiting = await tables.add(play(siam(bots=1), "@b1n"))
    answer = await tables.do(waiting.id, "a wish", 0, Skip())
    assert answer == (waiting.moment, waiting), "nothing changes on the table"
    assert tables.hurry(waiting.id).is_set()
    await tables.play_for_bot(waiting.id, waiting.version, "@b5s")
    assert not tables.hurry(waiting.id).is_set()
    after: Table = await tables.table(waiting.id)
    await tables.do(after.id, "another wish", 0, Skip())
    assert not tables.hurry(after.id).is_set()


async def test_a_table_that_another_server_has_changed_is_shown_as_it_is(
    database: Path, tables: TableService
) -> None:
    heard: list[int] = []
    table = await tables.add(king())
    tables.listeners.append(lambda changed: heard.append(changed.version))
    store = Store.open(database)
    other = TableService(store)
    await other.do(table.id, "theirs", 0, PASS)
    with pytest.raises(Refusal, match="at version 1, this was meant for 0"):
        await tables.do(table.id, "ours", 0, PASS)
    assert (await tables.table(table.id)).line == (await other.table(table.id)).line
    assert heard == [1], "pages that watch it look anew"
    assert (await tables.do(table.id, "theirs", 0, PASS))[0] == (1, 0), "what they did is done"
    await other.do(table.id, "their step", 1, RAMA)
    with pytest.raises(Refusal, match="changed somewhere else"):
        await tables.do(table.id, "our step", 1, RAMA)
    assert (await tables.table(table.id)).steps == (await other.table(table.id)).steps
    made, _ = await tables.do(table.id, "ours again", 1, BACK, draft=1)
    assert made == (1, 2)
    await other.close()
    await store.close()


async def test_a_table_that_another_program_has_taken_away_is_gone(
    database: Path, tables: TableService
) -> None:
    table = await tables.add(king())
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("delete from tables where id = ?", [table.id])
        connection.commit()
    with pytest.raises(Refusal, match="no such table"):
        await tables.do(table.id, "an act", 0, RAMA)
    with pytest.raises(Refusal, match="no such table"):
        await tables.table(table.id)
