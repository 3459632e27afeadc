"""Positions drawn as text, so that a test shows the board it is about.

    drawn('''
        . . N . .
        . . . . .
        . o o o .
        . . . n .
        . . . . .
    ''', "R")

Lines are drawn with the mover first, along the push; `^` with the push, `v`
against it, `>` sideways, `o` rock, `|` edge, `_` empty; `(E)` or `(R)` names an animal's owner.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest

import erawan
from erawan.siam import GAME, Move, Position
from erawan.siam.notation import parse_move
from tests.siam.boards import board_object

CLASSIC_START = """
    . . . . .
    . . . . .
    . o o o .
    . . . . .
    . . . . .
"""
ALL_OUT = """
    . . . . .
    . N N . .
    . o o o .
    . . N N .
    . . n . W
"""
"""All five elephants are on the board."""


def drawn(
    drawing: str, side: str = "E", ply: int = 20, flags: str = "--", **options: Any
) -> Position:
    """The position of a drawing; past the crosses unless said otherwise."""
    rows = [row.replace(" ", "") for row in drawing.strip().splitlines()]
    fields = [re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in rows]
    return GAME.position_from_text(f"{'/'.join(fields)} {side} {ply} {flags}", options)


def drawing_of(position: Position) -> str:
    """The drawing of a position, without its side and plies."""
    rows = position.text.split(" ")[0].split("/")
    dots = (re.sub(r"\d", lambda digit: "." * int(digit[0]), row) for row in rows)
    return "\n".join(" ".join(row) for row in dots)


def same(drawing: str) -> str:
    """A drawing as `drawing_of` would print it."""
    return "\n".join(" ".join(row.split()) for row in drawing.strip().splitlines())


def codes_of(position: Position) -> list[str]:
    """The legal codes."""
    return [move.code for move in position.legal_moves()]


def after(position: Position, *codes: str) -> Position:
    """The position after some moves."""
    for code in codes:
        position = position.play(position.parse(code))
    return position


def move_of(position: Position, code: str) -> Move:
    """The move of a code, legal or not."""
    return parse_move(position.grid, code)


def refusal(position: Position, code: str) -> str:
    """The clause with which a position refuses a code, both parsed and played; else `legal`."""
    try:
        position.parse(code)
    except erawan.IllegalMove as error:
        parsed = error
    else:
        return "legal"
    with pytest.raises(erawan.IllegalMove, match=re.escape(str(parsed))) as played:
        position.play(move_of(position, code))
    assert played.value.clause == parsed.clause
    assert code not in codes_of(position)
    return parsed.clause


@dataclass(frozen=True)
class Line:
    """A position that has a drawn line on it, and the code of the push along it."""

    position: Position
    code: str

    def refusal(self) -> str:
        """The clause with which the push is refused, or `legal`."""
        return refusal(self.position, self.code)

    def play(self) -> Position:
        """The position after the push."""
        return after(self.position, self.code)


def line(text: str, way: str = "n", entering: bool = False, **options: Any) -> Line:
    """A drawn line on a board that is just long enough, the push going north, east, south or west.

    Owners that are not named: elephants, but rhinos for animals that don't face the push.
    """
    drawing, edge = re.subn(r"\s*\|$", "", text)
    mover, *words = drawing.split()
    words = words if entering else [mover, *words]
    words = words if edge or words[-1] == "_" else [*words, "_"]
    behind = max(0, 3 - len(words))
    letters = [*"." * behind, *(_letter(word, way) for word in words)]
    places = _places(len(letters), way)
    position = drawn(
        _picture(dict(zip(places, letters, strict=True)), upright=way in "ns"),
        mover[2] if "(" in mover else "E",
        board=_board(len(letters), max(1, letters.count("o")), upright=way in "ns"),
        **options,
    )
    names = [f"{'abcdefghi'[column]}{row + 1}" for column, row in places[behind:]]
    return Line(position, f"@{names[0]}{way}" if entering else f"{names[0]}{names[1]}{way}")


def _places(length: int, way: str) -> list[tuple[int, int]]:
    """Columns and rows of a line in the middle of a board, along the push."""
    upright = [(2, i) if way in "ns" else (i, 2) for i in range(length)]
    return upright if way in "ne" else upright[::-1]


def _picture(letters: dict[tuple[int, int], str], upright: bool) -> str:
    """The drawing of a line on its board, with a rock in the corner if it has none."""
    width, height = (5, len(letters)) if upright else (len(letters), 5)
    corner = {} if "o" in letters.values() else {(0, 0): "o"}
    rows = [[(corner | letters).get((x, y), ".") for x in range(width)] for y in range(height)]
    return "\n".join("".join(row) for row in reversed(rows))


def _board(length: int, rocks: int, upright: bool) -> dict[str, Any]:
    width, height = (5, length) if upright else (length, 5)
    return board_object("line", width, height, " ".join(["a1", "a2", "a3", "b1"][:rocks]))


def _letter(word: str, way: str) -> str:
    """The letter of a word of a line: `^`, `v`, `>`, `o` or `_`, perhaps with an owner."""
    if word in ("_", "o"):
        return {"_": ".", "o": "o"}[word]
    turn = {"^": 0, ">": 1, "v": 2}[word[0]]
    facing = "nesw"[("nesw".index(way) + turn) % 4]
    owner = word[2] if "(" in word else ("E" if word[0] == "^" else "R")
    return facing.upper() if owner == "E" else facing
