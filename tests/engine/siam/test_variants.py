"""In no form of the game does the engine miss a win in three plies.

The wins are found by the plain alpha-beta, which searches full width and has nothing but the moves
in common with the engine; whether a move keeps one is played out on the readable rules.
"""

from collections.abc import Iterator
from itertools import islice

import pytest

from bench.sparring.compiled.siam_plain import WON, Plain
from erawan.engine.agent import Task
from erawan.engine.budget import Budget
from erawan.engine.players import Settings
from erawan.engine.siam.search.deepening import FEATURES
from erawan.engine.siam.searcher import LEVELS, SiamSearcher, make
from erawan.kernels.common.stop import Stop
from erawan.siam import Position
from tests.engine.siam.test_proofs import wins_now
from tests.kernels.siam.variants import middles

VARIANTS = ("classic", "total", "off", "arrival", "four", "removal", "7x7")
PLIES = 3
WINS = 8
NODES = 10_000


def wins_in_three(variant: str) -> Iterator[Position]:
    """Positions of random games that are won in three plies and no fewer."""
    for position in middles(variant, games=3000):
        plain = Plain(position)
        while plain.depth < PLIES and not plain.is_decided:
            plain.deepen(Stop())
        if plain.depth == PLIES and plain.score == WON - PLIES:
            yield position


def keeps_the_win(position: Position, code: str) -> bool:
    """By the rules: whether every defence against a move can be followed by a win."""
    after = position.play(position.parse(code))
    if after.outcome is not None:
        return after.outcome.winners == {position.side}
    return all(wins_now(after.play(defence), position.side) for defence in after.legal_moves())


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_win_in_three_plies_is_played_and_proved(variant: str) -> None:
    positions = list(islice(wins_in_three(variant), WINS))
    assert len(positions) == WINS
    for position in positions:
        thought = make(Settings()).choose(position, Task(Budget(nodes=NODES)))
        assert keeps_the_win(position, thought.code), position.text
        assert (thought.proved, thought.lines[0].within) == (True, PLIES), position.text


def test_an_engine_that_sees_its_own_move_only_misses_them() -> None:
    """Or the test above could not fail."""
    blind = SiamSearcher(LEVELS[0], threads=1, mebibytes=1, without=FEATURES["parries"])
    assert not all(
        keeps_the_win(position, blind.choose(position, Task()).code)
        for position in islice(wins_in_three("classic"), WINS)
    )
