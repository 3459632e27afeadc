"""Records of tables, and tables of records."""

import subprocess
import sys
from itertools import cycle, islice

import pytest

from erawan.core.record import Line, Ply, Record, format_record
from erawan.core.record_parser import parse_record
from erawan.core.registry import game
from erawan.tables.records import read_record, record_of
from erawan.tables.refusal import Refusal
from erawan.tables.table import Table
from tests.tables.people import RESIGN, TAKE_BACK, do, king, play, play_out, siam


@pytest.mark.parametrize(
    "table",
    [
        siam(),
        play(siam(), "@b1n", "@b5s"),
        do(play(siam(), "@b1n", "@b5s", "@d1n"), TAKE_BACK),
        play_out(siam()),
        do(play(siam(), "@b1n"), RESIGN),
        play_out(king(3)),
        do(play(king(4), "pass"), RESIGN),
        do(play(king(3), "pass"), RESIGN),
    ],
)
def test_a_record_read_again_is_the_same_game(table: Table) -> None:
    again, damage = read_record(record_of(table), now=5)
    assert damage is None
    assert again.start == table.start
    assert again.position == table.position
    assert [played.code for played in again.line] == [played.code for played in table.line]
    assert (again.winners, again.is_over) == (table.winners, table.is_over)
    assert [seat.name for seat in again.plan.seats] == [seat.name for seat in table.plan.seats]
    assert _ended_by(again) == _ended_by(table)
    assert again.review


def _ended_by(table: Table) -> str | None:
    return table.ending.termination if table.ending else None


def test_a_record_says_who_played_when_and_how_it_ended() -> None:
    record = parse_record(record_of(do(play(king(seed=7), "pass"), RESIGN)))
    assert (record.tag("Seat1"), record.tag("Seat2")) == ("P1", "P2")
    assert record.tag("Date") == "1970.01.01"
    assert record.tag("Seed") == "7"
    assert record.tag("Termination") == "resign"


def test_an_unfinished_game_has_no_termination() -> None:
    record = parse_record(record_of(play(siam(), "@b1n")))
    assert (record.result, record.tag("Termination")) == ("*", None)


def test_a_damaged_record_is_shown_up_to_the_damage() -> None:
    text = record_of(play(siam(), "@b1n", "@b5s")).replace("@b5s", "@c5s")
    table, damage = read_record(text, now=0)
    assert [played.code for played in table.line] == ["@b1n"]
    assert damage
    assert damage.clause == "S3.2"
    assert "ply 2" in damage.text


READ = """
import resource, sys
from erawan.tables.records import read_record
text = sys.stdin.read()
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
table, damage = read_record(text, now=0)
print(len(table.line), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
print(damage.text)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the figure has another unit")
def test_of_a_record_that_never_ends_the_beginning_is_shown_in_little_memory() -> None:
    codes = ["@b1n", "@b5s", *islice(cycle(("b1e", "b5w", "b1n", "b5s")), 9_998)]
    start = game("siam").start(repetition=999_999_999)
    text = format_record(Record(start, Line(tuple(map(Ply, codes)))))
    command = [sys.executable, "-c", READ]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    figures, damage = done.stdout.splitlines()
    plies, kibibytes = map(int, figures.split())
    assert (plies, damage.partition(": ")[0]) == (5_000, "line 234, ply 5001")
    assert kibibytes < 100 * 1024


@pytest.mark.parametrize("text", ["", "hello", '[Game "siam"]', "\0" * 50, "(" * 5000])
def test_of_what_is_no_record_nothing_is_shown(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_record(text, now=0)
    assert caught.value.key == "refused-record"


def test_long_names_are_cut_and_odd_ends_are_believed() -> None:
    record = record_of(play(siam(), "@b1n"))
    record = record.replace('"Anna"', f'"{"A" * 100}"').replace('[Result "*"]', '[Result "draw"]')
    table, damage = read_record(record.replace("@b1n *", "@b1n draw"), now=0)
    assert damage is None
    assert table.plan.seats[0].name == "A" * 40
    assert (table.winners, table.is_over) == ((), True)
    assert _ended_by(table) == "agreement", "the record names nobody who gave up"
