"""King of Siam as all environments share it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from erawan.core.errors import ErawanError
from erawan.core.registry import game
from erawan.envs import king_fields
from erawan.envs.fields import Vector
from erawan.envs.king.games import KingGames
from erawan.envs.variant import Variant, item_of, numbers_of
from erawan.kernels.king.state import Board as KingTables
from erawan.king.board import Board
from erawan.king.state import NAME


class KingVariant(Variant):
    """King of Siam for so many players on a board, with open or closed piles."""

    game = NAME
    actions = 88
    parameters: ClassVar = {
        "players": 2,
        "board": "siam",
        "open_piles": True,
        "seed": 0,
        "deals": 1,
    }
    own_options = ("open_piles",)

    def __init__(
        self, players: int = 2, board: object = "siam", *, open_piles: bool = True
    ) -> None:
        super().__init__(players=players, board=board, open_piles=open_piles)
        if open_piles not in (True, False):
            raise ErawanError(f"open_piles is True or False, not {open_piles!r:.40}")
        self.players = players
        self.open_piles = bool(open_piles)
        self._template = game(self.game).start(players=players, seed=0, board=board)
        self.board: Board = self._template.board
        self.layout = king_fields.layout(players, self.open_piles)
        self._tables = KingTables(self.board)

    @classmethod
    def options_of(cls, position: Any) -> dict[str, Any]:
        """Its players and its board."""
        return {"players": position.players, "board": position.board.to_json()}

    @property
    def most_actions(self) -> int:
        """Plays of five actions, and passes."""
        return 8 * self.players * (self.players + 5)

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
        position = game(self.game).position(item_of(state, "position"))
        tops = state.get("tops", [0] * self.players)
        chosen, generator = numbers_of(state, "chosen"), state.get("generator", 0)
        try:
            games.load(index, position, chosen, tops, generator)
        except (OverflowError, TypeError, ValueError) as error:
            raise ErawanError(f"no state of this game: {error}") from error

    def read_view(self, vector: Vector) -> tuple[Any, tuple[int, ...]]:
        """Only with open piles: closed ones hide hands."""
        if not self.open_piles:
            raise ErawanError("with closed piles an observation does not tell the position (K5.1)")
        return king_fields.position_of(vector, self.board, self.players)

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
