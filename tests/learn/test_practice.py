"""Practice: every question has one right answer by the rules, and what went wrong comes again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from erawan.learn.practice import AGAIN_EVERY, EXAM, FILE, Practice, PracticePage
from erawan.learn.questions import NoQuestion, question
from erawan.locale import LANGUAGES
from erawan.views.words import in_words
from tests.learn.practised import try_questions
from tests.some import some

GAMES = ["king-of-siam", "siam"]


@pytest.mark.parametrize("name", GAMES)
def test_generated_questions_agree_with_the_compiled_rules_and_none_is_ambiguous(name: str) -> None:
    tally = try_questions(name, range(300))
    assert tally.wrong == []
    assert len(tally.told) >= 290
    # Each answer is right about as often as the others.
    answers = {"king-of-siam": 2, "siam": 4}[name]
    for level in (1, 2, 3):
        for answer in range(1, answers + 1):
            assert tally.counts[f"level {level}: answer {answer}"] >= 10


@pytest.mark.parametrize("name", GAMES)
def test_everything_of_a_question_can_be_said_in_every_language(name: str) -> None:
    for seed in range(12):
        asked = question(name, f"{1 + seed % 3}-{seed}")
        said = [asked.prompt, *asked.facts, *asked.options, *(each.say for each in asked.chain)]
        for language in some(LANGUAGES):
            assert all(in_words(each, language) for each in some(said))


@pytest.mark.parametrize(
    "name", ["", "4-1", "1-", "1-01", "1-4294967296", "0-0", "1-1 ", "x", "1-²"]
)
def test_what_is_no_name_of_a_question_is_refused(name: str) -> None:
    with pytest.raises(NoQuestion):
        question("siam", name)


def answer(practice: Practice, page: PracticePage, right: bool) -> PracticePage:
    assert page.question is not None
    place = question(practice.game, page.question.name).answer
    choice = place if right else (place + 1) % len(page.question.options)
    judged = practice.answer(page.question.name, choice)
    assert judged.right is right
    assert judged.answer == place
    return judged.standing


@pytest.mark.parametrize("name", GAMES)
def test_an_exam_has_ten_questions_and_a_result(name: str, tmp_path: Path) -> None:
    practice = Practice(tmp_path, name)
    page = practice.begin("exam")
    levels = []
    for number in range(len(EXAM)):
        assert page.question is not None
        levels.append(page.question.level)
        # Whoever comes back finds the same question.
        assert Practice(tmp_path, name).standing() == page
        page = answer(practice, page, right=number % 2 == 0)
    assert tuple(levels) == EXAM
    assert page.question is None
    assert (page.exam.right, page.exam.asked, page.missed) == (5, 10, 5)


def test_what_went_wrong_is_asked_again_until_it_is_right(tmp_path: Path) -> None:
    practice = Practice(tmp_path, "siam")
    page = practice.begin("exam")
    wrong = page.question.name if page.question else ""
    page = answer(practice, page, right=False)
    page = practice.begin("exam")
    assert page.question is not None
    assert (page.question.name, page.question.again) == (wrong, True)
    page = answer(practice, page, right=True)
    assert page.missed == 0


def test_practice_asks_again_what_went_wrong_a_little_later(tmp_path: Path) -> None:
    practice = Practice(tmp_path, "siam")
    page = practice.begin("2")
    wrong = page.question.name if page.question else ""
    page = answer(practice, page, right=False)
    seen = []
    for _ in range(2 * AGAIN_EVERY):
        assert page.question is not None
        assert page.question.level == 2
        seen.append(page.question.name)
        page = answer(practice, page, right=True)
    assert seen[0] != wrong
    assert wrong in seen
    assert (page.scores[1].right, page.scores[1].asked, page.missed) == (6, 7, 0)


def test_an_answer_to_a_question_that_is_not_open_changes_nothing(tmp_path: Path) -> None:
    practice = Practice(tmp_path, "siam")
    page = practice.begin("1")
    with pytest.raises(NoQuestion):
        practice.answer("3-77", 0)
    assert practice.standing() == page


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"siam": 3}', "[" * 100_000, '{"siam": {"ahead": ["9-9"]}}']
)
def test_a_file_that_cant_be_read_is_begun_anew(text: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(text, "utf-8")
    page = Practice(tmp_path, "siam").standing()
    assert page.question is not None
    assert json.loads((tmp_path / FILE).read_text("utf-8"))["siam"]["ahead"] == [page.question.name]


def test_each_game_is_kept_by_itself(tmp_path: Path) -> None:
    siam = Practice(tmp_path, "siam").begin("3")
    Practice(tmp_path, "king-of-siam").begin("exam")
    assert Practice(tmp_path, "siam").standing() == siam
