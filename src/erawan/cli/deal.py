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
    from erawan.cli.inputs import find_game, start_position
    from erawan.core.registry import game_names
    from erawan.engine.kernel import kernel_of
    from erawan.views.adapter import views_of
    from erawan.views.names import seat_names
    from erawan.views.text.draw import draw

    if seed is None:
        seed = secrets.randbits(64)
    dealt = next(name for name in game_names() if find_game(name).is_dealt)
    # Any start of the rules is a table to deal on: what was given has been checked.
    table = start_position(dealt, {"players": players, "seed": 0, "board": board})
    kernel: Any = kernel_of(table)
    position = kernel.deal(seed).store()
    if as_json:
        print(json.dumps(position.to_json()))
        return
    console = make_console()
    console.print(f"Seed {seed}\n")
    console.print(draw(position, seat_names(position), console.width))
    if remark := views_of(position).remark(position):
        console.print("\n" + remark)
