"""Everything the page does, as plain requests."""

import sqlite3
from contextlib import closing
from typing import Any

import httpx
import pytest

from tests.server.running import SECONDS, App
from tests.siam.boards import board_object

PLAN = {"options": {"game": "king-of-siam", "seed": "7"}, "seats": [{"name": "Anna"}, {}]}
ACT = {"id": "an act", "version": 0, "act": {"act": "pass"}}


@pytest.fixture
def client(app: App) -> Any:
    with app.client() as opened:
        yield opened


def created(answer: httpx.Response) -> str:
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def test_a_newcomer_finds_both_games_with_settings_to_begin_with(client: httpx.Client) -> None:
    games = client.get("/api/lobby").json()["games"]
    assert [game["game"] for game in games] == ["king-of-siam", "siam"]
    for game in games:
        assert game["boards"]
        levels = [bot["level"] for bot in game["bots"]]
        assert levels == [*range(1, 11), None, None]
        assert [bot["code"] for bot in game["bots"]][-2:] == ["greedy", "random"]
        assert game["last"]["seats"][1]["bot"] == game["opponent"] == "level-3"
        created(client.post("/api/tables", json=game["last"]))


def test_a_table_can_be_set_up_played_at_and_looked_at(client: httpx.Client) -> None:
    table = created(client.post("/api/tables", json=PLAN))
    answer = client.post(f"/api/tables/{table}/acts", json=ACT)
    assert (answer.status_code, answer.json()["version"]) == (200, 1)
    assert client.post(f"/api/tables/{table}/acts", json=ACT).json()["version"] == 1
    page = client.get(f"/api/tables/{table}").json()
    assert page["info"]["players"][0]["name"] == "Anna"
    assert page["view"]["plies"] == 1
    assert client.get(f"/api/tables/{table}?ply=0").json()["view"]["ply"] == 0
    assert client.get(f"/api/tables/{table}?have=1").json()["view"]["log"] == []


@pytest.mark.parametrize("options", [PLAN["options"], {"game": "siam"}], ids=["king", "siam"])
def test_a_hint_has_moves_to_choose_among_and_plays_none(
    client: httpx.Client, options: dict[str, str]
) -> None:
    table = created(client.post("/api/tables", json={"options": options}))
    hint = client.post(f"/api/tables/{table}/hint", timeout=SECONDS).json()
    assert (hint["table"], hint["rows"]) == (table, 0)
    assert len({each["code"] for each in hint["suggestions"]}) == 3
    assert client.get(f"/api/tables/{table}").json()["view"]["version"] == 0
    best = hint["suggestions"][0]
    act = {"act": "choose", "keep": 0, "choices": best["choices"]}
    shown = client.post(f"/api/tables/{table}/acts", json={"id": "x", "version": 0, "act": act})
    view = shown.json()["view"]
    assert (view["turn"]["complete"], view["plies"]) == (True, 0)
    assert view["turn"]["summary"] == best["say"]
    assert client.post(f"/api/tables/{table}/hint").json() == hint


def test_where_there_is_no_hint_it_is_said(client: httpx.Client) -> None:
    contest = {**PLAN, "settings": {"clock": {"base": 60_000}}}
    table = created(client.post("/api/tables", json=contest))
    refused = client.post(f"/api/tables/{table}/hint")
    assert (refused.status_code, refused.json()["error"]["say"]["key"]) == (409, "refused-hint")
    assert client.post("/api/tables/nowhere/hint").status_code == 404


def test_the_lobby_lists_what_was_begun_until_it_is_hidden(client: httpx.Client) -> None:
    table = created(client.post("/api/tables", json=PLAN))
    client.post(f"/api/tables/{table}/acts", json=ACT)
    listed = client.get("/api/lobby").json()["unfinished"]
    assert listed[0]["id"] == table
    assert listed[0]["status"]["key"] == "summary-ply"
    assert client.delete(f"/api/tables/{table}").status_code == 204
    assert table not in [each["id"] for each in client.get("/api/lobby").json()["unfinished"]]


