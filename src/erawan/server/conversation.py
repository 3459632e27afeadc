"""One page's talk with the server: every message gets one answer, readable or not."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import suppress

import msgspec

import erawan
from erawan.server import messages
from erawan.server.app_service import AppService
from erawan.server.permissions import Action
from erawan.server.problem import problem_of, storage_problem
from erawan.server.visitor import SCREEN, Visitor
from erawan.tables import refusal
from erawan.tables.refusal import Kind, Refusal
from erawan.tables.table import Moment, Table
from erawan.views.model import Problem, View
from erawan.views.msg import say

# Our longest message has a few hundred bytes; the server closes the socket far above that.
MAX_MESSAGE_CHARS = 4096

log = logging.getLogger(__name__)


class _Envelope(msgspec.Struct):
    """What can be told of a message that is otherwise wrong."""

    seq: messages.Number | None = None
    id: messages.Id | None = None


class Conversation:
    """Answers messages; `shown` is the last that an answer showed of a table: its id and moment.

    One that was looked back at does not count.
    """

    def __init__(self, service: AppService, visitor: Visitor = SCREEN) -> None:
        self._service = service
        self.visitor = visitor
        self.shown: tuple[str, Moment] | None = None

    def read(self, text: str | bytes) -> messages.Incoming | messages.Refused:
        """The message of a text, or the answer to one that can't be read."""
        if len(text) > MAX_MESSAGE_CHARS:
            said = (
                f"A message may have {MAX_MESSAGE_CHARS} characters, and this one has {len(text)}."
            )
            wrong = Refusal(Kind.UNREADABLE, "too-long", said)
            return messages.Refused(None, None, problem_of(wrong), None)
        try:
            return messages.parse_message(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            envelope = _envelope(text)
            wrong = refusal.unreadable(str(error))
            return messages.Refused(envelope.seq, envelope.id, problem_of(wrong), None)

    async def answer(self, message: messages.Incoming) -> messages.Outgoing:
        """The one answer to a message; nothing that a page says can break it."""
        try:
            return await self._answer(message)
        except Refusal as error:
            return await self._refused(message, problem_of(error))
        except sqlite3.Error as error:
            log.exception("The database can't be used.")
            return await self._refused(message, storage_problem(error))
        except Exception:
            log.exception("A message could not be answered.")
            problem = Problem(say("refused-failed"), "Something went wrong on our side.", None)
            return await self._refused(message, problem)

    async def may_watch(self, table_id: str) -> bool:
        """Whether the visitor may be told of a table at all."""
        try:
            await self._find(Action.WATCH, table_id)
        except (Refusal, sqlite3.Error):
            return False
        return True

    def may_browse(self) -> bool:
        """Whether the visitor may be told of the lobby."""
        try:
            self.visitor.check(Action.BROWSE)
        except Refusal:
            return False
        return True

    async def _find(self, action: Action, table_id: str) -> Table:
        """A table at which the visitor may do this; raises Refusal."""
        # Whoever could do nothing at any table does not hear which there are.
        self.visitor.check(action)
        table = await self._service.tables.table(table_id)
        self.visitor.check(action, table)
        return self._service.seen(table, self.visitor)

    async def _answer(self, message: messages.Incoming) -> messages.Outgoing:
        service, visitor = self._service, self.visitor
        await visitor.refresh()
        match message:
            case messages.Hello(seq):
                return messages.Welcome(seq, erawan.__version__, self._service.build.name())
            case messages.Ping(seq) | messages.Unwatch(seq):
                return messages.Pong(seq)
            case messages.Browse(seq):
                visitor.check(Action.BROWSE)
                return messages.Offered(seq, service.open_tables.offered(visitor.user))
            case messages.Watch(seq, table_id, have):
                table = await self._find(Action.WATCH, table_id)
                info = await service.info(table)
                return messages.Shown(seq, info, await self._show(table, have))
            case messages.Look(seq, table_id, have, ply):
                table = await self._find(Action.LOOK, table_id)
                if ply is not None:
                    seat = self.visitor.seat(table)
                    return messages.Shown(seq, None, await service.review(table, seat, ply, have))
                return messages.Shown(seq, None, await self._show(table, have))
            case messages.Do(seq, act_id, table_id, have=have):
                await self._find(Action.LOOK, table_id)
                made, table = await service.do(table_id, message, visitor)
                return messages.Done(seq, act_id, *made, await self._show(table, have))

    async def _show(self, table: Table, have: int) -> View:
        seat = self.visitor.seat(table)
        view = await self._service.written_views.view(table, seat, have)
        self.shown = (table.id, table.moment_for(seat))
        return view

    async def _refused(self, message: messages.Incoming, problem: Problem) -> messages.Refused:
        """The refusal, with the table as it is now for an act that was made at another moment."""
        if not isinstance(message, messages.Do):
            return messages.Refused(message.seq, None, problem, None)
        view: View | None = None
        with suppress(Refusal, sqlite3.Error):
            table = await self._find(Action.LOOK, message.table)
            present = table.moment_for(self.visitor.seat(table))
            given = present.draft if message.draft is None else message.draft
            if present != (message.version, given):
                view = await self._show(table, message.have)
        return messages.Refused(message.seq, message.id, problem, view)


def _envelope(text: str | bytes) -> _Envelope:
    try:
        return msgspec.json.decode(text, type=_Envelope)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return _Envelope()
