"""Every message gets one answer, and only what is right changes anything."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from erawan.king.start_options import KingOptions
from erawan.server.app_service import AppService
from erawan.server.conversation import MAX_MESSAGE_CHARS, Conversation
from erawan.siam.start_options import SiamOptions
from erawan.tables.plan import Plan, Seat, Settings
from tests.server.talk import Talk, snapshot

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from observed.wire import UNREADABLE

KHON_THAI = {"act": "choose", "choices": [{"kind": "card", "value": "kt"}]}


@pytest.fixture
async def service(database: Path) -> AsyncIterator[AppService]:
    async with AppService.open(database) as opened:
        yield opened


@pytest.fixture
def talk(service: AppService) -> Talk:
    return Talk(Conversation(service))


@pytest.fixture
async def table(service: AppService) -> str:
    """A table of two people."""
    return await service.create(Plan(KingOptions(seed="7"), (Seat("Anna"), Seat("Boris"))))


async def test_a_greeting_a_ping_and_a_goodbye_are_acknowledged(talk: Talk) -> None:
    assert (await talk.ask("hello"))["type"] == "welcome"
    assert (await talk.ask("ping"))["type"] == "pong"
    assert (await talk.ask("unwatch"))["type"] == "pong"


async def test_watching_shows_what_never_changes_and_looking_only_what_does(
    talk: Talk, table: str
) -> None:
    watched = await talk.ask("watch", table=table)
    assert watched["info"]["id"] == table
    assert watched["info"]["board"]["name"] == "siam"
    looked = await talk.ask("look", table=table)
    assert looked["info"] is None
    assert looked["view"] == watched["view"]


async def test_an_act_is_acknowledged_with_its_version_and_the_new_view(
    talk: Talk, table: str
) -> None:
    done = await talk.do(table, 0, {"act": "pass"}, "a")
    assert (done["type"], done["id"], done["version"], done["draft"]) == ("done", "a", 1, 0)
    assert done["view"]["plies"] == 1


async def test_a_step_of_a_turn_makes_no_version_but_a_draft(talk: Talk, table: str) -> None:
    done = await talk.do(table, 0, KHON_THAI, "a", draft=0)
    assert (done["type"], done["id"], done["version"], done["draft"]) == ("done", "a", 0, 1)
    assert done["view"]["turn"]["chosen"][0]["choice"] == {"kind": "card", "value": "kt"}
    assert (done["view"]["version"], done["view"]["draft"]) == (0, 1)


async def test_the_same_act_again_gets_the_same_answer(talk: Talk, table: str) -> None:
    first = await talk.do(table, 0, KHON_THAI, "a")
    again = await talk.do(table, 0, KHON_THAI, "a")
    assert {**again, "to": first["to"]} == first


async def test_a_stale_act_is_refused_and_told_how_things_are(talk: Talk, table: str) -> None:
    await talk.do(table, 0, {"act": "pass"}, "a")
    refused = await talk.do(table, 0, {"act": "clear"}, "b")
    assert refused["type"] == "refused"
    assert refused["problem"]["say"] == {
        "key": "refused-stale",
        "args": {"version": 0, "present": 1},
    }
    assert refused["view"]["version"] == 1


async def test_a_step_for_another_draft_is_refused_and_told_how_things_are(
    talk: Talk, table: str
) -> None:
    await talk.do(table, 0, KHON_THAI, "a", draft=0)
    refused = await talk.do(table, 0, {"act": "clear"}, "b", draft=0)
    assert refused["problem"]["say"] == {"key": "refused-turn-changed", "args": {}}
    assert refused["view"]["draft"] == 1
    assert refused["view"]["turn"]["chosen"][0]["choice"]["value"] == "kt"


async def test_what_the_rules_forbid_is_refused_with_its_clause(talk: Talk, table: str) -> None:
    act = {"act": "choose", "choices": [{"kind": "card", "value": "zz"}]}
    refused = await talk.do(table, 0, act, "a")
    assert refused["problem"]["clause"] == "K5.5"
    assert refused["problem"]["say"] == {"key": "refused-rule", "args": {"clause": "K5.5"}}
    assert refused["view"] is None, "the page has this version already"


async def test_only_what_the_page_lacks_of_the_log_is_sent(talk: Talk, table: str) -> None:
    version = 0
    for _ in range(3):
        done = await talk.do(table, version, {"act": "pass"}, f"id {version}")
        version = done["version"]
    shown = await talk.ask("look", table=table, have=2)
    assert shown["view"]["log_from"] == 2
    assert [entry["index"] for entry in shown["view"]["log"]] == [2]
    everything = await talk.ask("look", table=table, have=99)
    assert (everything["view"]["log_from"], everything["view"]["log"]) == (3, [])


async def test_any_moment_of_a_game_can_be_looked_at(talk: Talk, table: str) -> None:
    await talk.do(table, 0, {"act": "pass"}, "a")
    await talk.do(table, 1, {"act": "pass"}, "b")
    start = (await talk.ask("look", table=table, ply=0))["view"]
    assert (start["ply"], start["plies"], start["turn"], start["may"]) == (0, 2, None, [])
    assert start["scene"]["passes"] == 0
    one = (await talk.ask("look", table=table, ply=1))["view"]
    assert one["scene"]["passes"] == 1
    beyond = (await talk.ask("look", table=table, ply=99))["view"]
    assert beyond["ply"] == 2


@pytest.mark.parametrize(
    "message",
    [*UNREADABLE, "x" * (MAX_MESSAGE_CHARS + 1)],
    ids=lambda message: repr(message[:60]),
)
async def test_what_can_t_be_read_is_answered(talk: Talk, message: str | bytes) -> None:
    answer = await talk.say(message)
    assert answer["type"] == "refused"
    assert answer["problem"]["say"]["key"] in ("refused-unreadable", "refused-too-long")
    assert answer["problem"]["text"]


async def test_a_wrong_message_is_answered_by_its_number_where_it_has_one(talk: Talk) -> None:
    answer = await talk.say('{"type":"do","seq":5,"id":"mine","table":7}')
    assert (answer["to"], answer["id"]) == (5, "mine")


@pytest.mark.parametrize("kind", ["watch", "look"])
async def test_there_is_no_table_of_a_made_up_id(talk: Talk, kind: str) -> None:
    answer = await talk.ask(kind, table="'; drop table tables; --")
    assert answer["problem"]["say"]["key"] == "refused-no-table"


async def test_refusals_write_nothing(talk: Talk, table: str, database: Path) -> None:
    before = snapshot(database)
    await talk.do(table, 0, {"act": "confirm"}, "a")
    await talk.do(table, 7, KHON_THAI, "b")
    await talk.do("nowhere", 0, KHON_THAI, "c")
    assert snapshot(database) == before


@pytest.mark.parametrize("error", [ZeroDivisionError, KeyError, OSError, ValueError])
async def test_a_broken_service_is_said_and_the_conversation_goes_on(
    talk: Talk,
    table: str,
    error: type[Exception],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(talk.conversation._service, "info", fail)
    answer = await talk.ask("watch", table=table)
    assert answer["problem"]["say"]["key"] == "refused-failed"
    assert error.__name__ in caplog.text
    assert (await talk.ask("look", table=table))["type"] == "shown"


async def test_a_database_that_can_t_be_written_is_said_and_nothing_is_acknowledged(
    talk: Talk, table: str, database: Path
) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("alter table acts rename to stolen")
    answer = await talk.do(table, 0, KHON_THAI, "a")
    assert answer["problem"]["say"]["key"] == "refused-storage"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("alter table stolen rename to acts")
    assert (await talk.do(table, 0, KHON_THAI, "a"))["draft"] == 1


async def test_a_person_can_play_a_whole_game_against_bots(talk: Talk, service: AppService) -> None:
    plan = Plan(SiamOptions(ply_limit=20), (Seat(), Seat(bot="random")), Settings(pace=0))
    table = await service.create(plan)
    changed = asyncio.Event()
    service.tables.listeners.append(lambda _: changed.set())
    view = (await talk.ask("watch", table=table))["view"]
    while not view["result"]:
        if view["turn"] is None:
            async with asyncio.timeout(60):
                await changed.wait()
            changed.clear()
            view = (await talk.ask("look", table=table))["view"]
        elif view["turn"]["complete"]:
            act = {"act": "confirm"}
            view = (await talk.do(table, view["version"], act, f"id {talk.seq}"))["view"]
        else:
            option = view["turn"]["options"][0]
            act = {"act": "choose", "keep": option["keep"], "choices": option["choices"]}
            view = (await talk.do(table, view["version"], act, f"id {talk.seq}"))["view"]
    assert view["result"]["reason"] in ("ply-limit", "rock", "repetition")
