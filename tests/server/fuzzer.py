"""Messages, requests and texts that are nearly right."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any

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
TEXTS = [word for word in WORDS if isinstance(word, str)]
MOST_SENT = 100
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
    """Makes messages that are nearly right, from those that a page would send.

    Of so many the text itself is damaged.
    """

    def __init__(self, seed: int, tables: list[str], broken: float = 0.94) -> None:
        self.random = random.Random(seed)
        self.broken = broken
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
        if draw >= 1 - self.broken:
            return self._break(text)
        self.sent = [*self.sent[-MOST_SENT:], text]
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
        value = self.random.choice(TEXTS)
        return {"kind": self.random.choice(KINDS), "value": value}

    def body(self, right: dict[str, Any]) -> bytes:
        """What is nearly such a request, as JSON or what is left of it."""
        body: dict[str, Any] = json.loads(json.dumps(right))
        draw = self.random.random()
        for _ in range(0 if draw < 0.05 else self.random.randint(1, 3)):
            self._bend(body)
        text = json.dumps(body)
        broken = text if draw < 0.7 else self._break(text)
        return broken if isinstance(broken, bytes) else broken.encode("utf-8", "surrogatepass")

    def text(self, right: str) -> str:
        """A text with a few characters, lines or pieces changed."""
        pieces = list(right) if self.random.random() < 0.6 else right.split(" ")
        joint = "" if len(pieces) == len(right) else " "
        for _ in range(self.random.randint(1, 4)):
            place = self.random.randrange(len(pieces) + 1)
            cut = self.random.choice([0, 0, 1, 1, 2, 40])
            put = self.random.choice(["", *TEXTS, *pieces[:50]])
            pieces[place : place + cut] = [put] * self.random.choice([1, 1, 1, 30])
        return joint.join(pieces)

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
                place[key] = deepcopy(self.random.choice(WORDS))
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
