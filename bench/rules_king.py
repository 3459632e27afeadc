"""King of Siam's readable rules: an opening's moves, one move, one step of the turn builder."""

from __future__ import annotations

from collections.abc import Iterator

from bench.measure import Measure, best_seconds
from erawan.core.turn import Choice
from erawan.king import GAME
from erawan.king.lookahead import winning_moves
from erawan.king.turn import Turn, candidates, following

OPENING = 17_153
SAMPLE = 97
"""Every so many moves of the opening one is parsed and played."""
CACHES = (candidates, following, winning_moves)


def measures() -> Iterator[Measure]:
    """What a person waits for."""
    position = GAME.start(players=3, seed=7)
    codes = [move.code for move in position.legal_moves()]
    assert (len(codes), codes) == (OPENING, sorted(codes))
    seconds = best_seconds(lambda: [move.code for move in position.legal_moves()])
    yield Measure("king: all moves of an opening, with their codes", seconds, "s", "under 0.15")

    moves = [position.parse(code) for code in codes[::SAMPLE]]
    seconds = best_seconds(lambda: [position.parse(code) for code in codes[::SAMPLE]])
    yield Measure("king: parse a code", 1000 * seconds / len(moves), "ms", "under 0.5")
    seconds = best_seconds(lambda: [position.play(move) for move in moves])
    yield Measure("king: play a move", 1000 * seconds / len(moves), "ms", "under 0.5")
    seconds = best_seconds(lambda: [position.key for _ in range(100)])
    yield Measure("king: key of a position", 10 * seconds, "ms")

    slowest = max(step_seconds(turn) for turn in turns(position.turn()))
    yield Measure("king: slowest step of the turn builder", 1000 * slowest, "ms", "under 3")


def turns(turn: Turn) -> Iterator[Turn]:
    """For every card the turns on the way to one of its moves."""
    for card in turn.position.held:
        step = turn.choose(Choice("card", card))
        while choices := step.choices():
            yield step
            step = step.choose(choices[0])


def step_seconds(turn: Turn) -> float:
    """What it takes to show the choices of a step nobody has looked at before, and make one."""

    def step() -> None:
        for remembered in CACHES:
            remembered.cache_clear()
        turn.choose(turn.choices()[0])

    return best_seconds(step)
