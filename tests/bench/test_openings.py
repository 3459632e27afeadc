"""The shipped openings of Siam, and how they are made."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import erawan
from bench.openings.__main__ import PROVENANCE, TARGET
from bench.openings.candidates import BOUND, Opening, candidate, judge, symmetry_class
from bench.siam_symmetry import canonical
from tests.some import some

SIAM = erawan.game("siam")
ROWS = [json.loads(line) for line in TARGET.read_text().splitlines()]


def replayed(moves: list[str], **options: Any) -> Any:
    position = SIAM.start(**options)
    for code in moves:
        position = position.play(position.parse(code))
    return position


def test_there_are_enough_and_it_is_told_how_they_were_made() -> None:
    told = json.loads(PROVENANCE.read_text())
    assert len(ROWS) == told["openings"] >= 200
    assert told["start"] == SIAM.start().to_json()
    assert {"made by", "version", "date", "moves", "kept if", "candidates"} <= told.keys()


@pytest.mark.parametrize("options", [{}, {"repetition": 3, "ply_limit": 200}])
def test_every_opening_can_be_played_and_decides_nothing(options: dict[str, Any]) -> None:
    for row in some(ROWS):
        position = replayed(row["moves"], **options)
        assert 4 <= position.ply <= 8
        assert position.outcome is None
        assert abs(row["score"]) <= BOUND


def test_no_two_are_the_same_up_to_symmetry() -> None:
    assert len({canonical(replayed(row["moves"])) for row in ROWS}) == len(ROWS)


def test_the_shipped_openings_are_those_that_would_be_made() -> None:
    for row in some(ROWS[::100]):
        moves, position = candidate(row["number"])
        assert list(moves) == row["moves"]
        assert judge(position) == row["score"]


def test_one_sided_openings_are_left_out() -> None:
    ahead = "5/2N2/1ooo1/5/5 E 6 --".replace("2N2", "1SNS1")
    assert judge(SIAM.position_from_text(ahead)) is None
    won = SIAM.position_from_text("2o2/2N2/5/1o1o1/5 E 20 --")
    assert judge(won) is None
    assert judge(won.play(won.parse("c4c5n"))) is None


def test_turned_mirrored_and_with_sides_changed_it_is_the_same() -> None:
    texts = [
        "N4/5/1ooo1/5/4w E 6 --",
        "4N/5/1ooo1/5/e4 E 6 --",
        "4E/2o2/2o2/2o2/n4 E 6 --",
        "n4/5/1ooo1/5/4W R 6 --",
    ]
    assert len({canonical(SIAM.position_from_text(text)) for text in texts}) == 1
    for text in ("n4/5/1ooo1/5/4W E 6 --", "N4/5/1ooo1/5/4n E 6 --"):
        assert canonical(SIAM.position_from_text(text)) != canonical(
            SIAM.position_from_text(texts[0])
        )


def test_openings_that_mirror_each_other_are_one() -> None:
    first = Opening(0, ("@a1n", "@e5s", "@b1n", "@d5s"), 0)
    mirrored = Opening(1, ("@e1n", "@a5s", "@d1n", "@b5s"), 0)
    assert symmetry_class(first) == symmetry_class(mirrored)


def test_the_package_carries_them() -> None:
    assert Path(erawan.__file__).parent in TARGET.parents
