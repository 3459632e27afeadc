"""What a site keeps of somebody: all of it as a file, nothing of it once one is forgotten."""

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from erawan.tables.sessions import LONGEST_MS
from tests.server.site import KING, SIAM, Person, Site, serving
from tests.server.test_accounts import PASSWORD, is_known_as, key, log_in, with_account
from tests.some import some

AGAINST_BOT: dict[str, Any] = {
    "options": {"game": "siam"},
    "seats": [{}, {"bot": "random"}],
    "settings": {"confirm": False, "pace": 0},
}


def erase(person: Person, name: str, password: str = "") -> httpx.Response:
    return person.http.post("/api/me/erase", json={"name": name, "password": password})


def dump(site: Site) -> str:
    """All that the database holds."""
    with closing(sqlite3.connect(site.folder / "erawan.sqlite3")) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        return "\n".join(connection.iterdump())


def playing(site: Site, one: str, other: str) -> tuple[Person, Person, str]:
    """Two people at a table of Siam, the first of whom has made it and a move."""
    first, second = site.person(one), site.person(other)
    table = first.create(SIAM)
    assert second.join(first.invitation(table)).status_code == 200
    assert first.act(table, {"act": "play", "code": "@b1n"}).status_code == 200
    return first, second, table


def test_the_file_has_everything_and_nothing_that_lets_one_in(site: Site) -> None:
    person, codes = with_account(site, "Ulrike")
    friend = site.person("Friend Of Ulrike")
    table = person.create(SIAM)
    friend.join(person.invitation(table))
    person.act(table, {"act": "play", "code": "@b1n"})
    friend.act(table, {"act": "play", "code": "@d5s"})
    person.http.post(f"/api/tables/{table}/title", json={"title": "The first of many"})
    removed = person.create(SIAM)
    assert person.http.delete(f"/api/tables/{removed}").status_code == 204
    person.http.post("/api/learn/siam/practice/begin", json={"mode": "exam"})
    answer = person.http.get("/api/me/data")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert answer.headers["cache-control"] == "no-store"
    found = json.loads(answer.text)
    assert found["you"]["name"] == "Ulrike"
    assert found["you"]["blocked"] is False
    assert found["account"]["recovery_codes_left"] == len(codes)
    assert len(found["browsers"]) == 1
    assert found["learnt"]["practice"]
    games = {each["id"]: each for each in found["games"]}
    assert set(games) == {table, removed}
    assert games[removed]["off_the_list"] is True
    game = games[table]
    assert (game["title"], game["seat"], game["made"]) == ("The first of many", 1, True)
    assert '[Seat1 "Ulrike"]' in game["record"]
    assert "@d5s" in game["record"]
    assert [each["code"] for each in game["acts"]] == ["@b1n"]
    token = next(iter(person.http.cookies.values())).partition(".")[0]
    for secret in some([PASSWORD, token, "argon2", *codes]):
        assert secret not in answer.text


