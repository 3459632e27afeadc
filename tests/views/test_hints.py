"""Hints in words, and as steps that show a move without playing it."""

import re

import pytest

from erawan.engine.thought import Line
from erawan.tables.actions import Choose
from erawan.tables.table import Table
from erawan.views.hints import hint_of, worth_of
from erawan.views.words import in_words
from tests.tables.people import at, do, king, siam


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (Line(("x",), (0.3, 0.7)), "30 % to win"),
        (Line(("x",), (1.0, 0.0)), "99 % to win"),
        (Line(("x",), (0.0, 1.0)), "1 % to win"),
        (Line(("x",), (1.0, 0.0), proved=True), "Wins for certain"),
        (Line(("x",), (1.0, 0.0), proved=True, within=1), "Wins for certain, in 1 move"),
        (Line(("x",), (1.0, 0.0), proved=True, within=5), "Wins for certain, in at most 5 moves"),
        (Line(("x",), (0.0, 1.0), proved=True), "Loses against best play"),
        (Line(("x",), (0.5, 0.5), proved=True), "50 %, proved"),
        (
            Line(("x",), (1.0, 0.0, 0.0), kingmaker=2),
            "99 % to win: Player 3 can't win any more, but decides who does",
        ),
        (
            Line(("x",), (0.0, 1.0, 0.0), kingmaker=0),
            "You can't win any more, but you decide who does",
        ),
    ],
)
def test_nothing_is_certain_unless_it_is_proved(line: Line, words: str) -> None:
    assert in_words(worth_of(line, 0)) == words


def test_a_suggestion_is_told_for_the_seat_to_move() -> None:
    table = king(3)
    assert table.to_move == 2
    lines = (Line(("kt:Rsk,Lsk,May/Lvt",), (0.5, 0.3, 0.2)), Line(("pass",), (0.25, 0.5, 0.25)))
    hint = hint_of(table, lines)
    assert (hint.table, hint.rows) == (table.id, 0)
    assert [each.percent for each in hint.suggestions] == [20, 25]
    assert [each.kingmaker for each in hint.suggestions] == [None, None]
    told = [" ".join(in_words(msg) for msg in each.say) for each in hint.suggestions]
    assert told[0].startswith("P3 plays Khon Thai. Rama comes to Sukothai.")
    assert told[0].endswith("P3 takes Lao from Vientiane.")
    assert told[1] == "P3 passes."


def test_a_hint_names_the_kingmaker() -> None:
    lines = [Line(("pass",), (0.0, 0.0, 1.0), kingmaker=1)]
    [suggestion] = hint_of(king(3), lines).suggestions
    assert (suggestion.kingmaker, suggestion.proved, suggestion.percent) == (1, False, 99)
    assert in_words(suggestion.worth).startswith("99 % to win: P2 can't win any more")


@pytest.mark.parametrize(
    ("table", "code"),
    [
        (king(), "kt:Rsk,Lsk,May/Lvt"),
        (king(), "11:Lcm-Mvt/Mkd"),
        (king(), "pass"),
        (siam(), "@b1n"),
    ],
)
def test_where_turns_are_confirmed_its_steps_make_the_whole_turn(table: Table, code: str) -> None:
    [suggestion] = hint_of(table, [Line((code,), (0.5, 0.5))]).suggestions
    shown = do(table, Choose(suggestion.choices, keep=0))
    assert shown.turn_draft.turn.move.code == code
    assert shown.line == ()


@pytest.mark.parametrize(
    ("table", "code"),
    [
        (siam(confirm=False), "@b1n"),
        (king(confirm=False), "kt:Rsk,Lsk,May/Lvt"),
        (king(confirm=False), "pass"),
    ],
)
def test_where_turns_are_not_confirmed_its_steps_stop_before_the_end(
    table: Table, code: str
) -> None:
    [suggestion] = hint_of(table, [Line((code,), (0.5, 0.5))]).suggestions
    shown = do(table, Choose(suggestion.choices, keep=0)) if suggestion.choices else table
    assert shown.line == ()
    assert shown.turn_draft.turn.move is None
    assert (suggestion.choices == ()) == (code == "pass")


def test_a_push_is_told_to_its_end() -> None:
    table = at("2o2/2N2/5/5/1oo2 E 8 --")
    [suggestion] = hint_of(table, [Line(("c4c5n",), (1.0, 0.0), proved=True)]).suggestions
    assert "The rock on c5 falls!" in [in_words(msg) for msg in suggestion.say]


def test_provinces_that_one_follower_decides_are_named_with_a_card_that_turns_them() -> None:
    told = [in_words(msg) for msg in hint_of(king(), ()).close]
    assert told
    assert all(
        re.fullmatch(r"[\w ]+ is close: \w+ for now, and the card .+ can turn it\.", each)
        for each in told
    )
    assert hint_of(siam(), ()).close == ()
