"""Openings from files, and random ones."""

import json

import pytest

import erawan
from erawan.arena.opening_book import Openings, random_opening, read_openings
from erawan.core.errors import ErawanError
from erawan.core.generator import SplitMix64
from tests.some import some

START = erawan.game("siam").start(repetition=3, ply_limit=300)
MOVES = [["@b1n"], ["@b1n", "@d5s"], []]
TEXT = "\n".join(json.dumps({"moves": moves, "provenance": "by hand"}) for moves in MOVES)


def test_every_opening_of_a_file_is_used_before_one_comes_again() -> None:
    openings = read_openings(TEXT, "mine.jsonl", START)
    assert len(openings) == 3
    used = [openings.opening(START, unit, seed=4) for unit in range(6)]
    assert sorted(map(list, used[:3])) == sorted(MOVES)
    assert used[:3] == used[3:]


def test_the_name_tells_files_with_other_openings_apart() -> None:
    other = read_openings('{"moves": ["@b1n"]}', "mine.jsonl", START)
    assert other.name != read_openings(TEXT, "mine.jsonl", START).name
    assert other.name.startswith("mine.jsonl:")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{", "mine.jsonl, line 2: "),
        ('{"moves": ["@c3n"]}', r"mine.jsonl, line 2: .*S3"),
        ('{"moves": ["@b1n", "@b9n"]}', "mine.jsonl, line 2: "),
    ],
)
def test_a_line_that_is_none_is_named(line: str, message: str) -> None:
    with pytest.raises(ErawanError, match=message):
        read_openings('{"moves": []}\n' + line, "mine.jsonl", START)


def test_a_file_without_openings_is_refused() -> None:
    with pytest.raises(ErawanError, match=r"mine\.jsonl has no openings"):
        read_openings("\n", "mine.jsonl", START)


def test_random_openings_can_be_played_and_leave_the_game_open() -> None:
    for seed in range(20):
        position = START
        for code in random_opening(START, SplitMix64(seed)):
            position = position.play(position.parse(code))
        assert position.outcome is None
        assert all(position.play(move).outcome is None for move in some(position.legal_moves()))


def test_units_have_random_openings_of_their_own() -> None:
    openings = Openings("random-4")
    assert len({openings.opening(START, unit, seed=1) for unit in range(50)}) == 50
