"""The features from which King of Siam's winning chances are estimated."""

from __future__ import annotations

import json
from array import array
from dataclasses import replace

import pytest

from erawan.engine.king.search.features import SIDE_NAMES, TABLE_NAMES, describe
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME
from tests.some import some


def kernel_with(players: int, seed: int, cards: int) -> Kernel:
    """A position of a game by lot, with passes, with so many cards left."""
    kernel = Kernel(GAME.start(players, seed))
    turn = 0
    while 8 * players - kernel.store().cards_played > cards and kernel.to_move is not None:
        turn += 1
        kernel = kernel.play(kernel.sample(seed + turn) if turn % 3 else "pass")
    return kernel


def table_and_sides(kernel: Kernel) -> tuple[dict[str, float], list[dict[str, float]]]:
    """The features by name."""
    numbers = array("f", describe(kernel))
    table, rest = numbers[: len(TABLE_NAMES)], numbers[len(TABLE_NAMES) :]
    sides = [rest[i : i + len(SIDE_NAMES)] for i in range(0, len(rest), len(SIDE_NAMES))]
    return (
        dict(zip(TABLE_NAMES, table, strict=True)),
        [dict(zip(SIDE_NAMES, side, strict=True)) for side in sides],
    )


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(set(TABLE_NAMES)) == len(TABLE_NAMES)
    assert len(set(SIDE_NAMES)) == len(SIDE_NAMES)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_features_of_the_start(players: int) -> None:
    kernel = Kernel(GAME.start(players, 5))
    table, sides = table_and_sides(kernel)
    assert len(sides) == (2 if players == 4 else players)
    assert table["open provinces"] == 2
    assert table["cards left"] == 2
    assert sum(side["to move"] for side in sides) == 1
    assert all(side["played last"] == 0 for side in sides)
    for side in sides:
        assert side["Khon Thai"] == (4 if players == 4 else 2)
        assert side["cards"] == (4 if players == 4 else 2)


def test_features_say_what_is_on_the_table() -> None:
    checked = 0
    for seed in range(40):
        kernel = kernel_with(2, seed, 16 - seed % 14)
        if kernel.to_move is None:
            continue
        checked += 1
        position, forecast = kernel.store(), kernel.forecast()
        table, sides = table_and_sides(kernel)
        assert table["colony if all pass"] == (forecast.british >= 4)
        open_provinces = len(position.face_up)
        assert table["open provinces"] == open_provinces / 4
        for number, holder in some(enumerate(forecast.holders[:open_provinces], 1)):
            assert table[f"struggle {number}: falls to the British"] == (holder == "B")
        winners = kernel.if_all_pass()[0]
        assert [side["wins if all pass"] for side in sides] == [s in winners for s in (0, 1)]
        for seat, side in enumerate(sides):
            assert side["lead in sets"] == -sides[1 - seat]["lead in sets"]
            assert side["cards"] == sides[1 - seat]["rivals' cards"]
            court = position.courts[seat]
            named = [side[f"followers of the {rank}"] for rank in ("first", "second", "third")]
            assert sorted(round(3 * n) for n in named) == sorted(court)
    assert checked > 25


@pytest.mark.parametrize("cards", [16, 9, 3])
def test_the_names_of_provinces_make_no_difference(cards: int) -> None:
    board = GAME.board("siam")
    position = kernel_with(3, 4, cards).store()
    obj = replace(position, last_swap=None).to_json()
    obj["board"] = {
        "name": "renamed",
        "revision": 1,
        "verified": False,
        "note": "",
        "provinces": [
            {"code": code, "name": code, "x": 0, "y": i} for i, code in enumerate(board.codes)
        ],
        "borders": [list(pair) for pair in board.borders],
        "homes": dict(zip("RLM", board.homes, strict=True)),
        "aids": {"1": "RL", "2": "LM", "3": "RM"},
    }
    text = json.dumps(obj)
    for code, new in zip(board.codes, reversed(board.codes), strict=True):
        text = text.replace(f'"{code}"', f'"{new.upper()}"')
    for code in board.codes:
        text = text.replace(f'"{code.upper()}"', f'"{code}"')
    renamed = Kernel(GAME.position(json.loads(text)))
    assert describe(Kernel(position)) == describe(renamed)
