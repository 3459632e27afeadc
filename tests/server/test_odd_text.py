"""Text that no character set knows, and addresses that no file can have: refused, never a 500."""

import json
import socket
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import httpx
import pytest

from tests.server.running import App, hear, running
from tests.siam.boards import board_object
from tests.some import some

LONE = "\\ud800"
"""Half of a pair, as JSON can spell it though no text has it."""
SIAM = {"options": {"game": "siam"}, "seats": [{"name": "Anna"}, {}]}
BOARD = board_object("mine", 4, 6, "b3 c3", note="ours")
CHOICE = {"act": "choose", "choices": [{"kind": "card", "value": "ra"}]}
ACTS = ({"act": "pass"}, {"act": "play", "code": "pass"}, CHOICE)
BODIES: list[tuple[str, dict[str, Any]]] = [
    ("/api/tables", SIAM),
    ("/api/tables", {"options": {"game": "siam", "board": BOARD, "animals": 3}}),
    ("/api/tables", {"options": {"game": "king-of-siam", "board": "siam", "seed": "7"}}),
    ("/api/tables", {**SIAM, "seats": [{"bot": "random"}, {}]}),
    ("/api/tables", {**SIAM, "start": {"game": "siam", "text": "5/5/1ooo1/5/5 E 0 --"}}),
    ("/api/records", {"text": "a record"}),
    ("/api/tables/{table}/again", {"rotate": "no"}),
    *(("/api/tables/{table}/acts", {"id": "an act", "version": 0, "act": act}) for act in ACTS),
]
MESSAGES: list[dict[str, Any]] = [
    {"type": "watch", "seq": 1, "table": "a table"},
    {"type": "look", "seq": 1, "table": "a table"},
    *(
        {"type": "do", "seq": 1, "id": "an act", "table": "a table", "version": 0, "act": act}
        for act in ACTS
    ),
]


def with_text(value: Any, put: str) -> list[Any]:
    """The value once for each text in it, keys included, with that one replaced."""
    if isinstance(value, str):
        return [put]
    if isinstance(value, dict):
        named = [{**value, put: 1}]
        return named + [
            {**value, key: each} for key, inner in value.items() for each in with_text(inner, put)
        ]
    if isinstance(value, list):
        return [
            [*value[:place], each, *value[place + 1 :]]
            for place, inner in enumerate(value)
            for each in with_text(inner, put)
        ]
    return []


def spoilt(value: dict[str, Any], spelling: str) -> list[str]:
    """JSON that is right but for one text, spelt as given."""
    return [json.dumps(each).replace("SPOILT", spelling) for each in with_text(value, "SPOILT")]


@pytest.fixture(scope="module")
def client(app: App) -> Iterator[httpx.Client]:
    with app.client() as opened:
        yield opened


@pytest.fixture(scope="module")
def table(app: App) -> str:
    return app.create(SIAM)


@pytest.mark.parametrize(
    ("path", "body"), BODIES, ids=lambda value: value if isinstance(value, str) else ""
)
@pytest.mark.parametrize(
    "spelling",
    [LONE, "\\udfff", "\\ud800\\ud800", "\udc80"],
    ids=["first half", "second half", "two first halves", "raw byte"],
)
def test_a_request_with_text_that_is_none_can_t_be_read(
    client: httpx.Client, table: str, path: str, body: dict[str, Any], spelling: str
) -> None:
    bodies = spoilt(body, spelling)
    assert bodies
    for each in bodies:
        answer = client.post(
            path.format(table=table),
            content=each.encode(errors="surrogateescape"),
            headers={"content-type": "application/json"},
        )
        told = answer.json()
        assert answer.status_code == 400, f"{each} {told}"
        assert told["error"]["say"]["key"] == "refused-unreadable"


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: str(message["type"]))
def test_a_message_with_text_that_is_none_is_refused(app: App, message: dict[str, Any]) -> None:
    with app.socket() as tab:
        for text in some(spoilt(message, LONE)):
            tab.send(text)
            told = hear(tab)
            assert told["problem"]["say"]["key"] == "refused-unreadable", f"{text} {told}"


@pytest.fixture(scope="module")
def record(app: App, client: httpx.Client) -> str:
    """The record of a game on a board of somebody's own."""
    shipped = files("erawan.king").joinpath("boards", "siam.json").read_text("utf-8")
    board = {**json.loads(shipped), "note": "ours"}
    table = app.create({"options": {"game": "king-of-siam", "board": board}})
    return client.get(f"/api/tables/{table}/record").text


@pytest.mark.parametrize("spelling", [LONE, "\\udfff"])
@pytest.mark.parametrize("place", ["ours", "Ayutthaya", "king-of-siam", "homes", "RL"])
def test_a_record_whose_start_spells_such_text_is_refused(
    client: httpx.Client, record: str, place: str, spelling: str
) -> None:
    start = record.index("[Start ")
    odd = record[:start] + record[start:].replace(place, spelling.replace("\\", "\\\\"))
    assert odd != record
    answer = client.post("/api/records", json={"text": odd})
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["say"]["key"] == "refused-record"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%00",
        "/assets/a%00.js",
        "/assets/" + "x" * 300,
        "/assets/" + "x/" * 3000,
        "/assets/%ff",
        "/assets/%ed%a0%80",
        "/assets/%2e%2e/index.html",
        "/assets/%2e%2e%2findex.html",
        "/assets/..%5cindex.html",
        "/assets/%2fetc%2fpasswd",
        "/assets/{script}/below",
        "/assets/{script}%00",
        "/assets",
        "/assets/.",
        "/%00",
        "/api/tables/%00",
        "/api/tables/%ff",
        "/api/tables/%ed%a0%80/record",
    ],
    ids=lambda path: path[:40],
)
def test_an_address_that_nothing_can_have_is_not_found(
    app: App, client: httpx.Client, path: str
) -> None:
    script = client.get("/").text.partition('src="/assets/')[2].partition('"')[0]
    assert script.endswith(".js")
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    # The API has no HEAD.
    for method in some(["GET"] if path.startswith("/api") else ["GET", "HEAD"]):
        request = f"{method} {path.format(script=script)} HTTP/1.1\r\nHost: 127.0.0.1:{app.port}"
        with socket.create_connection(("127.0.0.1", app.port)) as raw:
            # As it is: a client would tidy the address up.
            raw.sendall(f"{request}\r\nCookie: {cookie}\r\n\r\n".encode())
            assert raw.recv(4096).partition(b"\r\n")[0] == b"HTTP/1.1 404 Not Found"


@pytest.mark.parametrize("query", ["nonce=%ff", "nonce=%ed%a0%80", "%00=%00", "have=%ff", "&&=;"])
def test_an_odd_query_is_answered(client: httpx.Client, table: str, query: str) -> None:
    for path in ("/api/health", "/api/lobby", f"/api/tables/{table}", "/"):
        assert client.get(f"{path}?{query}").status_code in {200, 400}


def test_none_of_it_is_logged_as_a_fault_of_ours(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("odd") / "data") as app:
        with app.client() as client:
            client.get("/assets/%00")
            client.get("/assets/" + "x" * 300)
            client.post(
                "/api/records",
                content=b'{"text": "\xed\xa0\x80"}',
                headers={"content-type": "application/json"},
            )
        code, _, err = app.end()
    assert (code, err) == (0, "")
