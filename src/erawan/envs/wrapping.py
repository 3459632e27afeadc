"""PettingZoo's wrappers around an environment, as its own games have them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pettingzoo
from pettingzoo.utils import wrappers

from erawan.envs.aec import TurnEnv

ILLEGAL_REWARD = -1.0


def wrapped(env: TurnEnv) -> Any:
    """An environment in which an illegal action loses, and calls out of order are told."""
    inner = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


def register(name: str, maker: Callable[..., Any]) -> None:
    """Let `pettingzoo.make("aec", name)` find an environment."""
    if name not in pettingzoo.aec_registry:
        pettingzoo.register("aec", name, maker)
