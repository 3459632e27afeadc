"""Work that many may ask for at once, done once for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class SharedWork(Generic[T]):
    """Runs one at a time; whoever asks during a run waits for the next, which is then for all.

    So an answer is never older than the question, and however many ask, at most two runs are paid.
    """

    def __init__(self, work: Callable[[], Coroutine[Any, Any, T]]) -> None:
        self._work = work
        self._running: asyncio.Task[T] | None = None
        self._next: asyncio.Task[T] | None = None

    async def result(self) -> T:
        """What a run that begins after this question finds; raises what that raises."""
        if self._next is None:
            self._next = asyncio.create_task(self._run(self._running))
            # Retrieved here, a failure that nobody waits for any more is no news.
            self._next.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(self._next)

    async def _run(self, before: asyncio.Task[T] | None) -> T:
        if before is not None:
            await asyncio.wait({before})
        self._running, self._next = self._next, None
        return await self._work()
