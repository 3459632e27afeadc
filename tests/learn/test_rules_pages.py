"""Every clause is there in every language, with an example that the rules replay."""

import re

import pytest

import erawan
from erawan.learn.examples import examples
from erawan.learn.rules_pages import GAMES, RulesPage, matching, rules_page
from erawan.learn.texts import read_toml
from erawan.locale import LANGUAGES
from tests.some import some

IDS = {game: [clause.id for clause in erawan.game(game).clauses] for game in GAMES}
OTHERS = [language for language in LANGUAGES if language != "en"]
PAGES = [(game, language) for game in GAMES for language in LANGUAGES]
DIGITS = re.compile(r"\d+")


@pytest.fixture(params=PAGES, ids=[f"{game}-{language}" for game, language in PAGES])
def page(request: pytest.FixtureRequest) -> RulesPage:
    return rules_page(*request.param)


def links(text: str) -> list[str]:
    """The clauses that a text names."""
    return [id_ for id_ in re.findall(r"[KS][\w.]*\w", text) if id_[1:2].isdigit() or "." in id_]


def test_every_clause_is_translated_and_no_other(page: RulesPage) -> None:
    assert [clause.id for clause in page.clauses] == IDS[page.game]
    words = read_toml(page.game, f"clauses.{page.language}")
    assert [id_ for id_ in words if id_ not in IDS[page.game]] == []
    if page.language != "en":
        assert [*words] == IDS[page.game]
        assert [id_ for id_, said in words.items() if not said.get("text", "").endswith(".")] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_translations_have_the_notes_that_english_has_and_words_of_their_own(
    game: str, language: str
) -> None:
    words = read_toml(game, f"clauses.{language}")
    english = {clause.id: clause for clause in erawan.game(game).clauses}
    noted = [id_ for id_, clause in english.items() if clause.note]
    assert [id_ for id_, said in words.items() if said.get("note")] == noted
    assert [id_ for id_, said in words.items() if said["text"] == english[id_].text] == []


@pytest.mark.parametrize("game", GAMES)
def test_numbers_in_a_clause_are_the_same_in_every_language(game: str) -> None:
    for clause in some(erawan.game(game).clauses):
        english = {*DIGITS.findall(clause.text)}
        for language in some(OTHERS):
            said = read_toml(game, f"clauses.{language}")[clause.id]["text"]
            assert {*DIGITS.findall(said)} == english, (clause.id, language)


def test_the_rules_cite_the_clause_in_its_example_or_a_caption_says_it(page: RulesPage) -> None:
    for clause in some(page.clauses):
        example = examples(page.game)[clause.id]
        shown = clause.id in example.cited and not example.refused
        assert shown or clause.example.caption, clause.id
        assert clause.example.pictures == (2 if example.events else 1)
        if example.refused:
            assert clause.id in example.cited, clause.id


def test_every_language_has_the_same_captions(page: RulesPage) -> None:
    english = rules_page(page.game, "en")
    captioned = [clause.id for clause in page.clauses if clause.example.caption]
    assert captioned == [clause.id for clause in english.clauses if clause.example.caption]


def test_a_told_text_names_only_clauses_that_there_are(page: RulesPage) -> None:
    named = [link for block in page.told for link in links(block.text)]
    assert len(named) > 15
    assert [link for link in named if link not in IDS[page.game]] == []


def test_a_told_text_has_the_shape_of_the_english_one(page: RulesPage) -> None:
    english = rules_page(page.game, "en")
    assert [block.kind for block in page.told] == [block.kind for block in english.told]
    for block, original in zip(page.told, english.told, strict=True):
        assert sorted(links(block.text)) == sorted(links(original.text))
        assert links(block.text) == [] or block.text != original.text or page is english


def test_a_told_text_takes_ten_minutes_at_most(page: RulesPage) -> None:
    words = sum(len(block.text.split()) for block in page.told)
    assert 300 < words < 10 * 100


def test_clauses_are_found_by_id_by_its_start_and_by_words() -> None:
    clauses = rules_page("king-of-siam", "en").clauses
    assert [each.id for each in matching(clauses, "k5.8C")] == ["K5.8c"]
    assert [each.id for each in matching(clauses, "K6")] == ["K6.1", "K6.2", "K6.3", "K6.4"]
    assert [each.id for each in matching(clauses, "King marker")] == ["K1.3", "K5.6"]
    assert matching(clauses, "no such words") == []
    assert matching(clauses, "((((") == []
    assert matching(clauses, "") == [*some(clauses)]
