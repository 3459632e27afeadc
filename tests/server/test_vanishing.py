"""Players who vanish: a bot plays for them by vote or timer, and they get their seats back."""

import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Page, hear, say
from tests.server.site import SIAM, TEAMS, Person, Site, serving
from tests.server.test_site import key, seated
from tests.some import some

PATIENCE = 1.0
SLACK = 3.0


def plan(given: dict[str, Any], vanished: str, **more: Any) -> dict[str, Any]:
    settings = {**given["settings"], "vanished": vanished, "patience": 1000 * PATIENCE, "pace": 0}
    return {**given, "settings": {**settings, **more}}


def put_in(person: Person, table: str, seat: int) -> Any:
    return person.act(table, {"act": "ask", "kind": "stand_in", "seat": seat})


def leave(tab: Page) -> None:
    tab.tab.close()


def kinds(view: dict[str, Any]) -> list[str]:
    return [entry["kind"] for entry in view["log"]]


def test_of_two_the_other_decides_and_the_seat_is_given_back(site: Site) -> None:
    table, (anna, boris) = seated(site, ["Van Anna", "Van Boris"], plan(SIAM, "vote"))
    own, other = anna.watch(table), boris.watch(table)
    assert key(put_in(anna, table, 1)) == "refused-not-away"
    leave(other)
    own.wait_for_away(1)
    assert key(put_in(anna, table, 1)) == "refused-not-away", "not at once"
    time.sleep(PATIENCE)
    assert key(put_in(anna, table, 0)) == "refused-not-away"
    assert key(put_in(site.person("Van Olga"), table, 1)) == "refused-not-yours"
    assert put_in(anna, table, 1).status_code == 200
    own.wait_for_away()
    own.look()
    own.do("play", code="@b1n")
    while own.view["to_move"] != 0:
        own.wait_for_change()
    assert kinds(own.look()) == ["stand-in", "move", "move"], "a bot has moved"
    assert own.view["stood_in"] == [1]
    view = boris.view(table)
    assert ("return" in view["may"], view["turn"]) == (True, None)
    # Whatever version the page has.
    assert boris.act(table, {"act": "return"}, version=0).status_code == 200
    assert key(boris.act(table, {"act": "return"})) == "refused-not-replaced"
    own.look()
    own.do("play", code="@d1n")
    time.sleep(0.3)
    view = boris.view(table)
    assert (view["to_move"], bool(view["turn"]), view["stood_in"]) == (1, True, [])


def test_by_the_timer_a_bot_comes_unasked_unless_one_is_back_in_time(site: Site) -> None:
    table, (anna, boris) = seated(site, ["Timer Anna", "Timer Boris"], plan(SIAM, "timer"))
    own, other = anna.watch(table), boris.watch(table)
    own.do("play", code="@b1n")
    leave(other)
    own.wait_for_away(1)
    time.sleep(PATIENCE / 2)
    back = boris.watch(table)
    own.wait_for_away()
    time.sleep(PATIENCE)
    assert kinds(own.look()) == ["move"]
    begun = time.monotonic()
    leave(back)
    while own.view["ply"] < 2:
        own.wait_for_change()
    assert PATIENCE <= time.monotonic() - begun < PATIENCE + SLACK
    assert kinds(own.look()) == ["move", "stand-in", "move"]
    assert key(put_in(anna, table, 1)) == "refused-not-away"


def test_where_nobody_waits_nobody_is_put_in(site: Site) -> None:
    table, (anna, boris) = seated(site, ["Empty Anna", "Empty Boris"], plan(SIAM, "timer"))
    site.person("Empty Olga").watch(table)
    leave(anna.watch(table))
    leave(boris.watch(table))
    time.sleep(PATIENCE + 0.5)
    assert kinds(anna.view(table)) == []


def test_who_plays_without_a_tab_is_there(site: Site) -> None:
    table, (anna, boris) = seated(site, ["Http Anna", "Http Boris"], plan(SIAM, "vote"))
    tab = anna.watch(table)
    tab.wait_for_away(1)
    time.sleep(PATIENCE)
    tab.do("play", code="@b1n")
    assert boris.act(table, {"act": "play", "code": "@b5s"}).status_code == 200
    assert key(put_in(anna, table, 1)) == "refused-not-away"


def test_of_four_all_who_are_there_must_agree(site: Site) -> None:
    names = [f"Vote {each}" for each in ("Anna", "Boris", "Clara", "Dora")]
    table, people = seated(site, names, plan(TEAMS, "vote"))
    tabs = [person.watch(table) for person in people]
    leave(tabs[3])
    tabs[0].wait_for_away(3)
    time.sleep(PATIENCE)
    assert put_in(people[0], table, 3).status_code == 200
    offer = people[1].view(table)["offer"]
    assert (offer["kind"], offer["by"], offer["waits"]) == ("stand_in", 0, [1, 2])
    assert offer["say"]["args"] == {"who": "Vote Anna", "whom": "Vote Dora"}
    assert people[1].act(table, {"act": "answer", "yes": True}).status_code == 200
    assert key(people[3].act(table, {"act": "answer", "yes": True})) == "refused-no-offer"
    assert people[2].act(table, {"act": "answer", "yes": False}).status_code == 200
    assert people[0].view(table)["offer"] is None
    # Asked again, it ends by itself when the one comes back.
    assert put_in(people[2], table, 3).status_code == 200
    again = people[3].watch(table)
    while again.look()["offer"] is not None:
        again.wait_for_change()
    leave(again)
    tabs[0].wait_for_away(3)
    time.sleep(PATIENCE)
    assert put_in(people[0], table, 3).status_code == 200
    for voter in some(people[1:3]):
        assert voter.act(table, {"act": "answer", "yes": True}).status_code == 200
    assert people[0].view(table)["stood_in"] == [3]


