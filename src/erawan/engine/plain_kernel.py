"""The rules' positions in the place of a compiled kernel: slower, and there for every game."""

from __future__ import annotations

from typing import Any

from erawan.core.game import Position
from erawan.core.outcome import Outcome
from erawan.core.perft import perft


class PlainKernel:
    """A position that answers like a kernel."""

    def __init__(self, position: Position[Any]) -> None:
        self._position = position

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return self._position.outcome

    def legal_codes(self) -> list[str]:
        """The codes of all legal moves, sorted."""
        return [move.code for move in self.legal_moves()]

    def legal_moves(self) -> list[Any]:
        """All legal moves, in the order of their codes."""
        return self._position.legal_moves()

    def code_of(self, move: Any) -> str:
        """The code of a move."""
        return str(move.code)

    def play(self, code: str) -> PlainKernel:
        """What the move of a code leads to."""
        return PlainKernel(self._position.play(self._position.parse(code)))

    def play_move(self, move: Any) -> PlainKernel:
        """What a move leads to."""
        return PlainKernel(self._position.play(move))

    def perft(self, depth: int) -> int:
        """The positions after so many plies."""
        return perft(self._position, depth)

    def store(self) -> Position[Any]:
        """The position."""
        return self._position
