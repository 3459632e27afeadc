"""The frozen level 10 of King of Siam still answers as it did when it was frozen.

The answers were written down by the copy of the engine that was kept until then. Who changes the
search so that one differs makes another opponent of it: what `docs/strength.md` says of matches
against `frozen` has to be measured again, or the change left out.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import erawan
from bench.sparring.frozen import FrozenPlayer
from erawan.engine.agent import Task
from erawan.engine.budget import Budget
from erawan.king import Position

KING = erawan.game("king-of-siam")
ANSWERS = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "data" / "king_frozen.jsonl").read_text().splitlines()
]


def reach(answer: dict[str, Any]) -> Position:
    """The position that was asked about."""
    position: Position = KING.start(answer["players"], answer["seed"], answer["board"])
    for code in answer["moves"]:
        position = position.play(position.parse(code))
    return position


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_answers_as_it_did(players: int) -> None:
    answers = [answer for answer in ANSWERS if answer["players"] == players]
    assert len(answers) == 16
    for answer in answers:
        thought = FrozenPlayer().choose(reach(answer), Task(Budget(nodes=answer["nodes"])))
        assert list(thought.lines[0].codes) == answer["line"]
        assert thought.values == pytest.approx(answer["values"], abs=1e-5)
        assert (thought.nodes, thought.proved) == (answer["searched"], answer["proved"])


def test_it_looks_at_600_positions_if_nobody_says_how_many() -> None:
    assert FrozenPlayer().choose(KING.start(players=3, seed=1), Task()).nodes == 600


def test_it_keeps_to_a_time() -> None:
    thought = FrozenPlayer().choose(KING.start(players=4, seed=1), Task(Budget(movetime=60)))
    assert thought.nodes > 0
    assert len(thought.lines) == 1
