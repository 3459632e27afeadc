"""Siam drawn in text: the board with facings, the reserves, and crosses while they are closed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from erawan.siam.options import CROSS_PLIES
from erawan.siam.pieces import EMPTY, FACING, OWNER, ROCK
from erawan.siam.position import Position
from erawan.siam.rules import entry_barred
from erawan.views.messages import message
from erawan.views.text.styles import QUIET, STRONG

ARROWS = "↑→↓←"
LETTERS = "Er"
"""Elephants in capitals, rhinos in small letters, as in a position's text."""
STONE = "▓▓▓"
SIDE_STYLES = ("bold bright_cyan", "bold yellow")
CLOSED = "bold red"
Part = tuple[str, str]


def draw(position: Position, names: Sequence[str], _width: int, language: str) -> Text:
    """The whole table; a board of nine columns needs 40 of the terminal's."""
    lines = [Text(status(position, names, language), STRONG), Text()]
    lines += [*board_rows(position), Text()]
    lines += [reserve_row(position, names, side, language) for side in (0, 1)]
    return Text("\n").join([*lines, Text.assemble(*legend(position, language))])


def status(position: Position, names: Sequence[str], language: str) -> str:
    """Where the game stands."""
    if position.to_move is None:
        return message("siam-over", language, ply=position.ply)
    return message("siam-status", language, ply=position.ply + 1, who=names[position.to_move])


def board_rows(position: Position) -> list[Text]:
    """The board with its coordinates, the last row on top."""
    board = position.options.board
    letters = Text("    " + "   ".join(chr(ord("a") + column) for column in range(board.width)))
    rows = [letters, _rule(board.width, "┌┬┐")]
    for row in range(board.height, 0, -1):
        parts: list[Part] = [(f"{row} ", ""), ("│", QUIET)]
        for column in range(board.width):
            cell = board.grid.index[f"{chr(ord('a') + column)}{row}"]
            parts += [_piece(position, cell), ("│", QUIET)]
        rows += [Text.assemble(*parts, f" {row}"), _rule(board.width, "├┼┤")]
    return [*rows[:-1], _rule(board.width, "└┴┘"), letters.copy()]


def reserve_row(position: Position, names: Sequence[str], side: int, language: str) -> Text:
    """A side's animals beside the board."""
    number = position.reserve[side]
    animals = " ".join(LETTERS[side] * number) or message("nobody-beside", language)
    before, after = message("beside", language, who=names[side], animals="\0").split("\0")
    return Text.assemble(before, (animals, SIDE_STYLES[side] if number else QUIET), after)


def legend(position: Position, language: str) -> list[Part]:
    """What the signs mean; closed crosses only while they are."""
    text = message("siam-legend", language, elephant="E↑", rhino="r↑", rock=STONE)
    parts: list[Part] = [(text, QUIET)]
    if any(entry_barred(position, cell) for cell in position.options.board.cross_cells):
        arrival = "-arrival" * (position.options.crosses == "arrival")
        closed = message("crosses-closed" + arrival, language, cross="×", plies=CROSS_PLIES)
        parts += [("\n" + closed, QUIET)]
    return parts


def _piece(position: Position, cell: int) -> Part:
    piece = position.cells[cell]
    if piece == ROCK:
        return STONE, ""
    if piece != EMPTY:
        side = OWNER[piece]
        return f"{LETTERS[side]}{ARROWS[FACING[piece]]} ", SIDE_STYLES[side]
    if entry_barred(position, cell):
        return " × ", CLOSED
    return (" + ", QUIET) if cell in position.options.board.cross_cells else ("   ", "")


def _rule(width: int, corners: str) -> Text:
    return Text("  " + corners[0] + corners[1].join(["───"] * width) + corners[2], QUIET)
