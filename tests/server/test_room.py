"""A room: phones come in by the code, the table's screen shows what lies on it and no more."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from erawan.server.access import Access
from erawan.server.networks import NoNetwork, Place, choose, others
from erawan.server.room import RoomGuard
from erawan.server.room_link import Room as Link
from tests.server.room import PHONES, PLACE, Room, opening
from tests.server.running import SECONDS, App, Page, free_port, running, start_once
from tests.server.site import SIAM

WIFI = Place("192.168.1.5", 24, "wlan0")
CABLE = Place("10.0.0.3", 8, "eth0")
MAKESHIFT = Place("169.254.7.7", 16, "eth1")
BRIDGE = Place("172.17.0.1", 16, "docker0")


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    with opening(tmp_path_factory.mktemp("room") / "data") as opened:
        yield opened


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    """The app without --lan."""
    with running(tmp_path_factory.mktemp("app") / "data") as app:
        yield app


@pytest.mark.parametrize(
    ("found", "way_out", "chosen"),
    [
        ([CABLE, WIFI], "192.168.1.5", WIFI),
        ([CABLE, WIFI], None, CABLE),
        ([BRIDGE, MAKESHIFT, WIFI], "172.17.0.1", WIFI),
        ([MAKESHIFT, WIFI], None, WIFI),
        ([MAKESHIFT], None, MAKESHIFT),
    ],
)
def test_the_likeliest_network_is_chosen(
    found: list[Place], way_out: str | None, chosen: Place
) -> None:
    assert choose(None, found, way_out) == chosen


def test_any_network_can_be_chosen_by_its_address() -> None:
    assert choose(BRIDGE.address, [WIFI, BRIDGE], WIFI.address) == BRIDGE
    assert others(WIFI, [WIFI, BRIDGE, CABLE]) == [CABLE.address]


@pytest.mark.parametrize("wanted", ["8.8.8.8", "0.0.0.0", "nonsense", "192.168.1.6"])
def test_another_address_is_refused_with_those_there_are(wanted: str) -> None:
    with pytest.raises(NoNetwork, match=r"among 192\.168\.1\.5 \(wlan0\)"):
        choose(wanted, [WIFI], WIFI.address)


def test_without_a_network_it_says_so() -> None:
    with pytest.raises(NoNetwork, match="connect it to the Wi-Fi, then start again"):
        choose(None, [BRIDGE], None)


def test_only_near_addresses_come_in() -> None:
    async def nothing(*_: object) -> None:
        raise AssertionError("It was let in.")

    wanted: Any = RoomGuard
    guard = wanted(nothing, None, (Access.fresh(8421), None, nothing), Link(WIFI, 8421, "code"))

    async def status(client: str, host: str) -> int:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        headers = [(b"host", host.encode()), (b"cookie", b"erawan_room_8421=code")]
        scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"room=code"}
        await guard({**scope, "client": (client, 1), "headers": headers}, None, send)
        answered: int = sent[0]["status"]
        return answered

    async def statuses() -> list[int]:
        asked = [
            ("192.168.1.77", "192.168.1.5:8421"),
            ("192.168.2.77", "192.168.1.5:8421"),
            ("8.8.8.8", "192.168.1.5:8421"),
            ("192.168.1.77", "games.example:8421"),
            ("192.168.1.77", "127.0.0.1:8421"),
            ("192.168.1.77", "localhost:8421"),
        ]
        return [await status(*each) for each in asked]

    assert asyncio.run(statuses()) == [303, 403, 403, 403, 403, 403]


def test_a_machine_near_by_does_not_knock_without_end() -> None:
    wanted: Any = RoomGuard
    guard = wanted(None, None, (Access.fresh(8421), None, None), Link(WIFI, 8421, "code"))
    sent: list[Any] = []

    async def receive() -> None:
        """The wish to be connected."""

    async def send(message: Any) -> None:
        sent.append(message)

    async def knock(client: str) -> int:
        headers = [(b"host", b"192.168.1.5:8421"), (b"cookie", b"erawan_room_8421=guess")]
        await guard(
            {"type": "websocket", "path": "/ws", "client": (client, 1), "headers": headers},
            receive,
            send,
        )
        code: int = sent[-1]["code"]
        return code

    async def knocks() -> list[int]:
        return [*[await knock("192.168.1.77") for _ in range(1000)], await knock("192.168.1.78")]

    codes = asyncio.run(knocks())
    assert (codes[0], codes[-2], codes[-1]) == (4401, 4429, 4401)


def test_without_lan_nobody_else_is_heard(closed: App) -> None:
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((PLACE, closed.port))
    done = start_once(closed.folder, "--no-browser", "--lan", "--address", PLACE)
    assert done.returncode == 2
    assert "end it, then start it with --lan" in done.stderr


def test_a_second_erawan_finds_the_room(room: Room) -> None:
    done = start_once(room.app.folder, "--no-browser", "--lan", "--address", PLACE)
    assert (done.returncode, done.stderr) == (0, "")
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.3", room.app.port))


def test_a_wrong_address_ends_with_a_sentence(tmp_path: Path) -> None:
    done = start_once(tmp_path / "data", "--no-browser", "--lan", "--address", "192.0.2.7")
    assert done.returncode == 2
    assert "192.0.2.7 is no address of this machine in a local network" in done.stderr


@pytest.mark.parametrize(
    "path", ["/", "/?room=", "/?room=wrong", "/api/me", "/api/lobby", "/api/health", "/assets/x"]
)
def test_a_stranger_gets_nothing(room: Room, path: str) -> None:
    answer = room.stranger().get(path)
    assert answer.status_code == 401
    assert "scan the code" in answer.text
    assert room.code not in answer.text
    assert "set-cookie" not in answer.headers


def test_a_stranger_s_socket_is_closed(room: Room) -> None:
    address = room.base.removeprefix("http://")
    with (
        connect(
            f"ws://{address}/ws", additional_headers={"Origin": room.base}, open_timeout=SECONDS
        ) as tab,
        pytest.raises(ConnectionClosedError) as ended,
    ):
        tab.recv(timeout=SECONDS)
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 4401


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.3"])
def test_another_name_for_the_room_is_refused(room: Room, host: str) -> None:
    phone = room.phone()
    headers = {"Host": f"{host}:{room.app.port}" if ":" not in host else host}
    assert phone.http.get("/api/me", headers=headers).status_code == 403


def test_another_page_can_change_nothing(room: Room) -> None:
    phone = room.phone()
    answer = phone.http.post(
        "/api/me", json={"name": "Sly"}, headers={"Origin": "http://evil.example"}
    )
    assert answer.status_code == 403


def test_a_phone_is_no_owner(room: Room) -> None:
    phone = room.phone("Curious")
    assert phone.http.get("/api/me").json()["room"]["owner"] is False
    assert room.code not in phone.http.get("/api/me").text
    assert phone.http.get("/api/room.svg").status_code == 403
    with room.app.client() as screen:
        alone = screen.post("/api/tables", json=SIAM).json()["table"]
        assert screen.get(f"/api/tables/{alone}").status_code == 200
    assert phone.http.get(f"/api/tables/{alone}").status_code == 404
    assert phone.http.post("/api/tables", json=SIAM, params={"hands": "here"}).status_code == 403


def test_the_table_shows_what_lies_on_it_and_each_phone_its_hand(room: Room) -> None:
    table = room.table()
    people = [room.phone("Anna"), room.phone("Boris")]
    for person in people:
        answer = person.http.post(f"/api/tables/{table}/sit", json={})
        assert answer.status_code == 200, answer.text
    with room.app.socket() as tab:
        screen, wires = Page(tab, table), [person.watch(table) for person in people]
        mover = screen.view["to_move"]
        card = {"kind": "card", "value": "ra"}
        assert people[mover].act(table, {"act": "choose", "choices": [card]}).status_code == 200
        assert people[mover].act(table, {"act": "pass"}).status_code == 200
        assert known(screen.view) == known(screen.wait_for_change()) == (None, [None, None])
        assert [known(wire.view) for wire in wires] == [(0, [True, None]), (1, [None, True])]


def known(view: dict[str, Any]) -> tuple[int | None, list[bool | None]]:
    """Through whose eyes a view sees, and whose hands; nobody sees a turn in the making."""
    if view["seat"] is None:
        assert (view["turn"], view["preview"], view["draft"]) == (None, None, 0)
    return view["seat"], [bool(each["hand"]) or None for each in view["scene"]["seats"]]


def test_the_screen_cannot_play_for_phones(room: Room) -> None:
    table = room.table()
    people = [room.phone("Carla"), room.phone("Dario")]
    for person in people:
        person.http.post(f"/api/tables/{table}/sit", json={})
    version = people[0].view(table)["version"]
    with room.app.client() as screen:
        for tag in ("pass", "resign", "confirm", "take_back"):
            body = {"id": f"sly {tag}", "version": version, "act": {"act": tag}}
            assert screen.post(f"/api/tables/{table}/acts", json=body).status_code == 403
        assert screen.post(f"/api/tables/{table}/hint").status_code == 403
    with room.app.socket() as tab:
        assert Page(tab, table).send({"act": "pass"})["type"] == "refused"


def test_the_screen_is_host_at_every_table(room: Room) -> None:
    phone, other = room.phone("Emma"), room.phone("Fabio")
    three = {**PHONES, "options": {**PHONES["options"], "players": 3}, "seats": [{}, {}, {}]}
    table = phone.create(three)
    other.http.post(f"/api/tables/{table}/sit", json={"seat": 1})
    with room.app.client() as screen:
        assert screen.get(f"/api/tables/{table}/invite").json()["site"] == room.link
        assert screen.post(f"/api/tables/{table}/reopen", json={"seat": 1}).status_code == 204
        filled = {"seat": 1, "bot": "random"}
        assert screen.post(f"/api/tables/{table}/fill", json=filled).status_code == 204
        assert table in {each["id"] for each in screen.get("/api/lobby").json()["unfinished"]}
    back = other.http.post(f"/api/tables/{table}/sit", json={})
    assert back.json()["error"]["say"]["key"] in {"refused-removed", "refused-seat-taken"}


def test_who_sits_at_the_screen_has_a_seat_there(room: Room) -> None:
    with room.app.client() as screen:
        assert screen.post("/api/me", json={"name": "Gina"}).json()["name"] == "Gina"
        answer = screen.post("/api/tables", json=PHONES, params={"hands": "own", "seat": 1})
        table = answer.json()["table"]
        assert screen.get(f"/api/tables/{table}").json()["view"]["seat"] == 1
        assert "set-cookie" not in screen.get("/api/me").headers


@pytest.mark.parametrize(
    "path", ["/api/me/erase", "/api/account", "/api/account/login", "/api/passkeys/begin"]
)
def test_the_screen_needs_no_account(room: Room, path: str) -> None:
    body = {"name": "x", "password": "long enough", "making": True}
    with room.app.client() as screen:
        answer = screen.post(path, json=body)
    assert answer.status_code == 403


def test_a_phone_keeps_its_seat_and_two_stay_in_step(room: Room) -> None:
    table = room.table()
    anna, boris = room.phone("Helga"), room.phone("Ivo")
    for person in (anna, boris):
        person.http.post(f"/api/tables/{table}/sit", json={})
    first, second = anna.watch(table), anna.watch(table)
    assert first.view["seat"] == second.view["seat"] == 0
    mover = anna if first.view["to_move"] == 0 else boris
    assert mover.act(table, {"act": "pass"}).status_code == 200
    seen = [tab.wait_for_change() for tab in (first, second)]
    assert seen[0] == seen[1]
    # The browser has lost what it was let in by, and scans the code again.
    cookies = dict(anna.http.cookies)
    del cookies[f"erawan_room_{room.app.port}"]
    with httpx.Client(base_url=room.base, cookies=cookies, trust_env=False) as again:
        assert again.get(f"/api/tables/{table}").status_code == 401
        assert again.get("/", params={"room": room.code}).status_code == 303
        assert again.get(f"/api/tables/{table}").json()["view"]["seat"] == 0


def test_the_code_is_another_at_each_start(tmp_path: Path) -> None:
    port, codes = free_port(), set()
    for _ in range(2):
        with running(tmp_path / "data", port, more=["--lan", "--address", PLACE]) as app:
            assert app.said.index("?room=") < app.said.index("?token=")
            codes.add(app.said.split("?room=")[1].split()[0])
    assert len(codes) == 2
