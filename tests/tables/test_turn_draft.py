"""From a move's code back to the steps that make it."""

from typing import Any

import pytest

from erawan.core.errors import BadCode, IllegalMove
from erawan.core.generator import SplitMix64
from erawan.core.registry import game
from erawan.tables.turn_draft import TurnDraft
from tests.core.random_games import random_line
from tests.some import some

KING, SIAM = game("king-of-siam"), game("siam")


@pytest.mark.parametrize(
    "start",
    [
        SIAM.start(),
        SIAM.start(board="temple", animals=4, crosses="off"),
        KING.start(players=2, seed=2),
        KING.start(players=4, seed=4, board="britain"),
    ],
    ids=["siam", "temple", "king", "britain"],
)
def test_every_move_has_steps_that_a_person_can_make(start: Any) -> None:
    generator = SplitMix64(7)
    _, positions = random_line(start, 40, generator)
    for position in some(positions[::5]):
        moves = position.legal_moves()
        for _ in range(8 if moves else 0):
            code = moves[generator.below(len(moves))].code
            draft = TurnDraft.of_move(position, code)
            assert draft.turn.move.code == code
            assert TurnDraft.rebuild(position, draft.steps).turn.move.code == code


def test_what_is_no_move_has_no_steps() -> None:
    with pytest.raises(IllegalMove, match=r"S3\.1"):
        TurnDraft.of_move(SIAM.start(), "@c3n")
    with pytest.raises(BadCode):
        TurnDraft.of_move(SIAM.start(), "c3")
