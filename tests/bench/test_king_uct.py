"""UCT of King of Siam: reproducible, stoppable, and within its limits."""

from __future__ import annotations

from functools import partial

import pytest

from bench.sparring.compiled.king_uct import Tree
from erawan.engine.king.search.greedy import greedy_moves
from erawan.kernels.common.stop import Stop
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME
from tests.stopwatch import SOON, timing

LAST_CARD_WINS = 0
"""A deal that the greedy player brings to a last card that may be played (K5.9)."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_and_nodes_give_the_same_tree(players: int) -> None:
    kernel = Kernel(GAME.start(players=players, seed=4))
    trees = [Tree(kernel, seed, 255, 3) for seed in (1, 1, 2)]
    for tree in trees:
        assert tree.run(200, Stop()) == 200
    assert trees[0].lines(9) == trees[1].lines(9)
    assert trees[0].lines(9) != trees[2].lines(9)


def test_a_tree_grown_in_two_steps_is_the_same_tree() -> None:
    kernel = Kernel(GAME.start(players=2, seed=4))
    at_once, in_steps = Tree(kernel, 1), Tree(kernel, 1)
    at_once.run(300, Stop())
    in_steps.run(100, Stop())
    in_steps.run(300, Stop())
    assert at_once.lines(5) == in_steps.lines(5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lines_are_legal_and_visits_and_wins_add_up(players: int) -> None:
    position = GAME.start(players=players, seed=6)
    tree = Tree(Kernel(position), 1)
    tree.run(500, Stop())
    lines = tree.lines(1000)
    assert sum(visits for _, _, visits in lines) == 500
    for codes, values, _ in lines:
        # Two partners both have the chance of their team.
        assert sum(values) == pytest.approx(2 if players == 4 else 1)
        after = position
        for code in codes:
            after = after.play(after.parse(code))


def test_flat_lines_have_one_move() -> None:
    tree = Tree(Kernel(GAME.start(players=2, seed=6)), 1, 1)
    tree.run(300, Stop())
    assert {len(codes) for codes, _, _ in tree.lines(1000)} == {1}


def test_it_ends_when_asked_from_another_thread() -> None:
    with timing() as watch:
        for _ in range(4):
            stop, tree = Stop(), Tree(Kernel(GAME.start(players=2, seed=1)), 1)
            run = partial(tree.run, 100_000_000, stop)
            assert 0 < watch.stop(run, 0.05, stop.ask) < 100_000_000
    assert watch.slowest < SOON
    assert watch.busiest < SOON


def test_without_any_time_it_still_has_a_move() -> None:
    stop, tree = Stop(), Tree(Kernel(GAME.start(players=2, seed=1)), 1)
    stop.ask()
    assert tree.run(1000, stop) == 1
    assert len(tree.lines(1)) == 1


def test_a_win_by_the_last_card_is_found() -> None:
    kernel = Kernel(GAME.start(players=2, seed=LAST_CARD_WINS))
    while kernel.store().cards_played < 15:
        kernel = kernel.play(greedy_moves(kernel)[0])
    tree = Tree(kernel, 1)
    tree.run(500, Stop())
    codes, values, _ = tree.lines(1)[0]
    assert codes[0] in set(kernel.legal_codes()) - {"pass"}
    assert values[kernel.store().seat] > 0.9