def test_a_guest_is_forgotten_and_a_running_game_is_given_up(site: Site) -> None:
    guest, friend, table = playing(site, "Vanishing Vera", "Friend Of Vera")
    alone, waiting = guest.create(AGAINST_BOT), guest.create(SIAM)
    guest.http.post(f"/api/tables/{table}/title", json={"title": "Vera wins"})
    guest.http.post("/api/learn/siam/practice/begin", json={"mode": "exam"})
    tab, other = guest.socket(), friend.watch(table)
    cookies = dict(guest.http.cookies)
    assert key(erase(guest, "Somebody Else")) == "refused-other-name"
    assert is_known_as(guest) == "Vanishing Vera"
    learners = set((site.folder / "learners").iterdir())
    answer = erase(guest, "vanishing vera")
    assert answer.json() == {"site": True, "name": None, "account": False, "room": None}
    assert dict(guest.http.cookies) == {}
    with pytest.raises(ConnectionClosed) as closed:
        tab.recv(timeout=5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    guest.http.cookies.update(cookies)
    assert is_known_as(guest) is None, "an old cookie is worth nothing"
    # The opponent has won, by the moves that stand, against nobody in particular.
    view = friend.view(table)
    assert view["result"]["winners"] == [1]
    assert view["ply"] == 1
    info = friend.http.get(f"/api/tables/{table}").json()["info"]
    assert "Vanishing" not in json.dumps(info)
    assert other.wait_for_change()["result"] is not None
    left = dump(site)
    for trace in some(["Vanishing Vera", "Vera wins", alone, waiting]):
        assert trace not in left
    assert len(learners - set((site.folder / "learners").iterdir())) == 1
    assert friend.http.get(f"/api/tables/{table}/record").status_code == 200
    # The table is the other's now, who may give it a title, and a new Vera is another one.
    assert friend.http.post(f"/api/tables/{table}/title", json={"title": ""}).status_code == 204
    late = site.person("Vanishing Vera")
    assert late.http.get("/api/lobby").json()["recent"] == []


def test_who_plays_again_finds_the_seat_of_the_forgotten_open(site: Site) -> None:
    guest, friend, table = playing(site, "Gone Gustav", "Friend Of Gustav")
    assert erase(guest, "Gone Gustav").status_code == 200
    answer = friend.http.post(f"/api/tables/{table}/again", json={"rotate": False})
    again = answer.json()["table"]
    newcomer = site.person("Instead Of Gustav")
    assert newcomer.join(friend.invitation(again), 0).status_code == 200
    assert newcomer.act(again, {"act": "play", "code": "@b1n"}).status_code == 200


def test_a_seat_that_waits_is_open_again_and_the_table_another_s(site: Site) -> None:
    maker, second, third = (site.person(f"Waiting {name}") for name in ("Ada", "Bo", "Cy"))
    plan = {**KING, "options": {**KING["options"], "players": 3}, "seats": [{}, {}, {}]}
    table = maker.create(plan)
    invitation = maker.invitation(table)
    assert second.join(invitation).status_code == 200
    assert erase(maker, "Waiting Ada").status_code == 200
    assert second.invitation(table) == invitation, "who is left invites"
    assert third.join(invitation, 0).status_code == 200
    assert "Waiting Ada" not in dump(site)


def test_the_last_of_a_game_takes_it_along(site: Site) -> None:
    one, two, table = playing(site, "Last One", "Last Two")
    assert erase(one, "Last One").status_code == 200
    assert table in dump(site)
    assert erase(two, "Last Two").status_code == 200
    assert table not in dump(site)


def test_an_account_is_deleted_by_its_password_in_all_browsers(site: Site) -> None:
    person, _ = with_account(site, "Waltraud")
    elsewhere = site.person()
    log_in(elsewhere, "Waltraud")
    assert key(erase(person, "Waltraud", "wrong")) == "refused-wrong-password"
    assert erase(person, "Waltraud", PASSWORD).status_code == 200
    assert is_known_as(elsewhere) is None
    assert key(log_in(elsewhere, "Waltraud")) == "refused-wrong-login"
    assert "Waltraud" not in dump(site)


def test_a_damaged_game_does_not_keep_the_name(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        guest, _, table = playing(first, "Damaged Doris", "Friend Of Doris")
        cookies = dict(guest.http.cookies)
        port = int(first.base.rpartition(":")[2])
        first.end()
    with closing(sqlite3.connect(tmp_path / "erawan.sqlite3")) as connection, connection:
        connection.execute("UPDATE rows SET code = 'odd' WHERE table_id = ?", (table,))
    with serving(tmp_path, port=port) as second:
        back = second.person()
        back.http.cookies.update(cookies)
        assert back.http.get(f"/api/tables/{table}").status_code == 404
        assert json.loads(back.http.get("/api/me/data").text)["games"][0]["damaged"]
        assert erase(back, "Damaged Doris").status_code == 200
        assert "Damaged Doris" not in dump(second)


def test_what_the_host_says_is_text_for_everybody(site: Site) -> None:
    stranger = site.person()
    assert stranger.http.get("/api/about").json() == {"host": ""}
    said = "Ask <b>me</b>: host@example.org\n\nSecond paragraph.\n"
    (site.folder / "about.txt").write_text(said)
    try:
        assert stranger.http.get("/api/about").json() == {"host": said.strip()}
        (site.folder / "about.txt").write_bytes(b"\xff" + b"x" * 100_000)
        assert len(stranger.http.get("/api/about").json()["host"]) == 50_000
    finally:
        (site.folder / "about.txt").unlink()


def test_a_guest_of_more_than_a_year_ago_is_forgotten_at_the_start(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        _, _, table = playing(first, "Old Olga", "Friend Of Olga")
        with_account(first, "Account Of Olga")
        first.end()
    database = tmp_path / "erawan.sqlite3"
    with closing(sqlite3.connect(database)) as connection, connection:
        long_ago = time.time_ns() // 1_000_000 - LONGEST_MS - 1000
        connection.execute("UPDATE users SET seen = ? WHERE name LIKE '%Olga'", (long_ago,))
        connection.execute("UPDATE users SET seen = ? WHERE name LIKE 'Friend%'", (2**45,))
    with serving(tmp_path) as second:
        until = time.monotonic() + 10
        while "Old Olga" in dump(second) and time.monotonic() < until:
            time.sleep(0.1)
        left = dump(second)
        assert "Old Olga" not in left
        assert "Account Of Olga" in left
        assert table in left
