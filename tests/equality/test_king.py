"""The compiled King of Siam equals the readable rules: codes, successors, keys and outcomes.

`ERAWAN_EQUALITY_SCALE` multiplies the number of positions (1 by default).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import reduce
from itertools import islice
from operator import xor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from erawan.core.generator import SplitMix64
from erawan.core.perft import perft
from erawan.engine.king.search.greedy import greedy_moves
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME, Move, Position
from erawan.king.cards import BRITISH, HOLDERS
from erawan.king.scoring import control_if_all_pass, holder_of, if_all_pass
from tests.equality.king_boards import random_board
from tests.equality.king_greedy import best_king_moves
from tests.equality.king_positions import positions
from tests.equality.scale import SCALE
from tests.equality.tally import COMPARED
from tests.some import some

DATA = Path(__file__).parents[1] / "data"

BATCHES = max(1, round(20 * SCALE))
BATCH = 100
WHOLE = 15
"""Of each batch so many positions have all their successors compared, of the others SAMPLED."""

WHOLE_LIMIT = 1200
SAMPLED = 200


def ending(outcome: Any) -> tuple[frozenset[int], str]:
    return outcome.winners, outcome.reason


def assert_equal(position: Position, kernel: Kernel) -> None:
    """Everything but the moves."""
    assert kernel.store() == position
    assert kernel.key == position.key
    assert kernel.to_move == position.to_move
    compare_forecast(position, kernel)
    if position.outcome is None:
        assert kernel.outcome is None
    else:
        assert kernel.outcome == ending(position.outcome)


def compare_forecast(position: Position, kernel: Kernel) -> None:
    """What everybody passing to the end would bring, with the figures that a view shows."""
    outcome = if_all_pass(position)
    assert kernel.if_all_pass() == ending(outcome)
    gains = [(province, holder_of(position.counts(province))) for province in position.face_up]
    holders = [holder for _, holder in control_if_all_pass(position.control, gains)]
    ranking = [step for step in outcome.steps if step.clause in ("K7.2", "K7.3")]
    courts = next(step for step in outcome.steps if step.clause in ("K7.4", "K7.5", "K8.2"))
    forecast = kernel.forecast()
    assert forecast.winners == outcome.winners
    assert forecast.ruler == (ranking[-1].left[0] if ranking else "")
    assert forecast.holders == "".join(HOLDERS[holder] for _, holder in gains)
    assert (forecast.struggles, forecast.british) == (len(holders), holders.count(BRITISH))
    assert forecast.courts == tuple(
        (tuple(map(int, side.split("+"))), figure) for side, figure in courts.values
    )


def compare_moves(position: Position, kernel: Kernel) -> list[Move]:
    """All codes; returns the moves."""
    moves = position.legal_moves()
    codes = [move.code for move in moves]
    assert kernel.legal_codes() == codes
    assert kernel.count() == len(codes)
    return moves


def compare_successors(position: Position, kernel: Kernel, moves: Sequence[Move]) -> set[int]:
    """The positions after these moves; returns their keys."""
    keys = set()
    assert bool(moves) == (position.outcome is None)
    for move in moves:
        after = position.play(move)
        assert_equal(after, kernel.play(move.code))
        keys.add(after.key)
        COMPARED["pairs of a King of Siam position and a move"] += 1
    return keys


def compare_distinct(kernel: Kernel, keys: set[int]) -> None:
    """One move for each key, and the successors made of them."""
    distinct = kernel.distinct()
    assert len(distinct) == len(keys)
    assert {kernel.play(code).key for code in distinct} == keys
    assert kernel.expand() == (len(keys), reduce(xor, keys, 0))


@pytest.mark.parametrize("batch", range(BATCHES))
def test_codes_successors_and_outcomes(batch: int) -> None:
    random = Random(batch)
    whole = 0
    for position in islice(positions(batch), BATCH):
        kernel = Kernel(position)
        assert_equal(position, kernel)
        moves = compare_moves(position, kernel)
        if whole < WHOLE and 1 < len(moves) <= WHOLE_LIMIT:
            whole += 1
            compare_distinct(kernel, compare_successors(position, kernel, moves))
            continue
        compare_successors(position, kernel, random.sample(moves, min(SAMPLED, len(moves))))
        compare_distinct(kernel, {kernel.play_move(move).key for move in kernel.legal_moves()})
    assert whole == WHOLE


@pytest.mark.parametrize("players", [2, 3, 4] if SCALE >= 1 else [3])
def test_all_successors_of_a_start(players: int) -> None:
    position = GAME.start(players, seed=players)
    kernel = Kernel(position)
    moves = compare_moves(position, kernel)
    compare_distinct(kernel, compare_successors(position, kernel, moves))


def lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DATA / name).read_text().splitlines()]


@pytest.mark.parametrize("row", lines("king_positions.jsonl"), ids=lambda row: row["note"])
def test_reference_positions(row: dict[str, Any]) -> None:
    kernel = Kernel(GAME.position(row["position"]))
    codes = kernel.legal_codes()
    assert len(codes) == row["count"]
    assert hashlib.sha256("\n".join(codes).encode()).hexdigest() == row["sha256"]
    if "winners" in row:
        assert kernel.outcome is not None
        assert kernel.outcome[0] == frozenset(row["winners"])


@pytest.mark.parametrize("row", lines("king_deals.jsonl"), ids=lambda row: f"seed {row['seed']}")
def test_reference_deals(row: dict[str, Any]) -> None:
    any_start = GAME.start(row["players"], 1, row["board"])
    position = Kernel(any_start).deal(row["seed"]).store()
    assert position == GAME.position(row["position"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_deals_on_any_board(players: int) -> None:
    random = Random(players)
    for _ in range(round(100 * SCALE)):
        board, seed = random_board(random), random.getrandbits(64)
        position = GAME.start(players, seed, board)
        assert_equal(position, Kernel(GAME.start(players, 0, board)).deal(seed))


def test_the_small_steps_of_a_turn_make_up_the_moves() -> None:
    for position in some(islice(positions(1001), round(100 * SCALE))):
        kernel = Kernel(position)
        codes = []
        for card in kernel.cards():
            if card == "pass":
                codes.append(card)
            for effect in kernel.effects(card):
                codes += [f"{card}:{effect}/{taken}" for taken in kernel.takes(card, effect)]
        assert codes == [move.code for move in position.legal_moves()]


def test_the_forecast_of_every_half_made_turn() -> None:
    random = Random(1005)
    previews = 0
    for position in islice(positions(1005), round(200 * SCALE)):
        turn = position.turn()
        while choices := turn.choices():
            turn = turn.choose(random.choice(choices))
            compare_forecast(turn.preview, Kernel(turn.preview))
            previews += 1
    assert previews > 300 * SCALE


def test_a_sampled_move_is_the_one_that_the_generator_draws() -> None:
    for position in some(islice(positions(1002), round(200 * SCALE))):
        kernel = Kernel(position)
        moves = position.legal_moves()
        for seed in range(20 if moves else 0):
            assert kernel.sample(seed) == moves[SplitMix64(seed).below(len(moves))].code


def assert_equally_greedy(position: Position) -> None:
    assert greedy_moves(Kernel(position)) == [move.code for move in best_king_moves(position)]


def test_the_greedy_moves_are_those_of_the_readable_rules() -> None:
    compared = 0
    for position in islice(positions(1004), round(200 * SCALE)):
        if position.outcome is None:
            assert_equally_greedy(position)
            compared += 1
    assert compared > 100 * SCALE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_greedy_moves_of_an_opening(players: int) -> None:
    assert_equally_greedy(GAME.start(players, seed=players))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["siam", "britain"])
def test_a_playout_draws_every_move_from_the_sorted_list(players: int, board: str) -> None:
    for seed in range(max(1, round(3 * SCALE))):
        position = GAME.start(players, seed, board)
        kernel = Kernel(position)
        generator = SplitMix64(seed)
        while moves := position.legal_moves():
            position = position.play(moves[generator.below(len(moves))])
        assert_equal(position, kernel.playout(seed))


def test_perft_makes_as_many_leaves() -> None:
    compared = 0
    for position in some(positions(1003)):
        moves = position.legal_moves()
        if len(moves) <= 60:
            kernel = Kernel(position)
            assert [kernel.perft(depth) for depth in range(3)] == [
                perft(position, depth) for depth in range(3)
            ]
            compared += len(moves)
        if compared > 400 * SCALE:
            break
