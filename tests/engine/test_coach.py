"""The coach warns where the rules say so, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

from erawan.core.game import Position
from erawan.core.registry import game
from erawan.engine.entry import engine_of
from erawan.learn.king.drawing import drawn
from tests.engine.coached import bot_games


@pytest.mark.parametrize("name", ["king-of-siam", "siam"])
def test_over_bot_games_every_warning_is_right_and_none_is_missing(name: str) -> None:
    tally = bot_games(name, range(15))
    assert tally.wrong == []
    assert tally.counts["games"] == 15
    assert tally.counts["british" if name == "king-of-siam" else "next"] >= 5


def siam(text: str) -> Position[Any]:
    start = game("siam").start().to_json()
    position: Position[Any] = game("siam").position(start | {"text": text})
    return position


def kinds(position: Position[Any], code: str) -> list[str]:
    return [danger.kind for danger in engine_of(position.game).dangers(position, code)]


def test_a_push_that_hands_the_rock_over_is_warned_of() -> None:
    # The elephant on c3 pushes the rhino on c4, which faces the rock on c5.
    assert kinds(siam("2o2/2n2/2N2/oo3/5 E 20 --"), "c3c4n") == ["loses"]


def test_a_push_that_wins_is_not_warned_of() -> None:
    assert kinds(siam("2o2/2N2/2N2/oo3/5 E 20 --"), "c3c4n") == []


def test_leaving_the_opponent_a_win_is_warned_of_where_another_move_prevents_it() -> None:
    # The rhino on c2 pushes the rock on c1 next; the elephant on b2 can push that rhino aside.
    position = siam("5/5/5/1Es2/o1o1o E 20 --")
    assert kinds(position, "b2n") == ["next"]
    assert kinds(position, "b2c2e") == []


def test_a_win_of_the_opponent_that_nothing_prevents_is_no_reason_to_ask() -> None:
    position = siam("5/5/5/2s2/o1o1o E 20 --")
    assert kinds(position, "@a5e") == []


LAST = """
2 players, seat 0 to move, {passes}
control cm:R vt:R sk:R kr:L ay:L ry:M nk:M
kd {kedah}
seat 0    {court}    mr kt ra    #0
seat 1    RRRR       {hand}      #0
"""


def last(passes: str, kedah: str, court: str = "R", hand: str = "mr kt la") -> Position[Any]:
    """The last struggle, over Kedah: Rama rules, and the second seat has more of them."""
    text = LAST.format(passes=passes, kedah=kedah, court=court, hand=hand)
    return drawn(text.replace(" #0", ""))


def test_a_pass_that_gives_a_tied_province_to_the_british_is_warned_of() -> None:
    position = drawn("2 players, 1 pass\ntrack sk\nsk RRLL\nseat 0 RL\nseat 1 LM")
    assert kinds(position, "pass") == ["british"]


def test_nothing_is_said_of_a_pass_that_others_can_still_answer() -> None:
    position = drawn("2 players\ntrack sk\nsk RRLL\nseat 0 RL\nseat 1 LM")
    assert kinds(position, "pass") == []


def test_a_pass_that_ends_the_game_for_somebody_else_is_warned_of() -> None:
    assert kinds(last("1 pass", "RRL"), "pass") == ["loses"]
    assert kinds(last("1 pass", "RRL", court="RRRRR"), "pass") == []


def test_a_pass_that_lets_the_next_player_end_the_game_is_warned_of() -> None:
    assert kinds(last("0 passes", "RRL"), "pass") == ["next"]
    assert kinds(last("0 passes", "RRL", court="RRRRR"), "pass") == []


def test_who_has_no_card_passes_at_once() -> None:
    assert kinds(last("0 passes", "RRLL", hand="none"), "pass") == ["british", "loses"]
