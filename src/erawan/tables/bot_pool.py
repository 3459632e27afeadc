"""The processes in which bots think, as many as there are processors to spare."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from dataclasses import dataclass

import msgspec

from erawan.core.errors import ErawanError
from erawan.core.line_process import LineProcess, ProcessFailed
from erawan.engine.thought import Line
from erawan.tables.bot_worker import STOP_LINE, Answer, Question
from erawan.tables.turns import Turns

COMMAND = (sys.executable, "-P", "-m", "erawan.tables.bot_worker")
MAX_WORKERS = 4
FAILURES = (ProcessFailed, msgspec.DecodeError, TimeoutError)
LONGEST_SECONDS = 20.0
"""In which a process has to answer, whose thought takes one: one that does not is ended."""
BOT, HINT = 0, 1
"""Who goes first where several wait."""


class BotFailed(ErawanError):
    """A bot did not come to a move."""


@dataclass
class _Thought:
    """A question that is being answered, by which process, and whether anybody still waits."""

    question: Question
    process: LineProcess | None = None
    wanted: bool = True


class BotPool:
    """Processes, started when first needed; each answers one question at a time."""

    def __init__(self, number: int | None = None) -> None:
        self._number = number or max(1, min(MAX_WORKERS, (os.cpu_count() or 2) - 1))
        self._turns = Turns(self._number)
        # However many want hints, a bot waits for one of them at most.
        self._hints = asyncio.Semaphore(max(1, self._number - 1))
        self._idle: list[LineProcess] = []
        self._all: set[LineProcess] = set()
        self._asking: set[asyncio.Task[tuple[Line, ...]]] = set()

    @property
    def thinking(self) -> int:
        """How many questions are being answered."""
        return len(self._asking)

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return self._turns.waiting

    async def ask(self, question: Question, rank: int = BOT) -> tuple[Line, ...]:
        """What a bot thinks, the best line first; raises BotFailed.

        Who no longer wants the answer can go away: a question that waits is dropped, and one that
        is being thought about is broken off, so that others get the process.
        """
        asked = time.monotonic()
        await self._turns.take(rank)
        thought = _Thought(question.later(round(1000 * (time.monotonic() - asked))))
        task = asyncio.create_task(self._answer(thought))
        self._asking.add(task)
        task.add_done_callback(self._answered)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            thought.wanted = False
            if thought.process is not None:
                # It then gives what it has.
                thought.process.send_bytes(STOP_LINE)
            raise

    async def ask_for_hint(self, question: Question) -> tuple[Line, ...]:
        """The same for somebody who can wait: every bot that waits goes first."""
        async with self._hints:
            return await self.ask(question, HINT)

    async def close(self) -> None:
        """End all processes; nobody waits for a thought."""
        for task in self._asking:
            task.cancel()
        await asyncio.gather(*self._asking, return_exceptions=True)
        for process in self._all:
            await asyncio.to_thread(process.kill)
        self._all.clear()
        self._idle.clear()

    async def _answer(self, thought: _Thought) -> tuple[Line, ...]:
        for last in (False, True):
            try:
                answer = await self._exchange(thought)
                break
            except FAILURES as error:
                # It was killed, or ran out of memory: another one may fare better.
                if last or not thought.wanted:
                    said = str(error) or "it took too long"
                    raise BotFailed(f"The bots' process ended: {said}") from error
        if not answer.lines:
            raise BotFailed(answer.error)
        return answer.lines

    async def _exchange(self, thought: _Thought) -> Answer:
        """One question to a process and its answer; a process that fails is ended."""
        process = self._idle.pop() if self._idle else LineProcess(COMMAND)
        self._all.add(process)
        try:
            answer = await _exchange(thought, process)
        except FAILURES:
            self._all.discard(process)
            await asyncio.to_thread(process.kill)
            raise
        self._idle.append(process)
        return answer

    def _answered(self, task: asyncio.Task[tuple[Line, ...]]) -> None:
        self._asking.discard(task)
        self._turns.give_back()
        if not task.cancelled():
            # Retrieved here, a failure that nobody waits for any more is no news.
            task.exception()


async def _exchange(thought: _Thought, process: LineProcess) -> Answer:
    """One line out and one line in; raises one of the FAILURES if the process has ended."""
    thought.process = process
    try:
        process.send(msgspec.json.encode(thought.question))
        if not thought.wanted:
            process.send_bytes(STOP_LINE)
        async with asyncio.timeout(LONGEST_SECONDS):
            return msgspec.json.decode(await process.read_async(), type=Answer)
    finally:
        thought.process = None
