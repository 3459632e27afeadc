"""What a person reads when something is refused: what is wrong, and by which clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import erawan
from erawan.core.turn import Choice
from erawan.siam import GAME, Position
from erawan.siam.pieces import LETTERS, describe
from tests.siam.drawing import CLASSIC_START, drawn

CLASSIC = GAME.board("classic").to_object()
BOARD = """
    . . . . s
    . . . . .
    E o o . .
    . . W . .
    N w E o .
"""
FULL = """
    . . . . .
    . N N . .
    . o o o .
    . . N N .
    . . n . W
"""


def said(action: Callable[[], object]) -> str:
    """The message with which an action is refused."""
    with pytest.raises(erawan.ErawanError) as caught:
        action()
    return str(caught.value)


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("b2n", "on b2 is no animal of the elephants (S2.1)"),
        ("@c3n", "c3 is not an outside cell (S3.1)"),
        ("@a1w", "entering onto a1 pushes, so it must face straight in (S3.3)"),
        ("a1c1n", "c1 is not next to a1 (S4.1)"),
        ("a1n", "the elephant on a1 already faces that way (S5.1)"),
        ("c2-", "c2 is not an outside cell (S6.1)"),
        ("a1b1e", "the animal on a1 does not face b1 (S7.A)"),
        ("a3b3e", "the force is 1, but the rocks in the line need 2 (S7.B)"),
        ("c1d1n", "the pusher can't turn (S7.I)"),
    ],
)
def test_an_illegal_move_is_explained(code: str, message: str) -> None:
    assert said(lambda: drawn(BOARD).parse(code)) == message


def test_pieces_are_called_by_their_kind() -> None:
    assert said(lambda: drawn(BOARD, "R").parse("b1w")) == (
        "the rhino on b1 already faces that way (S5.1)"
    )
    assert [describe(LETTERS.index(letter)) for letter in "Nno"] == ["elephant", "rhino", "rock"]


@pytest.mark.parametrize(
    ("position", "code", "message"),
    [
        (drawn(FULL), "@a1n", "the elephants have no animal left beside the board (S3.1)"),
        (
            drawn(CLASSIC_START, ply=0),
            "@c1n",
            "the cross on c1 is closed for the first 4 plies (S3.2)",
        ),
        (
            drawn(BOARD.replace("w E", "E ."), ply=0, crosses="arrival"),
            "b1c1n",
            "the cross on c1 is closed for the first 4 plies (S3.2)",
        ),
        (
            drawn(BOARD.replace("N w", "E w")),
            "a1b1e",
            "the force fails on the way: what stands beyond an obstacle can't help (S7.F)",
        ),
        (
            drawn(BOARD.replace("N w E", "E w .")),
            "a1b1e",
            "the animals facing the push are not outweighed: the force is 0 (S7.C)",
        ),
        (
            drawn(BOARD, flags="x-", removals=1),
            "a1-",
            "the elephants have already taken an animal out (SV.B)",
        ),
        (
            GAME.position_from_text("5/5/4E/5/1o1o1 R 21 -- #E"),
            "@a1n",
            "the game is over (S7.G)",
        ),
        (
            GAME.position_from_text("5/5/1ooo1/5/5 E 8 -- #=", {"ply_limit": 8}),
            "@a1n",
            "the game is over (SH.1)",
        ),
    ],
)
def test_an_illegal_move_is_explained_in_its_position(
    position: Position, code: str, message: str
) -> None:
    assert said(lambda: position.parse(code)) == message


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("A1N", "a move looks like @a1n, a1b1e, a1n or a1-, in lower case"),
        ("@f1n", "f1 is no cell of a 5x5 board"),
        ("a1a1n", "staying on a1 and turning is written as a turn"),
    ],
)
def test_a_bad_code_is_explained(code: str, message: str) -> None:
    assert said(lambda: drawn(BOARD).parse(code)) == message


@pytest.mark.parametrize(
    ("chosen", "choice", "message"),
    [
        ((), Choice("animal", "b1"), "on b1 is none of your animals (S2.1)"),
        (("a1", "a2", "n"), Choice("facing", "n"), "that is not to be chosen now (S2.1)"),
        (("c2",), Choice("target", "-"), "c2 is not an outside cell (S6.1)"),
    ],
)
def test_a_bad_choice_is_explained(chosen: tuple[str, ...], choice: Choice, message: str) -> None:
    turn = drawn(BOARD).turn()
    for value in chosen:
        turn = turn.choose(Choice(turn.prompt, value))
    assert said(lambda: turn.choose(choice)) == message


def test_an_empty_reserve_is_explained_to_who_chooses_it() -> None:
    assert said(lambda: drawn(FULL).turn().choose(Choice("animal", "@"))) == "none can enter (S3.1)"


@pytest.mark.parametrize(
    ("text", "options", "message"),
    [
        ("5/5/1ooo1/5 E 0 --", {}, "text: 4 rows, but the board has 5 (S1.1)"),
        ("5/5/1ooo1/5/4 E 0 --", {}, "text: row 1: 4 cells, but the board has 5 (S1.1)"),
        ("6/5/1ooo1/5/5 E 0 --", {}, "text: row 5: 6 cells, but the board has 5 (S1.1)"),
        (
            "5/14/1ooo1/5/5 E 0 --",
            {},
            "text: row 4: a row has the letters NESWneswo and single digits for empty cells (S1.1)",
        ),
        ("5/5/1ooo1/5/5 X 0 --", {}, "text: the side to move is E or R (S1.2)"),
        (
            "5/5/1ooo1/5/5 E x --",
            {},
            "text: the plies are a number of at most nine digits (S1.2)",
        ),
        ("5/5/1ooo1/5/5 E 0 ?", {}, "text: the flags are two of - and x (SV.B)"),
        ("5/5/1ooo1/5/5 E 0 -- ?", {}, "text: a finished game has #E, #R or #= (S7.G)"),
        ("5/5", {}, "text: rows, side, plies and flags are needed, one space between"),
        ("nnnnn/n4/1ooo1/5/5 E 0 --", {}, "text: 6 rhinos, but a side has 5 animals (S1.1)"),
        ("5/5/1oo2/5/5 E 0 --", {}, "text: the number of rocks is 2, but must be 3 (S1.1)"),
        ("5/5/1o3/5/5 E 0 -- #E", {}, "text: the number of rocks is 1, but must be 2 (S7.G)"),
        (
            "5/5/1ooo1/5/5 E 0 -- #=",
            {},
            "text: #= is marked, but the options give no draw here (SH.1)",
        ),
        (
            "5/5/1ooo1/5/5 E 9 --",
            {"ply_limit": 9},
            "text: the options give a draw here, but #= is missing (SH.1)",
        ),
        ("", {"animals": 0}, "options.animals: a number of animals from 1 is needed (SV.A)"),
        ("", {"crosses": ""}, "options.crosses: one of off, entry, arrival is needed (S3.2)"),
        ("", {"force": ""}, "options.force: one of stepwise, total is needed (S7.F)"),
        ("", {"removals": 2}, "options.removals: null or 1 is needed (SV.B)"),
        (
            "",
            {"repetition": 1},
            "options.repetition: null or a number of occurrences from 2 is needed (SH.1)",
        ),
        (
            "",
            {"ply_limit": 0},
            "options.ply_limit: null or a number of plies from 1 is needed (SH.1)",
        ),
        (
            "",
            {"board": 5},
            "options.board: board: a board's name or a board object is needed (S1.1)",
        ),
        ("", 5, "options: an object is needed"),
    ],
)
def test_a_bad_text_or_option_is_explained(text: str, options: Any, message: str) -> None:
    assert said(lambda: GAME.position_from_text(text, options)) == message


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "game: siam is needed"),
        ({"options": 5}, "options: an object is needed"),
        ({"options": {}}, "options.board: is missing"),
        ({"seen": {}}, "seen: a list is needed (SH.1)"),
        ({"seen": ["x"]}, "seen[0]: rows and side are needed, one space between (SH.1)"),
        (
            {"seen": ["x y"]},
            "seen[0]: the side is E or R, the flags are two of - and x (SH.1)",
        ),
        ({"seen": ["5 E"]}, "seen[0]: 1 rows, but the board has 5 (S1.1)"),
    ],
)
def test_a_bad_object_is_explained(change: dict[str, Any], message: str) -> None:
    start = GAME.start(repetition=3).to_json()
    assert said(lambda: GAME.position(start | change)) == message


def test_what_is_missing_or_no_object_is_explained() -> None:
    start = GAME.start(repetition=3, removals=1).to_json()
    without = {key: value for key, value in start.items() if key != "seen"}
    assert said(lambda: GAME.position(without)) == (
        "seen: is missing, though repetition is on (SH.1)"
    )
    assert said(lambda: GAME.position({})) == "game: is missing"
    assert said(lambda: GAME.position([])) == "position: an object is needed"  # type: ignore[arg-type]
    assert said(lambda: GAME.position(start | {"seen": ["x"]})) == (
        "seen[0]: rows, side and flags are needed, one space between (SH.1)"
    )


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"name": ""}, "name: a name is not empty and has no @"),
        ({"name": 5}, "name: a line of text of at most 60 characters is needed"),
        ({"note": 5}, "note: a line of text of at most 1000 characters is needed"),
        ({"width": 2}, "width: a whole number from 3 to 9 is needed"),
        ({"height": 10}, "height: a whole number from 3 to 9 is needed"),
        ({"revision": 0}, "revision: a whole number from 1 to 999999999 is needed"),
        ({"rocks": 5}, "rocks: a list of cells is needed"),
        ({"rocks": []}, "rocks: without a rock nobody can win"),
        ({"rocks": ["a1", "a1"]}, "rocks: a cell is named twice"),
        ({"crosses": ["c1", "c9"]}, "crosses: number 2 is no cell of this board"),
    ],
)
def test_a_bad_board_is_explained(change: dict[str, Any], message: str) -> None:
    assert said(lambda: GAME.board(CLASSIC | change)) == message


def test_no_room_an_unknown_name_and_a_missing_field_are_explained() -> None:
    assert said(lambda: GAME.start(animals=11)) == (
        "board: the outside cells without a cross (14) must be more than the rocks (3)"
        " and one side's animals (11) together"
    )
    assert said(lambda: GAME.board("teak")) == (
        "board: no shipped board is called 'teak'; there are classic@1, temple@1"
    )
    assert said(lambda: GAME.board({})) == "name: is missing"
