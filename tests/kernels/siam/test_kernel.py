"""Siam's kernel as its users meet it; that it equals the rules everywhere is tests/equality's."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from dataclasses import replace
from threading import Thread
from typing import Any

import pytest

import erawan
from erawan.core.errors import BadCode, ErawanError
from erawan.core.generator import MASK, SplitMix64
from erawan.core.perft import divide
from erawan.kernels.siam import text as siam_text
from erawan.kernels.siam.kernel import MAX_DEPTH, MAX_PLIES, Kernel
from erawan.kernels.siam.tables import Rules
from erawan.siam import Position
from tests.siam.boards import board_object

SIAM = erawan.game("siam")
MIDDLE = "w1n1e/W2s1/Nooo1/N1n2/2W2 E 20 --"


def leaves(position: Position, depth: int) -> Iterator[Position]:
    """The positions after so many plies, by the readable rules."""
    if depth == 0:
        yield position
        return
    for move in position.legal_moves():
        yield from leaves(position.play(move), depth - 1)


@pytest.mark.parametrize(
    ("text", "options", "depth"),
    [
        ("5/5/1ooo1/5/5 E 0 --", {}, 2),
        ("3/1o1/3 E 0 --", {"board": "3x3", "animals": 2, "crosses": "arrival"}, 3),
        (MIDDLE, {"force": "total"}, 2),
        (MIDDLE, {"removals": 1, "repetition": 2, "ply_limit": 22}, 2),
        ("o2/NSs/1w1 R 3 --", {"board": "3x3", "animals": 2, "repetition": 2}, 3),
    ],
)
def test_perft_makes_the_leaves_that_the_rules_make(
    text: str, options: dict[str, Any], depth: int
) -> None:
    if options.get("board") == "3x3":
        options = {**options, "board": small_board()}
    position = SIAM.position_from_text(text, options)
    keys = [leaf.key for leaf in leaves(position, depth)]
    assert Kernel(position).perft_sum(depth) == (len(keys), sum(keys) & MASK)


def small_board() -> dict[str, Any]:
    return board_object("small", 3, 3, "b2", "a2")


def test_divide_tells_perft_by_first_move() -> None:
    position = SIAM.position_from_text(MIDDLE)
    assert Kernel(position).divide(2) == dict(divide(position, 2))


@pytest.mark.parametrize(
    "options",
    [{}, {"repetition": 2}, {"ply_limit": 30}, {"animals": 4, "removals": 1, "board": "temple"}],
)
@pytest.mark.parametrize("seed", [0, 1, MASK])
def test_a_playout_is_the_same_game_by_the_readable_rules(
    options: dict[str, Any], seed: int
) -> None:
    position = SIAM.start(**options)
    played = Kernel(position).playout(seed, 120)
    generator = SplitMix64(seed)
    for _ in range(120):
        if moves := position.legal_moves():
            position = position.play(moves[generator.below(len(moves))])
    assert played.store() == position


def test_playouts_count_the_games_of_consecutive_seeds() -> None:
    kernel = Kernel(SIAM.start())
    games = [kernel.playout(7 + game, 400) for game in range(50)]
    ends = [game.ended for game in games]
    counts = tuple(map(ends.count, ("", "E", "R", "=")))
    assert min(counts[:3]) > 0
    assert kernel.playouts(7, 50, 400) == (*counts, sum(game.ply for game in games))


def test_a_kernel_is_a_value_like_a_position() -> None:
    before = Kernel(SIAM.start(repetition=3))
    kernel = before.play("@b1n").play("@d5s")
    assert before.store() == SIAM.start(repetition=3)
    assert kernel.store().seen == ("5/5/1ooo1/5/5 E", "5/5/1ooo1/5/1N3 R")
    assert (kernel.ply, kernel.side, kernel.reserve) == (2, 0, (4, 4))


def test_codes_and_moves_name_each_other() -> None:
    kernel = Kernel(SIAM.position_from_text(MIDDLE))
    codes = kernel.legal_codes()
    assert [kernel.move_of(code) for code in codes] == kernel.legal_moves()
    assert codes == sorted(codes)


@pytest.mark.parametrize("code", ["", "a1", "@a1-", "a1a1n", "f1n", "a6n", "@a1n ", "A1n"])
def test_what_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(BadCode):
        Kernel(SIAM.start()).play(code)


def test_an_illegal_move_changes_nothing() -> None:
    kernel = Kernel(SIAM.start())
    with pytest.raises(ErawanError, match="@c1n is not legal here"):
        kernel.play("@c1n")
    assert kernel.store() == SIAM.start()


def test_after_the_end_nothing_is_legal() -> None:
    kernel = Kernel(SIAM.position_from_text("2o2/2N2/5/1o1o1/5 E 20 --")).play("c4c5n")
    assert (kernel.ended, kernel.legal_codes(), kernel.perft(1)) == ("E", [], 0)
    assert kernel.perft(0) == 1


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"cells": (0,) * 24}, "24 cells, but the board has 25"),
        ({"cells": (10,) * 25}, "10 is no piece"),
        ({"cells": (1,) * 25}, "too many animals"),
        ({"ended": "="}, "a draw is marked"),
        ({"ended": "?"}, "not in tuple"),
    ],
)
def test_what_no_board_can_hold_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Kernel(replace(SIAM.start(), **changes))


def test_rules_fit_only_positions_with_the_same_options() -> None:
    rules = Rules(SIAM.start().options)
    assert Kernel(SIAM.start(), rules).key == SIAM.start().key
    with pytest.raises(ValueError, match="other options"):
        Kernel(SIAM.start(crosses="off"), rules)


def test_depths_and_limits_have_an_end() -> None:
    kernel = Kernel(SIAM.start())
    with pytest.raises(ValueError, match="depth"):
        kernel.perft(MAX_DEPTH + 1)
    with pytest.raises(ValueError, match="limit"):
        kernel.playout(0, MAX_PLIES + 1)


def test_threads_share_a_kernel() -> None:
    kernel = Kernel(SIAM.start(repetition=3))
    alone = kernel.perft_sum(3)
    results: list[tuple[int, int]] = []
    threads = [Thread(target=lambda: results.append(kernel.perft_sum(3))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [alone] * 4


def test_the_examples_in_the_texts_are_true() -> None:
    failed, tried = doctest.testmod(siam_text)
    assert tried >= 5
    assert failed == 0
