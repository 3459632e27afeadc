"""The app in a process of its own: requests over HTTP, messages over the socket."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from observed.programs import ERAWAN

SECONDS = 60
FIXED_CHANCE = Path(__file__).with_name("fixed_chance")
MOMENT = re.compile(r"\b1[5-9]\d{11}\b")
"""Milliseconds since 1970, of these decades."""
SPENT = re.compile("…,[0-9]+")
"""When a move was made, and the milliseconds that it took."""
TIMES = ("at", "created", "updated")
UNKEPT = 10**9
"""The number of messages that are not kept."""
DATABASE = "erawan.sqlite3"


def settle(value: Any) -> Any:
    """An answer without times and clocks."""
    if isinstance(value, dict):
        told = {
            key: "…" if key in TIMES and isinstance(each, int) else settle(each)
            for key, each in value.items()
        }
        if told.keys() >= {"left", "running"}:
            told["left"] = ["…" for _ in told["left"]]
        return told
    return [settle(each) for each in value] if isinstance(value, list) else value


class App:
    """A started app, and a browser that has followed its link."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port: int = probe.getsockname()[1]
        environment = {**os.environ, "PYTHONPATH": str(FIXED_CHANCE)}
        self.process = subprocess.Popen(
            [*ERAWAN, "--data", str(folder), "--port", str(port), "--no-browser"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment,
        )
        self.said = ""
        while "token=" not in self.said:
            assert self.process.stdout
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError(f"the app ended: {self.said}")
            self.said += line
        found = re.search(r"http://127\.0\.0\.1:(\d+)/\?token=(\S+)", self.said)
        assert found
        self.base = f"http://127.0.0.1:{found[1]}"
        self._found = found
        headers = {"Origin": self.base}
        self.client = httpx.Client(
            base_url=self.base, trust_env=False, headers=headers, timeout=SECONDS
        )
        self.client.get("/", params={"token": found[2]})

    def request(self, method: str, path: str, **given: Any) -> dict[str, Any]:
        """The answer to a request: status, type and body."""
        answer = self.client.request(method, path, **given)
        kind = answer.headers.get("content-type", "")
        text = self.settled(answer.text)
        body = json.loads(text) if "json" in kind and text else text.split("\n")
        headers = {
            name: self.settled(value)
            for name, value in answer.headers.items()
            if name not in ("date", "content-length", "etag", "last-modified", "set-cookie")
        }
        if "allow" in headers:
            headers["allow"] = ", ".join(sorted(headers["allow"].split(", ")))
        return {
            "request": f"{method} {path}",
            "status": answer.status_code,
            "headers": headers,
            "body": settle(body),
        }

    def settled(self, text: str) -> str:
        """A text without port, token, folder and times."""
        text = text.replace(str(self.folder), "FOLDER").replace(self._found[2], "TOKEN")
        text = re.sub(r'(\[Date \\?")[^"\\]*', r"\1…", text)
        return text.replace(self._found[1], "PORT")

    def create(self, plan: dict[str, Any]) -> str:
        """The id of a new table."""
        answer = self.client.post("/api/tables", json=plan)
        if answer.status_code != 201:
            raise RuntimeError(answer.text)
        table: str = answer.json()["table"]
        return table

    def socket(self) -> ClientConnection:
        """A socket as our page opens it."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        return connect(
            f"{self.base.replace('http', 'ws')}/ws",
            additional_headers={"Origin": self.base, "Cookie": cookie},
            open_timeout=SECONDS,
            proxy=None,
        )

    def end(self) -> dict[str, Any]:
        """End it as Ctrl-C does; what it printed from the start."""
        self.client.close()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        out, _ = self.process.communicate(timeout=SECONDS)
        said = self.settled(self.said + out).split("\n")
        return {"code": self.process.returncode, "said": said}

    def dump(self) -> list[str]:
        """What the database holds, after the end, row by row."""
        with closing(sqlite3.connect(self.folder / DATABASE)) as connection:
            return [SPENT.sub("…,…", MOMENT.sub("…", line)) for line in connection.iterdump()]


@contextmanager
def running(folder: Path) -> Iterator[App]:
    """The app from here to the end of the block, whatever happens in it."""
    app = App(folder)
    try:
        yield app
    finally:
        if app.process.returncode is None:
            app.process.kill()
            app.process.communicate()


class Tab:
    """An open socket: everything said and heard is kept."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._seq = 0
        self.heard: list[Any] = []
        self.changed: dict[str, int] = {}

    def say(self, message: str | bytes) -> Any:
        """The answer to a text, as it is."""
        self._connection.send(message)
        answer = self._hear()
        shown = message if isinstance(message, str) else repr(message)
        self.heard.append([shown[:200], settle(answer)])
        return answer

    def ask(self, kind: str, **fields: Any) -> Any:
        """The answer to a message."""
        self._seq += 1
        message = {"type": kind, "seq": self._seq, **fields}
        self._connection.send(json.dumps(message))
        answer = self._hear()
        self.heard.append([message, settle(answer)])
        return answer

    def peek(self, table: str) -> Any:
        """A table's view now, of which nothing is kept."""
        self._connection.send(json.dumps({"type": "look", "seq": UNKEPT, "table": table}))
        return self._hear()["view"]

    def wait_for(self, table: str, version: int) -> None:
        """Until the table is known to have a newer version."""
        while self.changed.get(table, 0) <= version:
            self._take(json.loads(self._connection.recv(timeout=SECONDS)))

    def _hear(self) -> Any:
        """The next answer; news are only counted, since they may come sooner or later."""
        while True:
            heard = json.loads(self._connection.recv(timeout=SECONDS))
            if not self._take(heard):
                return heard

    def _take(self, heard: Any) -> bool:
        """Whether it was news of a table."""
        if heard["type"] != "changed":
            return False
        self.changed[heard["table"]] = heard["version"]
        return True
