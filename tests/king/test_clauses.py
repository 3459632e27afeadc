"""The clauses as data."""

from __future__ import annotations

from pathlib import Path

from erawan.king.clauses import CLAUSES
from tests.clauses import named

HERE = Path(__file__).parent

IDS = [
    "K1.1", "K1.2", "K1.3",
    "K2.1", "K2.2",
    "K3.1", "K3.2", "K3.3", "K3.4", "K3.5", "K3.6",
    "K4.1", "K4.2", "K4.3", "K4.4", "K4.5", "K4.6",
    "K5.1", "K5.2", "K5.3", "K5.4", "K5.5", "K5.6", "K5.7",
    "K5.8a", "K5.8b", "K5.8c", "K5.8d", "K5.9",
    "K6.1", "K6.2", "K6.3", "K6.4",
    "K7.1", "K7.2", "K7.3", "K7.4", "K7.5", "K7.6", "K7.7", "K7.8",
    "K8.1", "K8.2", "K8.3",
]  # fmt: skip


def test_every_clause_of_the_rules_is_there_in_order() -> None:
    assert [clause.id for clause in CLAUSES] == IDS


def test_every_clause_has_a_test_that_names_it() -> None:
    assert named(HERE, "clause") | named(HERE, "refuses") == set(IDS)


def test_every_clause_has_a_sentence_and_its_section() -> None:
    for clause in CLAUSES:
        assert clause.text.endswith(".")
        assert clause.section == clause.id[1]


def test_notes_say_where_the_languages_differ() -> None:
    noted = {clause.id for clause in CLAUSES if clause.note}
    assert noted == {
        "K3.2", "K3.3", "K4.2", "K4.5", "K5.8a", "K5.8b", "K5.8c", "K7.6", "K7.8", "K8.3",
    }  # fmt: skip
