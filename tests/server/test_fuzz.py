"""A hundred thousand messages by somebody who means harm, or whose cat walks over the keyboard."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from erawan.king.start_options import KingOptions
from erawan.server.app_service import AppService
from erawan.server.conversation import Conversation
from erawan.siam.start_options import SiamOptions
from erawan.tables.plan import Plan, Seat, Settings
from erawan.tables.table import Table
from erawan.tables.table_service import TableService
from erawan.views.view import view_of
from tests.server.talk import Talk
from tests.tables.people import play_out

MESSAGES = 100_000
SEED = 20_261_115

WORDS: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**53,
    2**64,
    1e308,
    "",
    "ra",
    "kt",
    "sk",
    "Lvt",
    "@",
    "b1",
    "n",
    "-",
    "\0",
    "ช้าง",
    "x" * 70,
    [],
    {},
    [[]],
    {"act": "pass"},
]
ACTS = ["choose", "back", "clear", "confirm", "pass", "take_back", "resign", "skip"]
KINDS = [
    "card",
    "province",
    "follower",
    "followers",
    "tile",
    "marker",
    "animal",
    "target",
    "facing",
]


class Fuzzer:
    """Makes messages that are nearly right, from those that a page would send."""

    def __init__(self, seed: int, tables: list[str]) -> None:
        self.random = random.Random(seed)
        self.tables = tables
        self.versions = dict.fromkeys(tables, 0)
        self.sent: list[str] = []

    def message(self) -> str | bytes:
        """The next message; now and then one that was sent before."""
        draw = self.random.random()
        if draw < 0.02 and self.sent:
            return self.random.choice(self.sent)
        message = self._right()
        if draw < 0.3:
            self._bend(message)
        text = json.dumps(message)
        if draw >= 0.06:
            return self._break(text)
        self.sent.append(text)
        return text

    def _right(self) -> dict[str, Any]:
        table = self.random.choice(self.tables)
        seq = self.random.randrange(10_000)
        kind = self.random.choices(["do", "look", "ping", "hello", "unwatch"], [90, 1, 4, 3, 2])[0]
        message: dict[str, Any] = {"type": kind, "seq": seq}
        if kind == "look":
            message |= {"table": table, "have": self.random.randrange(50)}
        if kind == "do":
            act: dict[str, Any] = {"act": self.random.choices(ACTS, [60, 5, 5, 9, 9, 3, 1, 5])[0]}
            if act["act"] == "choose":
                act["choices"] = [self._choice() for _ in range(self.random.randint(1, 2))]
                act["keep"] = self.random.choice([None, 0, 1, 2])
            message |= {
                "id": f"{self.random.getrandbits(40):x}",
                "table": table,
                "version": self.versions[table],
                "act": act,
                "have": 1_000,
            }
        return message

    def _choice(self) -> dict[str, str]:
        value = self.random.choice([word for word in WORDS if isinstance(word, str)])
        return {"kind": self.random.choice(KINDS), "value": value}

    def _bend(self, message: dict[str, Any]) -> None:
        """Put something wrong somewhere."""
        place: Any = message
        while True:
            key = self.random.choice(list(place)) if isinstance(place, dict) else 0
            inner = place[key] if place else None
            if isinstance(inner, dict | list) and inner and self.random.random() < 0.7:
                place = inner
                continue
            if place:
                place[key] = self.random.choice(WORDS)
            return

    def _break(self, text: str) -> str | bytes:
        """Damage the text itself."""
        data = bytearray(text.encode())
        for _ in range(self.random.randint(1, 4)):
            place = self.random.randrange(len(data) + 1)
            what = self.random.randrange(4)
            if what == 0:
                data[place:] = b""
            elif what == 1:
                data[place:place] = self.random.randbytes(self.random.randint(1, 4))
            elif what == 2 and place < len(data):
                data[place] ^= 1 << self.random.randrange(8)
            else:
                data[place : place + 5] = b""
        return bytes(data) if self.random.random() < 0.5 else data.decode("latin-1")


async def tables_of(service: AppService) -> list[str]:
    """Games of both kinds: for people, with bots, over, and to look at."""
    people = (Seat("A"), Seat("B"), Seat("C"), Seat("D"))
    plans = [
        Plan(KingOptions(players=2, seed="1"), people[:2]),
        Plan(KingOptions(players=3, seed="2"), (people[0], Seat(bot="random"), people[1])),
        Plan(KingOptions(players=4, seed="3"), people, Settings(open_piles=False)),
        Plan(SiamOptions(), people[:2], Settings(confirm=False)),
        Plan(SiamOptions(), (people[0], Seat(bot="random")), Settings(pace=0)),
    ]
    ids = [await service.create(plan) for plan in plans]
    begun = play_out(await service.tables.table(ids[3]), most=20)
    out_of_time = begun.with_loss("time", 0, 0)
    for number, table in enumerate((out_of_time, replace(begun, review=True))):
        ids.append((await service.tables.add(replace(table, id=f"ended {number}"))).id)
    return ids


async def test_a_hundred_thousand_bad_messages_leave_every_table_unharmed(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with AppService.open(database) as service:
        ids = await tables_of(service)
        still = [await service.tables.table(table) for table in ids[5:]]
        fuzzer, talk = Fuzzer(SEED, ids), Talk(Conversation(service))
        kinds: dict[str, int] = {}
        for _ in range(MESSAGES):
            answer = await talk.say(fuzzer.message())
            kinds[answer["type"]] = kinds.get(answer["type"], 0) + 1
            if answer.get("view"):
                fuzzer.versions[answer["view"]["table"]] = answer["view"]["version"]
        tables = [await service.tables.table(table) for table in ids]
    assert caplog.text == "", "nothing failed on our side"
    assert kinds["done"] > 100, "some of it was even right"
    assert kinds["refused"] > MESSAGES / 2
    assert [table.position for table in tables[5:]] == [table.position for table in still]
    async with AppService.open(database) as service:
        for table in tables:
            await check_unharmed(table, service.tables)


async def check_unharmed(table: Table, tables: TableService) -> None:
    """A table is kept as it was seen, and the game can go on from there."""
    kept = await tables.store.find(table.id, table.since)
    assert kept is not None
    assert len(kept.rows) >= len(table.rows), "a bot may have moved since"
    assert kept.rows[: len(table.rows)] == table.rows
    if len(kept.rows) == len(table.rows):
        assert kept == table
    view = view_of(kept, kept.viewer, table.since)
    assert view.result or view.turn or kept.bot_to_move or kept.review
    assert kept.is_over or kept.position.legal_moves()
