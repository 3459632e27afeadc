"""What a person reads when something is refused: one case for every sentence."""

from __future__ import annotations

from typing import Any

import pytest

import erawan
from erawan.king import FactionPlacing, Followers, Play
from tests.king.boards import board_object
from tests.king.drawing import GAME, drawn
from tests.king.test_setup import example
from tests.refusing import message_of

POSITION = drawn("""
    3 players
    control kd:B
    track   cm* vt
    cm RRL  vt LLM   sk RM   nk L
    seat 0  -   mr kt 11 21 ra la
    seat 1  -   none
""")
LAO_FOR_RAMA = Play("ra", FactionPlacing("L", ("sk", "sk")), Followers("R", "cm"))


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("kt:-/Rcm", "the card can do something, so it must (K5.2)"),
        ("kt:Rcm,Lcm/Rcm", "the pool has Malay followers, so one must be placed (K5.2)"),
        ("ra:sk/Rcm", "the pool has two Rama followers, so two must be placed (K5.2)"),
        ("21:Rcm-Lvt/Rcm", "two followers can be swapped for one, so they must (K5.2)"),
        ("kt:Rkd,Lcm,Mcm/Rcm", "Kedah is already controlled by the British (K5.3)"),
        (
            "kt:Rcm,Lcm,Mcm/Rkr",
            "take a follower that is on the board; none only when the board is empty (K5.4)",
        ),
        ("ma:-/Rcm", "no Malay is left in the hand (K5.5)"),
        ("mr:cm-vt*vt/Rcm", "the tile of Chiang Mai is face down or bears a King marker (K5.6)"),
        ("mr:vt-sk*cm/Rcm", "the King marker goes on one of the two tiles (K5.6)"),
        ("11:Rcm-Rnk/Lcm", "Nakhon has not so many Rama to give (K5.8a)"),
        ("21:RRcm-Lnk/Lcm", "Chiang Mai and Nakhon are not neighbours (K5.8b)"),
        ("ra:vt,vt/Rcm", "Vientiane is out of Rama's reach (K5.8d)"),
    ],
)
def test_an_illegal_move_says_why(code: str, message: str) -> None:
    assert message_of(erawan.IllegalMove, POSITION.parse, code) == message


@pytest.mark.parametrize(
    ("drawing", "code", "message"),
    [
        ("sk R\n seat 1 *", "kt:Rcm/Rsk", "the pool has no Rama followers (K5.7)"),
        (
            "sk R\n pool R\n seat 1 *",
            "ra:sk,sk/Rsk",
            "the pool has not so many Rama followers (K5.8d)",
        ),
        (
            "cm M kd R\n last swap 11:Rcm-Mkd\n seat 1 - none",
            "11:Mcm-Rkd/Mkd",
            "this would undo the swap just made (K5.8c)",
        ),
        (
            "control cm:R vt:R sk:R kr:R ay:R\n nk L\n seat 0 - 11 #14\n seat 1 R none #15",
            "11:-/Lnk",
            "the very last card may only be played to win, and this would not (K5.9)",
        ),
        (
            "control cm:B vt:B sk:B kr:B",
            "pass",
            "the game is over: Siam is a British colony (K7.1)",
        ),
        (
            "control cm:R vt:R sk:R kr:R ay:R ry:L nk:L kd:L",
            "pass",
            "the game is over: all eight provinces are decided (K7.2)",
        ),
    ],
)
def test_special_positions_say_why(drawing: str, code: str, message: str) -> None:
    assert message_of(erawan.IllegalMove, drawn(drawing).parse, code) == message


