"""All commands under one name."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import erawan
from erawan.cli.admin import admin
from erawan.cli.arena import arena
from erawan.cli.bench import bench
from erawan.cli.deal import deal
from erawan.cli.engine import engine
from erawan.cli.learn import learn
from erawan.cli.perft import perft
from erawan.cli.play import play
from erawan.cli.replay import replay
from erawan.cli.rules import rules
from erawan.cli.selfplay import selfplay
from erawan.cli.serve import serve

app = typer.Typer(
    add_completion=False, name="erawan", rich_markup_mode=None, pretty_exceptions_enable=False
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"erawan {erawan.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    port: Annotated[int | None, typer.Option(help="The port to listen on.")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder that keeps your games.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let the phones in the room play along.")
    ] = False,
    address: Annotated[
        str | None,
        typer.Option(help="With --lan: this machine's address in the network of the phones."),
    ] = None,
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print it.")
    ] = False,
) -> None:
    """King of Siam and Siam. Without a command: start the app and open the browser.

    Example: erawan --port 8765
    """
    if context.invoked_subcommand is None:
        from erawan.cli.app import run

        run(browser, port, data, lan=lan or address is not None, address=address)


GAMES = (play, learn, deal, replay, rules)
STUDY = (perft, bench, arena, selfplay, engine)
for command in (serve, admin, *GAMES, *STUDY):
    app.command()(command)
