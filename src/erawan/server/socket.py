"""The socket of one open tab."""

from __future__ import annotations

from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from erawan.server.app_service import AppService
from erawan.server.conversation import Conversation
from erawan.server.messages import Changed, Refused, Unwatch, Watch, format_message
from erawan.tables.table import Table


@websocket("/ws")
async def tab(
    socket: WebSocket[Any, Any, Any],
    service: NamedDependency[AppService],
    channels: NamedDependency[ChannelsPlugin],
) -> None:
    """Answer what the tab says, and tell it of changes at the table it watches, until it goes."""
    await socket.accept()
    conversation = Conversation(service)
    async with AsyncExitStack() as watching:
        with suppress(WebSocketDisconnect):
            while True:
                message = conversation.read(await _receive(socket))
                if isinstance(message, Refused):
                    await _send(socket, format_message(message))
                    continue
                if isinstance(message, Watch | Unwatch):
                    await watching.aclose()
                if isinstance(message, Watch):
                    # News from before the view is looked at are heard, so none falls in between.
                    news = channels.start_subscription(channel_of(message.table))
                    heard = await watching.enter_async_context(news)
                    await watching.enter_async_context(
                        heard.run_in_background(partial(_send, socket), join=False)
                    )
                await _send(socket, format_message(await conversation.answer(message)))


def channel_of(table_id: str) -> str:
    """The channel on which a table's news come."""
    return f"table {table_id}"


def publish(channels: ChannelsPlugin, table: Table) -> None:
    """Tell all tabs that watch a table of its new version."""
    channels.publish(format_message(Changed(table.id, table.version)), channel_of(table.id))


async def _send(socket: WebSocket[Any, Any, Any], text: str | bytes) -> None:
    # Sending to a tab that has gone raises OSError; the next receive says the same in order.
    with suppress(OSError):
        await socket.send_text(text)


async def _receive(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="The tab has gone.", code=event["code"])
    data: str | bytes = event["bytes"] if event.get("text") is None else event["text"]
    return data
