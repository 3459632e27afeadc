"""Ending the sockets of those whom the host blocks: they would else hear on in silence."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import TYPE_CHECKING

from erawan.server.background import in_background
from erawan.server.limits import TOO_MANY
from erawan.tables.users import Users

if TYPE_CHECKING:
    from litestar.types import Receive, WebSocketReceiveMessage

LOOK_SECONDS = 1.0
"""How often it is looked who is blocked, of those who have a tab open."""
CUT = 4403

log = logging.getLogger(__name__)


class Cutting:
    """Knows the open sockets of everybody with a name, and cuts those of the blocked."""

    def __init__(self, users: Users) -> None:
        self._users = users
        self._open: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self.makers: Callable[[], Collection[str]] = tuple
        """Whose tables are in the lobby."""
        self.shut: Callable[[frozenset[str]], None] = lambda _: None
        """Hears which of them are blocked."""

    @contextmanager
    def socket(self, user_id: str | None) -> Iterator[asyncio.Event]:
        """What is set when a socket is to end."""
        cut = asyncio.Event()
        if user_id is None:
            yield cut
            return
        self._open[user_id].add(cut)
        try:
            yield cut
        finally:
            self._open[user_id].discard(cut)
            if not self._open[user_id]:
                del self._open[user_id]

    def looking(self) -> AbstractAsyncContextManager[None]:
        """Look again and again, to the end of the block."""
        return in_background(self._look())

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                makers = frozenset(self.makers())
                blocked = await self._users.blocked(self._open.keys() | makers)
            except sqlite3.Error:
                log.exception("It can't be seen who is blocked.")
                continue
            self.shut(makers & frozenset(blocked))
            for user_id in blocked:
                for cut in self._open.get(user_id, ()):
                    cut.set()


class Hearing:
    """What comes over a socket, until it is cut: then it is as if the tab had gone.

    So it is when more comes than is `allowed`: then it is `flooded`.
    """

    flooded = False

    def __init__(self, receive: Receive, cut: asyncio.Event, allowed: Callable[[], bool]) -> None:
        self._receive = receive
        self._allowed = allowed
        self._cutting = asyncio.create_task(cut.wait())

    async def __call__(self) -> WebSocketReceiveMessage:
        """The next message."""
        receiving = asyncio.ensure_future(self._receive())
        try:
            await asyncio.wait({receiving, self._cutting}, return_when=asyncio.FIRST_COMPLETED)
            if self._cutting.done():
                return {"type": "websocket.disconnect", "code": CUT}
            message: WebSocketReceiveMessage = receiving.result()  # type: ignore[assignment]
            self.flooded = message["type"] == "websocket.receive" and not self._allowed()
            if self.flooded:
                return {"type": "websocket.disconnect", "code": TOO_MANY}
            return message
        finally:
            receiving.cancel()

    def end(self) -> None:
        """Nobody listens any more."""
        self._cutting.cancel()
