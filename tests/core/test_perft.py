"""Counting: every leaf is a position that was made, and a game that is over has none."""

import pytest

from erawan.core.perft import divide, perft
from tests.core.random_games import KING, SIAM


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 56), (2, 2960)])
def test_the_start_of_siam(depth: int, count: int) -> None:
    assert perft(SIAM.start(), depth) == count


def test_the_parts_of_a_division_make_the_whole() -> None:
    start = SIAM.start(crosses="off")
    parts = dict(divide(start, 2))
    assert list(parts) == [move.code for move in start.legal_moves()]
    assert sum(parts.values()) == 3894
    assert parts["@a1n"] == len(start.play(start.parse("@a1n")).legal_moves())


def test_only_games_of_the_full_length_count() -> None:
    """Two passes are left: after them the game is over, so no position lies three plies on."""
    start = KING.start(players=2, seed=1)
    while len(start.control) < 7:
        start = start.play(start.parse("pass"))
    obj = start.to_json() | {"hands": [[], []], "played": [15, 16]}
    last = KING.position(obj)
    assert [move.code for move in last.legal_moves()] == ["pass"]
    assert [perft(last, depth) for depth in (1, 2, 3)] == [1, 1, 0]
