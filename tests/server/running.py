"""The real app, in a process of its own, as a person would start it."""

import json
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

SECONDS = 20


def free_port() -> int:
    """A port that nobody used a moment ago."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class App:
    """A started app: what it has printed, and how to talk to it."""

    def __init__(
        self,
        folder: Path,
        port: int,
        *,
        browser: str | None = None,
        python: str = sys.executable,
        more: Sequence[str] = (),
    ) -> None:
        command = [python, "-m", "erawan", "--data", str(folder), "--port", str(port), *more]
        environment = {**os.environ, "PYTHONWARNINGS": "error", "BROWSER": browser or "true"}
        # A file, since an app whose warnings nobody reads would wait for ever at a full pipe.
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - it lives as long as the app
        self.process = subprocess.Popen(
            [*command, "--browser" if browser else "--no-browser"],
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env=environment,
        )
        self.folder = folder
        self.said = self._read_until("token=")
        found = re.search(r"http://127\.0\.0\.1:(\d+)/\?token=(\S+)", self.said)
        assert found, self.said
        self.link, self.port, self.token = found[0], int(found[1]), found[2]
        self.base = f"http://127.0.0.1:{self.port}"

    def _read_until(self, word: str) -> str:
        assert self.process.stdout
        said = ""
        while word not in said:
            line = self.process.stdout.readline()
            if not line:
                raise AssertionError(f"it ended: {said}{self._read_errors()}")
            said += line
        return said

    def _read_errors(self) -> str:
        self._errors.seek(0)
        return self._errors.read()

    @contextmanager
    def admitted(self) -> Iterator[httpx.Client]:
        """A browser that has followed the link."""
        with httpx.Client(base_url=self.base, trust_env=False) as client:
            client.get("/", params={"token": self.token})
            yield client

    def cookie(self) -> str:
        """The cookie of an admitted browser, as a header."""
        with self.admitted() as client:
            return "; ".join(f"{name}={value}" for name, value in client.cookies.items())

    def socket(self, host: str | None = None, **headers: str) -> ClientConnection:
        """A socket as our page opens it, but for what is given; empty headers are left out."""
        wanted = {"Origin": self.base, "Cookie": self.cookie(), **headers}
        return connect(
            f"ws://{host or f'127.0.0.1:{self.port}'}/ws",
            sock=socket.create_connection(("127.0.0.1", self.port)),
            additional_headers={name: value for name, value in wanted.items() if value},
            open_timeout=SECONDS,
        )

    def greets(self) -> bool:
        """Whether a new tab is welcomed."""
        with self.socket() as tab:
            return bool(ask(tab, {"type": "hello", "seq": 1})["type"] == "welcome")

    @contextmanager
    def client(self) -> Iterator[httpx.Client]:
        """Our own page's requests."""
        with self.admitted() as client:
            client.headers["Origin"] = self.base
            yield client

    def create(self, plan: dict[str, Any]) -> str:
        """The id of a new table."""
        with self.client() as client:
            answer = client.post("/api/tables", json=plan)
            assert answer.status_code == 201, answer.text
            table: str = answer.json()["table"]
            return table

    def kill(self) -> None:
        """End it as a power cut would."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGINT) -> tuple[int, str, str]:
        """Send the signal; the exit code and what was still printed, to both streams."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        out, _ = self.process.communicate(timeout=SECONDS)
        said = self._read_errors()
        self._errors.close()
        return self.process.returncode, out, said


@contextmanager
def running(
    folder: Path, port: int | None = None, *, browser: str | None = None, more: Sequence[str] = ()
) -> Iterator[App]:
    """The app from here to the end of the block, whatever happens in it."""
    app = App(folder, port or free_port(), browser=browser, more=more)
    try:
        # However we end, its line of input ends with us: nobody is left who would stop the app.
        with subprocess.Popen(
            ["/bin/sh", "-c", f"read -r _ || kill -9 {app.process.pid}"], stdin=subprocess.PIPE
        ) as heir:
            try:
                yield app
            finally:
                heir.communicate(b"\n")
    finally:
        if app.process.returncode is None:
            app.kill()


