"""A process in which bots think: `python -m erawan.tables.bot_worker`, one line in, one line out.

Python lets one thread run at a time, so a bot that thinks in the server's own process makes
everybody wait. The process ends when the server does, however that ends: its input is closed.
The line `enough` has no answer of its own: it ends the thought under way, whose answer then comes.
"""

from __future__ import annotations

import os
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

import msgspec

from erawan.core.game import Position
from erawan.core.registry import game
from erawan.engine.agent import Task
from erawan.engine.budget import Budget
from erawan.engine.players import find_player
from erawan.engine.thought import Line
from erawan.kernels.common.stop import Stop

MAX_THINKING_MS = 1000
"""Milliseconds that a bot thinks about a move at most."""

NICENESS = 5
MOST_BYTES = 1 << 30
"""Of memory that a process may ask for: far more than any thought needs."""
STOP_LINE = b"enough\n"


class Question(msgspec.Struct, frozen=True):
    """What would this bot play here? `lines` is how many answers are wanted, the best first.

    `clock` and `inc` are the bot's own, in milliseconds; `clock` is None where none runs. `nodes`
    is None for as many as the time allows.
    """

    bot: str
    position: dict[str, Any]
    seed: int = 0
    lines: int = 1
    clock: int | None = None
    inc: int = 0
    nodes: int | None = None

    @property
    def budget(self) -> Budget:
        """How much it may think: never longer than people like to wait, or than its clock allows.

        >>> Question("level-10", {}, clock=10_000).budget.seconds
        0.4
        """
        return Budget(movetime=MAX_THINKING_MS, nodes=self.nodes, clock=self.clock, inc=self.inc)

    def later(self, waited: int) -> Question:
        """The same question after waiting for so many milliseconds, which the clock has counted."""
        if self.clock is None:
            return self
        return msgspec.structs.replace(self, clock=max(0, self.clock - waited))


class Answer(msgspec.Struct, frozen=True):
    """The lines found, the best first, or what went wrong."""

    lines: tuple[Line, ...] = ()
    error: str = ""


def consider(question: Question, position: Position[Any], stop: Stop) -> tuple[Line, ...]:
    """What a bot thinks of a position until it is told to stop."""
    task = Task(question.budget, question.lines, question.seed, stop)
    return find_player(position.game, question.bot).choose(position, task).lines


def think(question: Question, stop: Stop) -> Answer:
    """The answer to a question; a bot that fails is told of, not raised."""
    try:
        position = game(question.position["game"]).position(question.position)
        return Answer(consider(question, position, stop))
    except Exception as error:
        return Answer(error=f"{type(error).__name__}: {error}")


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more questions, reading on while a bot thinks."""
    heard: SimpleQueue[tuple[Question, Stop] | None] = SimpleQueue()
    Thread(target=_listen, args=(questions, heard), daemon=True).start()
    while asked := heard.get():
        answers.write(msgspec.json.encode(think(*asked)) + b"\n")
        answers.flush()


def _listen(lines: BinaryIO, heard: SimpleQueue[tuple[Question, Stop] | None]) -> None:
    """Hand questions on, each with its own end, so that a late `enough` ends no later thought."""
    decoder = msgspec.json.Decoder(Question)
    stop = Stop()
    try:
        for line in lines:
            if line == STOP_LINE:
                stop.ask()
            else:
                stop = Stop()
                heard.put((decoder.decode(line), stop))
    finally:
        heard.put(None)


def limit_memory(most: int) -> None:
    """Let this process have so many bytes at most, where the system knows such a limit."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def main() -> None:
    """Think with what time others leave, until the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    limit_memory(MOST_BYTES)
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
