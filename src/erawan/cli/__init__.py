"""The command line: one file per command, each loading what it needs only when it runs."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

INTERRUPTED = 130
CLOSED_PIPE = 1
"""As a shell reports a program that Ctrl-C ends, and as Typer ends one whose reader has gone."""


def main() -> None:
    """Run the command line; bad input ends with one clear line and exit code 2."""
    from erawan.core.errors import ErawanError

    try:
        # A terminal that can't show an arrow shows a question mark instead of ending the game.
        for stream in (sys.stdout, sys.stderr):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
        code = _run()
        sys.stdout.flush()
        sys.exit(code)
    except ErawanError as error:
        _end(str(error))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # The interpreter flushes once more at its end, and would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(CLOSED_PIPE)


def _run() -> int | None:
    """Run the command that is asked for; its exit code, None for 0."""
    if sys.argv[1:] == ["engine"]:
        # Match tools start it often, and Typer takes nearly as long to load as all the rest.
        from erawan.cli.engine import engine

        engine()
        return None

    import typer

    from erawan.cli.commands import app

    try:
        code: int | None = app(standalone_mode=False)
    except typer.TyperException as error:
        _end(error.format_message())
    except typer.Abort:
        sys.exit(INTERRUPTED)
    return code


def _end(message: str) -> NoReturn:
    sys.stdout.flush()
    print(f"erawan: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)
