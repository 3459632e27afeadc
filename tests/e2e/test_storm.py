"""Whole games in several browsers while connections are lost and the server is killed."""

import json
import signal
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.king_table import KingTable
from tests.e2e.test_site import PATIENCE, check_wire
from tests.e2e.visitors import Visitor
from tests.server.running import free_port
from tests.server.site import Site
from tests.some import some

KEEP_SOCKET = """
const Own = WebSocket;
window.WebSocket = class extends Own {
  constructor(...given) {
    super(...given);
    window.lastSocket = this;
  }
};
"""
KILLS, CUTS = 5, 10
CUT = "window.lastSocket.close()"
MAKE = """async (plan) => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(plan);
  const made = await fetch("/api/tables", { method: "POST", headers, body });
  const { table } = await made.json();
  const invite = await (await fetch(`/api/tables/${table}/invite`)).json();
  return [table, invite.place];
}"""
JOIN = """async ([place, seat]) => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ seat });
  const path = place.replace("#/join/", "/api/invitations/");
  return (await fetch(path, { method: "POST", headers, body })).status;
}"""


def plan(players: int, bots: int) -> dict[str, Any]:
    seats: list[dict[str, str]] = [{}] * (players - bots) + [{"bot": "level-1"}] * bots
    settings = {"open_piles": False, "pace": 0}
    return {
        "options": {"game": "king-of-siam", "players": players, "seed": "7"},
        "seats": seats,
        "settings": settings,
    }


class Falling:
    """A site that is killed again and again, and comes back at once with what it has kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.site = Site(folder, self.port)
        self.kills = 0
        self._falling: threading.Thread | None = None

    def fall_soon(self, seconds: float) -> None:
        """Kill it in a moment, whatever it does then."""
        self._falling = threading.Timer(seconds, self._fall)
        self._falling.start()

    def settle(self) -> None:
        """Wait until it is there again."""
        if self._falling is not None:
            self._falling.join()
            self._falling = None

    def _fall(self) -> None:
        self.site.end(signal.SIGKILL)
        self.kills += 1
        self.site = Site(self.folder, self.port)


@contextmanager
def falling(folder: Path) -> Iterator[Falling]:
    fallen = Falling(folder)
    try:
        yield fallen
    finally:
        fallen.settle()
        fallen.site.end(signal.SIGKILL)


def sit_down(browser: Browser, site: Site, given: dict[str, Any]) -> tuple[list[Visitor], str, str]:
    """Everybody at a table, and one who looks on; the table's id, and what lets one in."""
    people = sum("bot" not in seat for seat in given["seats"])
    visitors = [
        Visitor(browser, f"Storm {number}", phone=number == 1) for number in range(people + 1)
    ]
    table = place = ""
    for seat, each in enumerate(some(visitors)):
        each.context.add_init_script(KEEP_SOCKET)
        each.page.goto(site.base)
        each.take_name()
        expect(each.page.get_by_role("region", name="Open tables")).to_be_visible()
        if seat == 0:
            table, place = each.page.evaluate(MAKE, given)
        elif seat < people:
            assert each.page.evaluate(JOIN, [place, seat]) == 200
    for each in some(visitors):
        each.page.goto(f"{site.base}/#/table/{table}")
        expect(each.page.locator("[data-board]")).to_be_visible(timeout=PATIENCE)
    return visitors, table, place.rsplit("/", 1)[1]


def check_acts(people: list[Visitor], table: str, folder: Path) -> int:
    """Whatever was acknowledged is kept, once and as the version that was told."""
    with closing(sqlite3.connect(folder / "erawan.sqlite3")) as connection:
        asked = "SELECT id, version, draft FROM acts WHERE table_id = ?"
        kept = {act: made for act, *made in connection.execute(asked, (table,))}
        rows = connection.execute(
            'SELECT kind, version FROM rows WHERE table_id = ? ORDER BY "index"', (table,)
        ).fetchall()
    assert len({version for _, version in rows}) == len(rows), "one row for each version"
    acknowledged = 0
    for seat, each in enumerate(some(people)):
        heard = [json.loads(frame) for frame in each.frames]
        for done in some([message for message in heard if message["type"] == "done"]):
            assert kept[f"{seat} {done['id']}"] == [done["version"], done["draft"]]
            acknowledged += 1
    made = [tuple(each) for each in kept.values()]
    assert len(set(made)) == len(made), "no two acts made the same"
    return acknowledged


@pytest.mark.parametrize(
    ("players", "bots"),
    # A game with a bot shows nothing more of what is kept: it is played by `make slow`.
    [(2, 0), (4, 0), pytest.param(3, 1, marks=pytest.mark.slow)],
    ids=["two", "teams", "a bot"],
)
def test_nothing_is_lost_or_doubled_or_told_to_others(
    browser: Browser, tmp_path: Path, players: int, bots: int
) -> None:
    folder, random = tmp_path / "data", Random(players)
    with falling(folder) as fallen:
        visitors, id_, key = sit_down(browser, fallen.site, plan(players, bots))
        tables = [KingTable(each.page) for each in visitors]
        tables[1].touch = True
        played, cut = count(), 0
        while not tables[-1].is_over:
            mine = [each for each in tables[:-1] if "Your turn" in each.status.inner_text()]
            if not mine:
                visitors[0].page.wait_for_timeout(50)
                continue
            number = next(played)
            if cut < CUTS:
                visitors[1].page.evaluate(CUT)
                cut += 1
            if number % 3 == 1 and fallen.kills < KILLS:
                fallen.fall_soon(random.random() / 4)
            if number < players:
                mine[0].play(mine[0].playable()[0], random)
            else:
                mine[0].pass_turn()
            fallen.settle()
        for table in some(tables):
            expect(table.status).to_have_text("The game is over", timeout=PATIENCE)
            assert table.version == tables[0].version
        assert (fallen.kills, cut) == (KILLS, CUTS)
        assert check_acts(visitors[:-1], id_, folder) > 8
        check_wire(visitors, key)
        for each in visitors:
            each.leave()
