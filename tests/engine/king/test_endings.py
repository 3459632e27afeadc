"""Exact endings of King of Siam as the engine uses them, replayed on the readable rules."""

from __future__ import annotations

import json
from functools import partial
from itertools import combinations, islice
from pathlib import Path
from random import Random

import pytest

import erawan
from erawan.engine.king.endings import forced_outcomes, side_of, solve
from erawan.engine.king.search.greedy import greedy_moves
from erawan.engine.king.search.solver import Solver
from erawan.engine.thought import Line, Thought
from erawan.kernels.common.stop import Stop
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME, Position
from tests.engine.king.plain import PLENTY, Plain, TooLong, endings
from tests.some import some
from tests.stopwatch import SOON, timing

ENDINGS = Path(__file__).parents[3] / "bench" / "data" / "king_endings.jsonl"


class Replay:
    """The winners' moves from the solver, all moves of the others from the readable rules."""

    def __init__(self, team: int) -> None:
        self.team, self.solver = team, Solver(1)
        self.seen: set[int] = set()

    def run(self, position: Position) -> None:
        if position.outcome is not None:
            assert all(self.team >> seat & 1 for seat in some(position.outcome.winners))
        elif position.key not in self.seen:
            self.seen.add(position.key)
            if self.team >> position.seat & 1:
                code = self.solver.deciding_move(
                    Kernel(position), self.team, self.team, PLENTY, Stop()
                )
                assert code is not None
                self.run(position.play(position.parse(code)))
            else:
                for move in position.legal_moves():
                    self.run(position.play(move))


@pytest.mark.parametrize(
    ("players", "cards", "most_open"), [(2, 2, 6), (2, 3, 4), (2, 4, 3), (4, 2, 5), (4, 3, 3)]
)
def test_a_proof_holds_against_every_defence(players: int, cards: int, most_open: int) -> None:
    answered = 0
    for position in endings(players, cards, 70 + 10 * players + cards):
        if len(position.face_up) > most_open:
            continue
        mover = side_of(position.seat, players)
        wins = Solver(1).force(Kernel(position), mover, mover, PLENTY, Stop())
        replay = Replay(mover if wins else (1 << players) - 1 - mover)
        replay.run(position)
        answered += len(replay.seen)
        if answered > 150:
            break


def replay_by_lot(position: Position, winner: int, random: Random) -> int:
    """Play on with the solver against a defence by lot, on the rules; how many moves it was."""
    solver, plies = Solver(4), 0
    while position.outcome is None:
        kernel = Kernel(position)
        if position.seat == winner:
            code = solver.deciding_move(kernel, 1 << winner, 1 << winner, PLENTY, Stop())
            assert code is not None
        else:
            code = random.choice(
                ["pass", greedy_moves(kernel)[0], random.choice(kernel.distinct())]
            )
        position = position.play(position.parse(code))
        plies += 1
    assert position.outcome.winners == {winner}
    return plies


@pytest.mark.parametrize(("cards", "endings"), [(5, 12), (6, 8), (7, 5)])
def test_a_longer_proof_holds_against_defences_by_lot(cards: int, endings: int) -> None:
    random, proved = Random(cards), 0
    for row in map(json.loads, ENDINGS.read_text().splitlines()[1:]):
        if row["cards"] != cards:
            continue
        position = GAME.position(row["position"])
        wins = Solver(16).force(Kernel(position), 1, 1, 2_000_000, Stop())
        if wins is not None:
            proved += 1
            assert sum(replay_by_lot(position, 0 if wins else 1, random) for _ in range(8)) >= 8
        if proved == endings:
            break
    assert proved == endings


def smallest_forced(position: Position, seat: int, most: int) -> list[frozenset[int]]:
    """By plain search: the smallest sets of which a seat can bring about that one wins."""
    forced: list[frozenset[int]] = []
    for goal in (frozenset(seats) for size in (1, 2) for seats in combinations(range(3), size)):
        bits = sum(1 << winner for winner in goal)
        if not any(smaller < goal for smaller in forced) and Plain(1 << seat, bits, most).forces(
            position
        ):
            forced.append(goal)
    return forced


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_what_each_of_three_can_force_equals_plain_search(cards: int) -> None:
    compared, kinds = 0, set()
    for position in islice(endings(3, cards, 40 + cards), 60):
        try:
            expected = {seat: smallest_forced(position, seat, 300) for seat in range(3)}
        except TooLong:
            continue
        assert forced_outcomes(Kernel(position), Solver(1), PLENTY, Stop()) == expected
        compared += 1
        kinds.add(tuple(tuple(map(len, expected[seat])) for seat in range(3)))
    assert compared >= 10
    assert len(kinds) >= 3


def test_a_winning_line_wins_on_the_rules() -> None:
    lines = 0
    for position in islice(endings(2, 4, 5), 12):
        ending = solve(Kernel(position), Solver(1), None, None, Stop())
        assert ending is not None
        thought = Thought((Line(("pass",), (0.5, 0.5)),), 1, 1, 0.0)
        best = ending.correct(thought).lines[0]
        assert best.proved
        assert best.values == tuple(float(seat in ending.winners) for seat in range(2))
        if position.seat in ending.winners:
            after = position
            for code in ending.codes:
                after = after.play(after.parse(code))
            assert after.outcome is not None
            assert after.outcome.winners == ending.winners
            lines += 1
    assert lines > 2


@pytest.mark.usefixtures("small_heap")
def test_a_proof_is_given_up_within_50_ms() -> None:
    kernel = Kernel(GAME.start(2, 3))
    while 16 - kernel.store().cards_played > 13:
        kernel = kernel.play(kernel.sample(7))
    with timing() as watch:
        for _ in range(4):
            stop = Stop()
            force = partial(Solver(16).force, kernel, 1, 1, PLENTY, stop)
            assert watch.stop(force, 0.1, stop.ask) is None
    assert watch.slowest < 0.05
    assert watch.busiest < 0.05


def test_an_ending_too_hard_to_prove_takes_no_longer_than_asked() -> None:
    rows = [json.loads(line) for line in ENDINGS.read_text().splitlines()[1:]]
    hard = [row["position"] for row in rows if row["cards"] == 7 and row["open"] >= 6]
    engine, unproved = erawan.engine("king-of-siam"), 0
    with timing() as watch:
        for position in map(GAME.position, hard[:5]):
            with watch.span():
                thought = engine.analyse(position, movetime=400)
            unproved += not thought.proved
    assert unproved > 2
    assert watch.slowest < 0.4 + SOON
