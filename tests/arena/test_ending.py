"""Points for games, also for those that a failure ends."""

import pytest

from erawan.arena.ending import Failure, failed, score_of
from erawan.king import GAME


@pytest.mark.parametrize(
    ("seats", "winners", "score"),
    [
        ((0, 1), (0,), 1),
        ((1, 0), (0,), 0),
        ((0, 1), (), 0.5),
        ((0, 1), (0, 1), 0.5),
        ((0, 1, 1), (1,), 0),
        ((0, 1, 1), (0, 2), 1 / 2),
        ((0, 1, 1), (), 1 / 3),
        ((1, 0, 0), (1, 2), 1),
        ((0, 1, 0, 1), (0, 2), 1),
        ((0, 1, 0, 1), (0, 1, 2, 3), 0.5),
    ],
)
def test_the_winners_share_one_point(
    seats: tuple[int, ...], winners: tuple[int, ...], score: float
) -> None:
    assert score_of(seats, winners) == score


@pytest.mark.parametrize(
    ("players", "seat", "winners"),
    [(2, 0, (1,)), (2, 1, (0,)), (3, 1, (0, 2)), (4, 0, (1, 3)), (4, 3, (0, 2))],
)
def test_who_fails_loses_to_all_others(players: int, seat: int, winners: tuple[int, ...]) -> None:
    ending = failed(("pass",), GAME.sides(players), Failure(seat, "crash", "it broke"), ())
    assert ending.winners == winners
    assert ending.reason == "crash"
