"""One damaged table in the database: it is said to be damaged, and all others go on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx

from tests.server.running import ask, running
from tests.some import some

PLAN = {"options": {"game": "king-of-siam", "seed": "7"}, "seats": [{"name": "Anna"}, {}]}
ACT = {"id": "an act", "version": 0, "act": {"act": "pass"}}

HEAD = {
    "plan is no JSON": "update tables set plan = '{' where id = ?",
    "plan is another object": "update tables set plan = '{\"options\": 1}' where id = ?",
    "plan is of bytes": "update tables set plan = x'ff00fe' where id = ?",
    "plan has lost its letters": "update tables set plan = cast(x'7bff' as text) where id = ?",
    "plan has lost its seats": "update tables set plan = json_remove(plan, '$.seats') where id = ?",
    "plan has a strange bot": "update tables set plan = json_set(plan, '$.seats[1].bot', 'nobody')"
    " where id = ?",
    "ply is a word": "update tables set ply = 'many' where id = ?",
    "time is a word": "update tables set updated = 'now' where id = ?",
    "seat to move is not there": "update tables set to_move = 7 where id = ?",
    "winners are no JSON": "update tables set winners = 'Anna' where id = ?",
    "winners are not there": "update tables set winners = '[5]' where id = ?",
}
"""What makes a line of the lists unreadable."""
BODY = {
    "start is no JSON": "update tables set start = '' where id = ?",
    "start is of no game": 'update tables set start = \'{"game": "go"}\' where id = ?',
    "start is a list": "update tables set start = '[]' where id = ?",
    "start has lost a key": "update tables set start = json_remove(start, '$.pool') where id = ?",
    "begun in a far year": "update tables set created = 1000000000000000 where id = ?",
    "steps are no JSON": "insert into drafts select id, to_move, version, 1, '?' from tables"
    " where id = ?",
    "draft's number is a word": "insert into drafts select id, to_move, version, 'x', '[]'"
    " from tables where id = ?",
    "version is a word": "update tables set version = 'new' where id = ?",
    "end is no JSON": "update tables set ending = '{}' where id = ?",
    "move is none": "update rows set code = 'e4' where table_id = ?",
    "move has gone": "update rows set code = null where table_id = ?",
    "move is of another kind": "update rows set kind = 'dance' where table_id = ?",
    "move is of a seat that is not there": "update rows set seat = 9 where table_id = ?",
    "move is of bytes": "update rows set code = x'ff' where table_id = ?",
    "first row is the fifth": 'update rows set "index" = 5 where table_id = ?',
    "row's time is a word": "update rows set at = 'noon' where table_id = ?",
}
"""What makes the game itself unreadable."""


def change(database: Path, sentence: str, *values: str) -> None:
    with closing(sqlite3.connect(database)) as connection:
        changed = connection.execute(sentence, values).rowcount
        connection.commit()
    assert changed == 1


def begun(client: httpx.Client) -> str:
    """A table where one move was made."""
    table: str = client.post("/api/tables", json=PLAN).json()["table"]
    assert client.post(f"/api/tables/{table}/acts", json=ACT).status_code == 200
    return table


def listed(client: httpx.Client) -> list[str]:
    answer = client.get("/api/lobby")
    assert answer.status_code == 200, answer.text
    lists = answer.json()
    return [each["id"] for each in (*lists["unfinished"], *lists["recent"])]


def test_a_damaged_table_takes_no_other_with_it(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder) as app, app.client() as client:
        well = begun(client)
        damaged = {reason: begun(client) for reason in (*HEAD, *BODY)}
        app.end()
    for reason, sentence in (HEAD | BODY).items():
        change(folder / "erawan.sqlite3", sentence, damaged[reason])
    with running(folder) as app:
        with app.client() as client, app.socket() as tab:
            shown = listed(client)
            assert well in shown
            assert client.get(f"/api/tables/{well}").status_code == 200
            for reason, table in some(damaged.items()):
                assert (table in shown) == (reason in BODY), reason
                if reason in BODY:
                    check_refused(client, table, reason)
                    told = ask(tab, {"type": "watch", "seq": 1, "table": table})
                    assert told["problem"]["say"]["key"] == "refused-damaged", reason
            assert listed(client) == shown
        code, _, err = app.end()
    lines = err.splitlines()
    assert code == 0
    for reason, table in some(damaged.items()):
        assert [line for line in lines if f"Table {table} is damaged" in line], reason
    assert all(line.startswith("Table ") for line in lines), err


def check_refused(client: httpx.Client, table: str, reason: str) -> None:
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/record"):
        answer = client.get(path)
        assert answer.status_code == 404, reason
        assert answer.json()["error"]["say"]["key"] == "refused-damaged", reason
    answer = client.post(f"/api/tables/{table}/acts", json={**ACT, "version": 1, "id": "next"})
    assert answer.json()["error"]["say"]["key"] == "refused-damaged", reason


def test_damaged_tables_don_t_push_the_others_off_the_list(tmp_path: Path) -> None:
    with running(tmp_path / "data") as app, app.client() as client:
        well = begun(client)
        for _ in range(35):
            begun(client)
        with closing(sqlite3.connect(tmp_path / "data" / "erawan.sqlite3")) as connection:
            connection.execute("update tables set plan = '{' where id != ?", [well])
            connection.commit()
        assert listed(client) == [well]


def test_the_settings_of_last_time_can_be_damaged_too(tmp_path: Path) -> None:
    with running(tmp_path / "data") as app, app.client() as client:
        begun(client)
        change(tmp_path / "data" / "erawan.sqlite3", "update choices set plan = '[]'")
        games = client.get("/api/lobby").json()["games"]
        _, _, err = app.end()
    assert games[0]["last"]["seats"][1]["bot"] == games[0]["opponent"]
    assert "king-of-siam" in err
    assert "Traceback" not in err
