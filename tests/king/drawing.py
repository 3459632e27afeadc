"""Positions drawn as text (`erawan.learn.king.drawing`), and what tests ask of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import erawan
from erawan.king import Move, Position
from erawan.king.notation import parse_move
from erawan.learn.king.drawing import ALL, drawn, drawn_json

__all__ = [
    "ALL", "GAME", "after", "codes_of", "drawn", "drawn_json", "effects_of", "read", "refusal",
]  # fmt: skip

GAME: Any = erawan.game("king-of-siam")


def refusal(position: Position, code: str) -> str:
    """The clause with which a position refuses a code, parsed or played; `legal` if it doesn't."""
    clauses = [refused_by(position.parse, code), refused_by(position.play, read(position, code))]
    assert len(set(clauses)) == 1, f"parse and play disagree: {clauses}"
    assert (code in codes_of(position)) == (clauses == ["legal"] * 2)
    return clauses[0]


def refused_by(take: Callable[[Any], object], move: object) -> str:
    """The clause that a call cites in refusing a move."""
    try:
        take(move)
    except erawan.IllegalMove as error:
        return error.clause
    return "legal"


def read(position: Position, code: str) -> Move:
    """The move of a code, legal or not."""
    return parse_move(position.board, code)


def codes_of(position: Position) -> list[str]:
    """The legal codes."""
    return [move.code for move in position.legal_moves()]


def effects_of(position: Position, card: str) -> list[str]:
    """The effects of a card's legal moves, each once, sorted."""
    codes = [code for code in codes_of(position) if code.startswith(card + ":")]
    return sorted({code[3:].split("/")[0] for code in codes})


def after(position: Position, *codes: str) -> Position:
    """The position after some moves."""
    for code in codes:
        position = position.play(position.parse(code))
    return position
