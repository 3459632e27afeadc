"""Clocks of a site by the clock on the wall, over kills and restarts."""

import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.site import KING, SIAM, Site, serving
from tests.server.test_site import key, seated

SLACK = 3.0
"""Seconds that a start and a few requests may take."""


def timed(plan: dict[str, Any], base: int, **more: Any) -> dict[str, Any]:
    settings = {**plan["settings"], "clock": {"base": base, "increment": 0}, **more}
    return {**plan, "settings": settings}


def rows(folder: Path, table: str) -> list[tuple[str, int]]:
    with closing(sqlite3.connect(folder / "erawan.sqlite3")) as connection:
        asked = 'SELECT kind, seat FROM rows WHERE table_id = ? ORDER BY "index"'
        return connection.execute(asked, (table,)).fetchall()


def wait_for(folder: Path, table: str, kind: str) -> float:
    """How many seconds it takes until a table has a row of that kind at its end."""
    begun = time.monotonic()
    while rows(folder, table)[-1][0] != kind:
        assert time.monotonic() - begun < 10, rows(folder, table)
        time.sleep(0.05)
    return time.monotonic() - begun


def test_a_flag_that_falls_while_the_site_is_down_is_seen_at_its_start(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with serving(folder) as site:
        table, (anna, _) = seated(site, ["Down Anna", "Down Boris"], timed(SIAM, 1_500))
        assert anna.act(table, {"act": "play", "code": "@b1n"}).status_code == 200
        site.end(signal.SIGKILL)
    time.sleep(2.5)
    assert rows(folder, table) == [("move", 0)]
    with serving(folder):
        # Nobody comes to look.
        assert wait_for(folder, table, "time") < SLACK
    assert rows(folder, table) == [("move", 0), ("time", 1)]


def test_neither_a_restart_nor_a_kill_gives_time_back(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with serving(folder) as site:
        table, people = seated(site, ["Back Anna", "Back Boris"], timed(SIAM, 60_000))
        first = time.time()
        assert people[0].act(table, {"act": "play", "code": "@b1n"}).status_code == 200
        last, port = time.time(), int(site.base.rsplit(":", 1)[1])
        site.end(signal.SIGKILL)
    cookies = dict(people[1].http.cookies)
    shown = 60_000
    for _ in range(3):
        time.sleep(0.7)
        with serving(folder, port=port) as again:
            boris = again.person()
            boris.http.cookies.update(cookies)
            before = time.time()
            left = boris.view(table)["clock"]["left"][1]
            least, most = 1000 * (before - last), 1000 * (time.time() - first)
            assert 60_000 - most - 20 <= left <= 60_000 - least + 20
            assert left < shown
            shown = left
            again.end(signal.SIGKILL)


@pytest.mark.parametrize("flag", ["pass", "bot"])
def test_king_of_siam_goes_on_when_a_time_is_out(site: Site, flag: str) -> None:
    plan = timed(KING, 1_200, flag=flag, pace=0)
    table, people = seated(site, [f"{flag} Anna", f"{flag} Boris"], plan)
    first = people[0].view(table)["to_move"]
    mover, other = people[first], people[1 - first]
    assert mover.act(table, {"act": "pass"}).status_code == 200
    tab = mover.watch(table)
    begun = time.monotonic()
    while tab.view["to_move"] != first:
        tab.wait_for_change()
    assert 1.2 <= time.monotonic() - begun < 1.2 + 0.5 + SLACK, "the bound for the network too"
    kinds = [entry["kind"] for entry in tab.look()["log"]]
    assert kinds[:3] == ["move", "time", "move"]
    assert (tab.view["result"], tab.view["clock"]["left"][1 - first]) == (None, 0)
    codes = [entry["code"] for entry in tab.view["log"] if entry["kind"] == "move"]
    assert flag == "bot" or codes == ["pass", "pass"]
    assert key(other.act(table, {"act": "pass"})) == "refused-not-now"


def test_what_the_network_took_is_not_on_the_clock_up_to_a_bound(site: Site) -> None:
    table, (anna, boris) = seated(site, ["Lag Anna", "Lag Boris"], timed(SIAM, 60_000))
    assert anna.act(table, {"act": "play", "code": "@b1n"}).status_code == 200
    tab = boris.watch(table)
    time.sleep(1.0)
    message = {"type": "do", "id": "lagging", "table": table, "version": tab.view["version"]}
    done = tab.ask({**message, "act": {"act": "play", "code": "@b5s"}, "took": 0})
    assert done["type"] == "done", done
    spent = 60_000 - done["view"]["clock"]["left"][1]
    assert 500 <= spent < 500 + 1000 * SLACK
