"""Whoever goes away leaves nothing behind: no watcher, and no question that others wait for."""

import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from erawan.king.start_options import KingOptions
from erawan.server.access import Access
from erawan.server.app import create_app
from erawan.server.app_service import AppService
from erawan.tables import bot_pool
from erawan.tables.actions import Pass
from erawan.tables.bot_pool import BotPool
from erawan.tables.migrate import migrate
from erawan.tables.plan import Plan, Seat
from erawan.tables.refusal import Refusal
from tests.server.running import App

PLAN = {"options": {"game": "king-of-siam", "players": 4, "seed": "7"}, "seats": [{}] * 4}


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """The app in this process, without its door."""
    migrate(tmp_path / "erawan.sqlite3")
    app: Any = create_app(Access.fresh(1), tmp_path / "erawan.sqlite3")._app
    with TestClient(app) as client:
        yield client


def known(client: TestClient[Litestar]) -> set[str]:
    """The tables that somebody watches."""
    return set(client.app.state.watchers._by_table)


def test_a_table_is_forgotten_with_its_last_watcher(inside: TestClient[Litestar]) -> None:
    table = inside.post("/api/tables", json=PLAN).json()["table"]
    with ExitStack() as tabs:
        one, two = (tabs.enter_context(inside.websocket_connect("/ws")) for _ in range(2))
        for tab in (one, two):
            tab.send_json({"type": "watch", "seq": 1, "table": table})
            assert tab.receive_json()["type"] == "shown"
        assert known(inside) == {table}
        one.send_json({"type": "unwatch", "seq": 2})
        assert one.receive_json()["type"] == "pong"
        assert known(inside) == {table}
        act = {"id": "a", "version": 0, "act": {"act": "pass"}}
        assert inside.post(f"/api/tables/{table}/acts", json=act).status_code == 200
        heard = two.receive_json()
        assert (heard["type"], heard["table"], heard["version"]) == ("changed", table, 1)
        two.send_json({"type": "unwatch", "seq": 2})
        assert two.receive_json()["type"] == "pong"
        assert known(inside) == set()


def test_names_of_tables_that_were_watched_once_are_not_kept(inside: TestClient[Litestar]) -> None:
    with inside.websocket_connect("/ws") as tab:
        for number in range(100):
            tab.send_json({"type": "watch", "seq": number, "table": f"nowhere-{number}"})
            assert tab.receive_json()["to"] == number
            assert len(known(inside)) <= 1
    inside.get("/api/lobby")
    assert known(inside) == set()


FOR_AN_HOUR = """
from erawan.tables import bot_worker
bot_worker.MAX_THINKING_MS = 3_600_000
bot_worker.main()
"""


async def test_a_hint_about_a_moment_that_has_passed_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "COMMAND", (sys.executable, "-c", FOR_AN_HOUR))
    migrate(tmp_path / "erawan.sqlite3")
    async with AppService.open(tmp_path / "erawan.sqlite3") as service, asyncio.timeout(60):
        table = await service.create(Plan(KingOptions(players=4), (Seat(),) * 4))
        hint = asyncio.create_task(service.hint(table))
        await asyncio.sleep(0.1)
        await service.tables.do(table, "an act", 0, Pass())
        with pytest.raises(Refusal, match="The game has gone on meanwhile"):
            await hint


def test_hints_whose_askers_have_gone_keep_nobody_waiting(app: App) -> None:
    """One asks for hints at many tables and goes away each time: that would be 20 seconds."""
    waiting = 20 * BotPool()._number
    with app.client() as client:
        tables = [client.post("/api/tables", json=PLAN).json()["table"] for _ in range(waiting + 1)]
        # The process is there and warm.
        assert client.post(f"/api/tables/{tables[-1]}/hint", timeout=60).status_code == 200
        again = client.post("/api/tables", json=PLAN).json()["table"]
    for table in tables[:-1]:
        with app.client() as client, pytest.raises(httpx.ReadTimeout):
            client.post(f"/api/tables/{table}/hint", timeout=0.02)
    begun = time.monotonic()
    with app.client() as client:
        assert client.post(f"/api/tables/{again}/hint", timeout=120).status_code == 200
    assert time.monotonic() - begun < 10
