"""The lobby of a site: tables for everybody, for some by name, for those with the link alone."""

import signal
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection

from tests.server.running import ask, hear
from tests.server.site import SIAM, TEAMS, Person, Site, serving
from tests.server.test_site import key

LISTED: dict[str, Any] = {**SIAM, "settings": {"confirm": False, "listed": True}}


def for_one(name: str, **settings: Any) -> dict[str, Any]:
    """A table whose second seat is kept for somebody."""
    return {**SIAM, "seats": [{}, {"name": name}], "settings": {"confirm": False, **settings}}


def browse(person: Person) -> tuple[ClientConnection, dict[str, dict[str, Any]]]:
    """A tab that shows the lobby, and the tables there by their ids."""
    tab = person.socket()
    return tab, tables_in(ask(tab, {"type": "browse", "seq": 1}))


def tables_in(message: dict[str, Any]) -> dict[str, dict[str, Any]]:
    assert message["type"] == "offered", message
    return {each["id"]: each for each in message["tables"]}


def sit(person: Person, table: str, seat: int | None = None) -> Any:
    return person.http.post(f"/api/tables/{table}/sit", json={"seat": seat})


def reopen(person: Person, table: str, seat: int) -> Any:
    return person.http.post(f"/api/tables/{table}/reopen", json={"seat": seat})


def test_a_table_appears_in_the_lobby_and_goes_when_it_is_full(site: Site) -> None:
    maker, guest, other = (site.person(f"Lobby {each}") for each in ("One", "Two", "Three"))
    tab, before = browse(other)
    table = maker.create(LISTED)
    shown = tables_in(hear(tab))
    assert set(shown) - set(before) == {table}
    told = shown[table]
    assert (told["game"], told["open_seats"], told["seats"]) == ("siam", [1], [1])
    assert (told["players"][0]["name"], told["kept"]) == ("Lobby One", False)
    assert table not in browse(maker)[1]
    assert sit(guest, table).json() == {"table": table}
    assert table not in tables_in(hear(tab))
    assert key(sit(other, table)) == "refused-seat-taken"
    assert guest.view(table)["seat"] == 1


def test_a_private_table_is_nowhere_and_its_id_alone_opens_no_seat(site: Site) -> None:
    maker, guest = site.person("Private One"), site.person("Private Two")
    table = maker.create(SIAM)
    assert table not in browse(guest)[1]
    assert key(sit(guest, table)) == "refused-invited-only"
    assert guest.join(maker.invitation(table)).status_code == 200


def test_nobody_fills_the_lobby_alone(site: Site) -> None:
    eager, modest, guest = (
        site.person(name) for name in ("Very Eager", "Very Modest", "Looker-on")
    )
    mine = modest.create(LISTED)
    tables = [eager.create(LISTED) for _ in range(12)]
    shown = browse(guest)[1]
    assert mine in shown
    assert [table in shown for table in tables] == [False] * 2 + [True] * 10


def test_a_seat_is_kept_for_whoever_is_called_so(site: Site) -> None:
    maker, friend, other = (site.person(f"Kept {each}") for each in ("One", "Two", "Three"))
    table = maker.create(for_one("kept  two"))
    assert table not in browse(other)[1]
    told = browse(friend)[1][table]
    assert (told["kept"], told["seats"]) == (True, [1])
    invitation = maker.invitation(table)
    assert other.http.get(invitation).json()["seats"] == []
    assert key(other.join(invitation, 1)) == "refused-seat-kept"
    assert key(sit(other, table)) == "refused-invited-only"
    assert sit(friend, table).status_code == 200
    assert friend.view(table)["seat"] == 1
    for wrong in ("x", "Host", "A" * 40):
        answer = maker.http.post("/api/tables", json=for_one(wrong))
        assert answer.status_code in {400, 422}, wrong


def test_a_kept_seat_can_be_opened_to_all(site: Site) -> None:
    maker, other = site.person("Opener One"), site.person("Opener Two")
    table = maker.create(for_one("Nobody Comes", listed=True))
    assert table not in browse(other)[1]
    assert reopen(maker, table, 1).status_code == 204
    assert browse(other)[1][table]["seats"] == [1]


def test_who_is_sent_away_stays_away_and_the_seat_is_open_again(site: Site) -> None:
    maker, unwanted, other = (site.person(f"Kick {each}") for each in ("One", "Two", "Three"))
    plan = {**TEAMS, "settings": {"listed": True}}
    table = maker.create(plan)
    assert sit(unwanted, table, 2).status_code == 200
    assert key(reopen(other, table, 2)) == "refused-not-yours"
    assert key(reopen(unwanted, table, 0)) == "refused-not-yours"
    assert key(reopen(maker, table, 0)) == "refused-own-seat"
    tab = unwanted.watch(table)
    assert reopen(maker, table, 2).status_code == 204
    assert tab.wait_for_change()["seat"] is None
    assert unwanted.http.get("/api/lobby").json()["unfinished"] == []
    assert table not in browse(unwanted)[1]
    assert key(unwanted.join(maker.invitation(table), 1)) == "refused-removed"
    assert sit(other, table, 2).status_code == 200


def test_one_may_leave_before_the_game_begins_and_not_later(site: Site) -> None:
    maker, guest = site.person("Leaver One"), site.person("Leaver Two")
    table = maker.create({**TEAMS, "settings": {"listed": True}})
    assert sit(guest, table, 1).status_code == 200
    assert reopen(guest, table, 1).status_code == 204
    # Who left may come back.
    assert browse(guest)[1][table]["seats"] == [1, 2, 3]
    full = maker.create(LISTED)
    assert sit(guest, full).status_code == 200
    assert key(reopen(maker, full, 1)) == "refused-begun"


def test_a_table_taken_off_its_maker_s_list_is_offered_to_nobody(site: Site) -> None:
    maker, guest = site.person("Closer One"), site.person("Closer Two")
    tables = [maker.create(LISTED), maker.create(for_one("Closer Two"))]
    assert set(tables) <= set(browse(guest)[1])
    for table in tables:
        assert maker.http.delete(f"/api/tables/{table}").status_code == 204
    assert not set(tables) & set(browse(guest)[1])


def test_the_lobby_comes_back_with_the_site(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        maker, guest, sent = (first.person(f"Back {each}") for each in ("One", "Two", "Three"))
        table = maker.create({**TEAMS, "settings": {"listed": True}})
        hidden = maker.create(LISTED)
        assert maker.http.delete(f"/api/tables/{hidden}").status_code == 204
        assert sit(sent, table, 1).status_code == 200
        assert reopen(maker, table, 1).status_code == 204
        cookies = [dict(each.http.cookies) for each in (guest, sent)]
        port = int(first.base.rpartition(":")[2])
        first.end(signal.SIGKILL)
    with serving(tmp_path, port=port) as second:
        people = [second.person() for _ in cookies]
        for person, kept in zip(people, cookies, strict=True):
            person.http.cookies.update(kept)
        assert [set(browse(each)[1]) for each in people] == [{table}, set()]
