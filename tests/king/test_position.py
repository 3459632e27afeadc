"""Positions are values: equality, hash, repr, and the key for transposition tables."""

from __future__ import annotations

import copy
import dataclasses
import json
import pickle
from typing import Any

import pytest

import erawan
from erawan.core import game as core
from erawan.core.turn import Turn as TurnBuilder
from erawan.king import GAME as KING
from erawan.king import Move
from erawan.king.key import features
from tests.king.boards import BOARDS, board_object
from tests.king.drawing import GAME, after, drawn, drawn_json


def test_a_position_can_not_be_changed() -> None:
    position = GAME.start(seed=1)
    with pytest.raises(dataclasses.FrozenInstanceError):
        position.seat = 1
    json.dumps(position.to_json()["provinces"].update(cm=""))
    assert position == GAME.start(seed=1)


def test_equal_positions_have_equal_hashes() -> None:
    one, two = GAME.start(seed=1), GAME.start(seed=1)
    assert (one, hash(one)) == (two, hash(two))
    assert one != GAME.start(seed=2)
    assert one != one.to_json()


def test_a_position_survives_copying_and_pickling() -> None:
    position = GAME.start(seed=1, board=board_object("star"))
    assert copy.deepcopy(position) == position
    assert pickle.loads(pickle.dumps(position)) == position


def test_game_position_and_turn_are_what_every_game_offers() -> None:
    game: core.Game = KING
    position: core.Position[Move] = KING.start(seed=1)
    turn: TurnBuilder = position.turn()
    assert game.position(position.to_json()) == position
    assert turn.preview == position


@pytest.mark.parametrize("board", ["siam", "britain", board_object("star")])
def test_repr_evaluates(board: Any) -> None:
    position = GAME.start(players=4, seed=3, board=board)
    assert eval(repr(position), {"erawan": erawan}) == position


def test_playing_leaves_the_old_position_as_it_was() -> None:
    position = drawn("cm RRL   sk M")
    before = position.to_json()
    after(position, "11:Rcm-Msk/Rcm")
    assert position.to_json() == before


def test_the_key_is_the_same_everywhere() -> None:
    """Pinned: kernels and stored tables rely on it."""
    assert GAME.start(players=3, seed=7).key == KEY_3_7
    assert drawn(MIDDLE).key == KEY_MIDDLE


MIDDLE = """
    3 players, seat 1 to move, 1 pass
    control vt:L ay:B kr:R
    track   ry* cm sk kd nk
    cm RLM  sk RRLM   ry MM   nk R
    seat 0  RRL   mr kt ra         #10
    seat 1  LM    21 kt kt ra la   #12
    seat 2  RLM   mr 11            #14
    last swap 21:RLcm-Msk
"""
KEY_3_7 = 0x448EF31025409675
KEY_MIDDLE = 0x65FAB24C824FEE30


def key(**changes: Any) -> int:
    found: int = GAME.position(drawn_json(MIDDLE) | changes).key
    return found


def test_the_key_tells_apart_what_the_future_depends_on() -> None:
    json = drawn_json(MIDDLE)
    more = {
        "tiles": ["vt", "ay", "kr", "cm", "ry", "sk", "kd", "nk"],
        "crowned": ["cm"],
        "control": [["vt", "M"], ["ay", "B"], ["kr", "R"]],
        "courts": ["RRL", "RLM", "LM"],
        "to_move": 0,
        "passes": 2,
        "last_swap": "21:RMcm-Msk",
        "played": [12, 10, 14],
        "board": "siam@1",
    }
    keys = {key()} | {key(**{name: value}) for name, value in more.items() if name != "board"}
    keys.add(key(hands=[["mr", "kt", "la"], *json["hands"][1:]]))
    keys.add(key(provinces=json["provinces"] | {"cm": "RLM"[::-1], "sk": "RRM", "kd": "L"}))
    assert len(keys) == 11
    assert len({GAME.start(seed=1, board=board_object(name)).key for name in BOARDS}) == len(BOARDS)


def test_the_key_leaves_out_what_the_future_does_not_depend_on() -> None:
    assert key(played=[2, 11, 14]) == key(), "only the order of the latest cards counts"
    json = drawn_json(MIDDLE)
    assert key(crowned=["ry", "vt"], hands=[["kt", "ra", "la"], *json["hands"][1:]]) == key(
        crowned=["ry"], hands=[["kt", "ra", "la"], *json["hands"][1:]]
    ), "a crown on a tile that is face down"
    nobody = [["kt", "ra", "la"], json["hands"][1], ["11", "21"]]
    assert key(hands=nobody, crowned=["ry"], last_swap=None) == key(
        hands=nobody, crowned=["kd"], last_swap=None
    ), "no Maharacha is left"
    done = [["mr", "kt", "ra"], ["kt", "kt", "ra", "la", "ma"], ["mr", "11"]]
    assert key(hands=done) == key(hands=done, last_swap=None), "no 2 vs 1 is left"


def test_the_key_knows_the_order_of_gains_but_not_of_earlier_ones() -> None:
    tiles = ["vt", "ay", "kr", "ry", "cm", "sk", "kd", "nk"]
    other = ["kr", "ay", "vt", "ry", "cm", "sk", "kd", "nk"]
    gains = [["vt", "L"], ["ay", "B"], ["kr", "R"]]
    assert key(tiles=tiles, control=gains) != key(tiles=other, control=gains[::-1])
    moved = ["ay", "vt", "kr", "ry", "cm", "sk", "kd", "nk"]
    assert key(tiles=tiles, control=gains) == key(
        tiles=moved, control=[gains[1], gains[0], gains[2]]
    )


def test_features_are_different_small_numbers() -> None:
    codes = list(features(drawn(MIDDLE)))
    assert len(codes) == len(set(codes))
    assert max(codes) < 1152 + 3456


@pytest.mark.parametrize(
    ("swap", "number"),
    [
        ("11:Msk-Lay", 547),  # (((0 * 8 + 2) * 8 + 4) * 9 + 2) * 3 + 1
        ("21:Rcm-Msk", 1784),  # (((1 * 8 + 0) * 8 + 2) * 9 + 0) * 3 + 2
        ("21:LMkd-Rry", 3396),  # (((1 * 8 + 7) * 8 + 5) * 9 + 7) * 3 + 0
    ],
)
def test_the_last_swap_is_one_feature(swap: str, number: int) -> None:
    with_swap = set(features(drawn(f"3 players, seat 1 to move\n seat 0 - kt\n last swap {swap}")))
    without = set(features(drawn("3 players, seat 1 to move\n seat 0 - kt")))
    assert with_swap - without == {1152 + number}


def test_a_position_reads_a_last_swap_as_its_json_has_it() -> None:
    position = drawn("3 players, seat 1 to move\n seat 0 - kt\n last swap 21:LMkd-Rry")
    assert position.parse_last_swap("21:LMkd-Rry") == position.last_swap
    with pytest.raises(erawan.BadCode, match="swaps nothing"):
        position.parse_last_swap("mr:cm-vt*vt")


def test_the_board_enters_by_what_the_rules_use_of_it() -> None:
    ring = board_object("ring")
    renamed = ring | {"name": "other", "note": "", "borders": [p[::-1] for p in ring["borders"]]}
    one, two = (GAME.start(seed=4, board=board) for board in (ring, renamed))
    assert one.key == two.key
    assert one != two


def test_a_notebook_shows_the_map() -> None:
    assert "Ayutthaya" in GAME.start(seed=1)._repr_svg_()
