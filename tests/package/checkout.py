"""Fresh clones of this checkout, and servers started in them."""

import os
import re
import shutil
import signal
import subprocess
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WHEELHOUSE = ROOT / ".venv" / "wheelhouse"
"""What requirements/run.txt and build.txt pin, downloaded when the test tools were installed."""


def clone(target: Path) -> Path:
    """A clone of the working tree as it would be committed: tracked and new files, none ignored."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).exists():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    for command in ("init -q -b main", "add .", "-c user.name=x -c user.email=x commit -m clone"):
        subprocess.run(["git", *command.split()], cwd=target, check=True, stdout=subprocess.DEVNULL)
    return target


def stub(folder: Path, *programs: str) -> dict[str, str]:
    """An environment in which these programs do nothing but fail."""
    folder.mkdir(exist_ok=True)
    for program in programs:
        (folder / program).write_text("#!/bin/sh\nexit 99\n")
        (folder / program).chmod(0o755)
    return {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}


@contextmanager
def serving(
    command: list[str], folder: Path, environment: dict[str, str]
) -> Iterator[Callable[[str], str]]:
    """The app started by a command in a folder; gives a function that fetches a path from it."""
    server = subprocess.Popen(
        command,
        cwd=folder,
        env={**environment, "ERAWAN_DATA": str(folder / "data"), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert server.stdout is not None
    try:
        link = next(
            match[0] for line in server.stdout if (match := re.search(r"http://\S+token=\S+", line))
        )
        address = link.partition("/?")[0]
        opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        opener.open(link, timeout=30).close()

        def fetch(path: str) -> str:
            with opener.open(address + path, timeout=30) as response:
                return str(response.read().decode())

        yield fetch
    finally:
        os.killpg(server.pid, signal.SIGKILL)
        server.stdout.close()
        server.wait()
