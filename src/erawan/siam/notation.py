"""Texts: move codes and positions (docs/formats.md), each with its parser."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from erawan.core.errors import BadCode, BadPosition
from erawan.siam.grid import Grid
from erawan.siam.moves import Enter, Face, Go, Leave, Move
from erawan.siam.pieces import EMPTY, LETTERS, SIDES

_CODE = re.compile(
    r"@(?P<enter>[a-i][1-9])(?P<entering>[nesw])"
    r"|(?P<go>[a-i][1-9])(?P<target>[a-i][1-9])(?P<going>[nesw])"
    r"|(?P<face>[a-i][1-9])(?P<facing>[nesw])"
    r"|(?P<leave>[a-i][1-9])-"
)
_ROW = re.compile(r"[NESWneswo1-9]+")
_TWO_DIGITS = re.compile(r"[1-9][1-9]")
_PLY = re.compile(r"0|[1-9][0-9]{0,8}")
_FLAGS = re.compile(r"[-x][-x]")
_END = re.compile(r"#[ER=]")
MANY_ROWS = 5000
"""So many texts' rows are remembered: whoever reads a position reads all that were seen before."""


def parse_move(grid: Grid, code: object) -> Move:
    """The move with this code on a board of this size; raises BadCode.

    >>> from erawan.siam.grid import grid_of
    >>> parse_move(grid_of(5, 5), "a1b1e")
    Go(cell='a1', target='b1', facing='e')
    """
    match = _CODE.fullmatch(code) if isinstance(code, str) else None
    if match is None:
        raise BadCode("a move looks like @a1n, a1b1e, a1n or a1-, in lower case")
    for group in ("enter", "go", "target", "face", "leave"):
        if match[group] and match[group] not in grid.index:
            raise BadCode(f"{match[group]} is no cell of a {grid.width}x{grid.height} board")
    if match["enter"]:
        return Enter(match["enter"], match["entering"])
    if match["go"]:
        if match["go"] == match["target"]:
            raise BadCode(f"staying on {match['go']} and turning is written as a turn")
        return Go(match["go"], match["target"], match["going"])
    if match["face"]:
        return Face(match["face"], match["facing"])
    return Leave(match["leave"])


def format_rows(grid: Grid, cells: tuple[int, ...]) -> str:
    """The text's first field: rows from the top down, digits for empty cells."""
    rows = []
    for row in range(grid.height - 1, -1, -1):
        letters = "".join(LETTERS[piece] for piece in cells[row :: grid.height])
        rows.append(re.sub(r"\.+", lambda run: str(len(run[0])), letters))
    return "/".join(rows)


@lru_cache(MANY_ROWS)
def parse_rows(grid: Grid, text: str, field: str = "text") -> tuple[int, ...]:
    """The cells of a text's first field; raises BadPosition.

    >>> from erawan.siam.grid import grid_of
    >>> parse_rows(grid_of(3, 3), "N2/1o1/2e")
    (0, 0, 1, 0, 9, 0, 6, 0, 0)
    """
    rows = text.split("/")
    if len(rows) != grid.height:
        raise BadPosition(field, "S1.1", f"{len(rows)} rows, but the board has {grid.height}")
    cells = [EMPTY] * (grid.width * grid.height)
    for row, letters in zip(range(grid.height - 1, -1, -1), rows, strict=True):
        if not _ROW.fullmatch(letters) or _TWO_DIGITS.search(letters):
            message = "a row has the letters NESWneswo and single digits for empty cells"
            raise BadPosition(field, "S1.1", f"row {row + 1}: {message}")
        column = 0
        for letter in letters:
            if letter.isdigit():
                column += int(letter)
                continue
            if column < grid.width:
                cells[column * grid.height + row] = LETTERS.index(letter)
            column += 1
        if column != grid.width:
            message = f"{column} cells, but the board has {grid.width}"
            raise BadPosition(field, "S1.1", f"row {row + 1}: {message}")
    return tuple(cells)


class Fields(NamedTuple):
    """A position's text, read: cells, side to move, plies, who has left, and the end's mark."""

    cells: tuple[int, ...]
    side: int
    ply: int
    left: tuple[bool, bool]
    ended: str  # E, R or = when the game is over, else empty


def format_flags(left: tuple[bool, bool]) -> str:
    """The text's fourth field: x for a side that has used `leave`, elephants first."""
    return "".join("x" if flag else "-" for flag in left)


def format_text(grid: Grid, fields: Fields) -> str:
    """A position's whole text."""
    rows, side = format_rows(grid, fields.cells), SIDES[fields.side]
    end = f" #{fields.ended}" if fields.ended else ""
    return f"{rows} {side} {fields.ply} {format_flags(fields.left)}{end}"


def parse_text(grid: Grid, text: object) -> Fields:
    """The parts of a position's text; raises BadPosition.

    >>> from erawan.siam.grid import grid_of
    >>> parse_text(grid_of(5, 5), "5/5/1ooo1/5/5 E 0 --").ply
    0
    """
    parts = text.split(" ") if isinstance(text, str) else []
    if len(parts) not in (4, 5):
        raise BadPosition("text", "", "rows, side, plies and flags are needed, one space between")
    rows, side, ply, flags, *end = parts
    cells = parse_rows(grid, rows)
    if side not in tuple(SIDES):
        raise BadPosition("text", "S1.2", "the side to move is E or R")
    if not _PLY.fullmatch(ply):
        raise BadPosition("text", "S1.2", "the plies are a number of at most nine digits")
    if not _FLAGS.fullmatch(flags):
        raise BadPosition("text", "SV.B", "the flags are two of - and x")
    if end and not _END.fullmatch(end[0]):
        raise BadPosition("text", "S7.G", "a finished game has #E, #R or #=")
    return Fields(
        cells=cells,
        side=SIDES.index(side),
        ply=int(ply),
        left=(flags[0] == "x", flags[1] == "x"),
        ended=end[0][1] if end else "",
    )


def format_entry(grid: Grid, cells: tuple[int, ...], side: int, flags: str) -> str:
    """What `seen` keeps of a position: rows, side and, if not empty, the flags."""
    entry = f"{format_rows(grid, cells)} {SIDES[side]}"
    return f"{entry} {flags}" if flags else entry


def check_entry(grid: Grid, entry: object, flagged: bool, field: str) -> None:
    """Raise BadPosition unless this is an entry of `seen`, with flags or without."""
    parts = entry.split(" ") if isinstance(entry, str) else []
    if len(parts) != (3 if flagged else 2):
        wanted = "rows, side and flags" if flagged else "rows and side"
        raise BadPosition(field, "SH.1", f"{wanted} are needed, one space between")
    if parts[1] not in tuple(SIDES) or (flagged and not _FLAGS.fullmatch(parts[2])):
        raise BadPosition(field, "SH.1", "the side is E or R, the flags are two of - and x")
    parse_rows(grid, parts[0], field)
