"""King of Siam's map as a picture: followers, flags, homes, crowns, the contested province lit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from erawan.king.cards import FACTIONS, HOLDERS
from erawan.views.geometry import Place, chart_of, geometry
from erawan.views.king.chart import frame, land, ornaments, outlines, sea
from erawan.views.svg.pen import Pen, element
from erawan.views.words import place_name

if TYPE_CHECKING:
    from erawan.king.position import Position
    from erawan.views.geometry.model import Box

LABEL, COUNT = 26, 24
FOLLOWER = 34
CAPITAL, FLAG, HOME, CROWN = 30, 70, 34, 30
FULL_SIZE, MAX_NAME_CHARS = 12, 22
"""Letters of a name that fit at full size, and that are shown at all."""

BANDS = {"R": "rama", "L": "lao", "M": "malay", "B": "british"}


def svg(position: Position, palette: str = "light", language: str = "en") -> str:
    """A position's map as SVG text; `palette` is one of `geometry().palettes`."""
    pen = Pen(palette)
    board = position.board
    chart = chart_of(board)
    holders = {board.codes[province]: HOLDERS[holder] for province, holder in position.control}
    bands = {code: BANDS[holder] for code, holder in holders.items()}
    lit = "" if position.is_over else board.codes[position.face_up[0]]
    crowned = {board.codes[province] for province in position.crowned}
    homes = {code: faction for faction, code in zip(FACTIONS, board.homes, strict=True)}
    pieces = geometry().pieces
    layers = [outlines(chart), sea(pen, chart), land(pen, chart, bands, lit), ornaments(pen, chart)]
    for index, province in enumerate(board.provinces):
        place = chart.provinces[province.code]
        layers.append(name(pen, place_name(province.name, language), place))
        if province.code in homes:
            layers.append(_stood(pen, f"home{homes[province.code]}", place.home, HOME))
        if province.code in crowned:
            layers.append(_stood(pen, "crown", place.crown, CROWN))
        layers.append(_stood(pen, "capital", place.capital, CAPITAL))
        if province.code in holders:
            flag = pieces[f"flag{holders[province.code]}"]
            x, y = place.capital
            height = FLAG * flag.box[1] / flag.box[0]
            layers.append(pen.drawing(flag, x, y - height, FLAG))
        else:
            layers.append(followers(pen, position.counts(index), place.followers))
    layers += [pool(pen, position.pool, chart.pool), frame(pen, chart)]
    return pen.sheet(title(position), *chart.size, element("g", "".join(layers)))


def title(position: Position) -> str:
    """What the picture shows, in a sentence."""
    board = position.board
    if position.is_over:
        return f"King of Siam on the board {board.name}: the game is over"
    contested = board.provinces[position.face_up[0]].name
    number = len(position.control) + 1
    return f"King of Siam on the board {board.name}: power struggle {number} of 8, {contested}"


def name(pen: Pen, words: str, place: Place) -> str:
    """A province's name, smaller when it is long, cut when it is very long."""
    shown = words if len(words) <= MAX_NAME_CHARS else f"{words[: MAX_NAME_CHARS - 1].rstrip()}…"
    size = min(LABEL, LABEL * FULL_SIZE / len(shown))
    return pen.text(
        shown,
        *place.label,
        size,
        font_style="italic",
        stroke=pen.colour("land"),
        stroke_width=5,
        stroke_opacity=0.75,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def followers(pen: Pen, counts: tuple[int, ...], box: Box) -> str:
    """A province's followers: a row per faction, always in the same place, and their number."""
    x, y, width, height = box
    size = min(FOLLOWER, height / 3 - 1)
    drawn = ""
    for row, (faction, count) in enumerate(zip(FACTIONS, counts, strict=True)):
        if not count:
            continue
        room = width - COUNT - size
        step = min(size + 2, room / max(count - 1, 1))
        left = x - (step * (count - 1) + size + COUNT) / 2
        top = y + (row - 1) * height / 3 - size / 2
        piece = geometry().pieces[faction]
        drawn += "".join(
            pen.drawing(piece, left + step * number, top, size) for number in range(count)
        )
        drawn += pen.text(
            str(count), left + step * (count - 1) + size + COUNT / 2 + 2, top + size / 2, COUNT
        )
    return drawn


def pool(pen: Pen, counts: tuple[int, ...], box: Box) -> str:
    """The common pool: one follower of each faction and how many there are."""
    x, y, width, height = box
    drawn = element(
        "rect",
        x=x - width / 2,
        y=y - height / 2,
        width=width,
        height=height,
        rx=8,
        fill=pen.colour("sheet"),
        stroke=pen.colour("quiet"),
        stroke_width=1.6,
    )
    for column, (faction, count) in enumerate(zip(FACTIONS, counts, strict=True)):
        middle = x + (column - 1) * width / 3
        drawn += pen.drawing(geometry().pieces[faction], middle - 30, y - 15, 30)
        drawn += pen.text(str(count), middle + 18, y, LABEL)
    return drawn


def _stood(pen: Pen, piece: str, place: tuple[float, float], width: float) -> str:
    x, y = place
    return pen.drawing(geometry().pieces[piece], x - width / 2, y - width / 2, width)
