"""A site for people: names, seats with owners, invitations, and nobody plays for another."""

import re
import signal
import sqlite3
import stat
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from erawan.tables.users import block, list_users
from tests.server.running import hear
from tests.server.site import KING, SIAM, TEAMS, Person, Site, serving
from tests.some import some


def key(answer: httpx.Response) -> str:
    found: str = answer.json()["error"]["say"]["key"]
    return found


def seated(site: Site, names: list[str], plan: dict[str, Any]) -> tuple[str, list[Person]]:
    """A table with people on its first seats, the first of whom made it."""
    people = [site.person(name) for name in names]
    table = people[0].create(plan)
    for seat, person in enumerate(some(people[1:]), 1):
        assert person.join(people[0].invitation(table), seat).status_code == 200
    return table, people


def test_a_name_comes_in_a_signed_cookie_that_scripts_can_t_read(site: Site) -> None:
    anna = site.person()
    assert anna.http.get("/api/me").json() == {
        "site": True,
        "name": None,
        "account": False,
        "room": None,
    }
    answer = anna.http.post("/api/me", json={"name": " Anna  A. "})
    assert answer.json() == {"site": True, "name": "Anna A.", "account": False, "room": None}
    cookie = answer.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
    assert anna.http.get("/api/me").json()["name"] == "Anna A."
    name, value = cookie.partition(";")[0].split("=")
    user, _, signature = value.partition(".")
    for forged in (user, f"{user}.", f"{user}.{'0' * 64}", f"{user[:-1]}0.{signature}", "."):
        stranger = site.person(Cookie=f"{name}={forged}")
        known = stranger.http.get("/api/me").json()["name"]
        assert known is None or forged == value


