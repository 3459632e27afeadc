"""The engine's side of the protocol: lines in, lines out, whichever player answers."""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from threading import RLock
from typing import Any, BinaryIO, TypeAlias

from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.core.registry import game
from erawan.core.words import read_number
from erawan.engine.agent import Agent, Task
from erawan.engine.budget import Budget
from erawan.engine.entry import engine_of
from erawan.engine.players import Settings
from erawan.engine.thought import Thought
from erawan.engine_protocol.choices import Choices
from erawan.engine_protocol.counting import Stopped, count
from erawan.engine_protocol.estimate import format_estimate
from erawan.engine_protocol.info import format_info
from erawan.engine_protocol.job import Job
from erawan.engine_protocol.limits import parse_go
from erawan.engine_protocol.output import NO_MEMORY, Output, format_error
from erawan.engine_protocol.positions import parse_position

MakeAgent: TypeAlias = Callable[[str, Settings], Agent]
"""From the name of a game and the settings to who answers; raises ErawanError."""

MAX_LINE_BYTES = 1 << 24
MAX_WAITING_LINES = 1_000
MAX_WAITING_BYTES = 2 * MAX_LINE_BYTES
"""What may wait at a time; a line beyond that is refused."""
REPORT_SECONDS = 0.05
"""Seconds between two reports of one search; the last one is always there."""
LAST_ANSWER_SECONDS = 10.0
"""Seconds that limited searches and counts may still take after the end of the input."""
QUIT_SECONDS = 0.5
"""Seconds that a limited search may still take after `quit`."""
MAX_PERFT_DEPTH = 64
URGENT = (b"isready", b"quit", b"stop")
NEED_IDLE = (b"go", b"newgame", b"perft", b"position", b"setoption")
DRAWING_WIDTH = 80


