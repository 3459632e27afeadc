"""Hints: what the strongest bot would play in a person's place."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from erawan.engine.thought import Line
from erawan.tables import refusal
from erawan.tables.action_rules import check_hint
from erawan.tables.bot_pool import BotFailed, BotPool
from erawan.tables.bot_worker import Question
from erawan.tables.table import Table

HINT_BOT = "level-10"
HINT_LINES = 3
MAX_HINTS_KEPT = 64


@dataclass(slots=True)
class Asked:
    """A question about a table with so many rows in its log, its answer to be, and who waits."""

    rows: int
    answer: asyncio.Task[tuple[Line, ...]]
    waiting: int = 0


class HintService:
    """Gives hints; whoever asks again about the same moment hears the same answer.

    A question for whose answer nobody waits any more is given up: others need the processes.
    """

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._asked: OrderedDict[str, Asked] = OrderedDict()

    async def hint(self, table: Table) -> tuple[Line, ...]:
        """The best lines, the best first; raises Refusal."""
        check_hint(table)
        asked = self._asked.get(table.id)
        if asked is None or asked.rows != len(table.rows):
            asked = self._ask(table)
        asked.waiting += 1
        try:
            # Who goes away leaves the answer to those who still wait.
            await asyncio.wait({asked.answer})
        finally:
            asked.waiting -= 1
            if not asked.waiting and not asked.answer.done():
                self._forget(table.id, asked)
        if asked.answer.cancelled():
            raise refusal.untimely("not-now", "The game has gone on meanwhile.")
        try:
            return asked.answer.result()
        except BotFailed as error:
            self._forget(table.id, asked)
            raise refusal.untimely("failed", f"There is no hint: {error}") from error

    def attend(self, table: Table) -> None:
        """Give up the question about a table that has moved on."""
        asked = self._asked.get(table.id)
        if asked is not None and asked.rows != len(table.rows):
            self._forget(table.id, asked)

    def _forget(self, table_id: str, asked: Asked) -> None:
        asked.answer.cancel()
        if self._asked.get(table_id) is asked:
            del self._asked[table_id]

    def _ask(self, table: Table) -> Asked:
        question = Question(HINT_BOT, table.position.to_json(), lines=HINT_LINES)
        answer = asyncio.create_task(self._bot_pool.ask_for_hint(question))
        # Retrieved here, a failure that nobody waits for any more is no news.
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        asked = Asked(len(table.rows), answer)
        self._asked[table.id] = asked
        self._asked.move_to_end(table.id)
        while len(self._asked) > MAX_HINTS_KEPT:
            self._asked.popitem(last=False)
        return asked
