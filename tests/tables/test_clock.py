"""Clocks: a time for the game and an increment, kept by the server."""

from dataclasses import replace

import msgspec
import pytest

from erawan.tables import actions
from erawan.tables.action_rules import allowed_actions, pass_for_person
from erawan.tables.bots import DEFAULT_BOT
from erawan.tables.flag_watch import latest_move
from erawan.tables.people import People
from erawan.tables.plan import ClockSetting
from erawan.tables.refusal import Refusal
from erawan.tables.store import Store
from erawan.tables.table import MOST_LAG, Table
from erawan.tables.table_service import TableService, millis, not_before
from erawan.tables.users import ADD
from tests.some import some
from tests.tables.people import CONFIRM, RESIGN, TAKE_BACK, choose, do, king, play, siam

MINUTE = ClockSetting(base=60_000, increment=2_000)


def shared(table: Table) -> Table:
    return replace(table, people=People("anna", ("anna", "boris")))


async def known(store: Store) -> None:
    """Have the two in the database."""
    both = [(user, user, user, 0, 0) for user in ("anna", "boris")]
    await store.write(lambda connection: connection.executemany(ADD, both).close())


def test_the_clock_starts_with_the_first_move() -> None:
    table = siam(clock=MINUTE)
    assert table.time_left(50_000) == [60_000, 60_000]
    assert not table.clock_runs()
    table = play(table, "@b1n", now=50_000)
    assert table.clock_runs()
    assert table.time_left(50_000) == [62_000, 60_000]
    assert table.time_left(53_000) == [62_000, 57_000]


def test_a_move_stops_the_mover_s_clock_and_adds_the_increment() -> None:
    table = play(siam(clock=MINUTE), "@b1n", now=0)
    table = play(table, "@b5s", now=10_000)
    table = play(table, "@d1n", now=15_000)
    assert table.time_left(15_000) == [60_000 + 2_000 - 5_000 + 2_000, 60_000 - 10_000 + 2_000]


def test_steps_of_a_turn_don_t_stop_the_clock() -> None:
    table = play(siam(clock=MINUTE), "@b1n", now=0)
    table = choose(table, "target b5", now=30_000)
    table = do(choose(table, "facing s", now=35_000), CONFIRM, now=40_000)
    assert table.time_left(40_000) == [62_000, 22_000]


def test_time_spent_stays_spent_when_a_move_is_taken_back() -> None:
    table = play(siam(clock=MINUTE), "@b1n", now=0)
    table = play(table, "@b5s", now=10_000)
    table = do(table, TAKE_BACK, now=12_000)
    assert table.to_move == 1
    assert table.time_left(12_000) == [62_000, 50_000], "its increment is gone again"


@pytest.mark.parametrize(("now", "falls"), [(59_999, False), (60_000, True), (99_000, True)])
def test_the_flag_falls_when_no_time_is_left(now: int, falls: bool) -> None:
    table = play(siam(clock=MINUTE), "@b1n", now=0)
    assert table.flag_falls(now) is falls


def test_nobody_has_less_than_no_time() -> None:
    table = play(siam(clock=MINUTE), "@b1n", now=0)
    assert table.time_left(1_000_000) == [62_000, 0]


@pytest.mark.parametrize(
    "table",
    [play(siam(), "@b1n"), siam(clock=MINUTE), do(play(siam(clock=MINUTE), "@b1n"), RESIGN)],
    ids=["no clock", "not begun", "over"],
)
def test_without_a_running_clock_no_flag_falls(table: Table) -> None:
    assert not table.flag_falls(10**9)


def test_who_runs_out_of_time_among_three_loses_to_both_others() -> None:
    table = play(king(3, clock=MINUTE), "pass")
    # As it was chosen at tables that are older than the choice.
    settings = msgspec.structs.replace(table.plan.settings, flag=None)
    table = table.with_settings(settings)
    assert table.to_move is not None
    late = table.to_move
    table = table.with_loss("time", late, 70_000)
    assert table.winners == tuple(sorted({0, 1, 2} - {late}))
    assert table.ending
    assert table.ending.termination == "time"


@pytest.mark.parametrize(
    ("table", "flag"),
    [
        (king(clock=MINUTE), "pass"),
        (king(clock=MINUTE, flag="bot"), "bot"),
        (king(flag="bot"), None),
        (siam(clock=MINUTE, flag="pass"), None),
    ],
    ids=["passes", "a bot", "no clock", "no passing"],
)
def test_where_one_can_pass_nobody_loses_on_time(table: Table, flag: str | None) -> None:
    assert table.plan.settings.flag == flag


def late(flag: str) -> tuple[Table, int]:
    """A table of three whose second seat to move has run out of time."""
    table = play(king(3, clock=MINUTE, flag=flag), "pass")
    assert table.to_move is not None
    return table.with_loss("time", table.to_move, 70_000), table.to_move


