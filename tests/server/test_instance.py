"""One app per folder, on a port that is free, remembered for the next time."""

import json
import os
import signal
import socket
import stat
import subprocess
import sys
import threading
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import httpx
import pytest

from erawan.core.lock import Held, Lock
from erawan.server.access import Access
from erawan.server.folder import BadFolder, Folder
from erawan.server.instance import NoPort, answers, bind
from tests.server.running import SECONDS, App, free_port, running, start_once

posix = pytest.mark.skipif(os.name != "posix", reason="modes are POSIX")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_second_erawan_finds_the_first_and_ends(app: App) -> None:
    done = start_once(app.folder, "--no-browser", "--port", str(free_port()))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"Erawan runs already, at {app.link}\n"


def test_a_second_erawan_finds_the_first_even_when_the_lock_s_file_is_gone(tmp_path: Path) -> None:
    # Somebody tidies the folder up; two servers would then show two states of one table.
    with running(tmp_path / "data") as app:
        (app.folder / "lock").unlink()
        done = start_once(app.folder, "--no-browser", "--port", str(free_port()))
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == f"Erawan runs already, at {app.link}\n"
        assert app.greets()


class Browser:
    """A program that sends the address it is to open to us."""

    def __init__(self, folder: Path) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._listener.settimeout(SECONDS)
        self.path = folder / "browser"
        port = self._listener.getsockname()[1]
        self.path.write_text(
            f"#!{sys.executable}\nimport socket, sys\n"
            f"socket.create_connection(('127.0.0.1', {port})).sendall(sys.argv[1].encode())\n"
        )
        self.path.chmod(0o755)

    def opened(self) -> str:
        connection, _ = self._listener.accept()
        with connection, connection.makefile() as sent:
            return sent.read()

    def close(self) -> None:
        self._listener.close()


@posix
def test_the_browser_is_given_a_ticket_and_never_the_token(tmp_path: Path) -> None:
    with (
        closing(Browser(tmp_path)) as browser,
        running(tmp_path / "data", browser=str(browser.path)) as app,
    ):
        first = browser.opened()
        again = start_once(app.folder, BROWSER=str(browser.path))
        second = browser.opened()
        assert (again.returncode, again.stderr) == (0, "")
        assert first != second
        for address in (first, second):
            assert app.token not in address
            assert httpx.get(address, trust_env=False).status_code == 303


def test_a_busy_port_is_reported_and_the_next_one_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        with running(tmp_path / "data", port) as app:
            assert app.port > port
            assert app.said.startswith(
                f"Port {port} is taken by another program, so Erawan uses {app.port}.\n"
            )
            assert app.greets()


