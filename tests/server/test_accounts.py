"""Accounts on a site: made by a guest, entered elsewhere, recovered, and listed by browser."""

import sqlite3
import time
from contextlib import closing

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from erawan.server.browsers import browser_of
from erawan.server.passwords import CODES, Passwords, new_codes, plain_code
from erawan.tables.refusal import Refusal
from tests.server.site import SIAM, Person, Site
from tests.some import some

PASSWORD = "correct horse"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def key(answer: httpx.Response) -> str:
    """Why something was refused."""
    said: str = answer.json()["error"]["say"]["key"]
    return said


def with_account(site: Site, name: str) -> tuple[Person, list[str]]:
    """Somebody who has just made an account, and the recovery codes."""
    person = site.person(name)
    answer = person.http.post("/api/account", json={"password": PASSWORD})
    assert answer.status_code == 201, answer.text
    assert answer.headers["cache-control"] == "no-store"
    codes: list[str] = answer.json()["codes"]
    return person, codes


def log_in(person: Person, name: str, password: str = PASSWORD) -> httpx.Response:
    return person.http.post("/api/account/login", json={"name": name, "password": password})


def recover(person: Person, name: str, code: str, password: str) -> httpx.Response:
    body = {"name": name, "code": code, "password": password}
    return person.http.post("/api/account/recover", json=body)


def is_known_as(person: Person) -> str | None:
    known: str | None = person.http.get("/api/me").json()["name"]
    return known


def test_a_guest_makes_an_account_and_comes_back_from_another_browser(site: Site) -> None:
    guest = site.person("Wanda")
    table = guest.create(SIAM)
    assert guest.http.get("/api/me").json() == {
        "site": True,
        "name": "Wanda",
        "account": False,
        "room": None,
    }
    assert guest.http.post("/api/account", json={"password": PASSWORD}).status_code == 201
    assert guest.http.get("/api/me").json()["account"] is True
    assert key(guest.http.post("/api/account", json={"password": PASSWORD})) == (
        "refused-has-account"
    )
    elsewhere = site.person()
    assert log_in(elsewhere, "wanda").json() == {
        "site": True,
        "name": "Wanda",
        "account": True,
        "room": None,
    }
    assert elsewhere.view(table)["seat"] == 0
    assert guest.view(table)["seat"] == 0, "and the first browser stays"


def test_a_guest_s_games_go_over_to_the_account_that_is_entered(site: Site) -> None:
    with_account(site, "Xenia")
    guest, friend = site.person("Xenia On Her Phone"), site.person("Friend Of Xenia")
    table = guest.create(SIAM)
    friend.join(guest.invitation(table))
    assert guest.act(table, {"act": "play", "code": "@b1n"}).status_code == 200
    guest.http.post("/api/learn/siam/practice/begin", json={"mode": "exam"})
    other = friend.watch(table)
    assert log_in(guest, "Xenia").status_code == 200
    assert is_known_as(guest) == "Xenia"
    # The opponent's turn in the making is not disturbed, and the game goes on from both ends.
    other.do("play", code="@d5s")
    assert guest.act(table, {"act": "play", "code": "@e1n"}).status_code == 200
    assert [each["id"] for each in guest.http.get("/api/lobby").json()["unfinished"]] == [table]
    assert guest.http.get(f"/api/tables/{table}/invite").status_code == 200, "the maker too"
    assert guest.http.get("/api/learn/siam/practice").json()["mode"] == "exam"
    late = site.person("Xenia On Her Phone")
    assert late.http.get("/api/lobby").json()["unfinished"] == [], "the guest's name is free"


def test_whoever_plays_against_oneself_ends_that_game_first(site: Site) -> None:
    owner, _ = with_account(site, "Yara")
    guest = site.person("Yara Again")
    table = owner.create(SIAM)
    assert guest.join(owner.invitation(table)).status_code == 200
    assert key(log_in(guest, "Yara")) == "refused-both-seats"
    assert is_known_as(guest) == "Yara Again"
    assert guest.act(table, {"act": "resign"}).status_code == 200
    assert log_in(guest, "Yara").status_code == 200
    assert guest.view(table)["seat"] == 0


