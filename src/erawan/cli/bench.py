"""`erawan bench`: what the engines answer to fixed questions, and how fast."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer

from erawan.cli import flags


def bench(
    game: Annotated[
        str | None, typer.Argument(help="king-of-siam or siam; both if left out.")
    ] = None,
    as_json: flags.Json = False,
) -> None:
    """Print each engine's signature: it changes exactly when the engine's play does.

    Fixed positions, a fixed number of nodes, one thread.

    Example: erawan bench siam
    """
    from erawan.core.registry import game_names
    from erawan.engine.signature import sign

    for name in game_names() if game is None else (game,):
        signed = sign(name)
        if as_json:
            print(json.dumps(asdict(signed)), flush=True)
        else:
            speed = signed.nodes / max(signed.seconds, 1e-9)
            print(
                f"{signed.game:<12}  {signed.digits}  {signed.positions} positions, "
                f"{signed.nodes:,} nodes, {speed:,.0f} a second",
                flush=True,
            )
