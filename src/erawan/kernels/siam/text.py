"""Siam's texts and outcomes for its kernel: what a person reads, made from the kernel's numbers."""

from __future__ import annotations

import re
from functools import lru_cache

from erawan.core.errors import BadCode
from erawan.core.outcome import Outcome, Step

LETTERS = ".NESWneswo"
FACINGS = "nesw"
SIDES = "ER"
RESERVE = 81
MANY_ENTRIES = 10_000
"""So many entries of `seen` are remembered: a game's positions name all that came before them."""

_CODE = re.compile(
    r"@(?P<enter>[a-i][1-9])(?P<entering>[nesw])"
    r"|(?P<cell>[a-i][1-9])(?:(?P<leave>-)|(?P<target>[a-i][1-9])?(?P<facing>[nesw]))"
)
_RUN = re.compile(r"\.+")
_LETTER_OF = LETTERS.encode().ljust(256, b"?")


def format_move(move: int, height: int) -> str:
    """The code of a move.

    >>> format_move(0 | 5 << 7 | 1 << 14, height=5)
    'a1b1e'
    """
    start, target, facing = move & 127, move >> 7 & 127, FACINGS[move >> 14]
    if start == RESERVE:
        return f"@{_name(target, height)}{facing}"
    if target == RESERVE:
        return f"{_name(start, height)}-"
    if target == start:
        return f"{_name(start, height)}{facing}"
    return f"{_name(start, height)}{_name(target, height)}{facing}"


def parse_move(code: str, width: int, height: int) -> int:
    """The move with this code, legal or not; raises BadCode.

    >>> parse_move("a1b1e", 5, 5)
    17024
    """
    match = _CODE.fullmatch(code)
    if match is None:
        raise BadCode(f"{code!r:.80} is no move code")
    if match["enter"]:
        start, target, facing = RESERVE, _cell(match["enter"], width, height), match["entering"]
    elif match["leave"]:
        start, target, facing = _cell(match["cell"], width, height), RESERVE, FACINGS[0]
    else:
        start, facing = _cell(match["cell"], width, height), match["facing"]
        target = _cell(match["target"], width, height) if match["target"] else start
        if match["target"] == match["cell"]:
            raise BadCode(f"staying on {match['cell']} and turning is written {code[2:]}")
    return start | target << 7 | FACINGS.index(facing) << 14


def _name(cell: int, height: int) -> str:
    return f"{chr(ord('a') + cell // height)}{cell % height + 1}"


def _cell(name: str, width: int, height: int) -> int:
    column, row = ord(name[0]) - ord("a"), int(name[1]) - 1
    if column >= width or row >= height:
        raise BadCode(f"{name} is no cell of a {width}x{height} board")
    return column * height + row


@lru_cache(MANY_ENTRIES)
def format_entry(cells: bytes, side: int, flags: tuple[int, ...], height: int) -> str:
    """What `seen` keeps of a position; `flags` is empty unless variation B is on.

    >>> format_entry(bytes([0, 0, 1, 0, 9, 0, 6, 0, 0]), 1, (), height=3)
    'N2/1o1/2e R'
    """
    letters = cells.translate(_LETTER_OF).decode()
    rows = "/".join(letters[row::height] for row in range(height - 1, -1, -1))
    marks = "".join("x" if flag else "-" for flag in flags)
    text = f"{_RUN.sub(_length, rows)} {SIDES[side]}"
    return f"{text} {marks}" if marks else text


def _length(run: re.Match[str]) -> str:
    return str(len(run[0]))


@lru_cache(MANY_ENTRIES)
def parse_entry(entry: str) -> tuple[bytes, int, tuple[int, ...]]:
    """The cells, side and flags of an entry of `seen`.

    >>> cells, side, flags = parse_entry("N2/1o1/2e R x-")
    >>> list(cells), side, flags
    ([0, 0, 1, 0, 9, 0, 6, 0, 0], 1, (1, 0))
    """
    rows, side, *marks = entry.split(" ")
    lines = [re.sub(r"\d", lambda run: "." * int(run[0]), row) for row in rows.split("/")]
    columns = zip(*reversed(lines), strict=True)
    cells = bytes(LETTERS.index(letter) for column in columns for letter in column)
    return cells, SIDES.index(side), tuple(int(mark == "x") for mark in "".join(marks))


def rock_outcome(winner: int) -> Outcome:
    """A rock fell, credited to the winner (S7.G)."""
    figures = tuple((str(seat), int(seat == winner)) for seat in (0, 1))
    return Outcome(frozenset({winner}), "rock", (Step("S7.G", figures, (str(winner),)),))


def draw_outcome(reason: str, subject: str, figure: int) -> Outcome:
    """A house rule made it a draw (SH.1)."""
    return Outcome(frozenset(), reason, (Step("SH.1", ((subject, figure),), ()),))