class Session:
    """One conversation; it ends with `quit` or with its input, and survives every other line.

    Lines that need it idle wait for the end of a limited search or count, so that a script need
    not; `stop`, `isready` and `quit` overtake them. During an endless search they are refused.
    """

    def __init__(
        self, name: str, make_agent: MakeAgent, output: BinaryIO, styles: Sequence[str]
    ) -> None:
        self._name = name
        self._make_agent = make_agent
        self._output = Output(output)
        self._choices = Choices(styles)
        self._position: Position[Any] = game("siam").start()
        self._agents: dict[str, Agent] = {}
        self._job: Job | None = None
        self._search: Job | None = None
        self._waiting: deque[bytes] = deque()
        self._lock = RLock()
        self._is_over = False
        self._commands: dict[str, Callable[[str], None]] = {
            "egi": self._egi,
            "isready": self._isready,
            "setoption": self._setoption,
            "newgame": self._newgame,
            "position": self._set_position,
            "go": self._go,
            "stop": self._stop,
            "perft": self._perft,
            "d": self._draw,
            "eval": self._estimate,
            "quit": self._quit,
        }

    def run(self, source: BinaryIO) -> None:
        """Answer all lines of a source."""
        try:
            for line in _lines(source):
                self._hear(line)
                if self._is_over:
                    break
            self._finish()
        finally:
            with self._lock:
                self._waiting.clear()
                job = self._job
            if job:
                job.ask()
                job.join(LAST_ANSWER_SECONDS)

    def _hear(self, line: bytes) -> None:
        """Answer a line now, or when those before it are answered."""
        with self._lock:
            if _command(line) in URGENT:
                self._answer(line)
            elif self._waiting or self._must_wait(line):
                self._let_wait(line)
            else:
                self._answer(line)

    def _let_wait(self, line: bytes) -> None:
        lines, length = len(self._waiting), sum(map(len, self._waiting)) + len(line)
        if lines < MAX_WAITING_LINES and length <= MAX_WAITING_BYTES:
            self._waiting.append(line)
        else:
            too_much = f"{lines} lines wait already, and this one is left out: wait for answers"
            self._output.say(format_error(too_much))

    def _go_on(self) -> None:
        """Answer the lines that wait, as far as that is possible now."""
        with self._lock:
            while self._waiting and not self._must_wait(self._waiting[0]):
                self._answer(self._waiting.popleft())

    def _must_wait(self, line: bytes) -> bool:
        job = self._job
        if job is None or not job.is_running or _command(line) not in NEED_IDLE:
            return False
        return job.is_asked or not job.is_endless

    def _finish(self) -> None:
        """Let what is limited end, and what waits for it, but not for long."""
        end = time.monotonic() + LAST_ANSWER_SECONDS
        while (job := self._job) and not job.is_over and time.monotonic() < end:
            if job.is_endless:
                job.ask()
            is_last = self._is_over and not self._waiting and job is self._search
            job.join(QUIT_SECONDS if is_last else end - time.monotonic())
            if is_last:
                job.ask()

    def _answer(self, line: bytes) -> None:
        try:
            if len(line) > MAX_LINE_BYTES:
                raise ErawanError("the line is too long")
            if words := line.decode().split(maxsplit=1):
                self._find(words[0])("".join(words[1:]))
        except OSError:
            raise
        except UnicodeDecodeError:
            self._output.say(format_error("the line is no text in UTF-8"))
        except ErawanError as error:
            self._output.say(format_error(str(error)))
        except MemoryError:
            self._output.say(format_error(NO_MEMORY))
        except Exception as error:
            self._output.say(format_error(f"the line can't be answered: {error!r}"))

    def _find(self, command: str) -> Callable[[str], None]:
        if command not in self._commands:
            there = ", ".join(self._commands)
            raise ErawanError(f"no command is called {command!r:.40}; there are {there}")
        return self._commands[command]

    def _egi(self, rest: str) -> None:
        _nothing_after("egi", rest)
        self._output.say(f"id name {self._name}", *self._choices.offer(), "egiok")

    def _isready(self, rest: str) -> None:
        _nothing_after("isready", rest)
        if not (self._job and self._job.is_running):
            # What it can't do, `go` will say.
            with suppress(Exception):
                self._agent()
        self._output.say("readyok")

    def _setoption(self, rest: str) -> None:
        self._must_be_idle()
        before, self._choices = self._choices, self._choices.change(rest.split())
        if self._choices.settings != before.settings:
            self._agents = {}

    def _newgame(self, rest: str) -> None:
        _nothing_after("newgame", rest)
        self._must_be_idle()
        self._agents = {}

    def _set_position(self, rest: str) -> None:
        self._must_be_idle()
        self._position = parse_position(rest)

    def _go(self, rest: str) -> None:
        start = time.monotonic()
        budget = parse_go(rest.split())
        self._must_be_idle()
        if self._position.outcome is not None:
            raise ErawanError("the game is over: there is no move to think about")
        task = Task(budget, self._choices.multipv, self._choices.seed)
        search = Search(self._agent(), self._position, task, self._output, start)
        self._start(search.run, is_endless=search.is_infinite)
        self._search = self._job

    def _stop(self, rest: str) -> None:
        _nothing_after("stop", rest)
        if self._job:
            self._job.ask()

    def _perft(self, rest: str) -> None:
        depth = read_number("perft", rest.strip(), 1, MAX_PERFT_DEPTH)
        self._must_be_idle()
        engine, output = engine_of(self._position.game), self._output
        kernel = engine.kernel(self._position)

        def work(job: Job) -> list[str]:
            for plies in range(1, depth + 1):
                try:
                    answer = f"perft {plies} {count(kernel, plies, engine.perft_step, job.stop)}"
                except Stopped:
                    return [format_error(f"perft was stopped at depth {plies}")]
                if plies < depth:
                    output.say(answer)
            return [answer]

        self._start(work, is_endless=False)

    def _draw(self, rest: str) -> None:
        _nothing_after("d", rest)
        # Drawings take long to load, and few sessions ask for one.
        from erawan.views.names import seat_names  # noqa: PLC0415
        from erawan.views.text.draw import draw  # noqa: PLC0415

        position = self._position
        drawn = draw(position, seat_names(position), DRAWING_WIDTH).plain
        lines = [line.rstrip() for line in drawn.splitlines()]
        self._output.say(*lines, json.dumps(position.to_json()))

    def _estimate(self, rest: str) -> None:
        _nothing_after("eval", rest)
        self._output.say(*format_estimate(self._position))

    def _quit(self, rest: str) -> None:
        _nothing_after("quit", rest)
        self._is_over = True

    def _agent(self) -> Agent:
        name = self._position.game
        if name not in self._agents:
            self._agents[name] = self._make_agent(name, self._choices.settings)
        return self._agents[name]

    def _start(self, work: Callable[[Job], list[str]], *, is_endless: bool) -> None:
        self._job = Job(self._output, work, is_endless=is_endless, after=self._go_on)

    def _must_be_idle(self) -> None:
        if self._job and self._job.is_running:
            raise ErawanError("it is still thinking: send stop first")


