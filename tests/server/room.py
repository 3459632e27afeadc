"""A room on this machine alone: the table at 127.0.0.1, phones at another of its own addresses."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server.running import App, running
from tests.server.site import Person

PLACE = "127.0.0.2"
"""Where the phones find the table."""
PHONES: dict[str, Any] = {
    "options": {"game": "king-of-siam", "players": 2, "seed": "7"},
    "seats": [{}, {}],
    "settings": {"confirm": False, "open_piles": False, "listed": True},
}


class Room:
    """A started room; what people open here is closed at its end."""

    def __init__(self, app: App, opened: ExitStack) -> None:
        self.app = app
        found = re.search(rf"http://{PLACE}:\d+/\?room=(\S+)", app.said)
        assert found, app.said
        self.link, self.code = found[0], found[1]
        self.base = f"http://{PLACE}:{app.port}"
        self._opened = opened

    def phone(self, name: str | None = None) -> Person:
        """A phone that has scanned the code."""
        person = Person(self.base, None, self._opened, PLACE)
        assert person.http.get("/", params={"room": self.code}).status_code == 303
        if name is not None:
            assert person.http.post("/api/me", json={"name": name}).status_code == 200
        return person

    def stranger(self) -> httpx.Client:
        """A machine in the same network that does not know the code."""
        client = httpx.Client(base_url=self.base, headers={"Origin": self.base}, trust_env=False)
        return self._opened.enter_context(client)

    def table(self, plan: dict[str, Any] = PHONES) -> str:
        """The id of a new table on the room's own screen."""
        with self.app.client() as screen:
            answer = screen.post("/api/tables", json=plan, params={"hands": "phones"})
            assert answer.status_code == 201, answer.text
            table: str = answer.json()["table"]
            return table


@contextmanager
def opening(folder: Path) -> Iterator[Room]:
    """A room from here to the end of the block."""
    with ExitStack() as opened, running(folder, more=["--lan", "--address", PLACE]) as app:
        yield Room(app, opened)
