"""Text drawings: each is kept as a picture that a person can look at."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text
from syrupy.assertion import SnapshotAssertion

import erawan
from erawan.learn.examples import names_of
from erawan.locale import LANGUAGES
from erawan.views.king.styles import tint
from erawan.views.names import seat_names
from erawan.views.text.draw import draw
from erawan.views.words import in_words
from tests.king.drawing import drawn as king
from tests.siam.boards import board_object
from tests.siam.drawing import drawn as siam
from tests.some import some

KING, SIAM = erawan.game("king-of-siam"), erawan.game("siam")

MIDDLE = """
    3 players, seat 2 to move, 1 pass
    control vt:L ay:B
    track   ry kr cm* kd sk nk
    cm RLM   sk RLLM   kr RLLMM   ry RRRMMM   nk MM   kd RRRMM
    seat 0  RRRLL    mr kt ra la ma  #12
    seat 1  RRLLMMM  ra la ma        #10
    seat 2  RRRLMM   mr ra la ma     #11
"""
OVER = """
    2 players, seat 0 to move
    control vt:L ay:B cm:B kr:B nk:B
    seat 0  RRL  none
    seat 1  LMM  kt
"""
SIAM_MIDDLE = """
    . n . . S
    . N . . .
    . o o o .
    w . . . E
    . . . . .
"""


def plain(position: Any, width: int = 80, language: str = "en") -> str:
    told = [in_words(name, language) for name in names_of(position)]
    names = seat_names(position) if language == "en" else told
    text = draw(position, names, width, language).plain
    return "\n".join(line.rstrip() for line in text.splitlines())


@pytest.mark.parametrize(
    ("position", "width"),
    [
        (KING.start(players=3, seed=7), 80),
        (KING.start(players=4, seed=7, board="britain"), 80),
        (KING.start(players=2, seed=7), 60),
        (king(MIDDLE), 80),
        (king(OVER), 80),
        (SIAM.start(), 80),
        (SIAM.start(crosses="arrival"), 80),
        (siam(SIAM_MIDDLE, "R"), 80),
        (SIAM.position_from_text("5/5/2oo1/5/1N3 R 9 -- #E"), 80),
    ],
    ids=[
        "king of siam, three players",
        "britain, four players",
        "narrow",
        "in the middle of a game",
        "a colony",
        "siam",
        "siam, closed to arriving",
        "siam in the middle of a game",
        "siam after the end",
    ],
)
def test_drawings(position: Any, width: int, snapshot: SnapshotAssertion) -> None:
    drawing = plain(position, width)
    assert max(map(len, drawing.splitlines())) <= width
    assert drawing == snapshot


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize(
    "position", [king(MIDDLE), king(OVER), SIAM.start()], ids=["king", "colony", "siam"]
)
def test_drawings_speak_every_language(
    position: Any, language: str, snapshot: SnapshotAssertion
) -> None:
    drawing = plain(position, language=language)
    assert max(map(len, drawing.splitlines())) <= 80
    assert drawing == snapshot


def test_an_odd_map_keeps_all_its_provinces_apart() -> None:
    """A board whose provinces all lie on one spot is still readable."""
    board = KING.board("siam")
    obj = {
        "name": "heap",
        "revision": 1,
        "verified": False,
        "note": "",
        "provinces": [
            {"code": place.code, "name": "The same long name", "x": 3, "y": 3}
            for place in board.provinces
        ],
        "borders": [list(pair) for pair in board.borders],
        "homes": dict(zip("RLM", board.homes, strict=True)),
        "aids": dict(zip("123", board.aids, strict=True)),
    }
    drawing = plain(KING.start(seed=1, board=obj))
    left = [line[:43].strip() for line in drawing.splitlines()]
    for place in some(board.provinces):
        assert sum(line.startswith(f"{place.code} The same") for line in left) == 1


def test_a_large_board_of_siam_fits_eighty_columns() -> None:
    board = board_object("large", 9, 9, "e5")
    drawing = plain(SIAM.start(board=board))
    assert max(map(len, drawing.splitlines())) <= 80
    assert drawing.count("│") == 90


def coloured(text: Text, **settings: Any) -> str:
    stream = StringIO()
    Console(file=stream, force_terminal=True, color_system="standard", **settings).print(text)
    return stream.getvalue()


def test_factions_have_their_colours_beside_their_letters() -> None:
    picture = coloured(draw(king(MIDDLE), ("a", "b", "c"), 80), width=80)
    assert "\x1b[1;33mR3\x1b[0m" in picture
    assert "\x1b[1;31mL2\x1b[0m" in picture
    assert "\x1b[1;94mM3\x1b[0m" in picture
    assert coloured(tint("sk R1 L0 M2")) == "sk \x1b[1;33mR1\x1b[0m L0 \x1b[1;94mM2\x1b[0m\n"


def test_no_color_keeps_the_letters() -> None:
    picture = coloured(draw(king(MIDDLE), ("a", "b", "c"), 80), width=80, no_color=True)
    assert "\x1b[33m" not in picture
    assert "R3" in picture
