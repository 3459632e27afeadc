"""A game and its options, as all environments share them: positions, actions, observations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias

from erawan.core.errors import ErawanError
from erawan.core.registry import game
from erawan.envs import king_fields, siam_fields
from erawan.envs.fields import Layout
from erawan.envs.king.games import Games as KingGames
from erawan.envs.rewards import rewards_by_bits
from erawan.envs.siam.games import Games as SiamGames
from erawan.kernels.king.state import Board as KingTables
from erawan.kernels.siam.tables import Rules as SiamTables
from erawan.king.board import Board

ACTIONS = ("steps", "whole")


Games: TypeAlias = KingGames | SiamGames
"""Games in progress, compiled."""


class Variant:
    """A game under options; pickled by its arguments, since all else follows from them."""

    game: str
    players: int
    actions: int
    layout: Layout

    def __init__(self, **arguments: Any) -> None:
        self.arguments = arguments

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

    def name_of(self, action: int) -> str:
        """What an action is called, in the words of the move codes."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return _make, (type(self), self.arguments)

    def __deepcopy__(self, _memo: object) -> Variant:
        return self  # it never changes


class KingVariant(Variant):
    """King of Siam for so many players on a board, with open or closed piles."""

    game = "king-of-siam"
    actions = 88

    def __init__(
        self, players: int = 2, board: object = "siam", *, open_piles: bool = True
    ) -> None:
        super().__init__(players=players, board=board, open_piles=open_piles)
        self.players = players
        self.open_piles = bool(open_piles)
        self._template = game(self.game).start(players=players, seed=0, board=board)
        self.board: Board = self._template.board
        self.layout = king_fields.layout(players, self.open_piles)
        self._tables = KingTables(self.board)

    def games(self, count: int) -> KingGames:
        """So many games, all dealt by seed 0."""
        games = KingGames(self._template, count, self.open_piles, self._tables)
        games.share_rewards(self.rewards)
        return games

    def dump(self, games: Any, index: int) -> dict[str, Any]:
        """The top cards too: a position does not know them."""
        return {**super().dump(games, index), "tops": list(games.tops(index))}

    def load(self, games: Any, index: int, state: Mapping[str, Any]) -> None:
        """Without `tops` no top card is known."""
        position = game(self.game).position(_item(state, "position"))
        tops = state.get("tops", [0] * self.players)
        chosen, generator = _numbers(state, "chosen"), state.get("generator", 0)
        try:
            games.load(index, position, chosen, tops, generator)
        except (OverflowError, TypeError, ValueError) as error:
            raise ErawanError(f"no state of this game: {error}") from error

    def name_of(self, action: int) -> str:
        """Such as `kt`, `pass`, `sk`, `Rsk`, `RLsk`."""
        codes = self.board.codes
        if action < 7:
            return king_fields.CARDS[action]
        if action == 7:
            return "pass"
        if action < 16:
            return codes[action - 8]
        if action < 40:
            return king_fields.FACTIONS[(action - 16) % 3] + codes[(action - 16) // 3]
        return king_fields.PAIRS[(action - 40) % 6] + codes[(action - 40) // 6]


class SiamVariant(Variant):
    """Siam under its options, a turn in small steps or as one action."""

    game = "siam"
    players = 2

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

    def games(self, count: int) -> SiamGames:
        """So many games, all at the start."""
        games = SiamGames(self._template, count, self.whole, self._tables)
        games.share_rewards(self.rewards)
        return games

    def load(self, games: Any, index: int, state: Mapping[str, Any]) -> None:
        """The position must be of the same options."""
        position = game(self.game).position(_item(state, "position"))
        try:
            games.load(index, position, _numbers(state, "chosen"), state.get("generator", 0))
        except (OverflowError, TypeError, ValueError) as error:
            raise ErawanError(f"no state of this game: {error}") from error

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


def variant_of(position: Any, **options: Any) -> Variant:
    """The variant that a position belongs to."""
    if position.game == "king-of-siam":
        return KingVariant(position.players, position.board.to_json(), **options)
    return SiamVariant(**{**options, **position.options.to_json()})


def _make(kind: type[Variant], arguments: dict[str, Any]) -> Variant:
    return kind(**arguments)


def _item(state: Mapping[str, Any], name: str) -> Any:
    if name not in state:
        raise ErawanError(f"a state is an object with {name}")
    return state[name]


def _numbers(state: Mapping[str, Any], name: str) -> Sequence[int]:
    numbers = state.get(name, ())
    if not isinstance(numbers, list | tuple) or not all(type(one) is int for one in numbers):
        raise ErawanError(f"{name} is a list of whole numbers")
    return numbers