def test_a_finished_game_is_among_the_recent_ones_with_its_result(client: httpx.Client) -> None:
    table = created(client.post("/api/tables", json=PLAN))
    client.post(f"/api/tables/{table}/acts", json=ACT)
    resign = {"id": "enough", "version": 1, "act": {"act": "resign"}}
    assert client.post(f"/api/tables/{table}/acts", json=resign).status_code == 200
    recent = client.get("/api/lobby").json()["recent"]
    assert recent[0]["id"] == table
    assert recent[0]["result"]["key"] == "result-wins"


def test_the_last_settings_are_remembered_without_the_deal(client: httpx.Client) -> None:
    plan = {
        "options": {"game": "king-of-siam", "players": 3, "seed": "9", "board": "britain"},
        "seats": [{"name": "Zoe"}, {"bot": "random"}, {"bot": "greedy"}],
        "settings": {"pace": 123},
    }
    created(client.post("/api/tables", json=plan))
    last = client.get("/api/lobby").json()["games"][0]["last"]
    assert last["options"]["board"] == "britain"
    assert last["options"]["seed"] is None
    assert last["settings"]["pace"] == 123
    assert [(seat["name"], seat["bot"]) for seat in last["seats"]] == [
        ("Zoe", None),
        ("", "random"),
        ("", "greedy"),
    ]


def test_a_rematch_and_a_change_of_seats(client: httpx.Client) -> None:
    table = created(client.post("/api/tables", json=PLAN))
    for rotate, names in ((False, "Anna"), (True, {"key": "seat-name", "args": {"number": 1}})):
        again = created(client.post(f"/api/tables/{table}/again", json={"rotate": rotate}))
        assert client.get(f"/api/tables/{again}").json()["info"]["players"][0]["name"] == names


