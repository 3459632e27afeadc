"""The command line and the engine, as processes of the observed checkout."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

from observed.notebook import in_lines

ERAWAN = (sys.executable, "-m", "erawan")
DATA = Path(__file__).resolve().parents[2] / "tests"
"""What is fed to the programs comes from the checkout of this file, whichever is observed."""

SECONDS = 300
CHANGING = (
    (re.compile(r" nps \d+ time \d+"), " nps … time …"),
    (re.compile(r'"(seconds|date|at|created|updated)": [-\d.e]+'), r'"\1": …'),
    (re.compile(r'\[Date "[^"]*"\]'), '[Date "…"]'),
    (re.compile(r"(?m)^(Time a move +).*"), r"\1…"),
    (re.compile(r"Traceback \(most recent call last\):\n(?: .*\n)+"), "Traceback …\n"),
)
"""What differs from run to run."""


def settled(text: str) -> str:
    """A text without what differs from run to run."""
    for shape, instead in CHANGING:
        text = shape.sub(instead, text)
    for folder, name in (
        (str(Path.cwd()), "HERE"),
        (str(DATA), "DATA"),
        (sys.executable, "PYTHON"),
    ):
        text = text.replace(folder, name)
    return text


def erawan(*arguments: str, given: str | bytes = "") -> dict[str, Any]:
    """What a command answers: its exit code and both streams in lines."""
    data = given.encode() if isinstance(given, str) else given
    done = subprocess.run(
        [*ERAWAN, *arguments], input=data, capture_output=True, check=False, timeout=SECONDS
    )
    answer = {"command": settled(" ".join(arguments)), "code": done.returncode}
    return {
        **answer,
        "out": in_lines(settled(done.stdout.decode())),
        "err": in_lines(settled(done.stderr.decode())),
    }


class Engine:
    """`erawan engine`: one question at a time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [*ERAWAN, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def say(self, *lines: str) -> None:
        """Lines that are not answered unless they are wrong."""
        assert self._process.stdin
        self._process.stdin.write("".join(f"{line}\n" for line in lines))
        self._process.stdin.flush()

    def hear(self, last: str) -> list[str]:
        """All lines up to the first that begins with a word."""
        assert self._process.stdout
        heard: list[str] = []
        while not (heard and heard[-1].startswith(last)):
            line = self._process.stdout.readline()
            if not line:
                raise RuntimeError(f"the engine ended after {heard}")
            heard.append(settled(line.rstrip("\n")))
        return heard

    def ask(self, *lines: str) -> list[str]:
        """All answers to lines that need no time."""
        self.say(*lines, "isready")
        return self.hear("readyok")[:-1]

    def set_up(self, position: Any, options: dict[str, Any]) -> list[str]:
        """Forget everything, set options and a position."""
        set_them = [f"setoption name {name} value {value}" for name, value in options.items()]
        return self.ask("newgame", *set_them, f"position json {json.dumps(position.to_json())}")

    def go(self, limit: str) -> list[str]:
        """The last report of a search and the move; what was reported before depends on time."""
        self.say(f"go {limit}")
        heard = self.hear("bestmove")
        first = max(place for place, line in enumerate(heard) if " multipv 1 " in line)
        return heard[first:]

    def perft(self, depth: int) -> list[str]:
        """The counts up to a depth."""
        self.say(f"perft {depth}")
        return self.hear(f"perft {depth} ")


def play_lines(codes: Sequence[str]) -> str:
    """Lines to type, one for each code."""
    return "".join(f"{code}\n" for code in codes)
