"""`erawan perft` counts as the reference does."""

import json
import re

import erawan as package
from tests.cli.running import erawan


def test_one_line_per_depth_with_count_and_seconds() -> None:
    text = erawan("perft", "siam", "--depth", "2", "--crosses", "off").stdout
    assert re.fullmatch(r"1 64 \d+\.\d{3}\n2 3894 \d+\.\d{3}\n", text)


def test_json_has_one_object_per_line() -> None:
    done = erawan("perft", "siam", "--depth", "2", "--json", "--divide", "--animals", "4")
    depths: list[dict[str, int]] = []
    moves: list[dict[str, int]] = []
    for line in done.stdout.splitlines():
        obj = json.loads(line)
        (depths if "depth" in obj else moves).append(obj)
    assert [(obj["depth"], obj["count"]) for obj in depths] == [(1, 56), (2, 2960)]
    assert sum(obj["count"] for obj in moves) == 2960


def test_divide_tells_the_last_depth_move_by_move() -> None:
    head, *moves = erawan("perft", "siam", "--depth", "1", "--divide").stdout.splitlines()
    assert head.startswith("1 56 ")
    legal = package.game("siam").start().legal_moves()
    assert moves == [f"{move.code} 1" for move in legal]


def test_a_position_can_be_given_as_text_or_json() -> None:
    text = "2s2/5/1ooo1/5/2N2 E 2 --"
    position = package.game("siam").position_from_text(text, {"crosses": "off"})
    expected = f"1 {len(position.legal_moves())} "
    by_text = erawan("perft", "siam", "--depth", "1", "--position", text, "--crosses", "off").stdout
    by_json = erawan(
        "perft", "siam", "--depth", "1", "--position", json.dumps(position.to_json())
    ).stdout
    assert by_text.startswith(expected)
    assert by_json.startswith(expected)


def test_games_that_ended_earlier_are_not_counted() -> None:
    over = "5/5/2oo1/5/5 R 9 -- #E"
    assert erawan("perft", "siam", "--depth", "1", "--position", over).stdout.startswith("1 0 ")
    won = "1o3/1N3/2oo1/5/5 E 8 --"
    two = erawan("perft", "siam", "--depth", "2", "--position", won, "--divide").stdout
    assert "\nb4b5n 0\n" in two


def test_king_of_siam_is_counted_with_its_options() -> None:
    arguments = ("perft", "king-of-siam", "--depth", "1", "--players", "3", "--seed", "7")
    number = len(package.game("king-of-siam").start(players=3, seed=7).legal_moves())
    assert erawan(*arguments).stdout.startswith(f"1 {number} ")
