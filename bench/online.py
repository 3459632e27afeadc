"""What a move costs the server, with everybody at the table watching.

Two tabs watch a game of two; one plays a move by its code, and it is over when both have the new
view. Counted is the processor time of the server's process alone. Then the same with more tabs that
only watch, and what it takes to put a view together for an audience that sees something else.
`make bench only=online base=PATH` measures the server of another checkout beside this one's, game
by game in turn, so that what else the machine does troubles both alike.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection

import erawan
from bench.compared import compared_apps
from bench.measure import Measure
from erawan.server.messages import Changed, format_message
from erawan.server.written_views import WrittenViews
from erawan.tables.plan import Plan
from erawan.tables.setup import new_table
from tests.server.load import random_codes
from tests.server.running import App, hear, say

# However slow the machine, we play the forced passes ourselves before the server does.
SETTINGS = {"pace": 10_000}
GAMES: dict[str, dict[str, Any]] = {
    "King of Siam": {
        "options": {"game": "king-of-siam", "players": 2, "seed": "7"},
        "settings": SETTINGS,
    },
    "Siam": {"options": {"game": "siam"}, "settings": SETTINGS},
}
ROUNDS = 8
MORE_TABS = 8
MAX_MOVES = 40
LEARNING_ROUNDS = 1
"""Rounds that don't count: whatever is loaded or built on first use is then there."""


@dataclass
class Tab:
    """What one page knows of the table it watches."""

    socket: ClientConnection
    table: str
    version: int = -1
    rows: int = 0
    seq: int = 0
    answered: set[int] = field(default_factory=set)

    def ask(self, message: dict[str, Any]) -> int:
        """Send a message; its number."""
        self.seq += 1
        say(self.socket, {"seq": self.seq, "table": self.table, "have": self.rows, **message})
        return self.seq

    def hear(self) -> None:
        """Take one message in, and look if it only says that there is news, as a page does."""
        heard = hear(self.socket)
        assert heard["type"] != "refused", heard
        if view := heard.get("view"):
            self.version = max(self.version, view["version"])
            self.rows = view["log_from"] + len(view["log"])
        elif heard["type"] == "changed" and heard["version"] > self.version:
            self.ask({"type": "look"})
        if "to" in heard:
            self.answered.add(heard["to"])

    def wait_for(self, version: int) -> None:
        """Hear until that version is here and nothing is unanswered."""
        while self.version < version or len(self.answered) < self.seq:
            self.hear()


def measures() -> Iterator[Measure]:
    """Milliseconds of processor time a move, of this server and of the one to compare with."""
    with compared_apps() as apps:
        for game, plan in GAMES.items():
            spent = _spent(apps, plan)
            for name, each in spent.items():
                what = f"online: processor time a move, {game}{name}"
                yield Measure(what, statistics.mean(each), "ms", "at most 2")
                what = f"online: the same, ± in 95 of 100 such runs{name}"
                error = 1.96 * statistics.stdev(each) / len(each) ** 0.5
                yield Measure(what, error, "ms")
            more = _further_tab(list(apps.values())[-1], plan)
            yield Measure(f"online: for each further tab that watches, {game}", more, "ms")
            more = asyncio.run(_further_audience(plan))
            yield Measure(f"online: for each further audience, {game}", more, "ms", "at most 0.4")


def _spent(apps: dict[str, App], plan: dict[str, Any]) -> dict[str, list[float]]:
    """Milliseconds a move of every game that counts, by server."""
    spent: dict[str, list[float]] = {name: [] for name in apps}
    for number in range(LEARNING_ROUNDS + ROUNDS):
        codes = _codes(plan["options"], number)
        for name, app in apps.items():
            cost = _play(app, {**plan, "seats": [{}, {}]}, codes)
            if number >= LEARNING_ROUNDS:
                spent[name].append(cost)
    return spent


def _further_tab(app: App, plan: dict[str, Any]) -> float:
    """Milliseconds a move that one more tab costs, which sees what others see."""
    plan = {**plan, "seats": [{}, {}]}
    costs = []
    for number in range(ROUNDS):
        codes = _codes(plan["options"], number)
        few = _play(app, plan, codes)
        costs.append((_play(app, plan, codes, MORE_TABS) - few) / MORE_TABS)
    return statistics.mean(costs)


async def _further_audience(plan: dict[str, Any]) -> float:
    """Milliseconds a move for the view of somebody without a seat, put into the news."""
    views, spent, moves = WrittenViews(lambda: 0), 0.0, 0
    for number in range(LEARNING_ROUNDS + ROUNDS):
        table = new_table(msgspec.convert({**plan, "seats": [{}, {}]}, Plan), 0)
        for code in _codes(plan["options"], number):
            table = table.with_move(code, 0)
            before = time.process_time()
            view = await views.view(table, None, len(table.rows) - 1)
            format_message(Changed(table.id, table.version, view=view))
            if number >= LEARNING_ROUNDS:
                spent += time.process_time() - before
                moves += 1
    return 1000 * spent / moves


def _codes(options: dict[str, Any], seed: int) -> list[str]:
    """The codes of a random game from its start."""
    given = {"players": 2, "seed": 7} if options["game"] == "king-of-siam" else {}
    position = erawan.game(options["game"]).start(**given)
    return random_codes(position, seed, MAX_MOVES)


def _play(app: App, plan: dict[str, Any], codes: list[str], more: int = 0) -> float:
    """Play these moves with two tabs watching, or more; the server's milliseconds a move."""
    table = app.create(plan)
    with ExitStack() as stack:
        tabs = [Tab(stack.enter_context(app.socket()), table) for _ in range(2 + more)]
        for tab in tabs:
            tab.ask({"type": "watch"})
            tab.wait_for(0)
        before = _processor(app)
        for number, code in enumerate(codes):
            mover = tabs[number % 2]
            act = {"act": "play", "code": code}
            mover.ask({"type": "do", "id": f"move {number}", "version": number, "act": act})
            for tab in tabs:
                tab.wait_for(number + 1)
        spent = _processor(app) - before
    assert [tab.rows for tab in tabs] == [len(codes)] * len(tabs)
    return 1000 * spent / len(codes)


def _processor(app: App) -> float:
    """Seconds that all threads of the server ran, by the process's own clock (Linux)."""
    return time.clock_gettime(~app.process.pid << 3 | 2)
