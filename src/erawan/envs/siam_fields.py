"""What a side of Siam observes, and how a position is read back from it.

Cells are numbered row by row from a1, facings in the order n e s w. The viewer's own animals come
first; the board is not turned round, because the rules know no direction: both sides enter on all
outside cells. The position is the one before the turn; what was chosen of it so far is told beside
it.

Under `repetition` (SH.1) the positions that were there before are not in the observation, only how
often the present one was: `state()` has them all. That is enough to know how a game ended, also
by repetition or at the limit of plies: the position that is read back has itself so often among
those seen before, and nothing else.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from erawan.core.registry import game
from erawan.envs.fields import Field, Layout, Vector
from erawan.siam.board import Board
from erawan.siam.options import Options
from erawan.siam.scoring import DRAW
from erawan.siam.seen import Seen

STEPS = ("animal", "target", "facing")
PLY_DIGITS = 5
MOST_SEEN = 127


@cache
def layout(width: int, height: int) -> Layout:
    """The fields for a board of this size."""
    cells = width * height
    return Layout(
        (
            Field("own", (4, cells), 1, "S1.1", "the viewer's animals, by facing", "last"),
            Field("opposing", (4, cells), 1, "S1.1", "the opponent's animals, by facing", "last"),
            Field("rocks", (cells,), 1, "S1.1", "rocks", "last"),
            Field("crosses", (cells,), 1, "S3.2", "crosses that still bar an arrival", "last"),
            Field("animal", (cells,), 1, "S2.1", "this turn: the animal that is played", "last"),
            Field("target", (cells,), 1, "S4.1 S5.1", "this turn: the cell it comes to", "last"),
            Field("entering", (1,), 1, "S3.1", "this turn: whether it comes from the reserve"),
            Field("step", (3,), 1, "", f"what is chosen next: {' '.join(STEPS)}"),
            Field("reserve", (2,), 30, "S1.1", "animals beside the board, the viewer's first"),
            Field("left", (2,), 1, "SV.B", "whether a side has made `leave`, the viewer first"),
            Field("side", (2,), 1, "S1.2", "the viewer's side: elephants or rhinos"),
            Field("to_move", (2,), 1, "S1.2", "whose turn it is, or would be: own, opponent's"),
            Field(
                "plies",
                (PLY_DIGITS,),
                127,
                "S3.2 SH.1",
                "plies played, to the base 128, lowest first",
            ),
            Field(
                "seen",
                (1,),
                MOST_SEEN,
                "SH.1",
                f"how often this position was there before, {MOST_SEEN} for more too",
            ),
            Field("ended", (3,), 1, "S7.G SH.1", "won by the viewer, by the opponent, or drawn"),
        ),
        (height, width),
    )


def position_of(vector: Vector, options: Options) -> tuple[Any, tuple[int, ...]]:
    """The position and the actions chosen so far in small steps, of a flat observation.

    Of what was seen before it knows only the position itself. Raises BadPosition.
    """
    board = options.board
    seen = layout(board.width, board.height).read(vector)
    obj = {"game": "siam", "text": _text(seen, board), "options": options.to_json(), "seen": ()}
    setup = game("siam").setup(obj)
    earlier = Seen.of([setup.entry] * _earlier(int(seen["seen"][0]), setup))
    chosen = []
    if seen["entering"][0]:
        chosen = [board.width * board.height]
    elif seen["animal"].any():
        chosen = [int(seen["animal"].argmax())]
    if seen["target"].any():
        chosen.append(int(seen["target"].argmax()))
    return replace(setup, seen=earlier).position(), tuple(chosen)


def _earlier(seen: int, setup: Any) -> int:
    """How often the position was there before; where more was seen than is told, the end says."""
    options: Options = setup.options
    is_at_limit = options.ply_limit is not None and setup.ply >= options.ply_limit
    if seen < MOST_SEEN or setup.ended != DRAW or is_at_limit or options.repetition is None:
        return seen
    return max(seen, options.repetition - 1)


def _text(seen: dict[str, Any], board: Board) -> str:
    """The position's text."""
    side = int(seen["side"].argmax())
    letters = np.full(board.width * board.height, ".", dtype="U1")
    for own, field in enumerate(("opposing", "own")):
        is_elephant = (side == 0) == bool(own)
        for facing, letter in enumerate("NESW" if is_elephant else "nesw"):
            letters[seen[field][facing].astype(bool)] = letter
    letters[seen["rocks"].astype(bool)] = "o"
    rows = letters.reshape(board.height, board.width)[::-1]
    text = "/".join("".join(_shorten("".join(row))) for row in rows)
    mover = (int(seen["to_move"].argmax()) + side) % 2
    plies = sum(int(digit) << 7 * place for place, digit in enumerate(seen["plies"]))
    left = seen["left"] if side == 0 else seen["left"][::-1]
    flags = "".join("x" if flag else "-" for flag in left)
    parts = [text, "ER"[mover], str(plies), flags]
    if seen["ended"].any():
        result = int(seen["ended"].argmax())
        parts.append("#" + (DRAW if result == 2 else "ER"[(side + result) % 2]))
    return " ".join(parts)


def _shorten(row: str) -> list[str]:
    """A row of a position's text: runs of empty cells as their length."""
    parts: list[str] = []
    for letter in row:
        if letter == "." and parts and parts[-1].isdigit():
            parts[-1] = str(int(parts[-1]) + 1)
        else:
            parts.append("1" if letter == "." else letter)
    return parts
