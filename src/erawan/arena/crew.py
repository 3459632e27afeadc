"""The worker processes of a run, seen from the process that started them."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Generator, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, Queue
from typing import IO

import msgspec

from erawan.arena.ending import CRASH, HANG, Effort, Ending, Failure, failed
from erawan.arena.schedule import Job
from erawan.arena.settings import Settings
from erawan.arena.worker import Ended, Order, Thinking
from erawan.core.errors import ErawanError

COMMAND = (sys.executable, "-P", "-m", "erawan.arena.worker")
CLOSING = 3.0
"""Seconds in which a worker ends the programs it has started."""

Message = Thinking | Ended | None
"""What a worker says; None when it has ended."""


@dataclass(eq=False)
class Worker:
    """One process and the game it is at."""

    process: subprocess.Popen[bytes]
    errors: IO[bytes]
    job: Job | None = None
    codes: list[str] = field(default_factory=list)
    seat: int | None = None
    """Who thinks, once a game has begun."""
    deadline: float = float("inf")

    def give(self, job: Job) -> None:
        """Order a game."""
        self.job, self.codes, self.seat = job, [], None
        self.deadline = float("inf")
        order = Order(job.start.to_json(), job.opening, job.seats, job.seed)
        # If it has ended meanwhile, its reader will say so.
        with suppress(OSError):
            self.send(msgspec.json.encode(order))

    def send(self, line: bytes) -> None:
        """Write one line to it."""
        if self.process.stdin is None:
            raise OSError("a process without pipes")
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def hear(self, thinking: Thinking) -> None:
        """Note who thinks, and until when."""
        self.seat = thinking.seat
        self.codes += thinking.played
        self.deadline = time.monotonic() + thinking.longest

    def blame(self, job: Job, seat: int, kind: str, message: str) -> Ending:
        """The game's end by the failure of the seat that was thinking."""
        efforts = (Effort(),) * len(job.seats)
        return failed(tuple(self.codes), len(job.seats), Failure(seat, kind, message), efforts)

    def last_words(self) -> str:
        """The last line of its standard error."""
        self.errors.seek(0)
        lines = self.errors.read().decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")


class Crew:
    """Workers that play games side by side, each in a process of its own, one game at a time."""

    def __init__(self, settings: Settings, number: int) -> None:
        self._settings = settings
        self._number = number
        self._workers: set[Worker] = set()
        self._messages: Queue[tuple[Worker, Message]] = Queue()

    def play(self, jobs: Iterator[Job]) -> Generator[tuple[Job, Ending]]:
        """Play all jobs and tell of each when it is over, in whatever order that is."""
        try:
            busy = True
            while busy:
                while len(self._workers) < self._number and (job := next(jobs, None)):
                    self._workers.add(self._start(job))
                busy = bool(self._workers)
                for worker, ending in self._wait() if busy else ():
                    done = worker.job
                    if done is None:
                        raise ErawanError("a worker told of a game that nobody ordered")
                    if worker.process.poll() is None and (job := next(jobs, None)):
                        worker.give(job)
                    else:
                        self._end(worker)
                    yield done, ending
        finally:
            self.close()

    def close(self) -> None:
        """End all workers; games they are at are lost."""
        for worker in self._workers:
            if worker.process.stdin is not None:
                with suppress(OSError):
                    worker.process.stdin.close()
        for worker in tuple(self._workers):
            with suppress(subprocess.TimeoutExpired):
                worker.process.wait(CLOSING)
            self._end(worker)

    def _start(self, job: Job) -> Worker:
        errors = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the worker
        process = subprocess.Popen(  # noqa: S603 - our own module
            COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            # Agents think with one thread, and so do the libraries they may load.
            env={**os.environ, "OMP_NUM_THREADS": "1"},
        )
        worker = Worker(process, errors)
        threading.Thread(target=self._read, args=(worker,), daemon=True).start()
        with suppress(OSError):
            worker.send(msgspec.json.encode(self._settings))
        worker.give(job)
        return worker

    def _read(self, worker: Worker) -> None:
        """Pass on what a worker says until it ends."""
        decoder: msgspec.json.Decoder[Thinking | Ended] = msgspec.json.Decoder(Thinking | Ended)
        if worker.process.stdout is not None:
            with suppress(OSError, ValueError):
                for line in worker.process.stdout:
                    self._messages.put((worker, decoder.decode(line)))
        self._messages.put((worker, None))

    def _wait(self) -> Iterator[tuple[Worker, Ending]]:
        """What the next message or the next deadline brings: at most one ending."""
        next_deadline = min(worker.deadline for worker in self._workers)
        try:
            seconds = min(60.0, max(0.0, next_deadline - time.monotonic()))
            worker, message = self._messages.get(timeout=seconds)
        except Empty:
            yield from self._hangs()
            return
        if worker not in self._workers or worker.job is None:
            return
        if isinstance(message, Ended):
            yield worker, message.ending
        elif isinstance(message, Thinking):
            worker.hear(message)
        else:
            worker.process.wait()
            told = worker.last_words() or f"exit code {worker.process.returncode}"
            if worker.seat is None:
                raise ErawanError(f"a worker could not begin a game: {told}")
            yield worker, worker.blame(worker.job, worker.seat, CRASH, told)

    def _hangs(self) -> Iterator[tuple[Worker, Ending]]:
        """End the first worker whose deadline has passed."""
        for worker in self._workers:
            if worker.deadline <= time.monotonic() and worker.job and worker.seat is not None:
                worker.process.kill()
                worker.process.wait()
                yield worker, worker.blame(worker.job, worker.seat, HANG, "no answer")
                return

    def _end(self, worker: Worker) -> None:
        self._workers.discard(worker)
        worker.process.kill()
        worker.process.wait()
        for pipe in (worker.process.stdin, worker.process.stdout, worker.errors):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
