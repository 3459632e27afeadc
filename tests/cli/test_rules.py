"""`erawan rules` prints the clauses."""

import json

import erawan as package
from tests.cli.running import erawan, refusal

CLAUSES = [clause for name in ("king-of-siam", "siam") for clause in package.game(name).clauses]


def test_all_clauses_are_listed_in_order() -> None:
    lines = erawan("rules").stdout.splitlines()
    listed = [line.split()[0] for line in lines if line[:1] in "KS" and "." in line.split()[0]]
    assert listed == [clause.id for clause in CLAUSES]


def test_one_clause_comes_with_its_section_and_note() -> None:
    clause = next(clause for clause in CLAUSES if clause.id == "K5.8c")
    words = " ".join(erawan("rules", "k5.8C").stdout.split())
    assert words.startswith(
        f"K5.8c {clause.text} Rulebook, section {clause.section}. {clause.note} Example "
    )
    assert words.endswith("Any other swap is fine. Refused.")


def test_a_clause_is_told_in_the_language_asked_for() -> None:
    words = " ".join(erawan("rules", "K6.3", "--language", "it").stdout.split())
    assert words.startswith("K6.3 Parità in testa")
    assert "Regolamento, sezione 6." in words
    assert "Rama e Lao" in words


def test_words_find_clauses() -> None:
    found = json.loads(erawan("rules", "King marker", "--json").stdout)
    assert [clause["id"] for clause in found] == ["K1.3", "K5.6"]


def test_the_rules_are_told_as_a_person_would() -> None:
    told = erawan("rules", "--tell", "siam", "--language", "nl").stdout
    assert told.startswith("Siam in vijf minuten\n")
    everything = json.loads(erawan("rules", "--tell", "king-of-siam", "--json").stdout)
    assert everything["title"] == "King of Siam in ten minutes"
    assert everything["told"][0] == {"kind": "heading", "text": "What it is about"}


def test_only_our_games_are_told() -> None:
    assert refusal("rules", "--tell", "chess") == (
        "'chess' is not told; there are king-of-siam and siam"
    )


def test_the_start_of_ids_lists_a_group() -> None:
    found = json.loads(erawan("rules", "K5.8", "--json").stdout)
    assert [clause["id"] for clause in found] == ["K5.8a", "K5.8b", "K5.8c", "K5.8d"]


def test_json_has_everything() -> None:
    everything = json.loads(erawan("rules", "--json").stdout)
    assert [clause["id"] for clause in everything] == [clause.id for clause in CLAUSES]
    one = json.loads(erawan("rules", "SV.B", "--json").stdout)
    assert one["game"] == "Siam"
    assert {*one} == {"game", "id", "text", "section", "note", "example"}
