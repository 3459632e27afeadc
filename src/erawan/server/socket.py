"""The socket of one open tab."""

from __future__ import annotations

import asyncio
from contextlib import closing, suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from erawan.server.app_service import AppService
from erawan.server.conversation import Conversation
from erawan.server.limits import MESSAGES, TOO_MANY, Buckets
from erawan.server.messages import (
    Browse,
    Incoming,
    Refused,
    Unwatch,
    Watch,
    format_message,
)
from erawan.server.open_tables import OpenTables
from erawan.server.permissions import Action
from erawan.server.visitor import SCREEN, Visitor
from erawan.server.watchers import Watcher, Watchers


@websocket("/ws", action=Action.SOCKET)
async def tab(
    socket: WebSocket[Any, Any, Any],
    service: NamedDependency[AppService],
    watchers: NamedDependency[Watchers],
    visitor: NamedDependency[Visitor],
) -> None:
    """Answer what the tab says, and show it changes at the table it watches, until it goes."""
    await socket.accept()
    with (
        closing(
            Tab(socket, Conversation(service, visitor), watchers, service.open_tables)
        ) as open_tab,
        suppress(WebSocketDisconnect),
    ):
        await open_tab.talk()


class Tab:
    """Hears, answers, and tells of what is new; all that is said goes out in one order."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        conversation: Conversation,
        watchers: Watchers,
        open_tables: OpenTables,
    ) -> None:
        self._socket = socket
        self._conversation = conversation
        self._watchers = watchers
        self._open_tables = open_tables
        self._watcher = Watcher(self._send, conversation.visitor.seat)
        self._bucket = None if conversation.visitor is SCREEN else Buckets(MESSAGES)
        self._watching: str | None = None
        self._telling: asyncio.Task[None] | None = None

    async def talk(self) -> None:
        """Answer one message after the other; raises WebSocketDisconnect when the tab has gone."""
        while True:
            text = await self._receive()
            if self._bucket is not None and not self._bucket.take(""):
                await self._socket.close(code=TOO_MANY, reason="too often")
                return
            message = self._conversation.read(text)
            async with self._watcher.answering:
                if isinstance(message, Refused):
                    await self._send(format_message(message))
                else:
                    await self._answer(message)

    def close(self) -> None:
        """Let go of everything."""
        self._unwatch()
        if self._telling is not None:
            self._telling.cancel()

    async def _answer(self, message: Incoming) -> None:
        if isinstance(message, Watch | Unwatch | Browse):
            self._unwatch()
        if isinstance(message, Browse) and self._conversation.may_browse():
            self._open_tables.add(self._watcher, self._conversation.visitor)
            self._listen()
        if isinstance(message, Watch) and await self._conversation.may_watch(message.table):
            # News from before the view is looked at are heard, so none falls in between.
            self._watch(message.table)
        await self._send(format_message(await self._conversation.answer(message)))
        if self._conversation.shown is not None:
            table, moment = self._conversation.shown
            if table == self._watching:
                self._watcher.shown = max(moment, self._watcher.shown)

    def _watch(self, table: str) -> None:
        self._watching = table
        self._watchers.add(table, self._watcher)
        self._listen()

    def _listen(self) -> None:
        if self._telling is None:
            self._telling = asyncio.create_task(self._watcher.tell())

    def _unwatch(self) -> None:
        self._open_tables.remove(self._watcher)
        if self._watching is not None:
            self._watchers.remove(self._watching, self._watcher)
            self._watching = self._conversation.shown = None

    async def _send(self, text: str) -> None:
        # Sending to a tab that has gone raises OSError; the next receive says the same in order.
        with suppress(OSError):
            await self._socket.send_text(text)

    async def _receive(self) -> str | bytes:
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="The tab has gone.", code=event["code"])
        data: str | bytes = event["bytes"] if event.get("text") is None else event["text"]
        return data
