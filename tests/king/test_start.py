"""How a game starts: at a table, in a match, by a line of the engine protocol."""

from __future__ import annotations

import json
from typing import Any

import pytest

import erawan
from erawan.core.words import WordReader
from erawan.king import GAME
from erawan.king.start_options import KingOptions
from tests.clauses import clause
from tests.king.boards import board_object
from tests.refusing import message_of


@clause("K2.2")
def test_those_who_sit_opposite_win_together() -> None:
    assert GAME.sides(2) == ((0,), (1,))
    assert GAME.sides(3) == ((0,), (1,), (2,))
    assert GAME.sides(4) == ((0, 2), (1, 3))


def test_a_match_starts_from_the_deal_of_a_seed() -> None:
    assert GAME.match_start(3, 7, {"board": "britain"}) == GAME.start(3, 7, "britain")


@pytest.mark.parametrize(
    ("line", "options"),
    [
        ("start seed 7", {"seed": 7}),
        ("start players 3 seed 7 board britain", {"players": 3, "seed": 7, "board": "britain"}),
        ("start seed 18446744073709551615 moves pass", {"seed": 2**64 - 1}),
        (
            f"start board {json.dumps(board_object('ring'))} seed 1",
            {"seed": 1, "board": board_object("ring")},
        ),
    ],
)
def test_a_line_of_words_starts_a_game(line: str, options: dict[str, Any]) -> None:
    assert GAME.read_words(WordReader(line)) == GAME.start(**options)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "position king-of-siam goes on with start, not ''"),
        ("text 5/5", "position king-of-siam goes on with start, not 'text'"),
        ("start crosses off", "'crosses' has no meaning there"),
        ("start seed 1 seed 2", "seed is there twice"),
        ("start seed -1", "seed is a number from 0 to 18446744073709551615, not '-1'"),
        ("start players 5 seed 1", "2, 3 or 4 players can play (K2.1), not 5"),
        ("start board nowhere seed 1", "name: no board is called 'nowhere'"),
    ],
)
def test_words_that_start_nothing_are_refused(line: str, message: str) -> None:
    assert message_of(erawan.ErawanError, GAME.read_words, WordReader(line)).startswith(message)


def test_what_a_table_chose_starts_a_game() -> None:
    options = GAME.start_options(players=3, seed="7", board="britain")
    assert (options.seats, options.dealt_from) == (3, "7")
    assert options.start() == GAME.start(3, 7, "britain")
    assert KingOptions.of(options.start()) == KingOptions(players=3, board="britain@1")


def test_a_deal_is_chosen_once_and_open_again_for_the_next_game() -> None:
    dealt = KingOptions().with_deal()
    assert dealt.start() == dealt.start()
    assert dealt.with_deal() == dealt
    assert dealt.without_deal() == KingOptions()
    assert KingOptions().start().players == 2


def test_of_a_board_of_ones_own_is_kept_what_the_rules_read() -> None:
    sent = {**board_object("ring"), "unknown": "kept by nobody"}
    options = KingOptions(board=sent)
    kept = options.with_board_of(options.start()).board
    assert isinstance(kept, dict)
    assert "unknown" not in kept
    named = KingOptions(board="siam")
    assert named.with_board_of(named.start()) == named
