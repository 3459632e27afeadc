"""Clocks: a time for the game and an increment, kept by the server."""

import pytest

from erawan.tables.plan import ClockSetting
from erawan.tables.table import Table
from tests.tables.people import CONFIRM, RESIGN, TAKE_BACK, choose, do, king, play, siam

MINUTE = ClockSetting(base=60_000, increment=2_000)


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
    assert table.to_move is not None
    late = table.to_move
    table = table.with_loss("time", late, 70_000)
    assert table.winners == tuple(sorted({0, 1, 2} - {late}))
    assert table.ending
    assert table.ending.termination == "time"
