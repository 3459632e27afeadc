"""`erawan learn`: the tutorial of a game in the terminal, step by step."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from erawan.cli import flags

if TYPE_CHECKING:
    from rich.console import Console

    from erawan.cli.terminal.menu import Menu
    from erawan.learn.tutorials import Verdict
    from erawan.tables.turn_draft import TurnDraft


class Practised(StrEnum):
    """What can be practised."""

    easy = "1"
    medium = "2"
    hard = "3"
    exam = "exam"


def learn(
    game: Annotated[str, typer.Argument(help="king-of-siam or siam.")],
    step: Annotated[
        int | None, typer.Option(help="The step to begin with, or the advice to play on from.")
    ] = None,
    practice: Annotated[
        Practised | None,
        typer.Option(help="Questions from the rules: level 1, 2 or 3, or an exam of ten."),
    ] = None,
    strategy: Annotated[
        bool, typer.Option("--strategy", help="How it is played well, piece by piece.")
    ] = False,
    language: flags.Language = flags.Spoken.en,
    data: Annotated[Path | None, typer.Option(help="The folder that keeps your progress.")] = None,
) -> None:
    """Learn a game step by step, by questions or by advice; it goes on where you stopped.

    Example: erawan learn siam
    """
    from erawan.cli.console import make_console
    from erawan.core.errors import ErawanError
    from erawan.learn.progress import read_progress
    from erawan.learn.rules_pages import GAMES
    from erawan.learn.tutorials import steps
    from erawan.server.folder import Folder

    if game not in GAMES:
        raise ErawanError(f"{game!r:.40} is not taught; there are {' and '.join(GAMES)}")
    if strategy:
        from erawan.cli.advice import Adviser

        adviser = Adviser(game, language.value, make_console())
        adviser.tell() if step is None else adviser.play(step)
        return
    every = len(steps(game))
    if step is not None and not 1 <= step <= every:
        raise ErawanError(f"{game} has the steps 1 to {every}, not {step}")
    folder = Folder.open(data).path
    if practice is not None:
        from erawan.cli.practice import Examiner

        Examiner(game, language.value, folder, make_console()).run(practice.value)
        return
    lesson = Lesson(game, language.value, folder, make_console())
    lesson.run(step or read_progress(folder, game, every))


class Lesson:
    """Goes through the steps of a tutorial until the last one, `q` or the end of the input."""

    def __init__(self, game: str, language: str, folder: Path, console: Console) -> None:
        self.game = game
        self.language = language
        self.folder = folder
        self.console = console

    def say(self, key: str, **values: str | int) -> None:
        """Print a sentence of the catalogue."""
        from erawan.locale import speak

        self.console.print(speak(f"learn-{key}", values, self.language))

    def run(self, first: int) -> None:
        """All steps from one on."""
        from erawan.learn.progress import write_progress
        from erawan.learn.tutorials import steps

        every = len(steps(self.game))
        for number in range(first, every + 1):
            write_progress(self.folder, self.game, number)
            if not self.solve(number):
                self.console.print()
                self.say("kept", game=self.game)
                return
        write_progress(self.folder, self.game, 1)
        self.say("done", game=self.game)

    def solve(self, number: int) -> bool:
        """Ask for a step until it is right; False if the learner ends it."""
        from erawan.learn.tutorials import step_page

        page = step_page(self.game, number, self.language)
        self.console.print()
        self.say("step", number=number, steps=page.steps, title=page.title)
        self.draw(number)
        self.console.print(page.task)
        self.say("choose")
        while True:
            try:
                verdict = self.answer(number)
            except EOFError:
                return False
            if verdict is None:
                return False
            self.report(verdict)
            if verdict.kind == "right":
                return True
            self.console.print(page.task)

    def draw(self, number: int) -> None:
        """The step's position."""
        from erawan.learn.examples import names_of
        from erawan.learn.tutorials import find_step
        from erawan.views.text.draw import draw
        from erawan.views.words import in_words

        position = find_step(self.game, number).position
        names = [in_words(name, self.language) for name in names_of(position)]
        self.console.print(draw(position, names, self.console.width, self.language))

    def answer(self, number: int) -> Verdict | None:
        """What the learner's next whole move is; None to end. Raises EOFError."""
        from erawan.core.errors import BadCode
        from erawan.learn.tutorials import find_step, judge
        from erawan.tables.turn_draft import TurnDraft

        position = find_step(self.game, number).position
        draft = TurnDraft.begin(position)
        while draft.turn.move is None:
            menu, choices = self.menu(position, draft)
            self.console.print("\n".join(menu.lines()))
            said = input("> ").strip()
            while said == "+":
                menu = menu.turned()
                self.console.print("\n".join(menu.lines()))
                said = input("> ").strip()
            if said in {"q", "quit"}:
                return None
            if said == "m":
                self.draw(number)
            elif said == "b":
                draft = TurnDraft.begin(position)
            elif item := menu.find(said):
                draft = draft.choose(choices[item.value])
            else:
                try:
                    return judge(self.game, number, said, self.language)
                except BadCode:
                    self.say("not-understood")
        return judge(self.game, number, draft.turn.move.code, self.language)

    def menu(self, position: Any, draft: TurnDraft) -> tuple[Menu, dict[str, Any]]:
        """What can be chosen next, in words, and the choices behind the words."""
        from erawan.cli.terminal.menu import Item, Menu
        from erawan.views.adapter import views_of
        from erawan.views.words import in_words

        views = views_of(position)
        options = views.options(draft)
        items = tuple(
            Item(option.choices[-1].value, in_words(option.say, self.language))
            for option in options
        )
        choices = {item.value: option.choices for item, option in zip(items, options, strict=True)}
        question = in_words(views.prompt(draft), self.language)
        return Menu(question, items, max(40, self.console.width)), choices

    def report(self, verdict: Verdict) -> None:
        """Say what an answer was."""
        from erawan.views.text.styles import STRONG

        heads = {"right": "right", "other": "again", "refused": "refused"}
        self.say(heads[verdict.kind])
        text = f"{verdict.clause}  {verdict.text}" if verdict.clause else verdict.text
        self.console.print(text, style=STRONG)
