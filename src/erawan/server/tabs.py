"""The open tabs of every session: when it ends, so do they."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable


class SessionEnded(Exception):
    """Whose tab this is has been logged out."""


class Tabs:
    """What is done for each tab, by the session that its browser had when it was opened."""

    def __init__(self) -> None:
        self._by_session: dict[str, set[asyncio.Task[None]]] = {}

    async def run(self, session: str | None, work: Awaitable[None]) -> None:
        """Serve a tab to its end; raises SessionEnded if that of its session comes first."""
        if session is None:
            await work
            return
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        tabs = self._by_session.setdefault(session, set())
        tabs.add(task)
        try:
            await asyncio.wait({task})
        finally:
            ended = task not in tabs
            tabs.discard(task)
            if not tabs and self._by_session.get(session) is tabs:
                del self._by_session[session]
            task.cancel()
        if ended:
            raise SessionEnded
        task.result()

    def end(self, session: str) -> None:
        """Close all tabs of a session."""
        tabs = self._by_session.pop(session, set())
        for task in list(tabs):
            tabs.discard(task)
            task.cancel()