def test_port_and_token_are_remembered(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder) as first:
        cookie = first.cookie()
        first.end()
    command = [sys.executable, "-m", "erawan", "--data", str(folder), "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as second:
        assert second.stdout
        assert second.stdout.readline() == f"Erawan is at {first.link}\n"
        page = httpx.get(first.base, headers={"Cookie": cookie}, trust_env=False)
        assert page.status_code == 200
        second.kill()


@posix
def test_files_and_folder_are_the_owners_alone(app: App) -> None:
    assert app.greets()
    assert mode(app.folder) == 0o700
    files = {path.name: mode(path) for path in app.folder.iterdir()}
    assert {"access.json", "erawan.sqlite3", "lock"} <= files.keys()
    assert set(files.values()) == {0o600}


@posix
def test_a_folder_that_was_there_keeps_its_mode(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    Folder.open(tmp_path)
    assert mode(tmp_path) == 0o755


def test_the_folder_can_be_named_by_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ERAWAN_DATA", str(tmp_path / "a" / "b"))
    assert Folder.open().path == tmp_path / "a" / "b"
    assert (tmp_path / "a" / "b").is_dir()


@posix
def test_a_token_that_others_could_read_is_not_used_again(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.write_access(Access(8421, "seen"))
    assert folder.read_access() == Access(8421, "seen")
    (tmp_path / "access.json").chmod(0o644)
    assert folder.read_access() is None


@pytest.mark.parametrize(
    "content", ["", "null", "[]", "{}", '{"port": 0, "token": "x"}', '{"port": 1, "token": ""}']
)
def test_a_damaged_file_is_as_good_as_none(tmp_path: Path, content: str) -> None:
    folder = Folder(tmp_path)
    folder.write_access(Access(8421, "token"))
    (tmp_path / "access.json").write_text(content)
    assert folder.read_access() is None


@posix
def test_what_a_crash_left_half_written_is_in_nobodys_way(tmp_path: Path) -> None:
    left = tmp_path / "access.part"
    left.write_text('{"port": 84')
    left.chmod(0o644)
    with running(tmp_path) as app:
        assert app.greets()
    remembered = Folder(tmp_path).read_access()
    assert remembered == Access(app.port, app.token)
    assert mode(tmp_path / "access.json") == 0o600


def test_ctrl_c_ends_it_quietly_even_with_a_tab_open(tmp_path: Path) -> None:
    with running(tmp_path / "data") as app, app.socket():
        code, out, err = app.end(signal.SIGINT)
    assert (code, err) == (0, "")
    assert out.endswith("Erawan has ended; everything is saved.\n")


def test_a_wish_to_end_is_heeded_quietly(tmp_path: Path) -> None:
    with running(tmp_path / "data") as app, app.socket():
        code, _, err = app.end(signal.SIGTERM)
    assert (code, err) == (-signal.SIGTERM, "")


class _Stranger(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        body = json.dumps({"app": "erawan", "proof": "0" * 64}).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def test_a_stranger_on_our_port_is_not_taken_for_ours() -> None:
    with HTTPServer(("127.0.0.1", 0), _Stranger) as stranger:
        thread = threading.Thread(target=stranger.handle_request)
        thread.start()
        assert not answers(Access(stranger.server_port, "token"))
        thread.join()


def test_ours_is_recognised_by_those_who_know_the_token(app: App) -> None:
    assert answers(Access(app.port, app.token))
    assert not answers(Access(app.port, "another token"))


def test_nobody_on_the_port_is_nobody() -> None:
    assert not answers(Access(free_port(), "token"))


def test_past_the_last_port_there_is_none() -> None:
    with bind(65535, print), pytest.raises(NoPort, match="--port"):
        bind(65535, print)


@pytest.mark.parametrize("port", [-1, 0, 65536])
def test_what_is_no_port_is_said_to_be_none(port: int) -> None:
    with pytest.raises(NoPort, match="from 1 to 65535"):
        bind(port, print)


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path / "file", tmp_path / "file" / "folder"):
        with pytest.raises(BadFolder, match="can't keep the app's data"):
            Folder.open(path)


def test_a_lock_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    with Lock(tmp_path / "lock"), pytest.raises(Held), Lock(tmp_path / "lock"):
        pass
    with Lock(tmp_path / "lock"):
        pass


@posix
def test_a_lock_holds_when_its_file_is_deleted(tmp_path: Path) -> None:
    with Lock(tmp_path / "lock"):
        (tmp_path / "lock").unlink()
        with pytest.raises(Held), Lock(tmp_path / "lock"):
            pass
    with Lock(tmp_path / "lock"):
        pass


def test_a_lock_that_could_not_be_taken_is_not_held(tmp_path: Path) -> None:
    (tmp_path / "lock").mkdir()
    with pytest.raises(OSError, match="lock"), Lock(tmp_path / "lock"):
        pass
    (tmp_path / "lock").rmdir()
    with Lock(tmp_path / "lock"):
        pass


def test_a_file_that_is_no_database_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / "erawan.sqlite3").write_text("no database, " * 100)
    done = start_once(tmp_path, "--no-browser", "--port", str(free_port()))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "erawan.sqlite3 can't be used: file is not a database" in done.stderr