def test_who_is_out_of_time_passes_from_then_on_and_earns_nothing() -> None:
    table, seat = late("pass")
    assert (table.to_move, table.ending, table.chooser) == (seat, None, None)
    assert (table.is_passed_for, table.bot_to_move, table.clock_runs()) == (True, None, False)
    with pytest.raises(Refusal, match="not your turn"):
        do(table, actions.Pass(), now=80_000)
    table = pass_for_person(table, table.version, 80_000)
    assert table.time_left(80_000) == [
        0 if each == seat else 60_000 + 2_000 * (each != table.to_move) for each in range(3)
    ]
    assert table.clock_runs()
    while table.to_move is not None:
        assert table.is_passed_for or table.to_move != seat
        table = table.with_move("pass", 90_000)
    assert table.ending is None, "it ended by its rules"


def test_a_bot_plays_on_for_who_is_out_of_time() -> None:
    table, seat = late("bot")
    assert (table.to_move, table.chooser, table.bot_to_move) == (seat, None, DEFAULT_BOT)
    assert not table.is_passed_for
    assert allowed_actions(table) == ("take_back", "resign", "skip")
    kept = table.with_take_back(0, 80_000)
    assert kept.late == {seat}, "time that is gone does not come back with a move"


@pytest.mark.parametrize(
    ("took", "spent"),
    [(9_000, 9_500), (9_800, 9_800), (10_000, 10_000), (99_000, 10_000), (0, 9_500)],
)
def test_the_network_s_part_of_a_turn_counts_up_to_a_bound(took: int, spent: int) -> None:
    table = play(siam(clock=MINUTE), "@b1n", now=0)
    moved = table.with_lag(took, 10_000).with_move("@b5s", 10_000)
    assert (moved.rows[-1].spent, moved.lag) == (spent, 0)
    assert moved.since == 10_000, "the next one's time begins no earlier"


@pytest.mark.parametrize(("base", "most"), [(20_000, 2_000), (60_000, 6_000), (600_000, 10_000)])
def test_a_page_that_lies_in_every_turn_gains_no_more_than_a_bound(base: int, most: int) -> None:
    table, now = siam(clock=ClockSetting(base)), 0
    around = [
        code for turn in range(22) for code in (f"b1{'eswn'[turn % 4]}", f"b5{'ews'[turn % 3]}")
    ]
    for code in some(["@b1n", "@b5s", *around]):
        lying = table.with_lag(0, now) if table.to_move == 1 else table
        table, now = lying.with_move(code, now), now + 900
        assert (table.lag, table.lags[0]) == (0, 0)
    turns = sum(row.seat == 1 for row in table.rows)
    spent = sum(row.spent for row in table.rows if row.seat == 1)
    assert 900 * turns - spent == most == table.lags[1]
    # What a restart knows is the log alone.
    fresh = siam(clock=ClockSetting(base))
    for row in table.rows:
        fresh = fresh.with_row(row)
    assert fresh.lags == table.lags
    assert fresh.with_move("b1w", now).most_lag == 0


async def test_a_move_in_time_counts_though_it_comes_late(store: Store) -> None:
    now = [0]
    tables = TableService(store, lambda: now[0])
    await known(store)
    table = await tables.add(shared(play(siam(clock=MINUTE), "@b1n", now=0)))
    now[0] = 60_300
    await tables.drop_flag(table.id)
    pause = actions.Ask("pause")
    asked = (await tables.do(table.id, "meanwhile", table.version, pause, seat=0))[1]
    assert asked.ending is None, "what others do does not overtake it"
    play_on = actions.Play("@b5s")
    moved = (await tables.do(table.id, "late", asked.version, play_on, seat=1, took=59_900))[1]
    assert (len(moved.line), moved.time_left(60_300)) == (2, [62_000, 2_100])


async def test_a_move_that_came_too_late_does_not_count(store: Store) -> None:
    now = [0]
    tables = TableService(store, lambda: now[0])
    await known(store)
    table = await tables.add(shared(play(siam(clock=MINUTE), "@b1n", now=0)))
    now[0] = 60_300
    with pytest.raises(Refusal):
        await tables.do(table.id, "late", table.version, actions.Play("@b5s"), seat=1, took=60_000)
    assert (await tables.table(table.id)).winners == (0,)


async def test_a_bound_is_kept_and_then_the_flag_falls(store: Store) -> None:
    now = [0]
    tables = TableService(store, lambda: now[0])
    await known(store)
    table = await tables.add(shared(play(siam(clock=MINUTE), "@b1n", now=0)))
    assert table.deadline == 60_000
    now[0] = 60_000 + MOST_LAG
    await tables.drop_flag(table.id)
    assert (await tables.table(table.id)).winners == (0,)


async def test_a_machine_s_clock_put_back_gives_nobody_time(store: Store) -> None:
    begun = millis() + 3_600_000
    table = shared(play(siam(clock=MINUTE), "@b1n", now=begun))
    await known(store)
    await store.add(table)
    latest = await latest_move(store)
    assert latest == begun
    tables = TableService(store, not_before(latest))
    left = (await tables.table(table.id)).time_left(tables.now() + 10_000)
    assert left is not None
    assert left[1] <= 50_000
