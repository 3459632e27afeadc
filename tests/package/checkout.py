"""Fresh clones of this checkout, empty environments, and servers started in them."""

import os
import re
import shutil
import signal
import subprocess
import urllib.request
import venv
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path

from tests.bench.tool import load_tool
from tests.some import some

ROOT = Path(__file__).resolve().parents[2]
WHEELHOUSE = ROOT / ".venv" / "wheelhouse"
"""What requirements/run.txt and build.txt pin, downloaded when the test tools were installed."""
OFFLINE = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(WHEELHOUSE)}
NODE = ("node", "npm", "npx")

PLAYS = """
import erawan
from erawan.kernels.siam.kernel import Kernel

start = erawan.game("siam").start()
move = start.legal_moves()[0]
played = Kernel(start).play(move.code)
assert played.store() == start.play(move)
assert played.legal_codes() == [move.code for move in start.play(move).legal_moves()] != []
print(erawan.__file__)
"""


def clone(target: Path) -> Path:
    """A clone of the working tree as it would be committed: tracked and new files, none ignored."""
    for name in load_tool("sources").files_of_the_tree():
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


def empty_environment(folder: Path) -> Path:
    """The Python of a new environment that holds nothing but pip."""
    venv.create(folder, with_pip=True)
    return folder / "bin" / "python"


def plays(python: Path, folder: Path) -> Path:
    """Let an environment play a move with a kernel, which the rules confirm; what it imported."""
    done = subprocess.run(
        [python, "-c", PLAYS], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return Path(done.stdout.strip()).parent


def serves_its_page(
    python: Path, folder: Path, environment: dict[str, str], files: Iterable[str] = ()
) -> None:
    """Start the app of an environment and fetch these files and all that its page names."""
    command = [str(python.with_name("erawan")), "--no-browser"]
    with serving(command, folder, environment) as fetch:
        named = set(re.findall(r'(?:src|href)="(/[^"]+)"', fetch("/")))
        assert {".js", ".css"} <= {Path(name).suffix for name in named}
        for name in some(named.union(files)):
            assert fetch(name), name


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
                return str(response.read().decode(errors="replace"))  # pictures too

        yield fetch
    finally:
        os.killpg(server.pid, signal.SIGKILL)
        server.stdout.close()
        server.wait()
