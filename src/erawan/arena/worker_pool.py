"""The worker processes of a run, seen from the process that started them."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Generator, Iterator

import msgspec

from erawan.arena.ending import GARBAGE, HANG, Effort, Ending, Failure, failed
from erawan.arena.schedule import Job
from erawan.arena.settings import Settings
from erawan.arena.worker import Ended, Order, Thinking
from erawan.core.errors import ErawanError
from erawan.core.line_process import LineProcess, ProcessFailed, wait_for_any
from erawan.core.registry import game

COMMAND = (sys.executable, "-P", "-m", "erawan.arena.worker")
CLOSING_SECONDS = 3.0
"""Seconds in which a worker ends the programs it has started."""

DECODER: msgspec.json.Decoder[Thinking | Ended] = msgspec.json.Decoder(Thinking | Ended)


class Worker(LineProcess):
    """A process and the game it is at."""

    def __init__(self, settings: Settings, job: Job) -> None:
        # Agents think with one thread, and so do the libraries they may load.
        super().__init__(COMMAND, {**os.environ, "OMP_NUM_THREADS": "1"})
        self.send(msgspec.json.encode(settings))
        self.give(job)

    def give(self, job: Job) -> None:
        """Order a game; if it has ended meanwhile, that is heard next."""
        self.job = job
        self.codes: tuple[str, ...] = ()
        self.seat: int | None = None
        """Who thinks, once the game has begun."""
        self.deadline = float("inf")
        order = Order(job.start.to_json(), job.opening, job.seats, job.seed)
        self.send(msgspec.json.encode(order))

    def hear(self) -> Ending | None:
        """Take its next message, which may be how the game ended; None if the game goes on."""
        try:
            message = DECODER.decode(self.read(0) or "")
        except msgspec.DecodeError as error:
            return self.blame(GARBAGE, str(error))
        except ProcessFailed as failure:
            self.kill()
            return self.blame(failure.kind, self.last_words or f"exit code {self.wait(0)}")
        if isinstance(message, Ended):
            return message.ending
        self.seat = message.seat
        self.codes += message.played
        self.deadline = time.monotonic() + message.longest
        return None

    def blame(self, kind: str, message: str) -> Ending:
        """End it, and its game by the failure of the seat that was thinking."""
        self.kill()
        if self.seat is None:
            raise ErawanError(f"a worker could not begin a game: {message}")
        players = len(self.job.seats)
        sides = game(self.job.start.game).sides(players)
        failure = Failure(self.seat, kind, message)
        return failed(self.codes, sides, failure, (Effort(),) * players)


class WorkerPool:
    """Workers that play games side by side, each in a process of its own, one game at a time."""

    def __init__(self, settings: Settings, number: int) -> None:
        self._settings = settings
        self._number = number
        self._workers: set[Worker] = set()

    def play(self, jobs: Iterator[Job]) -> Generator[tuple[Job, Ending]]:
        """Play all jobs and tell of each when it is over, in whatever order that is."""
        try:
            busy = True
            while busy:
                while len(self._workers) < self._number and (job := next(jobs, None)):
                    self._workers.add(Worker(self._settings, job))
                busy = bool(self._workers)
                for worker, ending in self._wait() if busy else ():
                    done = worker.job
                    if worker.wait(0) is None and (job := next(jobs, None)):
                        worker.give(job)
                    else:
                        worker.kill()
                        self._workers.discard(worker)
                    yield done, ending
        finally:
            self.close()

    def close(self) -> None:
        """End all workers; games they are at are lost."""
        for worker in self._workers:
            worker.close_input()
        for worker in self._workers:
            worker.end(CLOSING_SECONDS)
        self._workers.clear()

    def _wait(self) -> Iterator[tuple[Worker, Ending]]:
        """What the next messages or the next deadline bring: the games that are over."""
        next_deadline = min(worker.deadline for worker in self._workers)
        seconds = min(60.0, max(0.0, next_deadline - time.monotonic()))
        telling = wait_for_any(self._workers, seconds)
        for worker in telling:
            if ending := worker.hear():
                yield worker, ending
        if not telling:
            yield from self._hangs()

    def _hangs(self) -> Iterator[tuple[Worker, Ending]]:
        """End the first worker whose deadline has passed."""
        for worker in self._workers:
            if worker.deadline <= time.monotonic():
                yield worker, worker.blame(HANG, "no answer")
                return
