"""Environments of every kind, and how far the tests go: `make envs` tries all at full size."""

import copy
import os
import pickle
from collections.abc import Callable, Iterator
from typing import Any

from erawan.envs import king_of_siam_v1, siam_v1
from erawan.envs.aec import TurnEnv
from tests.siam.boards import board_object
from tests.some import some

SCALE = float(os.environ.get("ERAWAN_ENVS_SCALE", "0.005"))
"""1 for all of what is promised; a fraction in everyday runs."""

BOARD = board_object("wide", 7, 4, "c2 d3 e2", "d1 d4")

KING: list[dict[str, Any]] = [
    {"players": players, "board": board, "open_piles": is_open}
    for players in (2, 3, 4)
    for board in ("siam", "britain")
    for is_open in (True, False)
]
SIAM: list[dict[str, Any]] = [
    {"actions": "steps"},
    {"actions": "whole"},
    {"actions": "steps", "crosses": "off", "force": "total", "repetition": None},
    {"actions": "whole", "crosses": "arrival", "removals": 1, "ply_limit": 60},
    {"actions": "steps", "removals": 1, "animals": 4, "repetition": 2},
    {"actions": "whole", "force": "total", "repetition": 2, "ply_limit": 40},
    {"actions": "steps", "board": BOARD, "animals": 3},
    {"actions": "whole", "board": BOARD, "crosses": "off", "animals": 2},
]


WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}
"""Ways to copy."""


def games(full: int) -> range:
    """So many games at full size, at least one."""
    return range(max(1, round(full * SCALE)))


def makers() -> Iterator[tuple[str, Callable[..., Any], dict[str, Any]]]:
    """The module's maker of every kind of environment, with a name and arguments."""
    for arguments in KING:
        yield "king_of_siam_v1", king_of_siam_v1.env, arguments
    for arguments in SIAM:
        yield "siam_v1", siam_v1.env, arguments


KINDS = [
    (maker, {**arguments, "observation": observation})
    for number, (_, maker, arguments) in enumerate(makers())
    for observation in (("planes", "flat")[number % 2],)
]
IDS = [
    f"{maker.__module__.rpartition('.')[2]} "
    + " ".join(str(v["name"] if isinstance(v, dict) else v) for v in arguments.values())
    for maker, arguments in KINDS
]


def raw(kind: tuple[Callable[..., Any], dict[str, Any]], **more: Any) -> TurnEnv:
    """The environment of a kind without wrappers."""
    maker, arguments = kind
    env: TurnEnv = maker(**{**arguments, **more}).unwrapped
    return env


def legal(env: TurnEnv) -> list[int]:
    """The actions of the mask."""
    mask = env.observe(env.agent_selection)["action_mask"]
    return list(some([int(action) for action in mask.nonzero()[0]]))