@pytest.mark.parametrize(
    ("code", "message"),
    [
        (None, "a move code is a text"),
        ("go", "'go' is neither pass nor card:effect/taken"),
        ("ra:sk/Rcm/Lcm", "'Rcm/Lcm' is no follower: a faction R, L or M and a province"),
        ("xx:-/Rcm", "'xx' is no card; cards are mr kt 11 21 ra la ma"),
        ("sk/Rcm", "'sk' is no card; cards are mr kt 11 21 ra la ma"),
        ("mr:cm/Rcm", "'cm' is not of the form sk-ay*ay"),
        ("mr:cm-vt/Rcm", "'cm-vt' is not of the form sk-ay*ay"),
        ("mr:cm*vt/Rcm", "'cm*vt' is not of the form sk-ay*ay"),
        ("mr:cm-vt*cm*vt/Rcm", "'cm*vt' is no province of the board siam"),
        ("mr:cm-vt-sk*cm/Rcm", "'vt-sk' is no province of the board siam"),
        ("kt:Lcm,Rcm/Rcm", "'Lcm,Rcm' must name each faction once, in the order R L M"),
        ("11:Rcm/Rcm", "'Rcm' is not of the form Rsk-Lay"),
        ("11:Rcm-Lvt-Msk/Rcm", "'Lvt-Msk' is no follower: a faction R, L or M and a province"),
        ("ra:sk,sk,sk/Rcm", "'sk,sk,sk' must be one or two provinces in the board's order"),
        ("ra:zz/Rcm", "'zz' is no province of the board siam"),
        ("ra:-/Zcm", "'Zcm' is no follower: a faction R, L or M and a province"),
        ("21:LRcm-Lvt/Rcm", "'LRcm' must name its factions in the order R L M"),
        ("11:Lvt-Rcm/Rcm", "vt and cm must be two provinces in the board's order"),
        ("x" * 41, f"'{'x' * 40}…' is neither pass nor card:effect/taken"),
        ("x" * 40, f"'{'x' * 40}' is neither pass nor card:effect/taken"),
    ],
)
def test_a_bad_code_says_why(code: Any, message: str) -> None:
    assert message_of(erawan.BadCode, POSITION.parse, code) == message


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ("pass", "play takes a move; parse makes one of a code"),
        (LAO_FOR_RAMA, f"{LAO_FOR_RAMA!r} is no move in canonical form"),
    ],
)
def test_what_is_no_move_is_told_so(move: Any, message: str) -> None:
    assert message_of(erawan.BadCode, POSITION.play, move) == message


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "chess"}, "game: must be king-of-siam"),
        ({"board": "moon"}, "board.name: no board is called 'moon'; there are siam, britain"),
        ({"board": "siam@7"}, "board.revision: the board siam has no revision '7'"),
        ({"players": 9}, "players: must be 2, 3 or 4 (K2.1)"),
        ({"players": "3"}, "players: must be a whole number"),
        ({"tiles": "vt"}, "tiles: must be a list"),
        ({"tiles": ["zz"]}, "tiles: must name provinces of the board siam"),
        ({"tiles": ["vt", "ay"]}, "tiles: must be the eight provinces, each once (K3.6)"),
        ({"crowned": ["cm", "cm"]}, "crowned.cm: has one King marker at most (K5.6)"),
        ({"crowned": ["cm", "kd"]}, "crowned: 2 King markers, but 1 Maharachas played (K5.6)"),
        ({"provinces": []}, "provinces: must be an object"),
        ({"provinces": {}}, "provinces.cm: is missing"),
        ({"control": [["vt"]]}, "control: must be pairs of a province and R, L, M or B (K6.2)"),
        (
            {"control": [["ay", "B"]]},
            "tiles: must begin with control's provinces in their order (K4.1)",
        ),
        ({"pool": "X"}, "pool: must be a text of the letters R, L and M (K1.1)"),
        ({"pool": ""}, "pool.R: provinces, pool and courts have 17 Rama, not 18 (K1.1)"),
        ({"courts": []}, "courts: must have one entry for each of 3 players (K2.1)"),
        ({"hands": ["ma", [], []]}, "hands.0: must be a list"),
        ({"hands": [["xx"], [], []]}, "hands.0: must be cards out of mr kt 11 21 ra la ma (K1.2)"),
        (
            {"hands": [["ma", "ma"], [], []]},
            "hands.0: 2 Malay, but everybody has 1 (K1.2)",
        ),
        ({"to_move": 3}, "to_move: must be a seat from 0 to 2 (K4.2)"),
        ({"passes": 3}, "passes: must be from 0 to 2 (K4.5)"),
        ({"last_swap": 11}, "last_swap: must be null or card:effect (K5.8c)"),
        ({"last_swap": "11:Rcm"}, "last_swap: 'Rcm' is not of the form Rsk-Lay (K5.8c)"),
        ({"last_swap": "11:-"}, "last_swap: '11:-' swaps nothing (K5.8c)"),
        ({"played": [-1, 10, 12]}, "played: must be numbers from 0 (K5.5)"),
        ({"played": [0, 10, 12]}, "played.0: must be 0 exactly with a full hand (K5.5)"),
        ({"played": [12, 10, 10]}, "played: card 10 was played by one seat only (K4.3)"),
        (
            {"played": [13, 10, 11]},
            "played: the highest must be the number of cards played, 12 (K5.5)",
        ),
    ],
)
def test_a_bad_position_says_why(changes: dict[str, Any], message: str) -> None:
    assert said(example(**changes)) == message


