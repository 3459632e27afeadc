"""Move codes: form, cells, and that a code is not looked up in a list."""

from __future__ import annotations

from typing import Any

import pytest

import erawan
from erawan.siam import GAME, Enter, Face, Go, Leave, rules
from tests.siam.drawing import drawn

POSITION = drawn("""
    . . . . s
    . . . . .
    . o o o .
    . . . . .
    N . . . .
""")


@pytest.mark.parametrize(
    ("code", "move"),
    [
        ("@a2n", Enter("a2", "n")),
        ("a1b1e", Go("a1", "b1", "e")),
        ("a1w", Face("a1", "w")),
        ("a1-", Leave("a1")),
    ],
)
def test_each_shape_has_its_code(code: str, move: Any) -> None:
    assert POSITION.parse(code) == move
    assert move.code == code
    assert eval(repr(move)) == move


@pytest.mark.parametrize(
    "code",
    [
        "",
        "pass",
        "a1a1n",
        "A1N",
        "@A1n",
        "@a1N",
        "a1",
        "@a1",
        "@a1-",
        "a1b1",
        "a1b1-",
        "a1b1x",
        "a1--",
        "a0n",
        "a6n",
        "f1n",
        "@f1n",
        "@a6n",
        "a1f1n",
        "f1a1n",
        "f1-",
        "j1n",
        " a1n",
        "a1n ",
        "a1n\n",
        "a١n",
        "a1b1n#",
        None,
        5,
        b"a1n",
        ["a1n"],
    ],
)
def test_other_texts_are_no_codes(code: Any) -> None:
    with pytest.raises(erawan.BadCode):
        POSITION.parse(code)


def test_a_bad_code_after_the_end_is_still_a_bad_code() -> None:
    over = GAME.position_from_text("5/5/4E/5/1o1o1 R 21 -- #E")
    with pytest.raises(erawan.BadCode):
        over.parse("a1a1n")


def test_one_move_is_checked_without_listing_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse_to_list(*_: object) -> None:
        raise AssertionError("all moves were listed")

    monkeypatch.setattr(rules, "legal_moves", refuse_to_list)
    assert POSITION.play(POSITION.parse("a1b1e")).ply == 21
    with pytest.raises(erawan.IllegalMove):
        POSITION.parse("e5-")


def test_moves_are_sorted_by_code() -> None:
    codes = [move.code for move in POSITION.legal_moves()]
    assert codes == sorted(codes)
    assert codes[-12:] == [
        "a1-", "a1a2e", "a1a2n", "a1a2s", "a1a2w", "a1b1e", "a1b1n", "a1b1s", "a1b1w",
        "a1e", "a1s", "a1w",
    ]  # fmt: skip
