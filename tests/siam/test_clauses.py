"""The clauses as data, and that each of them is tested by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from erawan.core.clauses import Clause
from erawan.siam import CLAUSES, GAME
from tests.clauses import marked, named

HERE = Path(__file__).parent
IDS = [clause.id for clause in CLAUSES]
BREAKABLE = {
    *("S2.1", "S3.1", "S3.2", "S3.3", "S4.1", "S5.1", "S6.1"),
    *("S7.A", "S7.B", "S7.C", "S7.F", "S7.G", "S7.I", "SV.B", "SH.1"),
}
"""The others say how things are, not what a move may do."""


def test_the_clauses_are_those_of_the_rules_in_their_order() -> None:
    numbers = ["S1.1", "S1.2", "S2.1", "S3.1", "S3.2", "S3.3", "S4.1", "S5.1", "S6.1"]
    letters = [f"S7.{letter}" for letter in "ABCDFGHI"]
    assert [*numbers, *letters, "SV.A", "SV.B", "SH.1"] == IDS
    assert GAME.clauses is CLAUSES


@pytest.mark.parametrize("entry", CLAUSES, ids=IDS)
def test_every_clause_has_a_text_and_its_section(entry: Clause) -> None:
    assert entry.text.endswith(".")
    assert entry.section


def test_every_clause_has_a_test_that_names_it_with_at_most_one_other() -> None:
    assert named(HERE, "clause") | named(HERE, "refuses") == set(IDS)
    assert max(map(len, marked(HERE, "clause"))) <= 2


def test_every_clause_that_can_be_broken_has_a_refusal() -> None:
    assert named(HERE, "refuses") == BREAKABLE
