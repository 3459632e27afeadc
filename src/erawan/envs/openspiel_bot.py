"""Our players as OpenSpiel bots."""

from __future__ import annotations

from typing import Any

import pyspiel

from erawan.core.errors import ErawanError
from erawan.engine.budget import Budget
from erawan.envs.openspiel import KINDS
from erawan.envs.players import Planner, Player


class LevelBot(pyspiel.Bot):
    """A level, style, simple player or program of ours, for one seat."""

    def __init__(
        self, game: Any, player: int, name: str, budget: Budget | None = None, seed: int = 0
    ) -> None:
        super().__init__()
        kind = KINDS.get(game.get_type().short_name)
        if kind is None:
            raise ErawanError(f"our players play {' and '.join(KINDS)}, not {game}")
        self._player = player
        self._seed = seed
        self._planner = Planner(Player(kind.game, name, budget, seed))

    def player_id(self) -> int:
        """The seat it plays for."""
        return self._player

    def restart(self) -> None:
        """Begin another game."""
        self._planner.player.restart(self._seed)

    def step(self, state: Any) -> int:
        """The next action of the turn."""
        return self._planner.act(state.position, state.chosen, state.actions_of)