def stood_in_for(anna: Person, table: str) -> Page:
    """Play, wait until the other is away too long, and see a bot answer instead."""
    own = anna.watch(table)
    own.do("play", code="@b1n")
    own.wait_for_away(1)
    time.sleep(PATIENCE)
    assert put_in(anna, table, 1).status_code == 200
    while own.view["ply"] < 2:
        own.wait_for_change()
    return own


def test_a_bot_stays_over_a_kill_and_the_seat_is_still_given_back(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    clock = {"base": 60_000, "increment": 0}
    with serving(folder) as site:
        given = plan(SIAM, "vote", clock=clock)
        table, (anna, boris) = seated(site, ["Kill Anna", "Kill Boris"], given)
        own = stood_in_for(anna, table)
        left = own.view["clock"]["left"]
        assert left[1] <= 60_000 - 1000 * PATIENCE, "the bot plays on the same clock"
        cookies = dict(boris.http.cookies)
        port = int(site.base.rsplit(":", 1)[1])
        site.end(signal.SIGKILL)
    with serving(folder, port=port) as again:
        boris = again.person()
        boris.http.cookies.update(cookies)
        assert boris.view(table)["stood_in"] == [1]
        assert boris.act(table, {"act": "return"}).status_code == 200
        view = boris.view(table)
        assert (view["stood_in"], view["clock"]["left"][0] < left[0]) == ([], True)


def test_a_return_beside_another_s_turn_gives_that_one_no_time(site: Site) -> None:
    given = plan(SIAM, "vote", clock={"base": 60_000, "increment": 0})
    table, (anna, boris) = seated(site, ["Beside Anna", "Beside Boris"], given)
    stood_in_for(anna, table)
    time.sleep(1.0)
    assert boris.act(table, {"act": "return"}).status_code == 200
    assert boris.view(table)["clock"]["left"][0] <= 59_000


@pytest.mark.parametrize("seat", [1, 2])
def test_a_bot_is_put_on_an_open_seat_while_the_table_waits(site: Site, seat: int) -> None:
    names = [f"Fill {seat} {each}" for each in ("Anna", "Boris")]
    anna, boris = (site.person(name) for name in names)
    table = anna.create(plan(TEAMS, "vote"))

    def fill(person: Person, place: int, bot: str = "level-1") -> Any:
        return person.http.post(f"/api/tables/{table}/fill", json={"seat": place, "bot": bot})

    assert boris.join(anna.invitation(table), 3).status_code == 200
    assert key(fill(boris, seat)) == "refused-not-yours"
    assert key(fill(anna, 3)) == "refused-seat-taken"
    assert key(fill(anna, seat, "level-99")) == "refused-bot"
    assert fill(anna, seat).status_code == 204
    info = anna.http.get(f"/api/tables/{table}").json()["info"]
    assert info["players"][seat]["bot"] == "level-1"
    assert anna.view(table)["open_seats"] == [3 - seat]
    reopened = anna.http.post(f"/api/tables/{table}/reopen", json={"seat": seat})
    assert reopened.status_code == 204
    assert anna.view(table)["open_seats"] == [1, 2]
    for place in (1, 2):
        assert fill(anna, place).status_code == 204
    assert anna.view(table)["open_seats"] == []
    assert key(fill(anna, seat)) == "refused-begun"


def test_a_paused_game_is_marked_in_the_lists(site: Site) -> None:
    table, (anna, boris) = seated(site, ["List Anna", "List Boris"], SIAM)

    def status(person: Person) -> str:
        listed = person.http.get("/api/lobby").json()["unfinished"]
        said: str = next(each["status"]["key"] for each in listed if each["id"] == table)
        return said

    assert anna.act(table, {"act": "play", "code": "@b1n"}).status_code == 200
    assert status(boris) == "summary-ply"
    assert anna.act(table, {"act": "ask", "kind": "pause"}).status_code == 200
    assert boris.act(table, {"act": "answer", "yes": True}).status_code == 200
    assert (status(anna), status(boris)) == ("summary-paused", "summary-paused")


def test_partners_are_silent_unless_the_table_is_open(site: Site) -> None:
    for open_table in (False, True):
        names = [f"Open {open_table} {each}" for each in range(4)]
        given = {**TEAMS, "settings": {**TEAMS["settings"], "open_table": open_table}}
        table, people = seated(site, names, given)
        first = people[0].view(table)["to_move"]
        card = people[first].view(table)["scene"]["seats"][first]["hand"][0]
        assert people[first].act(table, {"act": "pass"}).status_code == 200
        partner = people[(first + 2) % 4].view(table)["scene"]["seats"][first]
        assert bool(partner["hand"]) is open_table
        assert card
    siam = people[0].create({**SIAM, "settings": {"open_table": True}})
    assert people[0].view(siam)["settings"]["open_table"] is False


def test_a_blocked_maker_s_tables_leave_the_lobby(site: Site) -> None:
    maker, guest = site.person("Shut Maker"), site.person("Shut Guest")
    table = maker.create({**SIAM, "settings": {"listed": True}})
    tab = guest.socket()
    shown = Offered(tab)
    assert table in shown.tables()
    with closing(sqlite3.connect(site.folder / "erawan.sqlite3")) as connection, connection:
        connection.execute("UPDATE users SET blocked = TRUE WHERE name = 'Shut Maker'")
    while table in shown.tables():
        time.sleep(0.2)


class Offered:
    """A look at the lobby, again and again."""

    def __init__(self, tab: Any) -> None:
        self.tab = tab

    def tables(self) -> list[str]:
        say(self.tab, {"type": "browse", "seq": 7})
        while (heard := hear(self.tab)).get("to") != 7:
            pass
        return [each["id"] for each in heard["tables"]]
