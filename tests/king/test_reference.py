"""The numbers that independent referees of the game gave us."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tests.king.drawing import GAME, codes_of

DATA = Path(__file__).parents[1] / "data"


def lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DATA / name).read_text().splitlines()]


DEALS = lines("king_deals.jsonl")
POSITIONS = lines("king_positions.jsonl")


def test_all_reference_numbers_are_here() -> None:
    assert (len(DEALS), len(POSITIONS)) == (18, 28)


@pytest.mark.parametrize(
    "deal", DEALS, ids=lambda deal: f"{deal['players']}-{deal['board']}-{deal['seed']}"
)
def test_a_seed_gives_the_pinned_deal(deal: dict[str, Any]) -> None:
    position = GAME.start(players=deal["players"], seed=deal["seed"], board=deal["board"])
    assert json.dumps(position.to_json()) == json.dumps(deal["position"])


@pytest.mark.parametrize(
    "number", range(len(POSITIONS)), ids=lambda number: f"{number}-{POSITIONS[number]['note']}"
)
def test_a_position_has_the_pinned_moves(number: int) -> None:
    reference = POSITIONS[number]
    position = GAME.position(reference["position"])
    codes = codes_of(position)
    assert len(codes) == reference["count"]
    assert codes == sorted(codes)
    assert codes[:3] == reference["first"]
    assert hashlib.sha256("\n".join(codes).encode()).hexdigest() == reference["sha256"]


@pytest.mark.parametrize(
    "reference",
    [position for position in POSITIONS if "winners" in position],
    ids=lambda reference: reference["note"],
)
def test_a_finished_position_has_the_pinned_winners(reference: dict[str, Any]) -> None:
    position = GAME.position(reference["position"])
    assert position.to_move is None
    assert position.outcome.winners == set(reference["winners"])