def test_logging_out_ends_the_session_and_a_guest_can_t(site: Site) -> None:
    person, _ = with_account(site, "Zelda")
    cookies = dict(person.http.cookies)
    assert person.http.post("/api/account/logout").json()["name"] is None
    assert dict(person.http.cookies) == {}
    person.http.cookies.update(cookies)
    assert is_known_as(person) is None, "an old cookie is worth nothing"
    guest = site.person("Zeno")
    assert key(guest.http.post("/api/account/logout")) == "refused-no-account"
    assert is_known_as(guest) == "Zeno"


def test_a_wrong_password_says_the_same_whether_or_not_there_is_such_a_name(site: Site) -> None:
    with_account(site, "Ada")
    site.person("Ada Guest")
    answers = [
        log_in(site.person(), name, "something else") for name in ("Ada", "Ada Guest", "Nemo")
    ]
    assert {answer.status_code for answer in answers} == {422}
    assert len({answer.text for answer in answers}) == 1
    codes = [
        recover(site.person(), name, new_codes()[0], "something else") for name in ("Ada", "Nemo")
    ]
    assert len({answer.text for answer in codes}) == 1
    assert key(codes[0]) == "refused-wrong-code"


def test_wrong_passwords_are_limited_by_address_and_by_name(site: Site) -> None:
    with_account(site, "Bela")
    one = site.person()
    from_one = [log_in(one, f"Bela {number}", "wrong one").status_code for number in range(11)]
    assert from_one == [422] * 10 + [429]
    codes = new_codes()
    by_many = [recover(site.person(), "Bela", codes[0], "a new one").status_code for _ in range(21)]
    assert by_many == [422] * 20 + [429]
    assert log_in(site.person(), "Bela").status_code == 429, "also for the right one"
    with_account(site, "Bela Two")
    two = site.person()
    for _ in range(12):
        assert log_in(two, "Bela Two").status_code == 200, "what is right does not count"


@pytest.mark.parametrize("password", ["short", "", "x" * 201, 7, None])
def test_no_account_without_a_password_of_some_length(site: Site, password: object) -> None:
    guest = site.person(f"Short {id(password)}"[:24])
    assert guest.http.post("/api/account", json={"password": password}).status_code in {400, 422}
    assert guest.http.get("/api/me").json()["account"] is False


def test_a_recovery_code_lets_one_in_once_and_all_others_out(site: Site) -> None:
    person, codes = with_account(site, "Cleo")
    assert len(set(codes)) == CODES
    elsewhere = site.person()
    typed = codes[3].lower().replace("-", " ")
    assert recover(elsewhere, "Cleo", typed, "another password").status_code == 200
    assert is_known_as(person) is None
    assert key(log_in(site.person(), "Cleo")) == "refused-wrong-login"
    assert log_in(site.person(), "Cleo", "another password").status_code == 200
    assert key(recover(site.person(), "Cleo", codes[3], "a third one")) == "refused-wrong-code"
    assert elsewhere.http.get("/api/account/sessions").json()["codes"] == CODES - 1
    assert key(recover(site.person(), "Cleo", codes[4], "short")) == "refused-password-form"
    assert recover(site.person(), "Cleo", codes[4], "a third one").status_code == 200


def test_password_and_codes_are_changed_by_who_knows_the_password(site: Site) -> None:
    person, codes = with_account(site, "Dido")
    other = site.person()
    log_in(other, "Dido")
    wrong = person.http.post("/api/account/password", json={"old": "no", "new": "a new one"})
    assert key(wrong) == "refused-wrong-password"
    assert key(person.http.post("/api/account/codes", json={"password": "no"})) == (
        "refused-wrong-password"
    )
    fresh = person.http.post("/api/account/codes", json={"password": PASSWORD}).json()["codes"]
    assert key(recover(site.person(), "Dido", codes[0], "a new one")) == "refused-wrong-code"
    body = {"old": PASSWORD, "new": "a new one"}
    assert person.http.post("/api/account/password", json=body).status_code == 204
    assert (is_known_as(person), is_known_as(other)) == ("Dido", None)
    assert recover(site.person(), "Dido", fresh[0], "a third one").status_code == 200