def start_once(
    folder: Path, *arguments: str, before: Sequence[str] = (), **environment: str
) -> subprocess.CompletedProcess[str]:
    """A start that is expected to end by itself, under another command if one is named."""
    return subprocess.run(
        [*before, sys.executable, "-m", "erawan", "--data", str(folder), *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
        env={**os.environ, **environment},
    )


def say(tab: ClientConnection, message: object) -> None:
    """Send a message as JSON, or a text or bytes as they are."""
    tab.send(message if isinstance(message, str | bytes) else json.dumps(message))


def hear(tab: ClientConnection) -> dict[str, Any]:
    """The next message."""
    heard: dict[str, Any] = json.loads(tab.recv(timeout=SECONDS))
    return heard


def ask(tab: ClientConnection, message: object) -> dict[str, Any]:
    """Say something and hear the answer; for tabs that expect no news."""
    say(tab, message)
    return hear(tab)


def moment(shown: dict[str, Any]) -> tuple[int, int]:
    """The version of a view or of news, and the draft of the turn."""
    return shown["version"], shown["draft"]


class Page:
    """A page that watches a table and has its newest view."""

    def __init__(self, tab: ClientConnection, table: str) -> None:
        self.tab = tab
        self.table = table
        self.seq = 0
        self.news: list[dict[str, Any]] = []
        self.away: list[dict[str, Any]] = []
        shown = self.ask({"type": "watch", "table": table})
        assert shown["type"] == "shown", shown
        self.info: dict[str, Any] = shown["info"]
        self.view: dict[str, Any] = shown["view"]

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """The answer to a message, news put aside."""
        self.seq += 1
        say(self.tab, {**message, "seq": self.seq})
        while True:
            heard = hear(self.tab)
            if heard.get("to") == self.seq:
                return heard
            self._note(heard)

    def _note(self, heard: dict[str, Any]) -> None:
        if heard["type"] == "presence":
            self.away = heard["away"]
        else:
            self.news.append(heard)

    def wait_for_away(self, *seats: int) -> None:
        """Hear that just these players are away."""
        while [each["seat"] for each in self.away] != list(seats):
            self._note(hear(self.tab))

    def look(self, ply: int | None = None) -> dict[str, Any]:
        """The table now, or after so many moves."""
        shown = self.ask({"type": "look", "table": self.table, "ply": ply})
        view: dict[str, Any] = shown["view"]
        if ply is None:
            self.view = view
        return view

    def send(
        self, act: dict[str, Any], act_id: str | None = None, version: int | None = None
    ) -> dict[str, Any]:
        """The answer to an act."""
        answer = self.ask(
            {
                "type": "do",
                "id": act_id or secrets.token_hex(8),
                "table": self.table,
                "version": self.view["version"] if version is None else version,
                "draft": self.view["draft"] if version is None else None,
                "act": act,
            }
        )
        if answer.get("view"):
            self.view = answer["view"]
        return answer

    def do(self, act: str, **fields: Any) -> dict[str, Any]:
        """Do an act that must succeed."""
        answer = self.send({"act": act, **fields})
        assert answer["type"] == "done", answer
        return self.view

    def choose(self, pick: int = 0) -> dict[str, Any]:
        """Take one of the options, or confirm a complete turn."""
        turn = self.view["turn"]
        if turn["complete"]:
            return self.do("confirm")
        option = turn["options"][pick % len(turn["options"])]
        return self.do("choose", keep=option["keep"], choices=option["choices"])

    def wait_for_change(self) -> dict[str, Any]:
        """The view once there is a newer one than ours, of the table or of our turn."""
        while not any(moment(news) > moment(self.view) for news in self.news):
            self._note(hear(self.tab))
        self.news.clear()
        return self.look()
