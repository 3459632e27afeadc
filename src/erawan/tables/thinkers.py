"""The processes in which bots think, as many as there are processors to spare."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from erawan.core.errors import ErawanError
from erawan.engine.thought import Line
from erawan.tables.thinking import ENOUGH, Answer, Question

COMMAND = (sys.executable, "-P", "-m", "erawan.tables.thinking")
MOST = 4
LONGEST_LINE = 1 << 20
FAILURES = (OSError, ValueError, msgspec.DecodeError)


class BotFailed(ErawanError):
    """A bot did not come to a move."""


@dataclass
class _Thought:
    """A question that is being answered, by which process, and whether anybody still waits."""

    question: Question
    process: asyncio.subprocess.Process | None = None
    wanted: bool = True


class Thinkers:
    """Processes, started when first needed; each answers one question at a time."""

    def __init__(self, number: int | None = None) -> None:
        self._number = number or max(1, min(MOST, (os.cpu_count() or 2) - 1))
        self._free = asyncio.Semaphore(self._number)
        self._idle: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()
        self._asking: set[asyncio.Task[tuple[Line, ...]]] = set()

    async def ask(self, question: Question) -> tuple[Line, ...]:
        """What a bot thinks, the best line first; raises BotFailed.

        Who no longer wants the answer can go away: a question that waits is dropped, and one that
        is being thought about is broken off, so that others get the process.
        """
        asked = time.monotonic()
        await self._free.acquire()
        thought = _Thought(question.later(round(1000 * (time.monotonic() - asked))))
        task = asyncio.create_task(self._answer(thought))
        self._asking.add(task)
        task.add_done_callback(self._answered)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            thought.wanted = False
            if thought.process is not None:
                _break_off(thought.process)
            raise

    async def close(self) -> None:
        """End all processes; nobody waits for a thought."""
        for task in self._asking:
            task.cancel()
        await asyncio.gather(*self._asking, return_exceptions=True)
        for process in self._all:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()
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
                    raise BotFailed(f"The bots' process ended: {error}") from error
        if not answer.lines:
            raise BotFailed(answer.error)
        return answer.lines

    async def _exchange(self, thought: _Thought) -> Answer:
        """One question to a process and its answer; a process that fails is ended."""
        process = self._idle.pop() if self._idle else await self._start()
        thought.process = process
        try:
            answer = await _exchange(thought, process)
        except FAILURES:
            await self._end(process)
            raise
        finally:
            thought.process = None
        self._idle.append(process)
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            *COMMAND,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            # Ctrl-C in a terminal is meant for the server, which then ends the others.
            start_new_session=True,
        )
        self._all.add(process)
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()

    def _answered(self, task: asyncio.Task[tuple[Line, ...]]) -> None:
        self._asking.discard(task)
        self._free.release()
        if not task.cancelled():
            # Retrieved here, a failure that nobody waits for any more is no news.
            task.exception()


async def _exchange(thought: _Thought, process: asyncio.subprocess.Process) -> Answer:
    """One line out and one line in; raises one of the FAILURES if the process has ended."""
    if process.stdin is None or process.stdout is None:
        raise OSError("a process without pipes")
    process.stdin.write(msgspec.json.encode(thought.question) + b"\n")
    if not thought.wanted:
        _break_off(process)
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise OSError("it closed its output")
    return msgspec.json.decode(line, type=Answer)


def _break_off(process: asyncio.subprocess.Process) -> None:
    """Tell a process that its present answer is not wanted: it then gives what it has."""
    if process.stdin is not None and not process.stdin.is_closing():
        process.stdin.write(ENOUGH)
