"""A data folder that can't be used: one clear line and exit code 2, never a traceback."""

import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from erawan.server.access import Access
from tests.server.running import App, free_port, running, start_once

posix = pytest.mark.skipif(os.name != "posix", reason="modes are POSIX")
linux = pytest.mark.skipif(sys.platform != "linux", reason="limits another process's files")


def as_anybody() -> list[str]:
    """The command under which file modes hold for this user, even for root."""
    if os.geteuid() != 0:
        return []
    if shutil.which("setpriv") is None:
        pytest.skip("root writes everywhere, and there is no setpriv to give that up")
    return ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-all", "--"]


def check_one_line(folder: Path, *words: str, before: tuple[str, ...] = ()) -> None:
    """A start on the folder says what is wrong in one line that names the folder, and ends."""
    done = start_once(folder, "--no-browser", "--port", str(free_port()), before=before)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("erawan: ")
    for word in (str(folder), *words):
        assert word in done.stderr


@posix
def test_a_folder_that_can_t_be_written_to(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o555)
    check_one_line(folder, "Permission denied", before=tuple(as_anybody()))


@posix
def test_a_folder_whose_parent_can_t_be_written_to(tmp_path: Path) -> None:
    folder = tmp_path / "closed" / "data"
    folder.parent.mkdir(mode=0o555)
    check_one_line(folder, "Permission denied", before=tuple(as_anybody()))


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the app has left all its files."""
    folder = tmp_path_factory.mktemp("used") / "data"
    with running(folder) as app:
        ticket = Access(app.port, app.token).ticket(time.time())
        assert httpx.get(f"{app.base}/?token={ticket}", trust_env=False).status_code == 303
        app.end()
    return folder


@posix
def test_a_used_folder_that_was_closed(used: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(used, tmp_path / "data")
    folder.chmod(0o555)
    check_one_line(folder, "Permission denied", before=tuple(as_anybody()))


@posix
@pytest.mark.parametrize(
    ("name", "mode"),
    [
        ("lock", 0),
        ("lock", 0o444),
        ("tickets", 0),
        ("erawan.sqlite3", 0),
        ("erawan.sqlite3", 0o444),
    ],
)
def test_a_file_of_the_app_s_own_that_it_may_not_touch(
    used: Path, tmp_path: Path, name: str, mode: int
) -> None:
    folder = shutil.copytree(used, tmp_path / "data")
    (folder / name).chmod(mode)
    check_one_line(folder, name, before=tuple(as_anybody()))


@pytest.mark.parametrize("name", ["lock", "access.json", "access.part", "erawan.sqlite3"])
def test_a_folder_where_a_file_should_be(tmp_path: Path, name: str) -> None:
    (tmp_path / name / "inner").mkdir(parents=True)
    check_one_line(tmp_path)


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    check_one_line(tmp_path / "data", "File exists")
    check_one_line(tmp_path / "data" / "inner")


@pytest.mark.parametrize(
    "content", [b"no database, " * 100, bytes(5000), b"SQLite format 3\0" + b"\xff" * 5000]
)
def test_a_file_that_is_no_database(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "erawan.sqlite3").write_bytes(content)
    check_one_line(tmp_path, "erawan.sqlite3 can't be used")
    assert (tmp_path / "erawan.sqlite3").read_bytes() == content


def test_a_database_of_something_else(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "erawan.sqlite3")) as connection:
        connection.execute("create table tables (id integer)")
    check_one_line(tmp_path, "erawan.sqlite3 can't be used")


@linux
@pytest.mark.parametrize("size", [0, 10, 8192])
def test_a_full_disk_at_the_start(tmp_path: Path, size: int) -> None:
    # A process that may make no file larger than this fares as on a disk without room.
    check_one_line(tmp_path, before=("prlimit", f"--fsize={size}", "--"))


@contextmanager
def no_room(app: App) -> Iterator[None]:
    """From here to the end of the block the app can write nothing."""
    import resource

    before = resource.prlimit(app.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(app.process.pid, resource.RLIMIT_FSIZE, before)


@linux
def test_a_disk_that_is_full_for_a_while(tmp_path: Path) -> None:
    plan = {"options": {"game": "king-of-siam"}, "seats": [{}, {}]}
    act = {"id": "an act", "version": 0, "act": {"act": "pass"}}
    with running(tmp_path / "data") as app, app.client() as client:
        table = app.create(plan)
        ticket = Access(app.port, app.token).ticket(time.time() + 3600)
        with no_room(app):
            assert client.get("/api/lobby").status_code == 200, "what is there can be looked at"
            for path, body in (("/api/tables", plan), (f"/api/tables/{table}/acts", act)):
                answer = client.post(path, json=body)
                assert answer.status_code == 503, answer.text
                assert answer.json()["error"]["say"]["key"] == "refused-storage"
            entry = httpx.get(f"{app.base}/?token={ticket}", trust_env=False)
            assert (entry.status_code, "set-cookie" in entry.headers) == (503, False)
            assert "disk full" in entry.text
        assert client.post(f"/api/tables/{table}/acts", json=act).status_code == 200
        assert client.post("/api/tables", json=plan).status_code == 201
        assert httpx.get(f"{app.base}/?token={ticket}", trust_env=False).status_code == 303
