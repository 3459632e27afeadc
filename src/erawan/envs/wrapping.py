"""PettingZoo's wrappers around an environment, as its own games have them."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pettingzoo
from pettingzoo.utils import wrappers

from erawan.envs.aec import TurnEnv

ILLEGAL_REWARD = -1.0


class TerminateIllegal(wrappers.TerminateIllegalWrapper):
    """PettingZoo's, which remembers the mask seen last: not over `set_state`, which may be another.

    Every beginning has infos of its own, by which it is known.
    """

    def step(self, action: int | None) -> None:
        """Act by the mask of the present position."""
        if self._prev_info is not self.infos.get(self.agent_selection):
            self._prev_obs = None
        super().step(action)


class Ordered(wrappers.OrderEnforcingWrapper):
    """PettingZoo's outermost wrapper; a copy of it plays a game of its own."""

    def __copy__(self) -> Ordered:
        return deepcopy(self)

    def __str__(self) -> str:
        return str(self.unwrapped)


def wrapped(env: TurnEnv) -> Any:
    """An environment in which an illegal action loses, and calls out of order are told."""
    inner = TerminateIllegal(env, illegal_reward=ILLEGAL_REWARD)
    return Ordered(wrappers.AssertOutOfBoundsWrapper(inner))


def register(name: str, maker: Callable[..., Any]) -> None:
    """Let `pettingzoo.make("aec", name)` find an environment."""
    if name not in pettingzoo.aec_registry:
        pettingzoo.register("aec", name, maker)
