"""The flags of `erawan arena`, and what each is for."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Game = Annotated[str | None, typer.Argument(help="king-of-siam or siam.")]
Agent = Annotated[str | None, typer.Argument(help="An agent.")]
Opponent = Annotated[str | None, typer.Argument(help="Its opponent.")]
Games = Annotated[int | None, typer.Option(min=1, help="How many games, at most.")]
Deals = Annotated[
    int | None,
    typer.Option(min=1, help="How many units: openings or deals in all seat orders."),
]
Nodes = Annotated[int | None, typer.Option(min=1, help="Nodes a move.")]
Depth = Annotated[int | None, typer.Option(min=1, help="Plies of depth a move.")]
Movetime = Annotated[int | None, typer.Option(min=1, help="Milliseconds a move.")]
Clock = Annotated[int | None, typer.Option(min=1, help="Milliseconds a game.")]
Increment = Annotated[int, typer.Option(min=0, help="Milliseconds that a move adds.")]
Margin = Annotated[
    int, typer.Option(min=0, help="Milliseconds by which a move may exceed --movetime.")
]
Patience = Annotated[
    float, typer.Option(help="Seconds beyond its time after which an agent hangs.")
]
Sprt = Annotated[
    str | None,
    typer.Option(help="Stop when decided: elo0,elo1[,alpha,beta], as 0,20,0.05,0.05."),
]
Adjudicate = Annotated[
    bool, typer.Option(help="King of Siam: end a game once its winner is proved.")
]
Openings = Annotated[
    str | None, typer.Option(help="Siam: a file of openings, or random; else the shipped ones.")
]
Seed = Annotated[int, typer.Option(help="Where deals, openings and chance come from.")]
Workers = Annotated[
    int | None, typer.Option(min=1, help="Games side by side; as many as cores if left out.")
]
Folder = Annotated[Path | None, typer.Option(help="The folder that keeps the run.")]
Minutes = Annotated[float | None, typer.Option(min=0, help="Stop then; the same command goes on.")]
Check = Annotated[
    str | None,
    typer.Option(metavar="COMMAND", help="Try whether a program keeps to the protocol."),
]
