"""Counts of move sequences that independent programs agree on, here and in the reference."""

from __future__ import annotations

from pathlib import Path

import pytest

from erawan.core.perft import perft
from erawan.siam import GAME, Position

REFERENCE = Path(__file__).parent.parent / "data" / "siam_perft.tsv"
ROWS = [row.split("\t") for row in REFERENCE.read_text().splitlines()[1:]]
POSITIONS = list(dict.fromkeys((row[0], row[1], row[2]) for row in ROWS))


def counts(position: Position) -> tuple[int, int, int]:
    """Sequences of one, two and three plies; of the third only the list's length is taken."""
    first = [position.play(move) for move in position.legal_moves()]
    second = [child.play(move) for child in first for move in child.legal_moves()]
    return len(first), len(second), sum(len(child.legal_moves()) for child in second)


@pytest.mark.parametrize(
    ("crosses", "force", "numbers"),
    [
        ("off", "stepwise", (64, 3_894, 279_082)),
        ("off", "total", (64, 3_894, 279_102)),
        ("entry", "stepwise", (56, 2_960, 187_920)),
        ("entry", "total", (56, 2_960, 187_940)),
        ("arrival", "stepwise", (56, 2_960, 184_544)),
        ("arrival", "total", (56, 2_960, 184_564)),
    ],
)
def test_the_table_of_the_rules(crosses: str, force: str, numbers: tuple[int, int, int]) -> None:
    assert counts(GAME.start(crosses=crosses, force=force)) == numbers


@pytest.mark.parametrize(("text", "crosses", "force"), POSITIONS)
def test_the_reference_to_depth_three(text: str, crosses: str, force: str) -> None:
    numbers = {int(row[3]): int(row[4]) for row in ROWS if row[:3] == [text, crosses, force]}
    position = GAME.position_from_text(text, {"crosses": crosses, "force": force})
    assert counts(position) == (numbers[1], numbers[2], numbers[3])


@pytest.mark.parametrize(("text", "crosses", "force"), POSITIONS)
def test_the_reference_to_depth_two_with_every_leaf_made(
    text: str, crosses: str, force: str
) -> None:
    numbers = {int(row[3]): int(row[4]) for row in ROWS if row[:3] == [text, crosses, force]}
    position = GAME.position_from_text(text, {"crosses": crosses, "force": force})
    assert perft(position, 2) == numbers[2]
