"""Siam's board as a picture: carved teak, coordinates, animals with their facings, rocks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from erawan.siam.options import CROSS_PLIES
from erawan.siam.pieces import EMPTY, FACING, OWNER, ROCK
from erawan.views.geometry import geometry
from erawan.views.svg.pen import Pen, element

if TYPE_CHECKING:
    from erawan.siam.position import Position

CELL, PIECE, ROCK_SIZE = 100, 88, 80
FRAME, SHELF = 56, 76
NAMES = ("elephant", "rhino")


def svg(position: Position, palette: str = "light", _: str = "en") -> str:
    """A position's board and reserves as SVG text; `palette` is one of `geometry().palettes`."""
    pen = Pen(palette)
    board = position.options.board
    width = board.width * CELL + 2 * FRAME
    height = board.height * CELL + 2 * FRAME + 2 * SHELF
    layers = [
        element("rect", width=width, height=height, fill=pen.colour("paper")),
        reserve(pen, 1, position.reserve[1], width, 0),
        element(
            "g",
            teak(pen, board.width, board.height) + crosses(pen, position) + pieces(pen, position),
            transform=f"translate(0 {SHELF})",
        ),
        reserve(pen, 0, position.reserve[0], width, height - SHELF),
    ]
    return pen.sheet(title(position), width, height, "".join(layers))


def title(position: Position) -> str:
    """What the picture shows, in a sentence."""
    if position.ended:
        return f"Siam on the board {position.options.board.name}: the game is over"
    mover = ("elephants", "rhinos")[position.side]
    return f"Siam on the board {position.options.board.name}: {mover} to move"


def corner(position: Position, cell: int) -> tuple[float, float]:
    """The top left corner of a cell."""
    column, row = divmod(cell, position.options.board.height)
    return FRAME + column * CELL, FRAME + (position.options.board.height - 1 - row) * CELL


def teak(pen: Pen, columns: int, rows: int) -> str:
    """The empty board: a carved frame, the wood's grain, grooves between the cells, coordinates."""
    inner_width, inner_height = columns * CELL, rows * CELL
    width, height = inner_width + 2 * FRAME, inner_height + 2 * FRAME
    grooves = "".join(f"M{FRAME + i * CELL} {FRAME}v{inner_height}" for i in range(columns + 1))
    grooves += "".join(f"M{FRAME} {FRAME + i * CELL}h{inner_width}" for i in range(rows + 1))
    layers = [
        _rect(2, 2, width - 4, height - 4, 10, pen.colour("frame"), pen.colour("groove"), 3),
        _rect(9, 9, width - 18, height - 18, 5, "none", pen.colour("carving"), 1.2),
        _rect(
            FRAME - 8,
            FRAME - 8,
            inner_width + 16,
            inner_height + 16,
            3,
            "none",
            pen.colour("carving"),
            1.2,
        ),
        _rect(
            FRAME, FRAME, inner_width, inner_height, 0, pen.colour("teak"), pen.colour("groove"), 0
        ),
        pen.path(grain(columns, rows), stroke="grain", width=2),
        pen.path(grooves, stroke="carving", width=2, transform="translate(1.6 1.6)", opacity=0.6),
        pen.path(grooves, stroke="groove", width=2.4),
        pen.path(lozenges(columns, rows), stroke="carving", width=1.4),
    ]
    for column in range(columns):
        x = FRAME + (column + 0.5) * CELL
        letter = chr(ord("a") + column)
        layers += [pen.text(letter, x, y, 26, "carving") for y in (FRAME / 2, height - FRAME / 2)]
    for row in range(rows):
        y = FRAME + (rows - row - 0.5) * CELL
        number = str(row + 1)
        layers += [pen.text(number, x, y, 26, "carving") for x in (FRAME / 2, width - FRAME / 2)]
    return "".join(layers)


def grain(columns: int, rows: int) -> str:
    """The wood's grain: long lines that sway a little, each its own way."""
    length = columns * CELL
    d = ""
    for line in range(1, rows * 4):
        y = FRAME + line * CELL / 4 + (line * 37 % 11 - 5)
        sway = line * 53 % 13 - 6
        d += f"M{FRAME} {y:g}q{length / 4:g} {sway} {length / 2:g} 0t{length / 2:g} {sway / 3:.1f}"
    return d


def lozenges(columns: int, rows: int) -> str:
    """The frame's carving: a lozenge at every corner of the cells, with a bead on each side."""
    width, height = columns * CELL + 2 * FRAME, rows * CELL + 2 * FRAME
    middle = FRAME / 2
    across = [(FRAME + i * CELL, y) for i in range(columns + 1) for y in (middle, height - middle)]
    down = [(x, FRAME + i * CELL) for i in range(rows + 1) for x in (middle, width - middle)]
    corners = [(x, y) for x in (middle, width - middle) for y in (middle, height - middle)]
    d = "".join(f"M{x:g} {y - 10:g}l10 10l-10 10l-10 -10z" for x, y in across + down)
    d += "".join(f"M{x:g} {y - 4:g}l4 4l-4 4l-4 -4z" for x, y in across + down)
    return d + "".join(f"M{x:g} {y - 12:g}l12 12l-12 12l-12 -12z" for x, y in corners)


def crosses(pen: Pen, position: Position) -> str:
    """The crosses carved into their cells, struck out in red while they are barred (S3.2)."""
    barred = position.options.crosses != "off" and position.ply < CROSS_PLIES
    drawings = geometry().siam
    drawn = ""
    for cell in sorted(position.options.board.cross_cells):
        x, y = corner(position, cell)
        drawn += pen.drawing(drawings["cross"], x + 5, y + 5, CELL - 10)
        if barred and position.cells[cell] == EMPTY:
            drawn += pen.drawing(drawings["barred"], x + 5, y + 5, CELL - 10)
    return drawn


def pieces(pen: Pen, position: Position) -> str:
    """Everything that stands on the board."""
    drawings = geometry().siam
    drawn = ""
    for cell, piece in enumerate(position.cells):
        x, y = corner(position, cell)
        if piece == ROCK:
            gap = (CELL - ROCK_SIZE) / 2
            drawn += pen.drawing(drawings["rock"], x + gap, y + gap, ROCK_SIZE)
        elif piece != EMPTY:
            gap = (CELL - PIECE) / 2
            animal = drawings[NAMES[OWNER[piece]]]
            drawn += pen.drawing(animal, x + gap, y + gap, PIECE, 90 * FACING[piece])
    return drawn


def reserve(pen: Pen, side: int, count: int, width: float, top: float) -> str:
    """A side's animals beside the board, looking at it."""
    size = SHELF - 12
    animal = geometry().siam[NAMES[side]]
    turn = 0 if side == 0 else 180
    left = (width - count * (size + 8)) / 2 + 4
    return "".join(
        pen.drawing(animal, left + number * (size + 8), top + 6, size, turn)
        for number in range(count)
    )


def _rect(
    x: float, y: float, width: float, height: float, rx: float, fill: str, stroke: str, thick: float
) -> str:
    return element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=rx,
        fill=fill,
        stroke=stroke,
        stroke_width=thick,
    )
