"""Runs the command line as a person or a script would."""

import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from unittest.mock import patch

import pytest

from erawan.cli import main

ERAWAN = (sys.executable, "-m", "erawan")
ENVIRONMENT = {**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}


def erawan(*arguments: str, given: str | bytes = "") -> subprocess.CompletedProcess[str]:
    """The finished command, with what it wrote."""
    data = given.encode() if isinstance(given, str) else given
    done = subprocess.run(
        [*ERAWAN, *arguments],
        input=data,
        capture_output=True,
        check=False,
        timeout=120,
        env=ENVIRONMENT,
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
    )


def refusal(*arguments: str) -> str:
    """The one line by which a command refuses bad input, without the program's name."""
    out, err = TextIOWrapper(BytesIO()), TextIOWrapper(BytesIO())
    with (
        patch("sys.argv", ["erawan", *arguments]),
        patch("sys.stdin", TextIOWrapper(BytesIO())),
        redirect_stdout(out),
        redirect_stderr(err),
        pytest.raises(SystemExit) as ended,
    ):
        main()
    assert ended.value.code == 2
    err.seek(0)
    line = err.read()
    assert line.count("\n") == 1, line
    assert line.startswith("erawan: ")
    return line.removeprefix("erawan: ").rstrip("\n")
