"""The engine's estimate and search of King of Siam."""

from __future__ import annotations

from itertools import islice

import pytest

from erawan.engine.king.search.estimate import estimate
from erawan.engine.king.search.solver import Solver
from erawan.engine.king.search.tree import Search
from erawan.engine.king.weights import weights
from erawan.kernels.common.stop import Stop
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME, Position
from tests.engine.king.claims import endings


def kernel_with(players: int, seed: int, cards: int, board: object = "siam") -> Kernel:
    """A position of a random game with so many cards left."""
    kernel = Kernel(GAME.start(players, seed, board))
    while 8 * players - kernel.store().cards_played > cards:
        kernel = kernel.play(kernel.sample(seed))
    return kernel


def search_of(kernel: Kernel, nodes: int) -> Search:
    search = Search(kernel, weights(), Solver(1), 8)
    search.run(nodes, Stop())
    return search


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_add_up(players: int) -> None:
    for cards in range(8 * players, 0, -3):
        chances = estimate(kernel_with(players, cards, cards), weights())
        assert len(chances) == players
        assert sum(chances) == pytest.approx(2 if players == 4 else 1)
        assert players != 4 or chances[:2] == chances[2:]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_nodes_give_the_same_lines(players: int) -> None:
    kernel = kernel_with(players, 1, 6 * players)
    lines = search_of(kernel, 40).lines(9)
    assert lines == search_of(kernel, 40).lines(9)
    in_steps = search_of(kernel, 15)
    in_steps.run(40, Stop())
    assert in_steps.lines(9) == lines


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lines_are_legal_and_the_pass_is_among_them(players: int) -> None:
    for seed in range(10):
        kernel = kernel_with(players, seed, 8 * players - seed)
        position = kernel.store()
        lines = search_of(kernel, 60).lines(64)
        assert ["pass"] in [codes[:1] for codes, *_ in lines]
        assert len({codes[0] for codes, *_ in lines}) == len(lines)
        assert max(len(codes) for codes, *_ in lines) > 1
        for codes, *_ in lines:
            after = position
            for code in codes:
                after = after.play(after.parse(code))


def test_what_the_search_calls_proved_the_solver_proves() -> None:
    solver, proved = Solver(1), 0
    for seed in range(12):
        kernel = kernel_with(2, seed, 3)
        position = kernel.store()
        assert isinstance(position, Position)
        if position.outcome is not None:
            continue
        for codes, values, _, is_proved, *_ in search_of(kernel, 50).lines(64):
            if is_proved:
                proved += 1
                after = kernel.play(codes[0])
                wins = solver.force(after, 1, 1, 1 << 40, Stop())
                assert values[0] == float(wins is True)
    assert proved > 50


def test_what_was_proved_of_a_move_stays_proved() -> None:
    proofs = 0
    for position in islice(endings(seed=1), 200):
        if position.players != 3:
            continue
        search = Search(Kernel(position), weights(), Solver(1), 8)
        before: dict[str, list[float]] = {}
        for nodes in (10, 20, 40, 80, 160, 320, 1000):
            search.run(nodes, Stop())
            now = {codes[0]: values for codes, values, _, proved, *_ in search.lines(64) if proved}
            assert before.items() <= now.items()
            before = now
        proofs += len(before)
    assert proofs > 20
