"""`erawan perft`: counting move sequences, to compare two programs."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from erawan.cli import flags

if TYPE_CHECKING:
    from erawan.core.game import Position


@flags.with_start_options()
def perft(
    *,
    game: Annotated[str, typer.Argument(help="king-of-siam or siam.")],
    depth: Annotated[int, typer.Option(min=1, max=32, help="How many plies to go.")],
    position: Annotated[
        str | None, typer.Option(help="A position: JSON, or Siam's text. Else the start.")
    ] = None,
    divide: Annotated[
        bool, typer.Option("--divide", help="Then the last depth's count for each move.")
    ] = False,
    options: dict[str, Any],
    as_json: flags.Json = False,
) -> None:
    """Count the positions after 1 to N plies: depth, count, seconds.

    Games that ended earlier are not counted.

    Example: erawan perft siam --depth 3 --crosses off
    """
    from erawan.cli.inputs import read_position, start_position

    if position is None:
        root = start_position(game, options)
    else:
        root = read_position(game, position, options)

    counts: list[tuple[str, int]] = []
    for plies in range(1, depth + 1):
        start = time.perf_counter()
        counts = _count(root, plies)
        seconds = time.perf_counter() - start
        total = sum(count for _, count in counts)
        if as_json:
            print(
                json.dumps({"depth": plies, "count": total, "seconds": round(seconds, 3)}),
                flush=True,
            )
        else:
            print(f"{plies} {total} {seconds:.3f}", flush=True)
    if divide:
        for code, count in counts:
            print(json.dumps({"code": code, "count": count}) if as_json else f"{code} {count}")


def _count(root: Position[Any], depth: int) -> list[tuple[str, int]]:
    """The counts per first move, with a progress bar where somebody can see it."""
    from erawan.engine.kernel import kernel_of

    kernel = kernel_of(root)
    codes: Iterable[str] = kernel.legal_codes()
    if sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import track

        console = Console(stderr=True)
        codes = track(codes, description=f"depth {depth}", console=console, transient=True)
    return [(code, kernel.play(code).perft(depth - 1)) for code in codes]
