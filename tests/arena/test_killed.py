"""A run that is killed ten times ends with the same table as one that nobody disturbs."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from erawan.arena.run_file import RECORDS, RUN
from tests.cli.running import ENVIRONMENT
from tests.some import some

COMMAND = (sys.executable, "-m", "erawan", "arena", "king-of-siam", "greedy", "random")
MORE = ("--games", "120", "--workers", "2", "--json", "--to")
SECONDS = 120.0


def start(folder: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*COMMAND, *MORE, str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=ENVIRONMENT,
        start_new_session=True,
    )


def finish(folder: Path) -> dict[str, Any]:
    out, _ = start(folder).communicate(timeout=SECONDS)
    answer: dict[str, Any] = json.loads(out)
    del answer["files"]
    return answer


def kill_when(running: subprocess.Popen[bytes], file: Path, size: int) -> bool:
    """Kill the whole group when the file has reached a size; whether it was still running."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and running.poll() is None:
        if file.exists() and file.stat().st_size >= size:
            os.killpg(running.pid, signal.SIGKILL)
            break
        time.sleep(0.001)
    return running.wait() == -signal.SIGKILL


def test_ten_kills_change_nothing(tmp_path: Path) -> None:
    undisturbed = finish(tmp_path / "undisturbed")
    total = (tmp_path / "undisturbed" / RUN).stat().st_size
    chance = Random(5)
    moments = sorted(chance.randrange(total * 6 // 10) for _ in range(10))
    killed = tmp_path / "killed"
    for moment in some(moments):
        running = start(killed)
        with running:
            assert kill_when(running, killed / RUN, moment)
    assert finish(killed) == undisturbed
    assert undisturbed["over"]
    assert undisturbed["games"] == 120
    assert _sorted_records(killed) == _sorted_records(tmp_path / "undisturbed")


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux who is whose child")
def test_a_killed_arena_leaves_no_process_behind(tmp_path: Path) -> None:
    running = start(tmp_path)
    children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
    with running:
        end = time.monotonic() + SECONDS
        while len(workers := children.read_text().split()) < 2 and time.monotonic() < end:
            time.sleep(0.01)
        running.kill()
    end = time.monotonic() + SECONDS
    while any(map(_is_alive, workers)) and time.monotonic() < end:
        time.sleep(0.01)
    assert len(workers) == 2
    assert not any(map(_is_alive, workers))


def _is_alive(process: str) -> bool:
    """Whether a process runs; one that has ended but that nobody has asked after does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state not in {"Z", "X"}


def _sorted_records(folder: Path) -> list[str]:
    return sorted((folder / RECORDS).read_text().split("[Game ")[1:])
