"""`erawan deal`: the start position of a seed."""

from __future__ import annotations

import json
from typing import Any

from erawan.cli import flags


def deal(
    players: flags.Players = None,
    seed: flags.Seed = None,
    board: flags.Board = None,
    as_json: flags.Json = False,
) -> None:
    """Deal a game of King of Siam and draw it.

    Example: erawan deal --players 3 --seed 7
    """
    import secrets

    from erawan.cli.console import make_console
    from erawan.cli.given import start_position
    from erawan.engine.kernel import kernel_of
    from erawan.views.messages import message
    from erawan.views.names import seat_names
    from erawan.views.text.draw import draw

    if seed is None:
        seed = secrets.randbits(64)
    # Any start of the rules is a table to deal on: what was given has been checked.
    table: Any = start_position("king-of-siam", {"players": players, "seed": 0, "board": board})
    position = kernel_of(table).deal(seed).store()
    if as_json:
        print(json.dumps(position.to_json()))
        return
    console = make_console()
    console.print(f"Seed {seed}\n")
    console.print(draw(position, seat_names(position), console.width))
    if not position.board.verified:
        console.print("\n" + message("borders-note"))
