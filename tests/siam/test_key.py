"""The 64-bit key: what it depends on, and what not (docs/formats.md#keys)."""

from __future__ import annotations

from typing import Any

import pytest

from erawan.core.generator import feature_key
from erawan.siam import GAME
from tests.siam.drawing import CLASSIC_START, after, drawn

BOARD = """
    . . . . s
    . . . . .
    . o o o .
    . . . . .
    N . . . .
"""


def test_the_key_is_the_xor_of_the_features() -> None:
    cells = {"a1": (0, 1), "b3": (7, 9), "c3": (12, 9), "d3": (17, 9), "e5": (24, 7)}
    expected = feature_key(729) ^ feature_key(730 + 3) ^ feature_key(735)
    for number, piece in cells.values():
        expected ^= feature_key(9 * number + piece - 1)
    assert drawn(BOARD, "R", ply=3, flags="-x", removals=1).key == expected


@pytest.mark.parametrize("ply", [0, 1, 2, 3])
def test_plies_below_four_count_unless_crosses_are_off(ply: int) -> None:
    assert drawn(BOARD, ply=ply).key != drawn(BOARD, ply=4).key
    assert drawn(BOARD, ply=ply, crosses="off").key == drawn(BOARD, ply=4).key
    others = [drawn(BOARD, ply=other).key for other in range(4) if other != ply]
    assert drawn(BOARD, ply=ply).key not in others


def test_side_and_board_count() -> None:
    keys = {
        drawn(BOARD).key,
        drawn(BOARD, "R").key,
        drawn(BOARD.replace("N", "E")).key,
        drawn(BOARD.replace("N", "n")).key,
        drawn(CLASSIC_START).key,
    }
    assert len(keys) == 5
    assert all(0 <= key < 2**64 for key in keys)


@pytest.mark.parametrize("flags", ["x-", "-x", "xx"])
def test_flags_count_only_with_variation_b(flags: str) -> None:
    assert drawn(BOARD, flags=flags).key == drawn(BOARD).key
    assert drawn(BOARD, flags=flags, removals=1).key != drawn(BOARD, removals=1).key
    assert drawn(BOARD, removals=1).key == drawn(BOARD).key


@pytest.mark.parametrize(
    "options",
    [
        {"force": "total"},
        {"repetition": 3},
        {"ply_limit": 99},
        {"crosses": "arrival"},
        {"animals": 4},
    ],
)
def test_other_options_and_late_plies_do_not_count(options: dict[str, Any]) -> None:
    assert drawn(BOARD, ply=33, **options).key == drawn(BOARD, ply=4).key


def test_what_was_seen_does_not_count() -> None:
    position = after(GAME.start(repetition=3, crosses="off"), "@a1n", "@e5s", "a1-", "e5-")
    assert position.key == GAME.start(crosses="off").key


def test_transpositions_share_their_key() -> None:
    start = GAME.start()
    one = after(start, "@a1n", "@e5s", "@b1n", "@d5s")
    other = after(start, "@b1n", "@d5s", "@a1n", "@e5s")
    assert one == other
    assert one.key == other.key
