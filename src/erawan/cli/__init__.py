"""The command line: one file per command, each loading what it needs only when it runs."""

from __future__ import annotations

import os
import sys

INTERRUPTED = 130
CLOSED_PIPE = 1
"""As a shell reports a program that Ctrl-C ends, and as Typer ends one whose reader has gone."""


def main() -> None:
    """Run the command line; bad input ends with one clear line and exit code 2."""
    import typer

    from erawan.cli.commands import app
    from erawan.core.errors import ErawanError

    try:
        # A terminal that can't show an arrow shows a question mark instead of ending the game.
        for stream in (sys.stdout, sys.stderr):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
        code = app(standalone_mode=False)
        sys.stdout.flush()
        sys.exit(code)
    except typer.TyperException as error:
        _end(error.format_message())
    except ErawanError as error:
        _end(str(error))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # The interpreter flushes once more at its end, and would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(CLOSED_PIPE)


def _end(message: str) -> None:
    sys.stdout.flush()
    print(f"erawan: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)
