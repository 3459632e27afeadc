"""Practice and the rules exam in the terminal: `erawan learn siam --practice exam`."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from erawan.learn.examples import names_of
from erawan.learn.practice import Judged, Practice, PracticePage, QuestionPage
from erawan.learn.questions import question
from erawan.views.msg import Arg, say
from erawan.views.text.draw import draw
from erawan.views.text.styles import QUIET, STRONG
from erawan.views.words import in_words


class Examiner:
    """Asks question after question until an exam's last one, `q` or the end of the input."""

    def __init__(self, game: str, language: str, folder: Path, console: Console) -> None:
        self.practice = Practice(folder, game)
        self.game = game
        self.language = language
        self.console = console

    def say(self, key: str, style: str = "", **values: Arg) -> None:
        """Print a sentence of the catalogue."""
        self.console.print(in_words(say(f"practice-{key}", **values), self.language), style=style)

    def run(self, mode: str) -> None:
        """Go on with what is under way, or begin."""
        page = self.practice.standing()
        if page.mode != mode or page.question is None:
            page = self.practice.begin(mode)
        while page.question is not None:
            try:
                judged = self.ask(page, page.question)
            except EOFError:
                judged = None
            if judged is None:
                break
            page = judged.standing
        if page.mode == "exam":
            self.say("result", STRONG, right=page.exam.right, count=page.exam.asked)
        else:
            score = page.scores[int(page.mode) - 1]
            self.say("score", STRONG, right=score.right, count=score.asked)
        self.say("missed", count=page.missed)

    def ask(self, page: PracticePage, asked: QuestionPage) -> Judged | None:
        """One question; None to end. Raises EOFError."""
        self.console.print()
        if page.mode == "exam":
            self.say("question", STRONG, number=page.exam.asked + 1, count=page.questions)
        self.say("level", QUIET, level=asked.level)
        position = question(self.game, asked.name).position
        names = [in_words(name, self.language) for name in names_of(position)]
        self.console.print(draw(position, names, self.console.width, self.language))
        for fact in asked.facts:
            self.console.print(in_words(fact, self.language))
        if asked.again:
            self.say("again", QUIET)
        self.console.print(in_words(asked.prompt, self.language), style=STRONG)
        for number, option in enumerate(asked.options, 1):
            self.console.print(f"{number:>3}  {in_words(option, self.language)}")
        numbers = [str(number) for number in range(1, len(asked.options) + 1)]
        while (said := input("> ").strip()) not in numbers:
            if said in ("q", "quit"):
                return None
            self.console.print(f"1–{len(numbers)}, q")
        judged = self.practice.answer(asked.name, int(said) - 1)
        self.report(asked, judged)
        return judged

    def report(self, asked: QuestionPage, judged: Judged) -> None:
        """Say what an answer was, and why."""
        if judged.right:
            self.say("right", STRONG)
        else:
            self.say("wrong", STRONG, answer=asked.options[judged.answer])
        for each in judged.chain:
            self.console.print(f"{each.clause:>6}  {in_words(each.say, self.language)}")
