"""Whole games that a person can read, told the same way ever after."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.clauses import clause
from tests.king.playthroughs import FILES, FOLDER, told_again


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_game_is_told_as_before(file: Path) -> None:
    assert told_again(file.read_text()) == file.read_text()


def kept(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text()


def test_there_is_a_game_for_every_number_of_players() -> None:
    assert {file.stem.split("-")[1] for file in FILES} == {"2", "3", "4"}


@clause("K5.9")
def test_one_game_ends_with_the_very_last_card() -> None:
    assert ", card 16 (K5.1)" in kept("king-2-last-card")


@clause("K7.1")
def test_one_game_makes_siam_a_colony() -> None:
    assert "colony, won by seat" in kept("king-4-colony")


@clause("K7.7", "K8.1")
@pytest.mark.parametrize(
    ("name", "clause_id"), [("king-3-latest-card-loses", "K7.7"), ("king-4-partners", "K8.1")]
)
def test_one_game_is_lost_by_the_latest_card_and_one_won_by_a_partner(
    name: str, clause_id: str
) -> None:
    assert kept(name).splitlines()[-1].startswith(f"  {clause_id}: ")
