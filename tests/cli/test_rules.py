"""`erawan rules` prints the clauses."""

import json

import erawan as package
from tests.cli.running import erawan

CLAUSES = [clause for name in ("king-of-siam", "siam") for clause in package.game(name).clauses]


def test_all_clauses_are_listed_in_order() -> None:
    lines = erawan("rules").stdout.splitlines()
    listed = [line.split()[0] for line in lines if line[:1] in "KS" and "." in line.split()[0]]
    assert listed == [clause.id for clause in CLAUSES]


def test_one_clause_comes_with_its_section_and_note() -> None:
    clause = next(clause for clause in CLAUSES if clause.id == "K5.8c")
    words = " ".join(erawan("rules", "k5.8C").stdout.split())
    assert words == f"K5.8c {clause.text} Rulebook, section {clause.section}. {clause.note}"


def test_the_start_of_ids_lists_a_group() -> None:
    found = json.loads(erawan("rules", "K5.8", "--json").stdout)
    assert [clause["id"] for clause in found] == ["K5.8a", "K5.8b", "K5.8c", "K5.8d"]


def test_json_has_everything() -> None:
    everything = json.loads(erawan("rules", "--json").stdout)
    assert [clause["id"] for clause in everything] == [clause.id for clause in CLAUSES]
    one = json.loads(erawan("rules", "SV.B", "--json").stdout)
    assert one["game"] == "Siam"
    assert {*one} == {"game", "id", "text", "section", "note"}
