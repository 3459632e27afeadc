"""Why something on the board can't be chosen."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import erawan
from erawan.core.turn import Choice
from erawan.siam.turn import Turn
from tests.some import some

GAME: Any = erawan.game("siam")


def why(text: str, chosen: str, thing: str, **options: Any) -> tuple[str, str] | None:
    """The clause and the word of the reason why a thing can't be chosen after some choices."""
    start = GAME.start(**options).to_json()
    turn = GAME.position({**start, "text": text, "seen": []}).turn()
    for value in chosen.split():
        turn = turn.choose(next(each for each in turn.choices() if each.value == value))
    error = turn.refusal(Choice("cell", thing))
    return error and (error.clause, error.why)


START = "5/5/1ooo1/5/5 E 0 --"
MET = "5/5/1ooo1/2s2/2N2 E 6 --"
CLOSED = "s4/5/1ooo1/N4/N4 E 6 --"
FULL = "NNNNN/5/1ooo1/5/5 E 6 --"


@pytest.mark.parametrize(
    ("text", "chosen", "thing", "clause", "word"),
    [
        (START, "", "a1", "S2.1", "animal-first"),
        (START, "", "-", "S2.1", "animal-first"),
        (START, "", "b3", "S2.1", "not-yours"),
        (MET, "", "c2", "S2.1", "not-yours"),
        (FULL, "", "@", "S3.1", "reserve-empty"),
        (FULL, "a5", "@", "S3.1", "reserve-empty"),
        (START, "@", "c1", "S3.2", "cross"),
        (START, "@", "b2", "S3.1", "inner-cell"),
        (START, "@", "-", "S6.1", "not-on-board"),
        (START, "@", "~", "S5.1", "not-on-board"),
        (START, "@ a1", "~", "S5.1", "not-on-board"),
        (MET, "", "~", "S2.1", "animal-first"),
        (MET, "c1", "~", "", ""),
        (MET, "", "@@", "S2.1", "their-reserve"),
        (FULL, "a5", "@@", "S2.1", "their-reserve"),
        (START, "@ a1", "c5", "S3.2", "cross"),
        (MET, "c1", "c2", "S7.B", "rocks"),
        (MET, "c1", "e5", "S4.1", "not-next"),
        (MET, "@", "c3", "S3.1", "inner-cell"),
        (CLOSED, "a2", "a1", "S7.A", "not-facing"),
        ("5/5/1oooN/4N/5 E 6 --", "e2", "e3", "", ""),
        ("s4/N4/Nooo1/5/5 E 6 --", "a3", "a4", "", ""),
        ("s4/s4/Nooo1/N4/5 E 6 --", "a2", "a3", "S7.C", "outweighed"),
        ("5/5/Eooo1/5/5 E 6 --", "a3", "b3", "S7.B", "rocks"),
        ("5/5/1ooo1/1N3/5 E 6 --", "b2", "-", "S6.1", "leave-inside"),
    ],
)
def test_the_reason_names_what_is_in_the_way(
    text: str, chosen: str, thing: str, clause: str, word: str
) -> None:
    assert why(text, chosen, thing) == ((clause, word) if clause else None)


def test_who_has_left_once_can_not_leave_again() -> None:
    position = "5/5/1ooo1/5/N4 E 6 x-"
    assert why(position, "a1", "-", removals=1) == ("SV.B", "left-once")


def test_after_the_end_only_the_end_is_cited() -> None:
    for thing in ("a1", "~", "@@"):
        assert why("5/5/1oo2/5/5 R 6 -- #E", "", thing) == ("S7.G", "over")


@pytest.mark.parametrize("thing", ["zz", "", "f6"])
def test_what_is_nothing_on_the_board_is_refused_without_a_word(thing: str) -> None:
    assert why(MET, "", thing) == ("S2.1", "")
    assert why(MET, "c1", thing) == ("S2.1", "")


def turns(seed: int) -> Iterator[Turn]:
    """Every step of the first moves of a game of random choices."""
    random = Random(seed)
    position: Any = GAME.start()
    for _ in range(40):
        if position.to_move is None:
            return
        turn = position.turn()
        while choices := turn.choices():
            yield turn
            turn = turn.choose(random.choice(choices))
        yield turn
        position = position.play(turn.move)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_pointed_at_can_be_chosen_or_has_a_reason(seed: int) -> None:
    for turn in some(turns(seed)):
        first = Turn(turn.position, turn.chosen[:1])
        values = {each.value for each in first.choices()}
        for thing in (*turn.position.grid.names, "-"):
            error = turn.refusal(Choice("cell", thing))
            assert (error is None) == (thing in values)
            assert error is None or error.why
