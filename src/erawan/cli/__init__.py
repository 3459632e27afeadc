"""The command line: one file per command, each loading what it needs only when it runs."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line; bad input ends with one clear line and exit code 2."""
    import typer

    from erawan.cli.commands import app
    from erawan.core.errors import ErawanError

    try:
        sys.exit(app(standalone_mode=False))
    except typer.TyperException as error:
        _end(error.format_message())
    except ErawanError as error:
        _end(str(error))
    except typer.Abort:
        sys.exit(130)


def _end(message: str) -> None:
    print(f"erawan: {message}", file=sys.stderr)
    sys.exit(2)