def test_a_record_comes_back_as_a_game_to_look_at(client: httpx.Client) -> None:
    table = created(client.post("/api/tables", json=PLAN))
    client.post(f"/api/tables/{table}/acts", json=ACT)
    record = client.get(f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    pasted = client.post("/api/records", json={"text": record.text})
    page = client.get(f"/api/tables/{created(pasted)}").json()
    assert (page["info"]["review"], page["view"]["plies"], page["view"]["turn"]) == (True, 1, None)


def test_a_board_of_one_s_own_can_be_played_on(client: httpx.Client) -> None:
    board = board_object("mine", 4, 6, "b3 c3")
    plan = {"options": {"game": "siam", "board": board, "animals": 3}}
    table = created(client.post("/api/tables", json=plan))
    info = client.get(f"/api/tables/{table}").json()["info"]
    assert (info["board"]["width"], info["board"]["shipped"]) == (4, False)


@pytest.mark.parametrize(
    ("path", "body", "status", "key"),
    [
        ("/api/tables", {}, 400, "refused-unreadable"),
        ("/api/tables", {"options": {"game": "chess"}}, 400, "refused-unreadable"),
        (
            "/api/tables",
            {"options": {"game": "siam"}, "seats": [{}] * 9},
            400,
            "refused-unreadable",
        ),
        (
            "/api/tables",
            {"options": {"game": "siam"}, "settings": {"confirm": 0}},
            400,
            "refused-unreadable",
        ),
        (
            "/api/tables",
            {"options": {"game": "siam"}, "settings": {"pace": "900"}},
            400,
            "refused-unreadable",
        ),
        ("/api/tables", {"options": {"game": "siam", "animals": 0}}, 422, "refused-start"),
        ("/api/tables", {"options": {"game": "siam"}, "start": {"game": 1}}, 422, "refused-start"),
        ("/api/records", {"text": "hello"}, 422, "refused-record"),
        ("/api/records", {"text": "x" * 200_001}, 400, "refused-unreadable"),
        ("/api/records", {"text": "x" * 300_000}, 413, "refused-too-long"),
        ("/api/tables/nowhere/acts", ACT, 404, "refused-no-table"),
        ("/api/tables/nowhere/again", {}, 404, "refused-no-table"),
        ("/api/nowhere", {}, 404, "refused-no-page"),
    ],
)
def test_what_can_t_be_granted_says_why(
    client: httpx.Client, path: str, body: object, status: int, key: str
) -> None:
    answer = client.post(path, json=body)
    assert answer.status_code == status
    error = answer.json()["error"]
    assert error["say"]["key"] == key
    assert error["text"]


@pytest.mark.parametrize(
    "body", ["", "{", "nonsense", "[" * 5000, "null"], ids=lambda body: repr(body[:9])
)
def test_a_body_that_is_no_json_is_answered(client: httpx.Client, body: str) -> None:
    headers = {"content-type": "application/json"}
    answer = client.post("/api/tables", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["error"]["say"]["key"] == "refused-unreadable"


def test_stale_and_forbidden_acts_are_told_apart(client: httpx.Client) -> None:
    table = created(client.post("/api/tables", json=PLAN))
    acts = f"/api/tables/{table}/acts"
    stale = client.post(acts, json={**ACT, "id": "a", "version": 5})
    assert stale.status_code == 409
    choice = {"act": "choose", "choices": [{"kind": "card", "value": "zz"}]}
    forbidden = client.post(acts, json={"id": "b", "version": 0, "act": choice})
    assert forbidden.status_code == 422
    assert forbidden.json()["error"]["clause"] == "K5.5"


@pytest.mark.parametrize("origin", ["", "http://evil.example", "null"])
def test_another_page_can_t_do_anything(app: App, origin: str) -> None:
    with app.admitted() as client:
        headers = {"Origin": origin} if origin else {}
        assert client.post("/api/tables", json=PLAN, headers=headers).status_code == 403
        assert client.delete("/api/tables/x", headers=headers).status_code == 403


def test_without_the_cookie_nothing_is_told(app: App) -> None:
    for path in ("/api/lobby", "/api/tables/x", "/api/schema"):
        assert httpx.get(app.base + path, trust_env=False).status_code == 401


def test_the_api_is_described(client: httpx.Client) -> None:
    schema = client.get("/api/schema").json()
    described = {(method, path) for path, methods in schema["paths"].items() for method in methods}
    assert described >= {
        ("get", "/api/lobby"),
        ("post", "/api/tables"),
        ("get", "/api/tables/{table}"),
        ("delete", "/api/tables/{table}"),
        ("post", "/api/tables/{table}/acts"),
        ("post", "/api/tables/{table}/again"),
        ("get", "/api/tables/{table}/record"),
        ("post", "/api/records"),
    }
    assert "View" in schema["components"]["schemas"]


def test_nothing_that_was_asked_left_an_error_in_the_database(app: App) -> None:
    with closing(sqlite3.connect(app.folder / "erawan.sqlite3")) as connection:
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)


def test_why_something_can_not_be_chosen_is_answered(client: httpx.Client) -> None:
    table = client.post("/api/tables", json={"options": {"game": "siam"}}).json()["table"]
    asked = {"version": 0, "thing": {"kind": "cell", "value": "c1"}}
    answer = client.post(f"/api/tables/{table}/why", json=asked)
    assert answer.status_code == 200
    assert answer.json()["clause"] == "S3.2"
    assert answer.json()["say"] == {"key": "siam-why-cross", "args": {"cell": "c1", "plies": 4}}
    possible = {"version": 0, "thing": {"kind": "cell", "value": "a1"}}
    answer = client.post(f"/api/tables/{table}/why", json=possible)
    assert answer.json()["say"]["key"] == "refused-possible"
    answer = client.post(f"/api/tables/{table}/why", json={**asked, "version": 7})
    assert answer.json()["say"]["key"] == "refused-stale"
    assert client.post("/api/tables/nowhere/why", json=asked).status_code == 404
    assert client.get(f"/api/tables/{table}").json()["view"]["version"] == 0
