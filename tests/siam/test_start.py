"""How a game starts: at a table, in a match, by a line of the engine protocol."""

from __future__ import annotations

from typing import Any

import pytest

import erawan
from erawan.core.words import WordReader
from erawan.siam import GAME, Position
from erawan.siam.start_options import SiamOptions
from tests.clauses import clause
from tests.refusing import message_of

OWN = {**GAME.board("classic").to_object(), "name": "own"}


@clause("SH.1")
def test_a_match_ends_unless_its_options_say_otherwise() -> None:
    assert GAME.match_start(2, 0, {}) == GAME.start(repetition=3, ply_limit=300)
    given = {"ply_limit": 40, "animals": 4}
    assert GAME.match_start(2, 0, given) == GAME.start(repetition=3, ply_limit=40, animals=4)


@pytest.mark.parametrize(
    ("line", "position"),
    [
        ("start", GAME.start()),
        ("start moves @a1n", GAME.start()),
        ('start options {"crosses": "off", "unknown": 1}', GAME.start(crosses="off")),
        ("text 5/5/1ooo1/5/5 R 7 x-", GAME.position_from_text("5/5/1ooo1/5/5 R 7 x-")),
        (
            'text 5/5/1ooo1/5/5 R 7 x- options {"animals": 4} moves',
            GAME.position_from_text("5/5/1ooo1/5/5 R 7 x-", {"animals": 4}),
        ),
    ],
)
def test_a_line_of_words_starts_a_game(line: str, position: Position) -> None:
    assert GAME.read_words(WordReader(line)) == position


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "position siam goes on with start or text, not ''"),
        ("begin", "position siam goes on with start or text, not 'begin'"),
        ("start options 5", "options must be an object"),
        ("text 5/5 options []", "options must be an object"),
        ("start options {", "options is no JSON"),
        ("text 5/5 E 0 --", "text: 2 rows, but the board has 5 (S1.1)"),
    ],
)
def test_words_that_start_nothing_are_refused(line: str, message: str) -> None:
    assert message_of(erawan.ErawanError, GAME.read_words, WordReader(line)).startswith(message)


@pytest.mark.parametrize("chosen", [{}, {"animals": 4, "repetition": None, "board": "temple"}])
def test_what_a_table_chose_starts_a_game(chosen: dict[str, Any]) -> None:
    options = GAME.start_options(**chosen)
    assert options.seats == 2
    assert options.start() == GAME.start(**{"repetition": 3, "ply_limit": 200, **chosen})
    assert SiamOptions.of(options.start()).start() == options.start()


def test_of_a_board_of_ones_own_is_kept_what_the_rules_read() -> None:
    options = SiamOptions(board={**OWN, "unknown": "kept by nobody"})
    assert options.with_board_of(options.start()).board == OWN
    named = SiamOptions(board="classic")
    assert named.with_board_of(named.start()) == named
