"""A site in a process of its own, and people who come to it with their own cookies."""

import os
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.running import SECONDS, Page, free_port

SIAM: dict[str, Any] = {
    "options": {"game": "siam"},
    "seats": [{}, {}],
    "settings": {"confirm": False},
}
KING: dict[str, Any] = {
    "options": {"game": "king-of-siam", "players": 2, "seed": "7"},
    "seats": [{}, {}],
    "settings": {"confirm": False, "open_piles": False, "auto_pass": False},
}
TEAMS: dict[str, Any] = {
    "options": {"game": "king-of-siam", "players": 4, "seed": "7"},
    "seats": [{}, {}, {}, {}],
    "settings": {"confirm": False, "open_piles": False},
}


class Person:
    """Somebody at a browser: requests and sockets with the cookies that the site has set."""

    def __init__(
        self, base: str, name: str | None, opened: ExitStack, address: str, **headers: str
    ) -> None:
        self.base = base
        self.address = address
        self.http = opened.enter_context(
            httpx.Client(
                base_url=base,
                transport=httpx.HTTPTransport(local_address=address),
                headers={"Origin": base, **headers},
            )
        )
        self.opened = opened
        if name is not None:
            answer = self.http.post("/api/me", json={"name": name})
            assert answer.status_code == 200, answer.text

    def create(self, plan: dict[str, Any], seat: int | None = None) -> str:
        """The id of a new table."""
        given = {} if seat is None else {"seat": seat}
        answer = self.http.post("/api/tables", json=plan, params=given)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def invitation(self, table: str) -> str:
        """The path of the requests about an invitation that this one may give."""
        place: str = self.http.get(f"/api/tables/{table}/invite").json()["place"]
        return place.replace("#/join/", "/api/invitations/")

    def join(self, invitation: str, seat: int | None = None) -> httpx.Response:
        """Follow an invitation."""
        return self.http.post(invitation, json={"seat": seat})

    def act(self, table: str, act: dict[str, Any], version: int | None = None) -> httpx.Response:
        """Do something at a table as it is now, over HTTP."""
        if version is None:
            version = self.view(table)["version"]
        body = {"id": secrets.token_hex(8), "version": version, "act": act}
        return self.http.post(f"/api/tables/{table}/acts", json=body)

    def view(self, table: str) -> dict[str, Any]:
        """What this one sees of a table."""
        answer = self.http.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        view: dict[str, Any] = answer.json()["view"]
        return view

    @property
    def host(self) -> str:
        """The site's name and port."""
        return self.base.removeprefix("http://")

    @property
    def headers(self) -> dict[str, str]:
        """What a browser says of itself when it opens a socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return {"Origin": self.base, **({"Cookie": cookies} if cookies else {})}

    def socket(self) -> ClientConnection:
        """A tab."""
        host, _, port = self.host.partition(":")
        own = (self.address, 0)
        return self.opened.enter_context(
            connect(
                f"ws://{self.host}/ws",
                sock=socket.create_connection((host, int(port)), source_address=own),
                additional_headers=self.headers,
                open_timeout=SECONDS,
            )
        )

    def watch(self, table: str) -> Page:
        """A tab that shows a table."""
        return Page(self.socket(), table)


class Site:
    """A started site; what people open here is closed at its end."""

    def __init__(self, folder: Path, port: int, *arguments: str, log: Path | None = None) -> None:
        self.folder = folder
        self.base = f"http://127.0.0.1:{port}"
        self.opened = ExitStack()
        self.people = 0
        command = [sys.executable, "-m", "erawan", "serve", "--host", "127.0.0.1"]
        self.process = subprocess.Popen(
            [*command, "--port", str(port), "--data", str(folder), *arguments],
            stdout=subprocess.PIPE,
            stderr=None if log is None else self.opened.enter_context(log.open("w")),
            text=True,
            env={**os.environ, "PYTHONWARNINGS": "error"},
        )
        assert self.process.stdout
        self.said = self.process.stdout.readline()
        assert "site" in self.said, self.said

    def person(self, name: str | None = None, address: str = "", **headers: str) -> Person:
        """A newcomer, under a name or without one, from an address of this machine's own."""
        self.people += 1
        own = address or f"127.0.{1 + self.people // 250}.{1 + self.people % 250}"
        return Person(self.base, name, self.opened, own, **headers)

    @property
    def named(self) -> str:
        """The same site by a name instead of a number, for what needs one."""
        return self.base.replace("127.0.0.1", "localhost")

    def end(self, how: signal.Signals = signal.SIGINT) -> None:
        """Close everything and end it."""
        self.opened.close()
        self.process.send_signal(how)
        self.process.communicate(timeout=SECONDS)


@contextmanager
def serving(
    folder: Path, *arguments: str, port: int | None = None, log: Path | None = None
) -> Iterator[Site]:
    """A site from here to the end of the block; what it logs goes to a file if wished."""
    site = Site(folder, port or free_port(), *arguments, log=log)
    try:
        yield site
    finally:
        if site.process.poll() is None:
            site.end(signal.SIGKILL)