def test_other_bad_positions_say_why() -> None:
    assert said([]) == "position: must be an object"
    missing = example()
    del missing["pool"]
    assert said(missing) == "pool: is missing"
    full = example()["provinces"] | {"vt": "R", "cm": "LM"}
    assert said(example(provinces=full)) == "provinces.vt: is controlled and must be empty (K6.4)"
    held = [["mr", "kt", "21", "la", "ma"], *example()["hands"][1:]]
    assert said(example(hands=held)) == "last_swap: its player still holds the card (K5.5)"
    british = GAME.setup(example(control=[[code, "B"] for code in example()["tiles"][:5]]))
    assert "the game ends with the fourth British province" in [
        p.message for p in british.problems()
    ]
    twice = GAME.setup(example(control=[["vt", "L"], ["vt", "L"]]))
    assert "is resolved only once" in [p.message for p in twice.problems()]


def said(obj: Any) -> str:
    with pytest.raises(erawan.BadPosition) as refused:
        GAME.position(obj)
    return str(refused.value)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"name": ""}, "name: must be a text"),
        ({"name": "n" * 61}, "name: may have 60 characters, and has 61"),
        ({"revision": 0}, "revision: must be a whole number from 1 to 999999999"),
        ({"verified": None}, "verified: must be true or false"),
        ({"provinces": None}, "provinces: must be a list"),
        ({"provinces": [{}] * 9}, "provinces: a board has eight provinces, and here are 9"),
        ({"provinces": []}, "provinces: a board has eight different provinces, not 0"),
        ({"provinces": [1]}, "provinces.0: must be an object with code, name, x and y"),
        ({"provinces": [{"code": "a"}]}, "provinces.0.name: is missing"),
        (
            {"provinces": [{"code": "a", "name": "A", "x": 0, "y": 0}]},
            "provinces.0.code: must be two small letters",
        ),
        (
            {"provinces": [{"code": "aa", "name": "A", "x": "0", "y": 0}]},
            "provinces.0.x: must be a number up to 1000000",
        ),
        ({"borders": [["aa"]]}, "borders.0: must be a pair of province codes"),
        (
            {"borders": [["aa", "aa"]]},
            "borders.0: must name two different provinces of this board",
        ),
        (
            {"borders": [["aa", "bb"], ["aa", "bb"]]},
            "borders.1: the border of aa with bb is listed twice",
        ),
        (
            {"borders": [["aa", "bb"]] * 57},
            "borders: a board has at most 28 borders, and here are 57",
        ),
        ({"borders": []}, "borders: every province must be reachable from every other"),
        ({"homes": {}}, "homes: must name a province of this board for each of R, L and M"),
        (
            {"homes": {"R": "aa", "L": "aa", "M": "bb"}},
            "homes: must be three different provinces",
        ),
        ({"aids": {}}, "aids: must give two different factions for each of 1, 2 and 3"),
    ],
)
def test_a_bad_board_says_why(changes: dict[str, Any], message: str) -> None:
    assert message_of(erawan.BadBoard, GAME.board, board_object("ring") | changes) == message


def test_a_board_that_is_nothing_says_why() -> None:
    with pytest.raises(erawan.BadBoard, match=r"^board: a board is a name or an object$"):
        GAME.board(7)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 5}, "2, 3 or 4 players can play (K2.1), not 5"),
        ({"seed": -1}, "a seed is a whole number from 0 to 2^64-1"),
    ],
)
def test_a_bad_start_says_why(arguments: dict[str, Any], message: str) -> None:
    assert message_of(erawan.ErawanError, GAME.start, **arguments) == message
