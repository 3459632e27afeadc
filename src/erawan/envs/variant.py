"""A game and its options, as all environments share them: positions, actions, observations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Self, TypeAlias

import numpy as np

from erawan.core.errors import ErawanError
from erawan.core.registry import game
from erawan.envs.fields import Layout, Vector
from erawan.envs.king.games import KingGames
from erawan.envs.rewards import rewards_by_bits
from erawan.envs.siam.games import SiamGames

MOST_ACTIONS = 2**31 - 1
"""More than a game can have."""

Games: TypeAlias = KingGames | SiamGames
"""Games in progress, compiled."""


class Variant:
    """A game under options; pickled by its arguments, since all else follows from them.

    What raises NotImplementedError every game answers by itself.
    """

    game: ClassVar[str]
    players: int
    actions: int
    layout: Layout
    parameters: ClassVar[Mapping[str, Any]]
    """What can be chosen, by what it is unless chosen, in plain values: 0 stands for None."""
    own_options: ClassVar[tuple[str, ...]]
    """What can be chosen of this game alone, and is not in a position."""

    def __init__(self, **arguments: Any) -> None:
        self.arguments = arguments

    @classmethod
    def options_of(cls, position: Any) -> dict[str, Any]:
        """What a position says of its variant."""
        raise NotImplementedError

    @classmethod
    def of_parameters(cls, parameters: Mapping[str, Any]) -> Self:
        """The variant that these plain values stand for; raises ErawanError."""
        return cls(**parameters)

    @property
    def most_actions(self) -> int:
        """No game has more."""
        raise NotImplementedError

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Which seats win together."""
        sides: tuple[tuple[int, ...], ...] = game(self.game).sides(self.players)
        return sides

    @cached_property
    def rewards(self) -> list[list[float]]:
        """The rewards of all seats by the winners' bits."""
        return rewards_by_bits(self.sides)

    def games(self, count: int) -> Games:
        """So many games, all at the start."""
        raise NotImplementedError

    def dump(self, games: Games, index: int) -> dict[str, Any]:
        """Everything that a game in progress depends on, as JSON knows it."""
        return {
            "position": games.position(index).to_json(),
            "chosen": list(games.chosen(index)),
            "generator": games.generator(index),
        }

    def load(self, games: Games, index: int, state: Mapping[str, Any]) -> None:
        """Put what was dumped into a game; raises ErawanError, and changes nothing then."""
        raise NotImplementedError

    def position_of(self, observation: Vector) -> tuple[Any, tuple[int, ...]]:
        """The position that an open observation tells, in planes or flat, and the actions chosen.

        Raises ErawanError.
        """
        layout, shape = self.layout, np.shape(observation)
        if shape == layout.planes.shape:
            return self.read_view(layout.flatten(observation))
        if shape != layout.high.shape:
            known = f"{layout.planes.shape} or {layout.high.shape}"
            raise ErawanError(f"an observation here has the shape {known}, not {shape}")
        return self.read_view(observation)

    def read_view(self, vector: Vector) -> tuple[Any, tuple[int, ...]]:
        """The same of a flat one."""
        raise NotImplementedError

    def name_of(self, action: int) -> str:
        """What an action is called, in the words of the move codes."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return _make, (type(self), self.arguments)

    def __deepcopy__(self, _memo: object) -> Variant:
        return self  # it never changes


def _make(kind: type[Variant], arguments: dict[str, Any]) -> Variant:
    return kind(**arguments)


def item_of(state: object, name: str) -> Any:
    """What a state must have; raises ErawanError."""
    if not isinstance(state, Mapping) or name not in state:
        raise ErawanError(f"a state is an object with {name}")
    return state[name]


def numbers_of(state: Mapping[str, Any], name: str) -> Sequence[int]:
    """Numbers that a state may have; raises ErawanError."""
    numbers = state.get(name, ())
    if not isinstance(numbers, list | tuple) or not all(type(one) is int for one in numbers):
        raise ErawanError(f"{name} is a list of whole numbers")
    return numbers
