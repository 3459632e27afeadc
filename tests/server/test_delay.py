"""Who only looks on at a table with a delay is sent nothing that is newer, by any way."""

import json
import time
from typing import Any

from tests.server.site import KING, SIAM, Site
from tests.server.test_site import key, seated
from tests.some import some

DELAY = 2.0
DELAYED: dict[str, Any] = {**SIAM, "settings": {"confirm": False, "delay": 1000 * DELAY}}


def test_an_onlooker_sees_everything_later_and_players_at_once(site: Site) -> None:
    table, (anna, boris) = seated(site, ["Delay Anna", "Delay Boris"], DELAYED)
    olga = site.person("Delay Olga")
    looking, playing = olga.watch(table), boris.watch(table)
    begun = time.monotonic()
    assert anna.act(table, {"act": "play", "code": "@b1n"}).status_code == 200
    assert playing.wait_for_change()["ply"] == 1
    for view in some([olga.view(table), looking.look(), looking.look(ply=1)]):
        assert (view["ply"], view["plies"], view["log"], view["version"]) == (0, 0, [], 1)
    assert "@b1n" not in olga.http.get(f"/api/tables/{table}/record").text
    assert "@b1n" in boris.http.get(f"/api/tables/{table}/record").text
    assert looking.wait_for_change()["ply"] == 1
    assert DELAY - 0.1 <= time.monotonic() - begun < DELAY + 2
    assert key(olga.act(table, {"act": "resign"})) == "refused-not-yours"


def test_nothing_newer_is_on_the_wire_and_the_end_is_told_at_once(site: Site) -> None:
    table, people = seated(site, ["Wire Anna", "Wire Boris"], DELAYED)
    tab = site.person("Wire Olga").socket()
    tab.send(json.dumps({"type": "watch", "seq": 1, "table": table}))
    heard: list[tuple[float, str]] = []
    sent: dict[str, float] = {}
    codes = ["@b1n", "@b5s", "@d1n", "@d5s", "@a1n", "@a5s"]
    for turn, code in enumerate(codes):
        sent[code] = time.monotonic()
        assert people[turn % 2].act(table, {"act": "play", "code": code}).status_code == 200
        heard += _listen(tab, 0.5)
    heard += _listen(tab, DELAY + 0.5)
    for code, at in some(sent.items()):
        told = [moment for moment, text in heard if f'"{code}"' in text]
        assert told, f"{code} was told"
        assert min(told) - at >= DELAY - 0.1, code
    assert people[0].act(table, {"act": "resign"}).status_code == 200
    assert any('"resign"' in text for _, text in _listen(tab, 1.0))


def test_a_delayed_clock_is_the_one_of_then(site: Site) -> None:
    clock = {"base": 60_000, "increment": 0}
    plan = {**KING, "settings": {**DELAYED["settings"], "clock": clock}}
    table, people = seated(site, ["Then Anna", "Then Boris"], plan)
    olga = site.person("Then Olga")
    first = people[0].view(table)["to_move"]
    assert people[first].act(table, {"act": "pass"}).status_code == 200
    time.sleep(DELAY + 1.0)
    left = olga.view(table)["clock"]["left"][1 - first]
    assert 60_000 - 1000 * 3 < left <= 60_000 - 900


def _listen(tab: Any, seconds: float) -> list[tuple[float, str]]:
    """All that comes in a while, each with its time."""
    until, heard = time.monotonic() + seconds, list[tuple[float, str]]()
    while (rest := until - time.monotonic()) > 0:
        try:
            text = tab.recv(timeout=rest)
        except TimeoutError:
            break
        heard.append((time.monotonic(), str(text)))
    return heard
