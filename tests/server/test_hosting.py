"""A site behind Caddy, set up by the very words of docs/hosting.md, on this machine alone."""

import getpass
import os
import re
import shlex
import shutil
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.running import SECONDS, Page, free_port
from tests.server.site import SIAM
from tests.some import some

DOCUMENT = Path(__file__).parents[2] / "docs/hosting.md"
BLOCK = re.compile(r"```(\w*)\n(.*?)```", re.DOTALL)
APT = ("apt-get", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10")
NAMES = 20
"""So many names are given to an address at once."""


def block(*words: str) -> str:
    """The one block of the document with these words in it."""
    found = [
        text
        for _, text in BLOCK.findall(DOCUMENT.read_text())
        if all(word in text for word in words)
    ]
    assert len(found) == 1, (words, found)
    return str(found[0])


@pytest.fixture(scope="module", autouse=True)
def _programs() -> None:
    """Caddy and sqlite3, installed by apt-get where that can be done."""
    missing = [program for program in ("caddy", "sqlite3") if not shutil.which(program)]
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        for step in (["update"], ["install", "--yes", "--no-install-recommends", *missing]):
            subprocess.run([*APT, *step], capture_output=True, check=False, timeout=300)
    still = [program for program in missing if not shutil.which(program)]
    if still:
        pytest.skip(f"HOSTING IS NOT TRIED: there is no {' and no '.join(still)} here.")


class Machine:
    """What the document makes of an empty machine, with other folders, ports and names."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.site_port, self.https, self.http, self.metrics = (free_port() for _ in range(4))
        self.base = f"https://localhost:{self.https}"
        self.log = folder / "log"
        self.site: subprocess.Popen[str] | None = None
        self.kept = folder / "srv"
        self.run(block("apt install"), only="install -d")
        self.start()
        caddyfile = folder / "Caddyfile"
        storage = folder / "caddy"
        caddyfile.write_text(
            "{\nadmin off\nskip_install_trust\n"
            f"http_port {self.http}\nhttps_port {self.https}\nstorage file_system {storage}\n}}\n"
            + self.here(block("reverse_proxy"))
        )
        with (folder / "caddy.log").open("w") as log:
            self.caddy = subprocess.Popen(
                ["caddy", "run", "--config", str(caddyfile), "--adapter", "caddyfile"],
                stderr=log,
                env={**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)},
            )
        root = storage / "pki/authorities/local/root.crt"
        self._wait(lambda: root.exists() and bool(root.read_text()))
        self.trust = ssl.create_default_context(cafile=str(root))
        self._wait(self._answers)

    def here(self, text: str) -> str:
        """The document's words, for this machine."""
        for theirs, ours in {
            "games.example.org": "localhost",
            "127.0.0.1:8421": f"127.0.0.1:{self.site_port}",
            "-o erawan": f"-o {getpass.getuser()}",
            "/srv/erawan": str(self.kept),
            "/backup": str(self.folder / "backup"),
        }.items():
            text = text.replace(theirs, ours)
        return text

    def run(self, commands: str, only: str = "") -> None:
        """Do what a block says, or those of its lines that begin so."""
        for line in some(self.here(commands).splitlines()):
            match shlex.split(line):
                case _ if not line.startswith(only):
                    pass
                case ["systemctl", "stop", "erawan"]:
                    # Either is a clean end to systemd.
                    assert self.end() in (0, -signal.SIGTERM)
                case ["systemctl", "start", "erawan"]:
                    self.start()
                case [program, "install", "--upgrade", "erawan"]:
                    assert program == "/opt/erawan/bin/pip"
                case _:
                    subprocess.run(["/bin/sh", "-ec", line], check=True, timeout=SECONDS)

    def start(self) -> None:
        """Start what the unit starts, at other ports and with metrics."""
        [command] = re.findall("^ExecStart=(.+)$", self.here(block("[Unit]")), re.MULTILINE)
        program, *given = shlex.split(command)
        assert program == "/opt/erawan/bin/erawan"
        given += ["--port", str(self.site_port), "--metrics", str(self.metrics)]
        with self.log.open("a") as log:
            self.site = subprocess.Popen(
                [sys.executable, "-m", "erawan", *given],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.site.stdout
        assert "waits for the proxy" in self.site.stdout.readline()

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End the site, as systemd does; its exit code."""
        assert self.site
        self.site.send_signal(how)
        self.site.communicate(timeout=SECONDS)
        return self.site.returncode

    def browser(self, address: str = "127.0.0.1", **headers: str) -> httpx.Client:
        """Somebody's browser at an address."""
        return httpx.Client(
            base_url=self.base,
            transport=httpx.HTTPTransport(verify=self.trust, local_address=address),
            headers={"Origin": self.base, **headers},
            timeout=SECONDS,
        )

    @contextmanager
    def tab(self, browser: httpx.Client) -> Iterator[Page]:
        """A tab of a browser, at a new table of Siam."""
        table = browser.post("/api/tables", json=SIAM).json()["table"]
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        with connect(
            f"wss://localhost:{self.https}/ws",
            sock=socket.create_connection(("127.0.0.1", self.https)),
            ssl=self.trust,
            additional_headers={"Origin": self.base, "Cookie": cookie},
        ) as tab:
            yield Page(tab, table)

    def _answers(self) -> bool:
        try:
            with self.browser() as browser:
                return browser.get("/api/me").status_code == 200
        except httpx.TransportError:
            return False

    def _wait(self, ready: Any) -> None:
        begun = time.monotonic()
        while not ready():
            assert time.monotonic() - begun < SECONDS, (self.folder / "caddy.log").read_text()
            time.sleep(0.05)


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    made = Machine(tmp_path_factory.mktemp("machine"))
    try:
        yield made
    finally:
        made.caddy.kill()
        made.caddy.wait()
        if made.site and made.site.poll() is None:
            made.end(signal.SIGKILL)


def test_cookies_are_the_safe_ones_and_browsers_keep_to_https(machine: Machine) -> None:
    with machine.browser() as anna:
        answer = anna.post("/api/me", json={"name": "Anna"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-erawan=")
        assert {"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
        assert "max-age" in answer.headers["strict-transport-security"]
        foreign = {"Origin": "https://evil.example"}
        assert anna.post("/api/tables", json=SIAM, headers=foreign).status_code == 403
    plain = httpx.get(f"http://localhost:{machine.http}/", trust_env=False)
    assert (plain.status_code, plain.headers["location"][:17]) == (308, "https://localhost")


def test_a_tab_talks_through_the_proxy(machine: Machine) -> None:
    with machine.browser() as anna:
        anna.post("/api/me", json={"name": "Tab Anna"})
        with machine.tab(anna) as tab:
            assert tab.view["open_seats"] == [1]
            assert tab.ask({"type": "ping"})["type"] == "pong"


def test_how_the_site_fares_is_nobody_s_business(machine: Machine) -> None:
    own = f"http://127.0.0.1:{machine.metrics}/metrics"
    assert "erawan_requests" in httpx.get(own, trust_env=False).text
    with machine.browser() as stranger:
        for path in ("/api/health", "/api/ready", "/metrics"):
            answer = stranger.get(path)
            assert "erawan_requests" not in answer.text
            assert answer.status_code == 404, path
    ready = f"http://127.0.0.1:{machine.site_port}/api/ready"
    assert httpx.get(ready, trust_env=False).status_code == 200


def test_who_asks_is_known_through_the_proxy_and_can_t_be_made_up(machine: Machine) -> None:
    def names(address: str, sly: bool, first: int) -> list[int]:
        told = []
        for number in range(first, first + NAMES + 2):
            made_up = {"X-Forwarded-For": f"192.0.2.{number}"} if sly else {}
            with machine.browser(address, **made_up) as each:
                told.append(each.post("/api/me", json={"name": f"Many {number}"}).status_code)
        return told

    assert names("127.0.7.1", True, 100) == [200] * NAMES + [429] * 2
    assert names("127.0.7.2", False, 200)[0] == 200, "another address has names left"
    # Who gets past the proxy, from elsewhere than the proxy, is believed nothing.
    direct = httpx.Client(
        base_url=f"http://127.0.0.1:{machine.site_port}",
        transport=httpx.HTTPTransport(local_address="127.0.7.3"),
        headers={"Origin": f"http://127.0.0.1:{machine.site_port}", "X-Forwarded-Proto": "https"},
    )
    with direct:
        assert "Secure" not in direct.post("/api/me", json={"name": "Sly"}).headers["set-cookie"]


def test_a_backup_under_load_brings_back_what_was_acknowledged_before(machine: Machine) -> None:
    with machine.browser("127.0.8.1") as anna:
        anna.post("/api/me", json={"name": "Backup Anna"})
        tables: list[str] = []
        enough, some_made = Event(), Event()

        def keep_on() -> None:
            title = 0
            table = anna.post("/api/tables", json=SIAM).json()["table"]
            while not enough.is_set():
                title += 1
                body = {"title": f"Title {title}"}
                answer = anna.post(f"/api/tables/{table}/title", json=body)
                assert answer.status_code == 204, answer.text
                tables.append(f"{table} Title {title}")
                some_made.set()

        thread = Thread(target=keep_on)
        thread.start()
        try:
            assert some_made.wait(SECONDS)
            before = tables[-1]
            machine.run(block(".backup"))
        finally:
            enough.set()
            thread.join()
        copy = machine.folder / "backup/erawan.sqlite3"
        with closing(sqlite3.connect(copy)) as connection:
            assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
            asked = "SELECT id, title FROM tables WHERE title != ''"
            id_, title = connection.execute(asked).fetchone()
        assert int(title.split()[-1]) >= int(before.split()[-1])
        machine.run(block("rm -f"))
        listed = anna.post("/api/games", json={}).json()["tables"]
        assert [(each["id"], each["title"]) for each in listed] == [(id_, title)]
        assert (machine.kept / "secret").stat().st_mode & 0o777 == 0o600
        machine.run(block("--upgrade"))
        assert anna.get("/api/me").json()["name"] == "Backup Anna"


def test_the_unit_is_one_that_systemd_takes(machine: Machine) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("THE UNIT IS NOT TRIED: there is no systemd-analyze here.")
    unit = machine.folder / "erawan.service"
    unit.write_text(machine.here(block("[Unit]")).replace("/opt/erawan/bin/erawan", sys.executable))
    checked = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, str(unit) in checked.stderr) == (0, False), checked.stderr
