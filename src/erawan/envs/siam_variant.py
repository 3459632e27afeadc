"""Siam as all environments share it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from erawan.core.errors import ErawanError
from erawan.core.registry import game
from erawan.envs import siam_fields
from erawan.envs.fields import Vector
from erawan.envs.siam.games import SiamGames
from erawan.envs.variant import MOST_ACTIONS, Variant, item_of, numbers_of
from erawan.kernels.siam.tables import Rules as SiamTables
from erawan.siam.state import NAME

ACTIONS = ("steps", "whole")
LIMITS = ("removals", "repetition", "ply_limit")


class SiamVariant(Variant):
    """Siam under its options, a turn in small steps or as one action."""

    game = NAME
    players = 2
    parameters: ClassVar = {
        "board": "classic",
        "animals": 5,
        "crosses": "entry",
        "force": "stepwise",
        "removals": 0,
        "repetition": 3,
        "ply_limit": 200,
        "actions": "steps",
    }
    own_options = ("actions",)

    def __init__(self, *, actions: str = "steps", **options: Any) -> None:
        super().__init__(actions=actions, **options)
        if actions not in ACTIONS:
            raise ErawanError(f"actions are steps or whole, not {actions!r:.40}")
        self._template = game(self.game).start(**options)
        self.options = self._template.options
        self.whole = actions == "whole"
        board = self.options.board
        self.cells = board.width * board.height
        self.actions = 25 * self.cells if self.whole else self.cells + 5
        self.layout = siam_fields.layout(board.width, board.height)
        self._tables = SiamTables(self.options)

    @classmethod
    def options_of(cls, position: Any) -> dict[str, Any]:
        """The rules' own."""
        options: dict[str, Any] = position.options.to_json()
        return options

    @classmethod
    def of_parameters(cls, parameters: Mapping[str, Any]) -> Self:
        """A limit of 0 is none."""
        limits = {name: parameters[name] or None for name in LIMITS}
        return cls(**{**parameters, **limits})

    @property
    def most_actions(self) -> int:
        """Up to the limit of plies, if there is one."""
        return (1 if self.whole else 3) * (self.options.ply_limit or MOST_ACTIONS // 3)

    def games(self, count: int) -> SiamGames:
        """So many games, all at the start."""
        games = SiamGames(self._template, count, self.whole, self._tables)
        games.share_rewards(self.rewards)
        return games

    def load(self, games: Any, index: int, state: Mapping[str, Any]) -> None:
        """The position must be of the same options."""
        position = game(self.game).position(item_of(state, "position"))
        try:
            games.load(index, position, numbers_of(state, "chosen"), state.get("generator", 0))
        except (OverflowError, TypeError, ValueError) as error:
            raise ErawanError(f"no state of this game: {error}") from error

    def read_view(self, vector: Vector) -> tuple[Any, tuple[int, ...]]:
        """Of the positions seen before it knows only how often this one was."""
        return siam_fields.position_of(vector, self.options)

    def name_of(self, action: int) -> str:
        """Such as `a1`, `reserve`, `n` in small steps; `@a1n`, `a1b1e`, `a1n`, `a1-` whole."""
        if not self.whole:
            if action < self.cells:
                return self._cell(action)
            return ("reserve", "n", "e", "s", "w")[action - self.cells]
        cell, kind = divmod(action, 25)
        start = self._cell(cell)
        if kind == 24:
            return f"{start}-"
        facing = "nesw"[kind % 4]
        if kind < 4:
            return f"@{start}{facing}"
        if kind < 8:
            return f"{start}{facing}"
        width = self.options.board.width
        step = (width, 1, -width, -1)[(kind - 8) // 4]
        return f"{start}{self._cell(cell + step)}{facing}"

    def _cell(self, number: int) -> str:
        row, column = divmod(number, self.options.board.width)
        return f"{chr(ord('a') + column)}{row + 1}"
