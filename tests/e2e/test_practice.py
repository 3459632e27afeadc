"""The rules exam in the page: ten questions, by keyboard or finger, and what went wrong again."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from erawan.learn.practice import Practice
from erawan.learn.questions import question
from erawan.locale import speak
from erawan.views.words import in_words
from tests.e2e.screens import AXE, FIND
from tests.e2e.visitor import Visitor
from tests.server.running import App

PATIENCE = 20_000


def open_question(folder: Path, game: str) -> str:
    """The name of the question that is open, as the data folder has it."""
    page = Practice(folder, game).standing()
    assert page.question is not None
    return page.question.name


def test_an_exam_by_keyboard_with_a_mistake_that_comes_again(app: App, calm: Page) -> None:
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/learn/siam")
    calm.get_by_role("link", name="Practice and rules exam").press("Enter")
    exam = calm.get_by_role("button", name="Rules exam")
    exam.press("Enter")
    wrong = ""
    for number in range(1, 11):
        heading = calm.get_by_role("heading", level=2)
        expect(heading).to_contain_text(f"Question {number} of 10", timeout=PATIENCE)
        name = open_question(app.folder, "siam")
        answer = question("siam", name).answer
        if number == 1:
            wrong = name
            calm.evaluate(AXE.read_text("utf-8"))
            assert calm.evaluate(FIND) == []
            calm.reload()
            expect(heading).to_contain_text("Question 1 of 10", timeout=PATIENCE)
            assert open_question(app.folder, "siam") == wrong
            answer = (answer + 1) % 4
        calm.keyboard.press(str(answer + 1))
        said = "Not right" if number == 1 else "Right."
        expect(calm.get_by_role("status").filter(has_text=said)).to_be_visible(timeout=PATIENCE)
        calm.get_by_role("button", name="Next question" if number < 10 else "To the result").press(
            "Enter"
        )
    expect(calm.get_by_role("heading", name="Exam: 9 of 10 right")).to_be_visible()
    expect(calm.get_by_text("One question will be asked again")).to_be_visible()
    calm.get_by_role("button", name="Another exam").press("Enter")
    expect(calm.get_by_text("You had this one wrong before.")).to_be_visible(timeout=PATIENCE)
    assert open_question(app.folder, "siam") == wrong


@pytest.mark.parametrize("language", ["ru"])
def test_a_hard_ending_on_a_phone(visitor: Visitor, app: App, language: str) -> None:
    page = visitor(locale=language, has_touch=True, viewport={"width": 360, "height": 640})
    page.goto(app.link)
    page.goto(f"{app.base}/#/practice/king-of-siam")
    hard = page.get_by_role("button", name=speak("practice-level", {"level": 3}, language))
    hard.tap()
    expect(hard).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    asked = question("king-of-siam", open_question(app.folder, "king-of-siam"))
    right = in_words(asked.options[asked.answer], language)
    page.get_by_role("button", name=right, exact=True).tap()
    judged = page.get_by_role("status").filter(has_text=speak("practice-right", {}, language))
    expect(judged).to_be_visible(timeout=PATIENCE)
    judged.get_by_role("button", name=asked.chain[-1].clause).first.tap()
    expect(page.locator("dialog[open]")).to_contain_text(asked.chain[-1].clause)
    wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wide
