"""Positions of every kind for hypothesis: boards, options, crowded and empty, early and late."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from erawan.siam import GAME, Position
from tests.siam.boards import board_object


def board(width: int, height: int, rocks: str, crosses: str) -> dict[str, Any]:
    """A board object with its cells in one text each."""
    made = board_object(f"{width}x{height}", width, height, rocks, crosses, "for tests")
    return made | {"revision": 2}


BOARDS: list[Any] = [
    "classic",
    "temple",
    board(3, 3, "b2", "b1"),
    board(4, 7, "a4 b4 c4 d4", "b1 b2 c7"),
    board(9, 9, "d5 e4 e5 f5", ""),
]


@st.composite
def option_sets(draw: st.DrawFn) -> dict[str, Any]:
    """Options that are valid together."""
    return {
        "board": draw(st.sampled_from(BOARDS)),
        "animals": draw(st.integers(1, 5)),
        "crosses": draw(st.sampled_from(["off", "entry", "arrival"])),
        "force": draw(st.sampled_from(["stepwise", "total"])),
        "removals": draw(st.sampled_from([None, 1])),
        "repetition": draw(st.sampled_from([None, None, 2, 3])),
        "ply_limit": draw(st.sampled_from([None, None, 9])),
    }


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any running position, most of them never reached in a game."""
    options = draw(option_sets())
    start = GAME.start(**options)
    board = start.options.board
    letters = "o" * len(board.rocks)
    for side in ("NESW", "nesw"):
        letters += draw(st.text(side, max_size=start.options.animals))
    letters = letters[: len(board.grid.names)]
    # A few columns only, so that lines are long and many touch the edge.
    columns = draw(st.integers(2, board.width))
    names = [name for name in board.grid.names if ord(name[0]) - ord("a") < columns]
    names = names if len(names) >= len(letters) else list(board.grid.names)
    cells = draw(st.permutations(names))[: len(letters)]
    placed = dict(zip(cells, letters, strict=True))
    rows = [
        "".join(placed.get(f"{column}{row}", ".") for column in "abcdefghi"[: board.width])
        for row in range(board.height, 0, -1)
    ]
    for length in range(9, 0, -1):
        rows = [row.replace("." * length, str(length)) for row in rows]
    side, ply = draw(st.sampled_from("ER")), draw(st.integers(0, 8))
    flags = draw(st.sampled_from(["--", "x-", "-x", "xx"]))
    return GAME.position_from_text(f"{'/'.join(rows)} {side} {ply} {flags}", options)


@st.composite
def reached(draw: st.DrawFn) -> Position:
    """A position, running or over, that was played to from a start."""
    position = GAME.start(**draw(option_sets()))
    for choice in draw(st.lists(st.integers(0, 10**6), max_size=25)):
        moves = position.legal_moves()
        if not moves:
            break
        position = position.play(moves[choice % len(moves)])
    return position
