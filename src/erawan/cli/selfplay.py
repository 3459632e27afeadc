"""`erawan selfplay`: games of any agents, for learning."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from erawan.cli import flags

if TYPE_CHECKING:
    from erawan.envs.selfplay import Run


@flags.with_start_options()
def selfplay(
    *,
    game: Annotated[str, typer.Argument(help="king-of-siam or siam.")],
    agents: Annotated[
        list[str], typer.Argument(help="One agent for all seats, or one for each seat.")
    ],
    to: Annotated[Path, typer.Option(help="The folder for the games; goes on where it stopped.")],
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many in all.")] = 100,
    seed: Annotated[int, typer.Option(help="Where all chance comes from.")] = 1,
    random_plies: Annotated[
        int, typer.Option(min=0, max=1000, help="First moves of a game that are drawn by lot.")
    ] = 4,
    nodes: Annotated[
        int | None, typer.Option(min=1, help="How much agents may search for a move.")
    ] = None,
    records_only: Annotated[
        bool, typer.Option("--records-only", help="No Parquet: needs no erawan[data] then.")
    ] = False,
    options: dict[str, Any],
    as_json: flags.Json = False,
) -> None:
    """Let agents play games for learning: records, and one Parquet row a decision.

    Agents: random, greedy, level-5, level-5/STYLE, or cmd:COMMAND for any program that speaks the
    engine protocol. The same command goes on where it stopped; docs/data.md describes the columns.

    Example: erawan selfplay siam level-3 --games 200 --to my-games
    """
    from erawan.cli.inputs import given_options

    given = given_options(game, options)
    seats = given.pop("players", 2)
    done = _play(to, games, not records_only, game, agents, seats, seed, random_plies, nodes, given)
    answer = {"games": done, "folder": str(to)}
    print(json.dumps(answer) if as_json else f"{done} games in {to}")


def _play(to: Path, games: int, parquet: bool, game: str, agents: list[str], *rest: Any) -> int:
    """Play with these settings; how many games there are. Raises ErawanError."""
    from erawan.core.errors import ErawanError

    try:
        from erawan.envs.selfplay import Run, Settings
    except ImportError as error:
        raise ErawanError(f"selfplay needs pip install 'erawan[data]': {error}") from error
    try:
        return _watch(Run(Settings(game, tuple(agents), *rest), to, parquet=parquet), games)
    except OSError as error:
        raise ErawanError(f"{to} can't be written: {error.strerror or error}") from error


def _watch(run: Run, games: int) -> int:
    """Play, with a progress bar where somebody can see it; how many games there are."""
    done = 0
    if not sys.stderr.isatty():
        return max(run.shards(games))
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=games)
        for done in run.shards(games):
            progress.update(task, completed=done)
    return done
