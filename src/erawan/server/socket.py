"""The socket of one open tab."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from erawan.server.messages import (
    Hello,
    Outgoing,
    Press,
    Pressed,
    Problem,
    Welcome,
    format_message,
    parse_message,
)
from erawan.tables.store import Store

CHANNEL = "presses"
# A message of ours has a hundred bytes; the server closes the socket far above that.
LONGEST = 4096

log = logging.getLogger(__name__)


@websocket("/ws")
async def tab(
    socket: WebSocket[Any, Any, Any],
    store: NamedDependency[Store],
    channels: NamedDependency[ChannelsPlugin],
) -> None:
    """Answer what the tab says, and tell it what happens in the others, until it goes."""
    await socket.accept()
    async with (
        channels.start_subscription(CHANNEL) as news,
        news.run_in_background(partial(_send, socket), join=False),
    ):
        with suppress(WebSocketDisconnect):
            while True:
                answer = await _answer(await _receive(socket), store)
                text = format_message(answer)
                # The others first: they must hear of it even if this tab has just gone.
                if isinstance(answer, Pressed):
                    channels.publish(text, CHANNEL)
                await _send(socket, text)


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


async def _answer(text: str | bytes, store: Store) -> Outgoing:
    if len(text) > LONGEST:
        return Problem(f"A message may have {LONGEST} characters, and this one has {len(text)}.")
    try:
        message = parse_message(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Problem(f"This message can't be read: {error}.")
    try:
        match message:
            case Hello():
                return Welcome(await store.count())
            case Press(id=press):
                return Pressed(press, await store.press(press))
    except SQLAlchemyError as error:
        log.exception("The database can't be used.")
        return Problem(f"This can't be saved now: {error.__cause__ or error}.")
