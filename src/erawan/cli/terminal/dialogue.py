"""The dialogue at the keyboard: menus for newcomers, codes for experts, commands for both."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import Any

from rich.console import Console

from erawan.cli.inputs import write_text
from erawan.cli.rules import find
from erawan.cli.terminal.menu import Item, Menu
from erawan.cli.terminal.session import Session
from erawan.core.errors import BadCode, ErawanError
from erawan.core.game import Position
from erawan.core.record import format_record
from erawan.core.registry import game
from erawan.core.turn import Turn
from erawan.engine.agent import Agent, Task
from erawan.engine.budget import Budget
from erawan.engine.entry import engine_of
from erawan.engine.players import Settings, make_searcher
from erawan.engine.thought import Thought
from erawan.learn.guide import Remark, can_guide, what_changed, what_matters
from erawan.learn.rules_pages import ClausePage, clause_pages
from erawan.learn.terminal import draw_clause, draw_clauses
from erawan.tables.turn_draft import TurnDraft
from erawan.views.adapter import views_of
from erawan.views.choices import choice_label, question
from erawan.views.hints import worth_of
from erawan.views.messages import message
from erawan.views.narration import narrate_outcome, narrate_turn
from erawan.views.text.draw import draw
from erawan.views.text.styles import STRONG
from erawan.views.view import caution
from erawan.views.words import in_words

PROMPT = "> "
HINT_LINES = 3
MAX_THINKING_MS = 1000
"""Milliseconds that the computer thinks about a move at most."""

MIN_WIDTH = 40


class Quit(Exception):
    """The people want to stop."""


def ask(prompt: str = PROMPT) -> str:
    """A line from the keyboard; raises EOFError when there is no more."""
    return input(prompt).strip()


def answers(menu: Menu, show: Callable[[list[str]], None]) -> Iterator[tuple[str, Item | None]]:
    """What is answered to a menu, however often it is asked for, and the item that this means."""
    while True:
        show(menu.lines())
        answer = ask()
        if answer in ("+", "more"):
            menu = menu.turned()
        else:
            yield answer, menu.find(answer)


class Dialogue:
    """Plays a session to its end, or until somebody quits."""

    def __init__(
        self,
        session: Session,
        console: Console,
        path: str | None,
        coach: bool = False,
        guided: bool = False,
    ) -> None:
        self.session = session
        self.guided = guided
        self.console = console
        self.path = path
        self.saved = len(session.plies)
        self.steps: list[Turn] = []
        self.coach = coach
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._help,
            "guide": self._guide,
            "hint": self._hint,
            "coach": self._coach,
            "undo": self._undo,
            "back": self._back,
            "rules": self._rules,
            "board": self._board,
            "save": self._save,
            "quit": self._quit,
            "exit": self._quit,
        }

    @property
    def width(self) -> int:
        """The columns that menus and drawings may use."""
        return max(MIN_WIDTH, self.console.width)

    def say(self, key: str, **values: object) -> None:
        """Print a message; one that names a file stays on its line, so that it can be copied."""
        self.console.print(message(key, **values), soft_wrap="path" in values)

    def run(self) -> None:
        """Play; ends by the game's end, `quit`, the end of the input, or Ctrl-C (raised again)."""
        try:
            self._play()
            self._end()
        except Quit:
            self._offer()
        except EOFError:
            self.console.print()
            self.say("input-ended")
        except KeyboardInterrupt:
            self.console.print()
            if sys.stdin.isatty():
                self._offer()
            raise
        finally:
            if self.path and len(self.session.plies) != self.saved:
                self._write(self.path)
        self.say("goodbye")

    def _play(self) -> None:
        session = self.session
        while session.position.outcome is None:
            player = session.player_to_move()
            if player is not None:
                budget = Budget(movetime=MAX_THINKING_MS, nodes=player.nodes)
                task = Task(budget, seed=session.generator.next())
                who = session.names[session.position.to_move or 0]
                code = self._think(player.agent, task, message("thinking", who=who)).code
                self._make(session.position.parse(code), shown=True)
            elif session.must_pass():
                seat = session.position.to_move
                self.say("must-pass", who=session.names[seat or 0])
                self._make(session.position.legal_moves()[0])
            else:
                self._decide()

    def _think(self, agent: Agent, task: Task, status: str) -> Thought:
        """What an agent thinks of the position; Ctrl-C ends the thought at once."""
        position = self.session.position
        shown = self.console.status(status)
        with ThreadPoolExecutor(1) as pool, shown if self.console.is_terminal else nullcontext():
            try:
                return pool.submit(agent.choose, position, task).result()
            except KeyboardInterrupt:
                task.stop.ask()
                raise

    def _make(self, move: Any, shown: bool = False) -> None:
        before = self.session.position
        events = self.session.play(move)
        words = narrate_turn(before, events, self.session.names)
        if shown:
            words = message("move-and-words", code=move.code, words=words)
        self.console.print(words)
        if self.guided and not shown:
            seat = before.to_move or 0
            self._remark(what_changed(self.session.line, seat, self.session.names, "en"))

    def _decide(self) -> None:
        """Let a person make one move, or take one back."""
        position = self.session.position
        self.steps = [position.turn()]
        self.console.print()
        self._board("")
        self.console.print()
        if self.guided:
            names = self.session.names
            self._remark(what_matters(position, self.session.line, names, "en"))
        while self.session.position is position:
            turn = self._forced(self.steps[-1])
            if turn.move is None:
                self._step(turn)
            elif self._is_meant(turn.move):
                self._make(turn.move)
            else:
                self.steps = self.steps[:1]

    def _forced(self, turn: Turn) -> Turn:
        """The turn with every choice made of which there is only one."""
        while turn.move is None and len(turn.choices()) == 1:
            turn = turn.choose(turn.choices()[0])
        return turn

    def _step(self, turn: Turn) -> None:
        """Ask for one choice until there is one, or a command or code made it needless."""
        choices = {choice.value: choice for choice in turn.choices()}
        position, names = self.session.position, self.session.names
        items = tuple(
            Item(value, choice_label(position, turn, choice, names))
            for value, choice in choices.items()
        )
        menu = Menu(question(position, turn, names), items, self.width)
        for answer, found in answers(menu, self._show_menu):
            if found is not None:
                self.steps.append(turn.choose(choices[found.value]))
                return
            word, _, rest = answer.partition(" ")
            if word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())
                return
            if answer and self._try_code(answer):
                return

    def _show_menu(self, lines: list[str]) -> None:
        heading, *items = lines
        self.console.print(heading, style=STRONG)
        for item in items:
            self.console.print(views_of(self.session.position).tint(item))

    def _try_code(self, code: str) -> bool:
        """Play a complete code; whether it was legal."""
        try:
            move = self.session.position.parse(code)
            if self._is_meant(move):
                self._make(move)
        except BadCode as error:
            self.say("not-understood", reason=error)
        except ErawanError as error:
            self.say("not-allowed", reason=error)
        else:
            return True
        return False

    def _is_meant(self, move: Any) -> bool:
        """Whether a move is to be played: the coach asks where it gives something away."""
        position = self.session.position
        dangers = engine_of(position.game).dangers(position, move.code) if self.coach else ()
        if not dangers:
            return True
        for danger in dangers:
            said = caution(position, danger, self.session.names)
            self.console.print(f"{in_words(said.say)} ({said.clause})", style=STRONG)
        return ask(message("coach-sure") + " ").casefold() in ("y", "yes")

    def _coach(self, _: str) -> None:
        self.coach = not self.coach
        self.say("coach-on" if self.coach else "coach-off")

    def _help(self, _: str) -> None:
        self.say("help", example=views_of(self.session.position).example)

    def _guide(self, _: str) -> None:
        """Leave off saying what matters, or begin with it."""
        if not can_guide(self.session.position, self.session.persons):
            self.say("guide-not-here")
            return
        self.guided = not self.guided
        self.say("guide-on" if self.guided else "guide-off")

    def _remark(self, remark: Remark | None) -> None:
        if remark is not None:
            self.console.print(f"{remark.text} ({remark.clause})", style=STRONG)

    def _hint(self, _: str) -> None:
        """Say what the computer would play, and what it thinks of it; nothing is played."""
        position = self.session.position
        best = make_searcher(position.game, Settings())
        task = Task(Budget(movetime=MAX_THINKING_MS), lines=HINT_LINES)
        for line in self._think(best, task, message("hint-thinking")).lines:
            code = line.codes[0]
            events = TurnDraft.of_move(position, code).turn.events
            words = narrate_turn(position, events, self.session.names)
            worth = in_words(worth_of(line, position.to_move or 0))
            self.say("hint-line", code=code, worth=worth, words=words)
        for close in views_of(position).close_calls(position):
            self.console.print(in_words(close))
        self.console.print()

    def _undo(self, _: str) -> None:
        if len(self.steps) > 1:
            self.steps = self.steps[:1]
            self.say("turn-restarted")
            return
        number = self.session.undo()
        if number:
            self.say("taken-back", count=number)
        else:
            self.say("nothing-to-take-back")

    def _back(self, _: str) -> None:
        if len(self.steps) > 1:
            self.steps.pop()
        else:
            self.say("nothing-chosen")

    def _rules(self, clause: str) -> None:
        found = find(clause) if clause else _clauses_of(self.session.position)
        if len(found) == 1:
            self.console.print(draw_clause(found[0][1]))
        elif found:
            self.console.print(draw_clauses(found))
        else:
            self.say("no-such-clause", clause=repr(clause))

    def _board(self, _: str) -> None:
        position = self.steps[-1].preview if len(self.steps) > 1 else self.session.position
        self.console.print(draw(position, self.session.names, self.width))

    def _save(self, path: str) -> None:
        wanted = path or self.path or ask(message("which-file") + " ")
        if wanted:
            self._write(wanted)

    def _quit(self, _: str) -> None:
        raise Quit

    def _end(self) -> None:
        """Show the table and what decided the game, and offer the record."""
        self.steps = []
        self.console.print()
        self._board("")
        self.console.print()
        for sentence in narrate_outcome(self.session.position, self.session.names):
            self.console.print(sentence)
        self._offer()

    def _offer(self) -> None:
        """Ask where to save what is not saved yet."""
        while not self.path and len(self.session.plies) != self.saved:
            try:
                path = ask(message("save-where") + " ")
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if not path:
                return
            self._write(path)

    def _write(self, path: str) -> None:
        try:
            write_text(path, format_record(self.session.record()))
        except ErawanError as error:
            self.say("not-saved", reason=error)
        else:
            self.saved = len(self.session.plies)
            self.say("saved", path=path)


def _clauses_of(position: Position[Any]) -> list[tuple[str, ClausePage]]:
    """All clauses of the position's game."""
    descriptor = game(position.game)
    return [(descriptor.title, page) for page in clause_pages(position.game, "en")]
