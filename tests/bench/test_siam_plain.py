"""The plain alpha-beta: its scores against a search without any cleverness, and the C program."""

from __future__ import annotations

from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

import erawan
from bench.c_program import compile_c
from bench.siam_plain import POSITIONS, search_by_c, search_by_kernel
from bench.sparring.compiled.siam_plain import MAX_DEPTH, WON, Plain, evaluate
from erawan.core.errors import ErawanError
from erawan.kernels.common.stop import Stop
from erawan.kernels.siam.kernel import Kernel
from erawan.siam import Board, Position
from tests.equality.siam_positions import BOARDS, crowded, variants
from tests.some import some

SIAM = erawan.game("siam")
MIDDLE = POSITIONS["a middle game"]


def minimax(position: Position, depth: int, ply: int = 0) -> int:
    """The score by the readable rules, every move tried."""
    if position.outcome is not None:
        if not position.outcome.winners:
            return 0
        return WON - ply if position.side in position.outcome.winners else ply - WON
    if depth == 0:
        return evaluate(position)
    moves = position.legal_moves()
    return max(-minimax(position.play(move), depth - 1, ply + 1) for move in moves)


def search(position: Position, depth: int, nodes: int = 0) -> Plain:
    plain = Plain(position)
    while plain.depth < depth and not plain.is_decided and plain.deepen(Stop(), nodes):
        pass
    return plain


@pytest.mark.parametrize("name", BOARDS)
def test_one_ply_is_what_trying_everything_gives(name: str) -> None:
    random = Random(f"plain {name}")
    for options in some(variants(name, random)):
        position = crowded(options, random)
        assert search(position, 1).score == minimax(position, 1), position


SMALL = Board("small", 1, "", 3, 3, ("b2",), ())


@pytest.mark.parametrize("house", [{}, {"repetition": 2}, {"ply_limit": 6}, {"removals": 1}])
def test_three_plies_on_a_small_board_too(house: dict[str, Any]) -> None:
    text = "2n/1o1/W2 E 4 --"
    position = SIAM.position_from_text(text, {"board": SMALL, "animals": 1, **house})
    assert search(position, 3).score == minimax(position, 3)


def test_the_c_program_searches_the_same_nodes(tmp_path: Path) -> None:
    program = compile_c("siam_plain", tmp_path)
    kernel = Kernel(SIAM.start())
    games = [kernel.playout(seed, 12 + 5 * seed) for seed in range(20)]
    texts = [*POSITIONS.values(), *(game.store().text for game in games if not game.ended)]
    assert len(texts) > 20
    for text in texts:
        assert search_by_kernel(text, 4)[0] == search_by_c(program, text, 4)[0], text


def test_it_wins_at_once_and_says_in_how_many_plies() -> None:
    plain = search(SIAM.position_from_text("2o2/2N2/5/1o1o1/5 E 20 --"), 5)
    assert (plain.code, plain.score, plain.depth) == ("c4c5n", WON - 1, 1)
    assert plain.is_decided


def test_a_push_that_wins_for_the_opponent_is_not_played() -> None:
    position = SIAM.position_from_text("o4/n4/N4/2oo1/5 E 20 --")
    assert "a3a4n" in {move.code for move in position.legal_moves()}
    assert search(position, 3).code != "a3a4n"


def test_a_draw_by_repetition_is_better_than_a_loss() -> None:
    game = SIAM.position_from_text("5/5/1ooo1/5/5 E 20 --", {"repetition": 2})
    for code in ("@a1n", "@e5s", "a1-"):
        game = game.play(game.parse(code))
    drawn = [move for move in game.legal_moves() if game.play(move).outcome]
    assert [move.code for move in drawn] == ["e5-"]
    assert search(game, 1).score == max(minimax(game, 1), 0)


def test_nodes_are_a_limit_but_one_ply_is_always_searched() -> None:
    full = search(SIAM.position_from_text(MIDDLE), 4)
    for limit in (1, 5_000, full.nodes - 1):
        plain = search(SIAM.position_from_text(MIDDLE), 4, limit)
        assert 1 <= plain.depth < 4
        assert plain.nodes <= max(limit, 100)


def test_a_stop_ends_it_from_another_thread() -> None:
    plain, stop = Plain(SIAM.position_from_text(MIDDLE)), Stop()

    def deepen() -> None:
        while plain.deepen(stop):
            pass

    thread = Thread(target=deepen)
    thread.start()
    while plain.depth < 3:
        pass
    stop.ask()
    thread.join(5)
    assert not thread.is_alive()
    assert plain.score == search(SIAM.position_from_text(MIDDLE), plain.depth).score


def test_a_search_cut_short_goes_on_as_if_it_had_not_been() -> None:
    whole, cut = (Plain(SIAM.position_from_text(MIDDLE)) for _ in range(2))
    stop = Stop()
    for _ in range(3):
        whole.deepen(stop)
        cut.deepen(stop)
    assert not cut.deepen(stop, cut.nodes + 1_000)
    whole.deepen(stop)
    cut.deepen(stop)
    assert (whole.score, whole.depth) == (cut.score, cut.depth)


def test_what_can_not_be_searched_is_refused() -> None:
    over = SIAM.position_from_text("2o2/2N2/5/1o1o1/5 E 20 --")
    with pytest.raises(ErawanError, match="over"):
        Plain(over.play(over.parse("c4c5n")))


def test_there_is_a_deepest() -> None:
    lonely = SIAM.position_from_text(
        "3/1o1/3 E 4 --", {"board": SMALL, "animals": 1, "ply_limit": 5}
    )
    plain = Plain(lonely)
    for _ in range(MAX_DEPTH):
        assert plain.deepen(Stop())
    with pytest.raises(ErawanError, match="64 plies deep"):
        plain.deepen(Stop())
