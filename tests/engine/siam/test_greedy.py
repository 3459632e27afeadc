"""Greedy in Siam wins now, else doesn't lose at once, else brings a pusher nearer to a rock."""

import math
from typing import Any

import pytest

from erawan.engine.siam.greedy import best_siam_moves, can_win_now, distance
from tests.siam.drawing import drawn


def best(drawing: str, side: str = "E", **options: Any) -> set[str]:
    return {move.code for move in best_siam_moves(drawn(drawing, side, **options))}


def test_it_wins_now() -> None:
    drawing = """
        . o . . .
        . N . . .
        . . o o .
        . s . . .
        . . . . .
    """
    assert best(drawing) == {"b4b5n"}


def test_it_does_not_push_a_rock_off_for_the_opponent() -> None:
    """The rhino on b4 faces the push and is nearer to the rock: the elephants' push would lose."""
    drawing = """
        . o . . .
        . n . . .
        . N o o .
        . . . . .
        . . . . .
    """
    assert "b3b4n" not in best(drawing)


def test_it_prevents_a_loss_on_the_next_ply() -> None:
    """The rhino on b2 threatens to push the rock off; the elephants can push it out of the way."""
    drawing = """
        . . . . .
        . . . . .
        . . o o .
        . s . . .
        E o . . .
    """
    assert can_win_now(drawn(drawing, "R"))
    assert not can_win_now(drawn(drawing, "E"))
    assert best(drawing) == {"a1b1e", "@a1e"}


def test_it_wins_now_by_the_reading_of_the_force_that_is_played() -> None:
    """Who enters on a1 pushes all five, if the rhino that resists at once is outweighed later."""
    drawing = """
        . . . . .
        . . . . .
        . . o . .
        . . . . .
        w e E o o
    """
    assert not can_win_now(drawn(drawing, force="stepwise"))
    assert can_win_now(drawn(drawing, force="total"))
    assert best(drawing, force="total") == {"@a1e"}


def test_where_nothing_helps_it_plays_anything() -> None:
    drawing = """
        . . . . .
        . . . . .
        . . o o .
        . s . . .
        . o . . .
    """
    position = drawn(drawing)
    assert best_siam_moves(position) == position.legal_moves()


@pytest.mark.parametrize(
    ("drawing", "elephants", "rhinos"),
    [
        (". . . . . \n. . . . . \n. o o o . \n. . . . . \n. . . . .", math.inf, math.inf),
        # A step, a push, and two more until the rock falls.
        (". . . . . \n. . . . . \n. o o o . \n. . . . . \n. N . . .", 4, math.inf),
        (". . . . . \n. . . . . \n. o o o . \n. N . . . \n. . . . .", 3, math.inf),
        # Facing elsewhere it pushes nothing.
        (". . . . . \n. . . . . \n. o o o . \n. E . . . \n. . . . .", math.inf, math.inf),
        # Three rocks in a row are too heavy for one.
        (". . . . . \n. . . . . \nE o o o . \n. . . . . \n. . . . .", math.inf, math.inf),
        # The rhino before the elephant would be credited, and so it is the rhino's distance.
        (". . . . . \n. . . . . \n. o o o . \n. n . . . \n. N . . .", math.inf, 3),
        # A sideways animal is pushed along, which saves a step.
        (". . . . . \n. . . . . \n. o o o . \n. e . . . \n. N . . .", 3, math.inf),
        # Two that face each other stop each other.
        (". s . . . \n. . . . . \n. o o o . \n. . . . . \n. N . . .", math.inf, math.inf),
    ],
)
def test_the_distance_is_the_number_of_plies_to_push_a_rock_off_alone(
    drawing: str, elephants: float, rhinos: float
) -> None:
    position = drawn(drawing)
    assert distance(position, 0) == elephants
    assert distance(position, 1) == rhinos


def test_otherwise_it_brings_a_pusher_nearer() -> None:
    """By a step, or by a second elephant that pushes it on."""
    drawing = """
        . . . . .
        . . . . .
        . o o o .
        . . . . .
        . N . . .
    """
    assert best(drawing) == {"b1b2n", "@b1n"}


def test_at_the_start_it_enters_behind_a_rock() -> None:
    drawing = """
        . . . . .
        . . . . .
        . o o o .
        . . . . .
        . . . . .
    """
    early = {move.code for move in best_siam_moves(drawn(drawing, ply=0))}
    assert early == {"@b1n", "@d1n", "@b5s", "@d5s"}
    assert best(drawing) == early | {"@c1n", "@c5s"}


def test_a_draw_by_the_house_rule_is_only_the_last_resort() -> None:
    drawing = """
        . . . . .
        . . . . .
        . o o o .
        . . . . .
        . N . . .
    """
    assert len(best(drawing, ply_limit=21)) > 50
