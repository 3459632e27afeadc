"""Counts the files of the package that the server calls into for one tap on a card.

`python tools/tap_way.py [--tree PATH]` starts the app of a checkout (another one by its `.venv`,
which `make build` has filled) with a profiler in every thread, sits down at a table of King of
Siam, taps the card Rama over the socket and lists the files whose functions were called until the
new view came back. Before that the same tap was made and undone once, so that what is worked out
only once isn't counted.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import runpy
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[1]
SECONDS = 60
PLAN = {
    "options": {"game": "king-of-siam", "seed": "7"},
    "seats": [{"name": "Anna"}, {"name": "Boris"}],
    "settings": {},
}


def files_of_a_tap(tree: Path = ROOT) -> list[str]:
    """The files below `src/erawan` that the server of a checkout calls into, in that order."""
    with tempfile.TemporaryDirectory() as folder, _server(tree, Path(folder)) as server:
        said = ""
        while not (found := re.search(r"(http://127\.0\.0\.1:\d+)/\?token=(\S+)", said)):
            said += _line(server)
        with httpx.Client(base_url=found[1], trust_env=False, timeout=SECONDS) as browser:
            browser.headers["Origin"] = found[1]
            browser.get("/", params={"token": found[2]})
            table: str = browser.post("/api/tables", json=PLAN).json()["table"]
            cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        with connect(
            f"{found[1].replace('http', 'ws')}/ws",
            additional_headers={"Origin": found[1], "Cookie": cookie},
            open_timeout=SECONDS,
            proxy=None,
        ) as socket:
            view = _ask(socket, type="watch", table=table)["view"]
            rama = next(
                {"act": "choose", "keep": option["keep"], "choices": option["choices"]}
                for option in view["turn"]["options"]
                if option["choices"][0]["value"] == "ra"
            )
            for number, act in enumerate((rama, {"act": "back"})):
                view = _do(socket, view, table, number, act)
            _control(server, "begin")
            _do(socket, view, table, 2, rama)
            files: list[str] = json.loads(_control(server, "end"))
    return files


@contextmanager
def _server(tree: Path, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """The app of a checkout, in a process of its own that does what `_control` tells it."""
    python = sys.executable if tree == ROOT else str(tree / ".venv/bin/python")
    command = [python, str(Path(__file__).resolve()), "--inside"]
    with subprocess.Popen(
        [*command, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=folder,
        env={name: os.environ[name] for name in os.environ if name != "PYTHONPATH"},
    ) as server:
        try:
            yield server
        finally:
            server.kill()


def _line(server: subprocess.Popen[str]) -> str:
    assert server.stdout
    line = server.stdout.readline()
    if not line:
        raise RuntimeError("the app has ended")
    return line


def _control(server: subprocess.Popen[str], word: str) -> str:
    """Begin or end the counting: what the app answers."""
    assert server.stdin
    print(word, file=server.stdin, flush=True)
    while not (line := _line(server)).startswith(f"{word} "):
        pass
    return line.partition(" ")[2]


def _do(
    socket: ClientConnection, view: dict[str, Any], table: str, number: int, act: dict[str, Any]
) -> dict[str, Any]:
    """The view after an act, which must be done."""
    answer = _ask(socket, type="do", id=str(number), table=table, version=view["version"], act=act)
    if answer["type"] != "done":
        raise RuntimeError(str(answer))
    after: dict[str, Any] = answer["view"]
    return after


def _ask(socket: ClientConnection, **message: Any) -> dict[str, Any]:
    """The answer to a message; news are left out."""
    socket.send(json.dumps({"seq": 1, **message}))
    while True:
        heard: dict[str, Any] = json.loads(socket.recv(timeout=SECONDS))
        if heard["type"] != "changed":
            return heard


def _serve_with_profiler(folder: str) -> None:
    """Run the app; called files are collected between `begin` and `end` on standard input."""
    called: dict[str, None] = {}

    def profile(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            called[frame.f_code.co_filename] = None

    def listen() -> None:
        for line in sys.stdin:
            word = line.strip()
            found = [
                name.partition("/src/erawan/")[2]
                for name in tuple(called)
                if "/src/erawan/" in name
            ]
            called.clear()
            print(word, json.dumps(found), flush=True)

    threading.Thread(target=listen, daemon=True).start()
    threading.setprofile(profile)
    sys.setprofile(profile)
    sys.argv = ["erawan", "--data", f"{folder}/data", "--port", "0", "--no-browser"]
    runpy.run_module("erawan", run_name="__main__")


def main() -> None:
    """List the files and their number."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tree", type=Path, default=ROOT, help="the checkout to look at")
    parser.add_argument("--inside", metavar="FOLDER", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.inside:
        _serve_with_profiler(given.inside)
    else:
        files = files_of_a_tap(given.tree.resolve())
        print("\n".join(files))
        print(len(files), "files")


if __name__ == "__main__":
    main()