class Search:
    """One `go`: what it asks of the agent, and how that is told."""

    def __init__(
        self,
        agent: Agent,
        position: Position[Any],
        task: Task,
        output: Output,
        start: float,
    ) -> None:
        self._agent = agent
        self._position = position
        self._task = task
        self._output = output
        self._start = start
        self._told: Thought | None = None
        self._told_at = 0.0

    @property
    def is_infinite(self) -> bool:
        """Whether only `stop` ends it."""
        return self._task.budget == Budget()

    def run(self, job: Job) -> list[str]:
        """Think; the last lines."""

        def report(thought: Thought) -> None:
            now = time.monotonic()
            if self._told is None or now - self._told_at >= REPORT_SECONDS:
                self._told, self._told_at = thought, now
                try:
                    self._output.say(*self._describe(thought))
                except (OSError, ValueError):
                    # Nobody reads any more: there is no point in thinking on.
                    job.ask()

        # To make an agent may have taken some of its time.
        budget = _shorten(self._task.budget, self._milliseconds())
        task = replace(self._task, budget=budget, stop=job.stop, report=report)
        thought = self._agent.choose(self._position, task)
        last = [] if thought == self._told else self._describe(thought)
        if self.is_infinite and not job.is_asked:
            self._output.say(*last)
            last = []
            job.wait_until_asked()
        return [*last, f"bestmove {thought.code}"]

    def _milliseconds(self) -> int:
        return int((time.monotonic() - self._start) * 1000)

    def _describe(self, thought: Thought) -> list[str]:
        return format_info(thought, self._position, self._milliseconds())


def serve(
    name: str,
    make_agent: MakeAgent,
    source: BinaryIO,
    output: BinaryIO,
    *,
    styles: Sequence[str] = ("balanced",),
) -> None:
    """Let agents answer the engine protocol until `quit` or the end of the source.

    `name` is what the engine calls itself; `make_agent` is asked for an agent whenever a game's
    first move is due after a change of the options. Raises OSError if nobody reads the output.
    """
    Session(name, make_agent, output, styles).run(source)


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Lines of a bounded length: of a longer one only so much that it is seen to be too long."""
    while line := source.readline(MAX_LINE_BYTES + 1):
        whole = line.endswith(b"\n")
        yield line
        while not whole:
            rest = source.readline(MAX_LINE_BYTES)
            whole = not rest or rest.endswith(b"\n")


def _shorten(budget: Budget, milliseconds: int) -> Budget:
    """What is left of a budget after so much time."""
    movetime, clock = (
        None if limit is None else max(0, limit - milliseconds)
        for limit in (budget.movetime, budget.clock)
    )
    return replace(budget, movetime=movetime, clock=clock)


def _command(line: bytes) -> bytes:
    return next(iter(line[:100].split(maxsplit=1)), b"")


def _nothing_after(command: str, rest: str) -> None:
    if rest.strip():
        raise ErawanError(f"{command} takes nothing after it, but there is {rest.strip()!r:.40}")
