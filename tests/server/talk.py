"""A conversation with the server in this process, on a database of its own."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from erawan.server.conversation import Conversation
from erawan.server.messages import Outgoing, Refused, format_message


class Talk:
    """Says messages and hears the answers as JSON, as over the socket."""

    def __init__(self, conversation: Conversation) -> None:
        self.conversation = conversation
        self.seq = 0

    async def say(self, text: str | bytes) -> dict[str, Any]:
        """The answer to a text."""
        message = self.conversation.read(text)
        answer: Outgoing
        if isinstance(message, Refused):
            answer = message
        else:
            answer = await self.conversation.answer(message)
        heard: dict[str, Any] = msgspec.json.decode(format_message(answer))
        return heard

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The answer to a message."""
        self.seq += 1
        message = {"type": kind, "seq": self.seq, **fields}
        answer = await self.say(msgspec.json.encode(message))
        assert answer["to"] == self.seq
        return answer

    async def do(
        self,
        table: str,
        version: int,
        act: dict[str, Any],
        act_id: str,
        draft: int | None = None,
    ) -> dict[str, Any]:
        """The answer to an act."""
        made = {"id": act_id, "table": table, "version": version, "draft": draft, "act": act}
        return await self.ask("do", **made)


def snapshot(database: Path) -> bytes:
    """What a database holds, row by row."""
    with closing(sqlite3.connect(database)) as connection:
        return "\n".join(connection.iterdump()).encode()
