"""The players there are, and that chance is all the seed's."""

from collections import Counter
from typing import Any

import pytest

import erawan
from erawan.core.generator import SplitMix64
from erawan.engine.agent import Task
from erawan.engine.players import PLAYERS, find_player
from tests.stopwatch import timing

KING, SIAM = erawan.game("king-of-siam"), erawan.game("siam")


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(erawan.ErawanError, match="no player is called 'hal'; there are random"):
        find_player("siam", "hal")


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("start", [KING.start(players=3, seed=1), SIAM.start()])
def test_the_same_seed_chooses_the_same_legal_move(name: str, start: Any) -> None:
    player = find_player(start.game, name)
    chosen = [player.choose(start, Task(seed=seed)).code for seed in (1, 2, 3, 1, 2, 3)]
    assert chosen[:3] == chosen[3:]
    assert len(set(chosen)) > 1
    for code in chosen:
        start.parse(code)


@pytest.mark.parametrize("start", [KING.start(players=2, seed=5), SIAM.start(repetition=2)])
def test_the_random_player_draws_an_index_into_the_sorted_moves(start: Any) -> None:
    position = start
    for seed in range(12):
        moves = position.legal_moves()
        expected = moves[SplitMix64(seed).below(len(moves))]
        assert find_player("siam", "random").choose(position, Task(seed=seed)).code == expected.code
        position = position.play(expected)


def test_the_random_player_chooses_every_move_equally_often() -> None:
    start = SIAM.start(crosses="off")
    player = find_player("siam", "random")
    counts = Counter(player.choose(start, Task(seed=seed)).code for seed in range(6400))
    assert len(counts) == 64
    assert 60 < min(counts.values()) <= max(counts.values()) < 145


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize(
    "start", [KING.start(players=4, seed=3), SIAM.start(repetition=3, ply_limit=60)]
)
def test_players_bring_games_to_an_end(name: str, start: Any) -> None:
    player, generator, position = find_player(start.game, name), SplitMix64(5), start
    while position.outcome is None:
        code = player.choose(position, Task(seed=generator.next())).code
        position = position.play(position.parse(code))
    assert position.outcome.reason in ("colony", "reign", "rock", "repetition", "ply-limit")


@pytest.mark.usefixtures("small_heap")
def test_greedy_decides_an_opening_of_king_of_siam_at_once() -> None:
    start = KING.start(players=4, seed=3)
    assert len(start.legal_moves()) > 10_000
    with timing() as watch, watch.span():
        find_player("siam", "greedy").choose(start, Task())
    assert watch.slowest < 0.05
    assert watch.busiest < 0.05
