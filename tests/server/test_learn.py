"""The rules pages over HTTP."""

from typing import Any
from xml.etree import ElementTree as ET

import httpx
import pytest

from erawan.learn.rules_pages import GAMES, rules_page
from tests.server.running import App
from tests.some import some


@pytest.fixture
def client(app: App) -> Any:
    with app.client() as opened:
        yield opened


@pytest.mark.parametrize("game", GAMES)
def test_rules_come_in_the_language_asked_for(client: httpx.Client, game: Any) -> None:
    page = client.get(f"/api/learn/{game}/rules", params={"language": "ru"}).json()
    expected = rules_page(game, "ru")
    assert (page["title"], page["language"]) == (expected.title, "ru")
    assert [each["text"] for each in page["clauses"]] == [each.text for each in expected.clauses]


@pytest.mark.parametrize("game", GAMES)
def test_a_minute_comes_with_all_its_moments(client: httpx.Client, game: str) -> None:
    page = client.get(f"/api/learn/{game}/minute", params={"language": "nl"}).json()
    shown = [page["parts"][each["part"]]["views"][each["ply"]]["ply"] for each in page["scenes"]]
    assert shown == [each["ply"] for each in page["scenes"]]


def test_examples_have_pictures(client: httpx.Client) -> None:
    for palette in ("light", "dark"):
        answer = client.get(f"/api/learn/siam/pictures/S7.G/1?palette={palette}")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert ET.fromstring(answer.text).tag.endswith("svg")


@pytest.mark.parametrize("path", ["pictures/K2.1/0", "strategy/let-go/picture"])
def test_pictures_name_provinces_in_the_readers_language(client: httpx.Client, path: str) -> None:
    for language, name in {"en": "Kedah", "ru": "Кедах"}.items():
        answer = client.get(f"/api/learn/king-of-siam/{path}", params={"language": language})
        assert f">{name}</text>" in answer.text


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/learn/chess/rules", 400),
        ("/api/learn/siam/rules?language=xx", 400),
        ("/api/learn/siam/pictures/S9.9/0", 404),
        ("/api/learn/siam/pictures/S1.1/1", 404),
        ("/api/learn/siam/pictures/S1.1/7", 400),
        ("/api/learn/siam/pictures/S1.1/0?palette=neon", 400),
        ("/api/learn/siam/pictures/S1.1/0?language=xx", 400),
        ("/api/learn/siam/pictures/..%2F..%2Fetc/0", 404),
        ("/api/learn/chess/minute", 400),
        ("/api/learn/siam/minute?language=xx", 400),
        ("/api/learn/chess/strategy", 400),
        ("/api/learn/siam/strategy/nothing/picture", 404),
        ("/api/learn/siam/steps/13", 404),
        ("/api/learn/siam/steps/0", 400),
        ("/api/learn/siam/steps/13/verdict?code=a1n", 404),
        ("/api/learn/siam/steps/1/verdict?code=nonsense", 422),
        ("/api/learn/siam/steps/1/verdict", 400),
    ],
)
def test_what_is_not_there_is_refused(client: httpx.Client, path: str, status: int) -> None:
    answer = client.get(path)
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["text"]


def test_a_step_can_be_set_up_as_a_table_and_its_answer_judged(client: httpx.Client) -> None:
    for game, code in (("siam", "@a1n"), ("king-of-siam", "mr:sk-ay*ay/Lvt")):
        step = client.get(f"/api/learn/{game}/steps/1", params={"language": "it"}).json()
        plan = {"options": {"game": game}, "seats": [{}, {}], "start": step["start"]}
        assert client.post("/api/tables", json=plan).status_code == 201
        verdict = client.get(f"/api/learn/{game}/steps/1/verdict", params={"code": code}).json()
        assert verdict["kind"] == "right"


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_says_what_matters_and_what_a_move_changed(
    client: httpx.Client, game: str
) -> None:
    plan = client.get(f"/api/learn/{game}/guided").json()
    table = client.post("/api/tables", json=plan).json()["table"]
    page = client.get(f"/api/tables/{table}/guide", params={"language": "it"}).json()
    assert page["now"]["text"]
    assert page["changed"] is None


def test_people_among_themselves_are_not_guided(client: httpx.Client) -> None:
    plan = {"options": {"game": "siam"}, "seats": [{}, {}]}
    table = client.post("/api/tables", json=plan).json()["table"]
    assert client.get(f"/api/tables/{table}/guide").status_code == 409
    assert client.get(f"/api/tables/{table}/guide?language=xx").status_code == 400
    assert client.get("/api/tables/nowhere/guide").status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_judged_and_kept(client: httpx.Client, game: str) -> None:
    address = f"/api/learn/{game}/practice"
    page = client.post(f"{address}/begin", json={"mode": "2"}).json()
    asked = page["question"]
    assert client.get(address).json() == page
    judged = client.post(f"{address}/answer", json={"name": asked["name"], "choice": 0}).json()
    assert judged["right"] == (judged["answer"] == 0)
    assert all(each["clause"] for each in some(judged["chain"]))
    assert client.get(address).json() == judged["standing"]
    assert judged["standing"]["scores"][1]["asked"] == page["scores"][1]["asked"] + 1
    picture = client.get(f"{address}/{asked['name']}/picture", params={"language": "ru"})
    assert ET.fromstring(picture.text).tag.endswith("svg")


@pytest.mark.parametrize(
    ("path", "body", "status", "key"),
    [
        ("/begin", {"mode": "4"}, 400, "refused-unreadable"),
        ("/begin", {}, 400, "refused-unreadable"),
        ("/answer", {"name": "1-1", "choice": -1}, 400, "refused-unreadable"),
        ("/answer", {"name": "x" * 500, "choice": 0}, 400, "refused-unreadable"),
        ("/answer", {"name": "no name", "choice": 0}, 409, "refused-question"),
    ],
)
def test_what_is_no_answer_is_refused(
    client: httpx.Client, path: str, body: object, status: int, key: str
) -> None:
    answer = client.post(f"/api/learn/siam/practice{path}", json=body)
    assert (answer.status_code, answer.json()["error"]["say"]["key"]) == (status, key)


def test_there_is_no_picture_of_no_question(client: httpx.Client) -> None:
    assert client.get("/api/learn/siam/practice/9-99/picture").status_code == 404
