"""The kernel is the readable rules: every code, successor, key and outcome, position by position.

`ERAWAN_EQUALITY_SCALE` says how much is compared; 1 is 50,000 positions.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import erawan
from erawan.kernels.siam.kernel import Kernel
from erawan.kernels.siam.tables import Rules
from erawan.siam import Position
from erawan.siam.events import AnimalPushedOff, Pushed, RockPushedOff, fold
from erawan.siam.play import events_of
from tests.equality.scale import SCALE
from tests.equality.siam_positions import BOARDS, positions, variants
from tests.equality.tally import COMPARED

POSITIONS = 50_000
PERFT_TABLE = Path(__file__).parents[1] / "data" / "siam_perft.tsv"
ROWS = [row.split("\t") for row in PERFT_TABLE.read_text().splitlines()[1:]]
FULL_DEPTH = 60_000_000  # sequences that the kernel counts in about half a second
DEEP = 1_000_000_000


def compare(position: Position, rules: Rules, events: Counter[type]) -> None:
    """Hold everything that the kernel knows of a position against the readable rules."""
    kernel = Kernel(position, rules)
    assert kernel.store() == position
    assert kernel.key == position.key
    moves = position.legal_moves()
    assert kernel.legal_codes() == [move.code for move in moves]
    for move, number in zip(moves, kernel.legal_moves(), strict=True):
        told = events_of(position, move)  # as `play`, which first asks whether a move is legal
        after = fold(position, told)
        events.update(map(type, told))
        child = kernel.play_move(number)
        assert child.store() == after, move.code
        assert child.key == after.key, move.code
        assert child.reserve == after.reserve, move.code
        assert child.outcome == after.outcome, move.code


@pytest.mark.parametrize("name", BOARDS)
def test_every_move_of_every_position_is_the_same(name: str) -> None:
    random = Random(f"siam {name} {SCALE}")
    share = BOARDS[name][1]
    wanted = round(POSITIONS * SCALE * share)
    events: Counter[type] = Counter()
    compared = 0
    options = variants(name, random)
    for place, variant in enumerate(options):
        rules = Rules(variant)
        count = wanted * (place + 1) // len(options) - wanted * place // len(options)
        for position in positions(variant, count, random):
            compare(position, rules, events)
            compared += 1
    assert compared == wanted
    COMPARED["Siam positions"] += compared
    for event in (Pushed, AnimalPushedOff, RockPushedOff):
        assert events[event] > wanted / 50, events


@pytest.mark.parametrize(
    ("text", "crosses", "force", "depth", "count"),
    [row for row in ROWS if int(row[4]) <= FULL_DEPTH * SCALE]
    + [pytest.param(*row, marks=pytest.mark.slow) for row in ROWS if int(row[4]) > DEEP],
)
def test_perft_of_the_reference(
    text: str, crosses: str, force: str, depth: str, count: str
) -> None:
    position = erawan.game("siam").position_from_text(text, {"crosses": crosses, "force": force})
    assert Kernel(position).perft(int(depth)) == int(count)
