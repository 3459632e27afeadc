"""Runs the command line as a person or a script would."""

import os
import subprocess
import sys

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


def refusal(*arguments: str, given: str | bytes = "") -> str:
    """The one line by which a command refuses bad input, without the program's name."""
    done = erawan(*arguments, given=given)
    assert done.returncode == 2, done
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("erawan: ")
    return done.stderr.removeprefix("erawan: ").rstrip("\n")
