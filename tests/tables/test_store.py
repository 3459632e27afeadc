"""What is kept of tables, and found again by the next one who opens the file."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from erawan.core.turn import Choice
from erawan.king.start_options import KingOptions
from erawan.tables.actions import Adjust
from erawan.tables.plan import ClockSetting
from erawan.tables.records import read_record, record_of
from erawan.tables.store import Overtaken, Store
from erawan.tables.table import Table
from tests.tables.people import BACK, RESIGN, TAKE_BACK, choose, do, king, play, play_out, siam


async def kept(database: Path, *versions: Table) -> Table:
    """The last of some versions, as a new store finds it."""
    store = Store.open(database)
    await store.add(versions[0])
    for before, after in pairwise(versions):
        await store.advance(before, after, f"act {after.moment}")
    await store.close()
    again = Store.open(database)
    found = await again.find(versions[0].id, now=77)
    await again.close()
    assert found
    return found


def ways() -> list[list[Table]]:
    """Tables at all versions up to the present one."""
    first = siam()
    moved = play(first, "@b1n")
    draft = choose(moved, "target b5")
    king_half = [table := king(3), choose(table, "card 11", "province sk")]
    taken_back = [moved, play(moved, "@b5s")]
    taken_back.append(do(taken_back[-1], TAKE_BACK))
    return [
        [first],
        [first, moved, draft],
        king_half,
        taken_back,
        [moved, do(moved, RESIGN)],
        [moved, do(moved, Adjust(pace=7))],
        [moved, draft, do(draft, BACK)],
        [moved, draft, do(draft, Adjust(pace=7))],
        [moved, draft, play(draft, "@b5s")],
    ]


@pytest.mark.parametrize("versions", ways(), ids=lambda versions: str(versions[-1].moment))
async def test_a_table_is_found_as_it_was(database: Path, versions: list[Table]) -> None:
    assert await kept(database, *versions) == replace(versions[-1], since=77)


@pytest.mark.parametrize("table", [play_out(king(4)), play_out(siam())])
async def test_a_finished_game_is_found_whole(database: Path, table: Table) -> None:
    assert await kept(database, table) == replace(table, since=77)


async def test_a_record_to_look_at_is_found_with_its_end(database: Path) -> None:
    table, _ = read_record(record_of(do(play(siam(), "@b1n"), RESIGN)), now=3)
    assert await kept(database, table) == replace(table, since=77)


async def test_while_nobody_serves_no_clock_runs(database: Path) -> None:
    clock = ClockSetting(base=60_000)
    before = siam(clock=clock)
    found = await kept(database, before, play(before, "@b1n", now=1_000))
    assert found.time_left(77) == [60_000, 60_000]
    assert found.time_left(10_077) == [60_000, 50_000]


async def test_a_half_made_turn_that_is_none_any_more_begins_anew(database: Path) -> None:
    table = replace(siam(), steps=(Choice("target", "no cell"),), version=1)
    assert (await kept(database, table)).steps == ()


async def test_an_act_is_remembered_with_the_version_it_made(store: Store) -> None:
    before = siam()
    await store.add(before)
    await store.advance(before, play(before, "@b1n"), "an act")
    assert await store.done(before.id) == {"an act": (1, 0)}
    assert await store.done("another table") == {}


async def test_of_two_who_change_the_same_turn_one_is_refused(store: Store) -> None:
    before = siam()
    await store.add(before)
    first = choose(before, "target b1")
    await store.advance(before, first, "one")
    with pytest.raises(Overtaken):
        await store.advance(before, choose(before, "target d1"), "two")
    with pytest.raises(Overtaken):
        await store.advance(
            replace(before, draft=5), choose(replace(before, draft=5), "target d1"), "x"
        )
    await store.advance(first, play(first, "@b1n"), "three")
    with pytest.raises(Overtaken):
        await store.advance(first, do(first, BACK), "four")
    found = await store.find(before.id, 0)
    assert found
    assert (found.steps, found.moment) == ((), (1, 0))
    assert await store.done(before.id) == {"one": (0, 1), "three": (1, 0)}


async def test_a_move_leaves_no_half_made_turn_behind(store: Store, database: Path) -> None:
    before = siam()
    draft = choose(before, "target b1")
    await store.add(before)
    await store.advance(before, draft, None)
    await store.advance(draft, play(draft, "@b1n"), None)
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("select * from drafts").fetchall() == []


async def test_a_version_is_kept_once_even_if_two_servers_write(store: Store) -> None:
    before = siam()
    await store.add(before)
    await store.advance(before, play(before, "@b1n"), "one")
    with pytest.raises(Overtaken):
        await store.advance(before, play(before, "@d1n"), "two")
    found = await store.find(before.id, 0)
    assert found
    assert [row.code for row in found.rows] == ["@b1n"]
    assert await store.done(before.id) == {"one": (1, 0)}


async def test_unknown_tables_are_not_found(store: Store) -> None:
    assert await store.find("nowhere", 0) is None


async def test_tables_are_listed_by_their_last_change(store: Store) -> None:
    begun, over = play(siam(), "@b1n", now=5), play_out(siam())
    later = play(king(), "pass", now=9)
    looked_at, _ = read_record(record_of(begun), now=7)
    for table in (begun, siam(), later, over, looked_at):
        await store.add(table)
    unfinished = await store.summaries(unfinished=True)
    assert [each.id for each in unfinished] == [later.id, begun.id]
    assert (unfinished[0].ply, unfinished[0].to_move) == (1, later.to_move)
    others = await store.summaries(unfinished=False)
    assert [each.id for each in others] == [looked_at.id, over.id]
    assert others[1].winners == over.winners
    await store.hide(later.id)
    assert [each.id for each in await store.summaries(unfinished=True)] == [begun.id]
    assert await store.find(later.id, 0), "off the list, but not gone"


async def test_the_last_plan_of_each_game_is_remembered(store: Store) -> None:
    assert await store.last_plans() == {}
    for table in (siam(), king(3), king(4)):
        await store.add(table)
    plans = await store.last_plans()
    assert plans.keys() == {"siam", "king-of-siam"}
    options = plans["king-of-siam"].options
    assert isinstance(options, KingOptions)
    assert options.players == 4


async def test_a_record_to_look_at_is_no_plan_to_play_again(store: Store) -> None:
    table, _ = read_record(record_of(siam()), now=0)
    await store.add(table)
    assert await store.last_plans() == {}
