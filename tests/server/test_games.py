"""All games over HTTP: found, named, removed, brought back, downloaded, counted, gone on with."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from erawan.core.record_parser import parse_records
from tests.server.running import App

KING = {"options": {"game": "king-of-siam", "seed": "7"}, "seats": [{"name": "Anna"}, {}]}
SIAM: dict[str, Any] = {"options": {"game": "siam"}, "seats": [{"name": "Zoë"}, {}]}


@pytest.fixture
def client(app: App) -> Iterator[httpx.Client]:
    with app.client() as opened:
        yield opened


def played(client: httpx.Client, plan: dict[str, Any] = KING, passes: int = 1) -> str:
    """A table where people have passed, or somebody gave up."""
    table: str = client.post("/api/tables", json=plan).json()["table"]
    for version in range(passes):
        act = {"id": f"act {version}", "version": version, "act": {"act": "pass"}}
        assert client.post(f"/api/tables/{table}/acts", json=act).status_code == 200
    return table


def found(client: httpx.Client, **wanted: Any) -> list[str]:
    """The ids of the games that are wanted."""
    answer = client.post("/api/games", json=wanted)
    assert answer.status_code == 200, answer.text
    return [table["id"] for table in answer.json()["tables"]]


def test_a_game_is_named_and_found_by_its_name(client: httpx.Client) -> None:
    table = played(client)
    named = client.post(f"/api/tables/{table}/title", json={"title": "  The   Ides "})
    assert named.status_code == 204
    assert found(client, text="the ides") == [table]
    shelf = client.post("/api/games", json={"text": "ides"}).json()
    assert shelf["tables"][0]["title"] == "The Ides"
    assert shelf["tables"][0]["deal"] == "7"
    assert shelf["tables"][0]["standing"] == "unfinished"
    assert shelf["next"] is None


def test_a_removed_game_can_be_brought_back(client: httpx.Client) -> None:
    table = played(client)
    assert table in found(client)
    assert client.delete(f"/api/tables/{table}").status_code == 204
    assert table not in found(client)
    assert table in found(client, removed=True)
    assert client.post(f"/api/tables/{table}/restore").status_code == 204
    assert table in found(client)


def test_all_records_come_in_one_file(client: httpx.Client) -> None:
    tables = {played(client, passes=2), played(client, passes=3)}
    removed = played(client, {**KING, "seats": [{"name": "Nobody"}, {}]})
    client.delete(f"/api/tables/{removed}")
    answer = client.get("/api/games/records")
    assert answer.headers["content-type"].startswith("text/plain")
    records = list(parse_records(answer.text))
    assert len(records) == len(found(client)) >= len(tables)
    assert [len(record.codes()) for record in records][:2] == [3, 2]
    assert "Nobody" not in answer.text


def test_the_same_deal_is_dealt_again(client: httpx.Client) -> None:
    plan = {**KING, "options": {"game": "king-of-siam"}}
    table = client.post("/api/tables", json=plan).json()["table"]
    deal = client.get(f"/api/tables/{table}").json()["info"]["options"]["seed"]
    again = client.post(f"/api/tables/{table}/again", json={"same_deal": True}).json()["table"]
    assert again != table
    assert client.get(f"/api/tables/{again}").json()["info"]["options"]["seed"] == deal
    other = client.post(f"/api/tables/{table}/again", json={}).json()["table"]
    assert client.get(f"/api/tables/{other}").json()["info"]["options"]["seed"] != deal


def test_a_game_goes_on_from_a_moment(client: httpx.Client) -> None:
    table = played(client, passes=3)
    body = {"ply": 1, "seats": [{"bot": "level-1"}, {"name": "Olga"}]}
    made = client.post(f"/api/tables/{table}/branch", json=body)
    assert made.status_code == 201, made.text
    page = client.get(f"/api/tables/{made.json()['table']}").json()
    assert (
        page["view"]["to_move"]
        == client.get(f"/api/tables/{table}?ply=1").json()["view"]["to_move"]
    )
    assert page["info"]["players"][1]["name"] == "Olga"
    assert (page["info"]["players"][0]["level"], page["info"]["review"]) == (1, False)
    last = client.get("/api/lobby").json()["games"][0]["last"]
    assert [seat["name"] for seat in last["seats"]] == ["Anna", ""], "what was chosen is kept"


def test_a_game_that_is_over_does_not_go_on(client: httpx.Client) -> None:
    table = played(client, SIAM, passes=0)
    act = {"id": "enter", "version": 0, "act": {"act": "resign"}}
    assert client.post(f"/api/tables/{table}/acts", json=act).status_code == 200
    answer = client.post(f"/api/tables/{table}/branch", json={"ply": 0, "seats": [{}]})
    assert answer.json()["error"]["say"]["key"] == "refused-seats"


def test_who_plays_bots_alone_is_spoken_to(client: httpx.Client) -> None:
    plan = {"options": {"game": "king-of-siam", "seed": "7"}, "seats": [{}, {"bot": "level-2"}]}
    table = client.post("/api/tables", json=plan).json()["table"]
    players = client.get(f"/api/tables/{table}").json()["info"]["players"]
    assert players[0]["name"] == {"key": "seat-you", "args": {}}
    assert (players[0]["level"], players[1]["level"]) == (None, 2)


def test_a_damaged_record_is_kept_only_if_one_says_so(client: httpx.Client) -> None:
    record = client.get(f"/api/tables/{played(client, passes=3)}/record").text
    damaged = record.replace("pass pass pass", "pass pass zz:zz")
    before = found(client)
    answer = client.post("/api/records", json={"text": damaged})
    assert answer.status_code == 422
    say = answer.json()["error"]["say"]
    assert say["key"] == "refused-record-part"
    assert (say["args"]["ply"], say["args"]["kept"]) == (3, 2)
    assert say["args"]["reason"] == {"key": "damage-code", "args": {"code": "'zz:zz'"}}
    assert damaged.splitlines()[say["args"]["line"] - 1].startswith("pass pass zz:zz")
    assert found(client) == before
    kept = client.post("/api/records", json={"text": damaged, "damaged": True}).json()["table"]
    assert client.get(f"/api/tables/{kept}").json()["view"]["plies"] == 2


def test_statistics_are_there_for_both_games(client: httpx.Client) -> None:
    statistics = client.get("/api/statistics").json()
    assert [each["game"] for each in statistics] == ["king-of-siam", "siam"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/games", {"before": {"updated": -1, "id": "x"}}, 400),
        ("/api/games", {"text": "x" * 81}, 400),
        ("/api/games", {"standing": "famous"}, 400),
        ("/api/tables/nowhere/title", {"title": "x"}, 404),
        ("/api/tables/nowhere/title", {"title": "x" * 81}, 400),
        ("/api/tables/nowhere/restore", None, 404),
        ("/api/tables/nowhere/branch", {"ply": 0}, 404),
        ("/api/tables/nowhere/branch", {"ply": -1}, 400),
    ],
)
def test_what_can_t_be_done_is_refused(
    client: httpx.Client, path: str, body: object, status: int
) -> None:
    answer = client.post(path, json=body)
    assert answer.status_code == status
    assert answer.json()["error"]["text"]
