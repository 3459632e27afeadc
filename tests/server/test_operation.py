"""What the host of a site has to go by: readiness, metrics, and logs in which no secret stands."""

import io
import json
import logging
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from erawan.server.logs import HIDDEN, write_lines
from tests.server.running import free_port
from tests.server.site import SIAM, Site, serving
from tests.server.test_accounts import PASSWORD, log_in, recover, with_account
from tests.some import some


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What is logged in this process, as a site would write it."""
    root = logging.getLogger()
    before, level = root.handlers, root.level
    written = io.StringIO()
    write_lines(written)
    yield written
    root.handlers = before
    root.setLevel(level)


def test_a_site_is_ready_while_its_database_is(tmp_path: Path) -> None:
    with serving(tmp_path / "data", log=tmp_path / "log") as site:
        person = site.person()
        assert person.http.get("/api/ready").json() == {"ready": True}
        with closing(sqlite3.connect(site.folder / "erawan.sqlite3")) as connection:
            connection.execute("ALTER TABLE users RENAME TO elsewhere")
        answer = person.http.get("/api/ready")
        assert (answer.status_code, answer.json()) == (503, {"ready": False})
        assert person.http.get("/api/health").status_code == 200, "it lives all the same"


def test_metrics_are_for_this_machine_and_only_if_wished(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path / "data", "--metrics", str(port)) as site:
        person = site.person("Meter")
        table = person.create(SIAM)
        person.watch(table)
        told = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
        found = {
            name: float(number)
            for name, _, number in (line.rpartition(" ") for line in told.splitlines())
            if name and not name.startswith("#")
        }
        assert found["erawan_sockets"] == 1
        assert found["erawan_tables_in_memory"] == 1
        assert found["erawan_table_versions_total"] == 1
        assert found['erawan_requests_total{status="201"}'] == 1
        assert found["erawan_request_seconds_count"] >= 2
        assert found["process_resident_memory_bytes"] > 0
        assert "Meter" not in told
        assert person.http.get("/metrics").status_code == 404
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"http://127.0.0.2:{port}/metrics", trust_env=False)
        assert "Metrics can't be served" in _failure(tmp_path / "other", port)


def _failure(folder: Path, port: int) -> str:
    """What is said at the start of a site whose port for metrics is taken."""
    command = [sys.executable, "-m", "erawan", "serve", "--host", "127.0.0.1"]
    options = ["--port", str(free_port()), "--data", str(folder), "--metrics", str(port)]
    done = subprocess.run(
        [*command, *options], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode != 0
    return done.stderr


def test_nothing_that_lets_one_in_is_logged(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with serving(tmp_path / "data", log=log) as site:
        person, codes = with_account(site, "Logged Lena")
        log_in(site.person(), "Logged Lena", "a wrong password")
        recover(site.person(), "Logged Lena", codes[0], "another password")
        log_in(person, "Logged Lena", "another password")
        invitation = person.invitation(person.create(SIAM))
        cookie = next(iter(person.http.cookies.values()))
        # Now everything fails, whatever is asked for.
        with closing(sqlite3.connect(site.folder / "erawan.sqlite3")) as connection:
            for name in ("users", "tables", "accounts", "recovery_codes", "sessions"):
                connection.execute(f"ALTER TABLE {name} RENAME TO gone_{name}")
        other = invitation.replace("/api/invitations/", "/api/invitations/x")
        for path in (other, "/api/lobby", f"/?token={cookie}"):
            person.http.get(path)
        assert log_in(site.person(), "Logged Lena").status_code == 503
        assert recover(site.person(), "Logged Lena", codes[1], PASSWORD).status_code == 503
        site.end()
    written = log.read_text()
    found = [json.loads(line) for line in some(written.splitlines())]
    assert {"event", "level", "logger", "timestamp"} <= found[0].keys()
    said = [each["event"] for each in found]
    assert "An account was made." in said
    assert "Somebody guessed wrong." in said
    assert any(each.startswith("Failed at") for each in said)
    token, _, signature = cookie.partition(".")
    key = invitation.rpartition("/")[2]
    secrets = [PASSWORD, "a wrong password", "another password", token, signature, key, *codes]
    for secret in some(secrets):
        assert secret not in written
    assert "Logged Lena" not in written
    assert HIDDEN in written


def test_secrets_are_hidden_whoever_logs_them(lines: io.StringIO) -> None:
    log = logging.getLogger("some.library")
    secrets = {
        "cookie": "__Host-erawan=" + "ab12" * 12,
        "plain": "erawan_guest_8421=" + "cd34" * 12 + ".0f",
        "code": "ABCD-EFGH-2345-IJKL",
        "hash": "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA",
    }
    try:
        raise ValueError(secrets["code"])
    except ValueError:
        log.exception("At %s", "/api/invitations/table/opensthedoor", extra=secrets)
    written = lines.getvalue()
    (line,) = written.splitlines()
    told = json.loads(line)
    assert told["event"] == f"At /api/invitations/table/{HIDDEN}"
    assert "ValueError" in told["exception"]
    for secret in some([*secrets.values(), "opensthedoor", "ab12ab12", "cd34cd34"]):
        assert secret not in written


def test_a_cookie_is_renewed_by_use(site: Site) -> None:
    person = site.person("Renata")
    before = dict(person.http.cookies)
    answer = person.http.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert "Max-Age=31536000" in cookie
    assert dict(person.http.cookies) == before, "it is the same one"
    assert "set-cookie" not in site.person().http.get("/api/me").headers
    forged = site.person(Cookie="; ".join(f"{name}=x{value}" for name, value in before.items()))
    assert "set-cookie" not in forged.http.get("/api/me").headers
