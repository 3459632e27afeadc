"""The one place from which the database is written."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from erawan.tables import sqlite

MAX_QUEUED_JOBS = 1024
MAX_GROUP = 64
"""How many writes one commit may hold: who comes first waits for the last of them."""

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], T]


@dataclass(frozen=True, slots=True)
class _Job:
    work: Work[Any]
    done: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class _Answer:
    """What became of a job: its result, or why there is none."""

    job: _Job
    result: Any = None
    error: Exception | None = None


class Writer:
    """Writes in a thread of its own, in the order in which it is asked to.

    What has come in while a commit was under way goes into the next one together, since syncing the
    disk costs the same for one write as for many. Each write is a whole of its own: one that fails
    leaves nothing and takes no other with it. A caller who goes away can't tear a write in two.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._room = asyncio.Semaphore(MAX_QUEUED_JOBS)
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    @classmethod
    def open(cls, path: Path) -> Writer:
        """A writer to a database file that has been migrated; called inside the event loop."""
        return cls(sqlite.connect(path))

    async def write(self, work: Work[T]) -> T:
        """Do the work in a transaction and return its result once that is committed.

        It runs in the writer's thread, and again from the start if its group failed: it should do
        nothing but use the connection. Raises what the work raises, or sqlite3.Error.
        """
        await self._room.acquire()
        if self._closed:
            self._room.release()
            raise RuntimeError("The writer has ended.")
        done: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Job(work, done))
        return await done

    async def close(self) -> None:
        """Finish the writes that wait, then let go of the database."""
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _run(self) -> None:
        while group := self._next_group():
            answers = self._commit(group)
            self._loop.call_soon_threadsafe(self._tell, answers)

    def _next_group(self) -> list[_Job]:
        """What waits, or comes next; nothing when the writer is to end."""
        group: list[_Job] = []
        with suppress(Empty):
            while len(group) < MAX_GROUP:
                job = self._jobs.get(block=not group)
                if job is None:
                    # What came before the end is still written, and the end is met again.
                    if group:
                        self._jobs.put(None)
                    break
                group.append(job)
        return group

    def _commit(self, group: Sequence[_Job]) -> list[_Answer]:
        """Write a group in one transaction; if that fails as a whole, each write in its own."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            return [_Answer(job, error=error) for job in group]
        try:
            answers = [self._do(job) for job in group]
            self._connection.execute("COMMIT")
        except Exception as error:
            if self._connection.in_transaction:
                self._connection.rollback()
            if len(group) == 1:
                return [_Answer(group[0], error=error)]
            return [answer for job in group for answer in self._commit([job])]
        return answers

    def _do(self, job: _Job) -> _Answer:
        """One write of a group, whole or not at all; raises what the work raised if all is lost."""
        self._connection.execute("SAVEPOINT one")
        try:
            answer = _Answer(job, job.work(self._connection))
        except Exception as error:
            # A full disk undoes the whole transaction, and with it the savepoint.
            if not self._connection.in_transaction:
                raise
            self._connection.execute("ROLLBACK TO one")
            answer = _Answer(job, error=error)
        self._connection.execute("RELEASE one")
        return answer

    def _tell(self, answers: Sequence[_Answer]) -> None:
        for answer in answers:
            self._room.release()
            # Whoever went away doesn't wait for it any more.
            if answer.job.done.done():
                continue
            if answer.error is None:
                answer.job.done.set_result(answer.result)
            else:
                answer.job.done.set_exception(answer.error)
