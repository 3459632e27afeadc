"""Exact endings of King of Siam against plain search over the readable rules."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from erawan.engine.king.search.solver import MOST_CARDS, Solver
from erawan.kernels.common.stop import Stop
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME
from tests.engine.king.plain import PLENTY, Plain, TooLong, endings
from tests.some import some


def sides(players: int, random: Random) -> tuple[int, int]:
    """A team and a goal that can be asked about."""
    if players == 3:
        return 1 << random.randrange(3), random.choice([1, 2, 4, 3, 5, 6])
    team = random.choice([1, 2] if players == 2 else [5, 10])
    return team, team


def compare(players: int, cards: int, wanted: int, most: int, seed: int) -> tuple[int, int]:
    """Compare so many endings; how many there were of each answer."""
    random, solver = Random(seed), Solver(1)
    answers = [0, 0]
    for position in some(endings(players, cards, seed)):
        team, goal = sides(players, random)
        try:
            expected = Plain(team, goal, most).forces(position)
        except TooLong:
            continue
        kernel = Kernel(position)
        assert solver.force(kernel, team, goal, PLENTY, Stop()) == expected, position
        move = solver.deciding_move(kernel, team, goal, PLENTY, Stop())
        suits_mover = expected == bool(team >> position.seat & 1)
        assert (move is not None) == suits_mover
        if move is not None:
            after = position.play(position.parse(move))
            with suppress(TooLong):
                assert Plain(team, goal, most).forces(after) == expected
        answers[expected] += 1
        if sum(answers) == wanted:
            break
    return answers[0], answers[1]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_endings_equal_plain_search(players: int, cards: int) -> None:
    assert min(compare(players, cards, 12, 400, 10 * players + cards)) > 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "cards", "wanted"),
    [(2, 2, 250), (2, 3, 150), (3, 2, 30), (3, 3, 20), (4, 2, 30), (4, 3, 20)],
)
def test_many_endings_equal_plain_search(players: int, cards: int, wanted: int) -> None:
    assert sum(compare(players, cards, wanted, 6_000, 100 * players + cards)) == wanted


def test_a_card_that_does_nothing_may_decide_who_played_last() -> None:
    position = GAME.position(
        {
            "game": "king-of-siam",
            "board": "siam@1",
            "players": 3,
            "tiles": ["kd", "nk", "kr", "cm", "ry", "sk", "vt", "ay"],
            "crowned": ["cm", "kr", "ay"],
            "provinces": dict.fromkeys(["cm", "vt", "sk", "kr", "ay", "ry", "nk", "kd"], ""),
            "control": [
                ["kd", "M"],
                ["nk", "M"],
                ["kr", "M"],
                ["cm", "M"],
                ["ry", "B"],
                ["sk", "B"],
                ["vt", "B"],
            ],
            "pool": "RRRRRRRRRLLLLLLLLMMMMMMMM",
            "courts": ["RRLLLLMMMM", "RRRLLLLMM", "RRRRLLMMMM"],
            "hands": [[], ["la"], []],
            "to_move": 1,
            "passes": 1,
            "last_swap": None,
            "played": [17, 22, 23],
        }
    )
    solver = Solver(1)
    assert not Plain(4, 4, PLENTY).forces(position)
    assert solver.force(Kernel(position), 4, 4, PLENTY, Stop()) is False
    assert solver.deciding_move(Kernel(position), 4, 4, PLENTY, Stop()) == "la:-/-"


def test_out_of_nodes_or_time_nothing_is_claimed() -> None:
    position = next(endings(2, 9, 1))
    stop = Stop()
    stop.ask()
    assert Solver(1).force(Kernel(position), 1, 1, 50, Stop()) is None
    assert Solver(1).force(Kernel(position), 1, 1, PLENTY, stop) is None


def test_what_is_no_ending_is_refused() -> None:
    with pytest.raises(ValueError, match=f"at most {MOST_CARDS} cards"):
        Solver(1).force(Kernel(GAME.start(2, 1)), 1, 1, 10, Stop())