def test_the_secret_stays_and_behind_a_proxy_https_makes_the_cookie_safer(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        cookies = dict(first.person("Anna").http.cookies)
        port = int(first.base.rpartition(":")[2])
        first.end()
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    with serving(tmp_path, "--proxy", "127.0.0.0/8", port=port) as second:
        back = second.person()
        back.http.cookies.update(cookies)
        assert back.http.get("/api/me").json()["name"] == "Anna"
        host = {"Host": "games.example", "Origin": "https://games.example"}
        told = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
        answer = second.person(**host, **told).http.post("/api/me", json={"name": "Bea"})
        assert answer.status_code == 200, answer.text
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-erawan=")
        assert "; Secure" in cookie
        assert "max-age" in answer.headers["strict-transport-security"]
        # A page of the same name without the s is another page.
        assert second.person(**host).http.post("/api/me", json={"name": "Cleo"}).status_code == 403


def test_headers_of_a_proxy_that_nobody_named_are_not_believed(site: Site) -> None:
    sly = site.person(**{"X-Forwarded-Proto": "https"})
    answer = sly.http.post("/api/me", json={"name": "Sly"})
    assert "Secure" not in answer.headers["set-cookie"]


@pytest.mark.parametrize("origin", ["", "null", "http://evil.example", "http://127.0.0.1:1"])
def test_another_page_can_t_ask_for_anything(site: Site, origin: str) -> None:
    headers = {"Origin": origin}
    answer = site.person().http.post("/api/me", json={"name": "Xaver"}, headers=headers)
    assert answer.status_code == 403


def test_a_name_that_looks_like_another_s_is_taken(site: Site) -> None:
    first = site.person("Volodia Ilin")
    for alike in ("volodia ilin", "VoIodia llin", "Vólodia-Ilin"):
        answer = site.person().http.post("/api/me", json={"name": alike})
        assert key(answer) == "refused-name-taken", alike
    assert first.http.post("/api/me", json={"name": "Volodia  ilin"}).status_code == 200


def test_the_host_s_list_of_names_counts_at_once(site: Site) -> None:
    (site.folder / "names.txt").write_text("# mine\nThe Boss\n*spam*\n", encoding="utf-8")
    for name in ("the boss", "Thе Boss"[:3] + "e boss", "MySpamBot"):
        answer = site.person().http.post("/api/me", json={"name": name})
        assert key(answer).startswith("refused-name"), name
    (site.folder / "names.txt").unlink()


def test_an_invitation_leads_to_an_open_seat(site: Site) -> None:
    carl, dora = site.person("Carl"), site.person("Dora")
    table = carl.create(SIAM)
    view = carl.view(table)
    assert (view["seat"], view["open_seats"], view["may"]) == (0, [1], ["invite"])
    assert view["status"] == {"key": "status-waiting", "args": {"count": 1}}
    assert key(carl.act(table, {"act": "play", "code": "@b1n"})) == "refused-waiting"
    invitation = carl.invitation(table)
    told = dora.http.get(invitation).json()
    assert (told["game"], told["open_seats"], told["seat"]) == ("siam", [1], None)
    assert told["players"][0]["name"] == "Carl"
    assert key(dora.join(invitation + "x")) == "refused-invitation"
    assert dora.join(invitation).json() == {"table": table}
    assert dora.join(invitation).json() == {"table": table}
    assert dora.view(table)["seat"] == 1
    late = site.person("Late")
    assert key(late.join(invitation)) == "refused-seat-taken"
    assert late.view(table)["seat"] is None
    assert [each["id"] for each in dora.http.get("/api/lobby").json()["unfinished"]] == [table]
    assert late.http.get("/api/lobby").json()["unfinished"] == []


def test_the_qr_code_is_a_picture_of_the_link(site: Site) -> None:
    maker = site.person("Quirin")
    table = maker.create(SIAM)
    answer = maker.http.get(f"/api/tables/{table}/invite.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in answer.text
    assert "<script" not in answer.text


def test_one_chooses_one_s_seat_and_keeps_one(site: Site) -> None:
    maker = site.person("Sara")
    table = maker.create(SIAM, seat=1)
    assert maker.view(table)["seat"] == 1
    bots = {**SIAM, "seats": [{"bot": "random"}, {"bot": "random"}]}
    assert key(maker.http.post("/api/tables", json=bots)) == "refused-own-seat"
    others = {**SIAM, "seats": [{"bot": "random"}, {"name": "Somebody Else"}]}
    shown = maker.http.get(f"/api/tables/{maker.create(others)}").json()
    assert shown["info"]["players"][1]["name"] == "Sara"


def test_only_the_owner_of_a_seat_plays_for_it(site: Site) -> None:
    table, (anna, boris) = seated(site, ["Anna Two", "Boris Two"], SIAM)
    onlooker, stranger = site.person("Onlooker Two"), site.person()
    play = {"act": "play", "code": "@b1n"}
    assert key(boris.act(table, play)) == "refused-not-now"
    assert key(onlooker.act(table, play)) == "refused-not-yours"
    assert stranger.act(table, play, 1).status_code == 401
    assert anna.act(table, play).status_code == 200
    assert boris.view(table)["ply"] == 1
    assert boris.act(table, {"act": "resign"}).status_code == 200
    assert boris.view(table)["result"]["winners"] == [0]


def test_an_act_is_done_once_for_its_own_seat_whoever_else_has_the_id(site: Site) -> None:
    table, (anna, boris) = seated(site, ["Anna Six", "Boris Six"], SIAM)
    path = f"/api/tables/{table}/acts"
    one = {"id": "same", "version": 1, "act": {"act": "play", "code": "@b1n"}}
    two = {"id": "same", "version": 2, "act": {"act": "play", "code": "@d5s"}}
    assert anna.http.post(path, json=one).json()["version"] == 2
    assert boris.http.post(path, json=two).json()["version"] == 3
    # Sent again after a lost answer, though it is another's turn now.
    assert anna.http.post(path, json={**one}).json()["version"] == 2
    assert boris.view(table)["ply"] == 2


def test_each_audience_sees_its_own_and_nobody_s_draft(site: Site) -> None:
    table, people = seated(site, ["Anna Three", "Boris Three"], KING)
    onlooker = site.person("Onlooker Three")
    anna, boris = people
    mover, other = (anna, boris) if anna.view(table)["turn"] else (boris, anna)
    tabs = {each: each.watch(table) for each in (mover, other, onlooker)}
    tabs[mover].choose()
    drafted = tabs[mover].view
    assert (drafted["draft"], bool(drafted["turn"]["chosen"])) == (1, True)
    for each in (other, onlooker):
        view = tabs[each].look()
        assert (view["draft"], view["turn"], view["preview"]) == (0, None, None)
        assert tabs[each].news == []
    own, theirs = drafted["seat"], tabs[other].view["seat"]
    scenes = [tab.look()["scene"] for tab in tabs.values()]
    hands = [[seat["hand"] is not None for seat in scene["seats"]] for scene in scenes]
    assert hands[0] == [seat == own for seat in range(2)]
    assert hands[1] == [seat == theirs for seat in range(2)]
    assert hands[2] == [False, False]


def test_news_of_who_sits_down_come_to_those_who_wait(site: Site) -> None:
    maker, guest = site.person("Waiter"), site.person("Comer")
    table = maker.create(SIAM)
    tab = maker.watch(table)
    guest.join(maker.invitation(table))
    assert tab.wait_for_change()["open_seats"] == []
    assert tab.ask({"type": "watch", "table": table})["info"]["players"][1]["name"] == "Comer"


def test_partners_sit_across_and_each_takes_the_seat_that_is_wished(site: Site) -> None:
    maker, partner = site.person("Team One"), site.person("Team Two")
    table = maker.create(TEAMS)
    assert partner.join(maker.invitation(table), 2).status_code == 200
    assert partner.view(table)["seat"] == 2
    assert key(site.person("Team Three").join(maker.invitation(table), 2)) == "refused-seat-taken"


def test_with_people_there_are_neither_hints_nor_take_backs(site: Site) -> None:
    table, (anna, _) = seated(site, ["Anna Four", "Boris Four"], SIAM)
    assert anna.act(table, {"act": "play", "code": "@b1n"}).status_code == 200
    assert key(anna.act(table, {"act": "take_back"})) == "refused-no-take-back"
    fresh, (first, _) = seated(site, ["Anna Five", "Boris Five"], SIAM)
    assert key(first.http.post(f"/api/tables/{fresh}/hint")) == "refused-hint"
    body = {"ply": 0, "seats": []}
    assert key(first.http.post(f"/api/tables/{fresh}/branch", json=body)) == "refused-unfinished"
    assert key(first.http.post(f"/api/tables/{fresh}/again", json={})) == "refused-unfinished"


def test_alone_against_a_bot_one_has_what_the_app_has(site: Site) -> None:
    alone = site.person("Solo")
    settings = {"pace": 0, "confirm": False}
    table = alone.create({**SIAM, "seats": [{}, {"bot": "random"}], "settings": settings})
    tab = alone.watch(table)
    tab.do("play", code="@b1n")
    while not tab.view["turn"]:
        tab.wait_for_change()
    assert {"take_back", "hint", "coach", "resign"} <= set(tab.view["may"])
    assert tab.do("take_back")["ply"] == 0


def test_a_rematch_seats_the_same_people_one_seat_on(site: Site) -> None:
    table, (anna, boris) = seated(site, ["Anna Seven", "Boris Seven"], SIAM)
    assert anna.act(table, {"act": "resign"}).status_code == 200
    again = anna.http.post(f"/api/tables/{table}/again", json={"rotate": True}).json()["table"]
    assert (anna.view(again)["seat"], boris.view(again)["seat"]) == (1, 0)
    assert again in [each["id"] for each in boris.http.get("/api/lobby").json()["unfinished"]]


def test_lists_records_and_learning_are_each_one_s_own(site: Site) -> None:
    table, (anna, _) = seated(site, ["Anna Eight", "Boris Eight"], SIAM)
    other = site.person("Onlooker Eight")
    anna.act(table, {"act": "play", "code": "@b1n"})
    assert "Anna Eight" in anna.http.get("/api/games/records").text
    assert other.http.get("/api/games/records").text == ""
    assert other.http.post("/api/games", json={}).json()["tables"] == []
    assert anna.http.delete(f"/api/tables/{table}").status_code == 204
    assert anna.http.post("/api/games", json={"removed": True}).json()["tables"][0]["id"] == table
    anna.http.post("/api/learn/siam/practice/begin", json={"mode": "exam"})
    assert anna.http.get("/api/learn/siam/practice").json()["mode"] == "exam"
    assert other.http.get("/api/learn/siam/practice").json()["mode"] != "exam"


def test_the_page_is_told_that_it_is_on_a_site(site: Site) -> None:
    page = site.person().http.get("/")
    if page.status_code == 200:
        assert re.search(r"<html[^>]* data-site\b", page.text)
    assert "script-src 'self'" in page.headers["content-security-policy"]


def test_no_browser_keeps_what_was_for_its_reader_then(site: Site) -> None:
    person = site.person("Keeper")
    table = person.create(KING)
    paths = ("/api/lobby", f"/api/tables/{table}", f"/api/tables/{table}/record", "/api/nowhere")
    kept = [person.http.get(path).headers.get_list("cache-control") for path in paths]
    assert kept == [["no-store"]] * len(paths)


def test_who_is_blocked_hears_nothing_more_from_then_on(site: Site) -> None:
    table, (anna, _) = seated(site, ["Anna Nine", "Boris Nine"], SIAM)
    onlooker = site.person("Onlooker Nine")
    tab = onlooker.watch(table)
    anna.act(table, {"act": "play", "code": "@b1n"})
    assert tab.wait_for_change()["ply"] == 1
    with closing(sqlite3.connect(site.folder / "erawan.sqlite3")) as connection:
        block(connection, list_users(connection, "Onlooker Nine")[0].id)
    # The tab says nothing: what ends it is the site's own doing.
    with pytest.raises(ConnectionClosed) as cut:
        hear(tab.tab)
    assert cut.value.rcvd is not None
    assert cut.value.rcvd.code == 4403
    assert onlooker.http.get("/api/lobby").status_code == 403


def test_partners_are_sent_nothing_of_each_other_s_hands_and_plans(site: Site) -> None:
    """No chat exists: partners could only learn something by what the site sends them."""
    names = [f"Silent {each}" for each in ("One", "Two", "Three", "Four")]
    table, people = seated(site, names, TEAMS)
    tabs = [each.watch(table) for each in people]
    mover = next(place for place, tab in enumerate(tabs) if tab.view["turn"])
    partner = tabs[(mover + 2) % 4]
    tabs[mover].choose()
    drafted = tabs[mover].view["turn"]["chosen"]
    assert drafted
    view = partner.look()
    assert (view["draft"], view["turn"], view["preview"], partner.news) == (0, None, None, [])
    hands = [seat["hand"] is not None for seat in view["scene"]["seats"]]
    assert hands == [seat == view["seat"] for seat in range(4)]


def test_a_restart_gives_nobody_time_back(tmp_path: Path) -> None:
    settings = {"confirm": False, "clock": {"base": 60_000, "increment": 0}}
    with serving(tmp_path) as first:
        table, people = seated(first, ["Clock Anna", "Clock Boris"], {**SIAM, "settings": settings})
        assert people[0].act(table, {"act": "play", "code": "@b1n"}).status_code == 200
        time.sleep(1.5)
        before = people[1].view(table)["clock"]["left"]
        cookies = [dict(each.http.cookies) for each in people]
        port = int(first.base.rpartition(":")[2])
        first.end(signal.SIGKILL)
    with serving(tmp_path, port=port) as second:
        boris = second.person()
        boris.http.cookies.update(cookies[1])
        after = boris.view(table)["clock"]
        assert after["running"] == 1
        # Starting took its time, and that counted too.
        assert after["left"][1] < before[1] - 100
        assert after["left"][0] == before[0]