def test_browsers_are_listed_and_let_go_with_their_tabs(site: Site) -> None:
    with_account(site, "Egon")
    phone, desk = site.person(**{"User-Agent": FIREFOX}), site.person()
    log_in(phone, "Egon")
    log_in(desk, "Egon")
    listed = desk.http.get("/api/account/sessions").json()["sessions"]
    assert [each["own"] for each in some(listed)].count(True) == 1
    (found,) = [each for each in listed if each["browser"] == "Firefox, Linux"]
    assert abs(found["created"] / 1000 - time.time()) < 60
    tab, own = phone.socket(), desk.socket()
    path = f"/api/account/sessions/{found['id']}"
    assert key(site.person("Egon Not").http.delete(path)) == "refused-no-session"
    assert desk.http.delete(path).status_code == 204
    with pytest.raises(ConnectionClosed) as closed:
        tab.recv(timeout=5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    assert is_known_as(phone) is None
    own.ping().wait(5)
    assert is_known_as(desk) == "Egon"
    assert key(desk.http.delete(path)) == "refused-no-session"


def test_nothing_that_lets_one_in_stands_in_the_database(site: Site) -> None:
    person, codes = with_account(site, "Frida")
    token = next(iter(person.http.cookies.values())).partition(".")[0]
    with closing(sqlite3.connect(site.folder / "erawan.sqlite3")) as connection:
        dump = "\n".join(connection.iterdump())
    assert "$argon2id$v=19$m=19456,t=2,p=1$" in dump
    for secret in some([PASSWORD, token, *codes, *map(plain_code, codes)]):
        assert secret not in dump


def test_an_account_s_name_is_kept_however_long_its_owner_stays_away(site: Site) -> None:
    with_account(site, "Gita")
    site.person("Gita Guest")
    with closing(sqlite3.connect(site.folder / "erawan.sqlite3")) as connection, connection:
        connection.execute("UPDATE users SET seen = 0 WHERE name LIKE 'Gita%'")
    taken = site.person().http.post("/api/me", json={"name": "Gita"})
    assert key(taken) == "refused-name-taken"
    late = site.person("Gita Guest")
    assert late.http.post("/api/account", json={"password": PASSWORD}).status_code == 201


async def test_too_many_passwords_at_once_are_refused() -> None:
    import asyncio

    passwords = Passwords()
    answers = await asyncio.gather(
        *(passwords.fits(None, "whatever") for _ in range(24)), return_exceptions=True
    )
    assert [type(each) for each in answers].count(Refusal) == 4
    assert [each for each in answers if each is True] == []


async def test_no_such_name_takes_as_long_as_a_wrong_password() -> None:
    passwords = Passwords()
    kept = await passwords.hash(PASSWORD)

    async def spent(hashed: str | None) -> float:
        begin = time.perf_counter()
        assert not await passwords.fits(hashed, "something else")
        return time.perf_counter() - begin

    # The least of some: whatever else the machine does makes none of them shorter.
    pairs = [(await spent(kept), await spent(None)) for _ in range(12)]
    there, nobody = map(min, zip(*pairs, strict=True))
    assert 0.7 < nobody / there < 1.4


def test_a_code_may_be_typed_in_any_way() -> None:
    code = "OIBA-2345-CDEF-GHJK"
    assert plain_code("01 8a 2345 cdefghjk") == plain_code(code)
    assert plain_code(code[:-1]) != plain_code(code)
    for each in some(new_codes()):
        assert plain_code(each.lower()) == each.replace("-", "")


@pytest.mark.parametrize(
    ("header", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604", None),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("<script>", ""),
        ("", ""),
    ],
)
def test_a_browser_is_told_roughly(header: str, name: str | None) -> None:
    assert browser_of(header) == ("Safari, iPhone" if name is None else name)
