"""One page's talk with the server: every message gets one answer, readable or not."""

from __future__ import annotations

import logging
from contextlib import suppress

import msgspec
from sqlalchemy.exc import SQLAlchemyError

import erawan
from erawan.server import protocol
from erawan.server.desk import Desk
from erawan.server.problem import problem_of, storage_problem
from erawan.tables import refusal
from erawan.tables.refusal import Kind, Refusal
from erawan.views.model import Problem, View
from erawan.views.msg import say

# Our longest message has a few hundred bytes; the server closes the socket far above that.
LONGEST = 4096

log = logging.getLogger(__name__)


class _Envelope(msgspec.Struct):
    """What can be told of a message that is otherwise wrong."""

    seq: protocol.Number | None = None
    id: protocol.Id | None = None


class Conversation:
    """Answers messages; `watching` is the table of which the page wants to hear."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.watching: str | None = None

    def read(self, text: str | bytes) -> protocol.Incoming | protocol.Refused:
        """The message of a text, or the answer to one that can't be read."""
        if len(text) > LONGEST:
            said = f"A message may have {LONGEST} characters, and this one has {len(text)}."
            wrong = Refusal(Kind.UNREADABLE, "too-long", said)
            return protocol.Refused(None, None, problem_of(wrong), None)
        try:
            return protocol.parse_message(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            envelope = _envelope(text)
            wrong = refusal.unreadable(str(error))
            return protocol.Refused(envelope.seq, envelope.id, problem_of(wrong), None)

    async def answer(self, message: protocol.Incoming) -> protocol.Outgoing:
        """The one answer to a message; nothing that a page says can break it."""
        try:
            return await self._answer(message)
        except Refusal as error:
            return await self._refused(message, problem_of(error))
        except SQLAlchemyError as error:
            log.exception("The database can't be used.")
            return await self._refused(message, storage_problem(error))
        except Exception:
            log.exception("A message could not be answered.")
            problem = Problem(say("refused-failed"), "Something went wrong on our side.", None)
            return await self._refused(message, problem)

    async def _answer(self, message: protocol.Incoming) -> protocol.Outgoing:
        match message:
            case protocol.Hello(seq):
                return protocol.Welcome(seq, erawan.__version__)
            case protocol.Ping(seq):
                return protocol.Pong(seq)
            case protocol.Unwatch(seq):
                self.watching = None
                return protocol.Pong(seq)
            case protocol.Watch(seq, table, have):
                info = await self._desk.info(table)
                return protocol.Shown(seq, info, await self._desk.view(table, have))
            case protocol.Look(seq, table, have, ply):
                return protocol.Shown(seq, None, await self._desk.view(table, have, ply))
            case protocol.Do(seq, act_id, table, version, act, have):
                made, view = await self._desk.do(table, act_id, version, act, have)
                return protocol.Done(seq, act_id, made, view)

    async def _refused(self, message: protocol.Incoming, problem: Problem) -> protocol.Refused:
        """The refusal, with the table as it is now for an act that was made at another version."""
        if not isinstance(message, protocol.Do):
            return protocol.Refused(message.seq, None, problem, None)
        view: View | None = None
        with suppress(Refusal, SQLAlchemyError):
            if await self._desk.version(message.table) != message.version:
                view = await self._desk.view(message.table, message.have)
        return protocol.Refused(message.seq, message.id, problem, view)


def _envelope(text: str | bytes) -> _Envelope:
    try:
        return msgspec.json.decode(text, type=_Envelope)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return _Envelope()
