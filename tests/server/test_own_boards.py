"""Boards that people send: what is no board is refused, and a map is drawn while others play."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from erawan.core.record import Record, format_record
from erawan.core.registry import game
from erawan.king.start_options import KingOptions
from erawan.server.app_service import AppService
from erawan.server.conversation import Conversation
from erawan.tables.migrate import migrate
from erawan.tables.plan import Plan, Seat
from erawan.views.geometry import lay_out
from erawan.views.king import scene
from tests.king.boards import board_object
from tests.server.running import App
from tests.server.talk import Talk

RING = board_object("ring")
LONGEST_WAIT = 20


@pytest.fixture
def client(app: App) -> Iterator[httpx.Client]:
    with app.client() as opened:
        yield opened


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[AppService]:
    migrate(tmp_path / "erawan.sqlite3")
    async with AppService.open(tmp_path / "erawan.sqlite3") as opened:
        yield opened


def plan(board: dict[str, Any]) -> dict[str, Any]:
    return {"options": {"game": "king-of-siam", "seed": "7", "board": board}, "seats": [{}, {}]}


def record(board: dict[str, Any]) -> str:
    """A record whose start has a board, checked by nobody."""
    text = format_record(Record(game("king-of-siam").start(seed=7, board=RING)))
    shown, given = (json.dumps(each).replace('"', '\\"') for each in (RING, board))
    assert shown in text
    return text.replace(shown, given)


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"borders": [*RING["borders"], RING["borders"][3]]}, "borders.8"),
        ({"borders": RING["borders"] * 800}, "borders"),
        ({"note": "x" * 100_000}, "note"),
    ],
    ids=["one border twice", "thousands of borders", "a long note"],
)
def test_a_board_that_is_none_is_refused_whichever_way_it_comes(
    client: httpx.Client, changes: dict[str, Any], field: str
) -> None:
    board = RING | changes
    start = game("king-of-siam").start(seed=7, board=RING).to_json() | {"board": board}
    for body in (plan(board), {**plan(RING), "start": start}):
        answer = client.post("/api/tables", json=body)
        assert answer.status_code == 422
        assert f"{field}: " in answer.json()["error"]["text"]
    answer = client.post("/api/records", json={"text": record(board)})
    assert answer.status_code == 422
    assert f"line 4: Start: board.{field}: " in answer.json()["error"]["text"]


def test_of_a_board_only_what_a_board_has_is_kept(client: httpx.Client) -> None:
    wordy = RING | {"diary": "dear diary " * 1000}
    answer = client.post("/api/tables", json=plan(wordy))
    assert answer.status_code == 201
    shown = client.get(f"/api/tables/{answer.json()['table']}").json()
    assert shown["info"]["options"]["board"] == RING
    assert "diary" not in client.get("/api/lobby").text
    pasted = client.post("/api/records", json={"text": record(wordy)})
    assert pasted.status_code == 201
    assert "diary" not in client.get(f"/api/tables/{pasted.json()['table']}").text


@pytest.mark.parametrize("way", ["created", "pasted"])
async def test_nobody_waits_while_a_map_is_drawn(
    service: AppService, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    drawing, answered = threading.Event(), threading.Event()

    def slowly(board: Any) -> Any:
        drawing.set()
        assert answered.wait(LONGEST_WAIT), "others wait for the map"
        return lay_out(board)

    monkeypatch.setattr(scene, "lay_out", slowly)
    if way == "created":
        options = KingOptions(seed="7", board=RING)
        table = await service.create(Plan(options, (Seat(), Seat())))
    else:
        table = await service.paste(record(RING))
    talk = Talk(Conversation(service))
    watching = asyncio.create_task(talk.ask("watch", table=table))
    assert await asyncio.to_thread(drawing.wait, LONGEST_WAIT)
    assert (await Talk(Conversation(service)).ask("ping"))["type"] == "pong"
    answered.set()
    shown = await watching
    assert len(shown["info"]["board"]["map"]["routes"]) == len(RING["borders"])
