"""Why something on the table can't be chosen: the reason is true of everything it could become."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import erawan
from erawan.core.turn import Choice
from erawan.king import Position
from erawan.king.cards import CARDS
from erawan.king.reasons import shortfall
from erawan.king.turn import Turn
from tests.clauses import refuses
from tests.king.drawing import drawn
from tests.king.refusing import HELD, SWAPPED
from tests.some import some

OPEN = "cm RRL   vt LLM   sk RM   kr R   ay LL   ry M   nk L   kd -"
"""Everything open; Kedah is empty, Khorat, Rayong and Nakhon have one follower."""


def why(drawing: str, chosen: str, thing: str) -> tuple[str, str]:
    """The clause and the word of the reason why a thing can't be chosen after some choices."""
    turn = after(drawn(drawing), chosen)
    error = turn.refusal(Choice("thing", thing))
    assert error is not None
    return error.clause, error.why


def after(position: Position, chosen: str) -> Turn:
    """The turn after choices, named by their values."""
    turn = position.turn()
    for value in chosen.split():
        turn = turn.choose(next(each for each in turn.choices() if each.value == value))
    return turn


LAST_CARD = """
    2 players, seat 0 to move
    control cm:R vt:R sk:R kr:R ay:R ry:R
    nk L   kd MM
    seat 0   RRRR   {}   #14
    seat 1   LLM   none   #15
"""


@pytest.mark.parametrize(
    ("drawing", "chosen", "thing", "clause", "word"),
    [
        (OPEN, "", "sk", "K4.3", "card-first"),
        (OPEN, "", "Rsk", "K4.3", "card-first"),
        (HELD, "mr", "sk", "K5.6", "crowned"),
        (HELD, "mr", "cm", "K5.6", "face-down"),
        (HELD, "mr kr", "kr", "K5.6", "chosen-already"),
        (HELD, "mr kr ay", "nk", "K5.6", "marker-elsewhere"),
        (HELD, "kt", "cm", "K5.3", "controlled"),
        (HELD, "kt kr", "vt", "K5.3", "controlled"),
        (HELD, "ra", "cm", "K5.3", "controlled"),
        (HELD, "ra", "ay", "K5.8d", "out-of-reach"),
        (HELD, "ra sk", "ay", "K5.8d", "out-of-reach"),
        (OPEN, "11", "kd", "K5.8a", "nobody"),
        (HELD, "11", "vt", "K5.3", "controlled"),
        (OPEN, "11 sk", "ay", "K5.8a", "follower-first"),
        (OPEN, "11 sk", "Lsk", "K5.8a", "too-few"),
        (OPEN, "11 sk Rsk", "sk", "K5.8a", "chosen-already"),
        (OPEN, "11 sk Rsk", "kd", "K5.8a", "nobody"),
        (OPEN, "11 sk Rsk ay", "Ray", "K5.8a", "too-few"),
        (SWAPPED, "11 cm Lcm ay", "Ray", "K5.8c", "undoes"),
        (SWAPPED, "", "mr", "K5.5", "not-held"),
        (OPEN, "21", "kr", "K5.8b", "needs-two"),
        (OPEN, "21", "kd", "K5.8b", "nobody"),
        (OPEN, "21 cm RLcm", "kd", "K5.8b", "not-neighbours"),
        (OPEN, "21 cm RLcm", "cm", "K5.8b", "chosen-already"),
        (OPEN, "21 cm", "LLcm", "K5.8b", "too-few"),
        (OPEN, "ra sk sk", "kd", "K5.4", "nobody-to-take"),
        (OPEN, "ra sk sk ay", "Ray", "K5.4", "none-to-take"),
        (OPEN, "ra sk sk ay", "cm", "K5.4", "follower-first"),
        (OPEN, "ra sk sk ay Lay", "cm", "K4.3", "complete"),
    ],
)
def test_the_reason_names_what_is_in_the_way(
    drawing: str, chosen: str, thing: str, clause: str, word: str
) -> None:
    assert why(drawing, chosen, thing) == (clause, word)


def test_a_card_is_only_refused_when_it_can_not_be_played() -> None:
    for chosen in ("", "ra"):
        turn = after(drawn(OPEN), chosen)
        assert all(turn.refusal(Choice("card", card)) is None for card in CARDS)


@refuses("K5.9")
def test_the_last_card_that_can_not_win_is_refused_as_such() -> None:
    turn = drawn(LAST_CARD.format("11").replace("RRRR", "-").replace("LLM", "RRRLLM")).turn()
    error = turn.refusal(Choice("card", "11"))
    assert error is not None
    assert (error.clause, error.why) == ("K5.9", "last-card")


@pytest.mark.parametrize("thing", ["zz", "", "@", "Rzz", "pass"])
def test_what_is_nothing_on_the_table_is_refused_without_a_word(thing: str) -> None:
    error = drawn(OPEN).turn().refusal(Choice("thing", thing))
    assert error is not None
    assert error.why == ""


def test_after_the_end_only_the_end_is_cited() -> None:
    position = drawn("2 players\ncontrol cm:B vt:B sk:B kr:B\nay R")
    error = position.turn().refusal(Choice("province", "ay"))
    assert error is not None
    assert (error.clause, error.why) == ("K7.1", "colony")


def turns(seed: int) -> Iterator[Turn]:
    """Every step of a game of random choices."""
    random = Random(seed)
    position: Any = erawan.game("king-of-siam").start(players=2 + seed % 3, seed=seed)
    while position.to_move is not None:
        turn = position.turn()
        while choices := turn.choices():
            yield turn
            turn = turn.choose(random.choice(choices[-12:]))
        yield turn
        position = position.play(turn.move)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_pointed_at_can_be_chosen_or_has_a_reason(seed: int) -> None:
    for turn in some(turns(seed)):
        board = turn.position.board
        values = {each.value for each in turn.choices()}
        asked = {board.groups[each].province if each in board.groups else each for each in values}
        for thing in (*board.codes, *board.groups):
            error = turn.refusal(Choice("thing", thing))
            if thing in values:
                assert error is None
            elif error is None:
                assert board.groups[thing].province in asked
            else:
                assert error.why
                assert str(error).endswith(f"({error.clause})")


@pytest.mark.parametrize(
    ("drawing", "card", "word"),
    [
        (OPEN, "ra", None),
        (OPEN, "kt", None),
        (OPEN, "21", None),
        (OPEN, "mr", None),
        ("cm RRL\nseat 1 *", "ra", "nothing-left"),
        ("cm RRL\nseat 1 *\npool R", "ra", "one-left"),
        ("control ay:B sk:L kr:L ry:L nk:L\ncm R", "ra", "nothing-reach"),
        ("cm RRL\nseat 1 *", "kt", "nothing-pool"),
        ("cm RRL\nseat 1 *\npool RM", "kt", "less-pool"),
        ("cm R   vt L", "21", "one-for-one"),
        ("cm RR", "21", "nothing-swap"),
        ("cm RR", "11", "nothing-swap"),
        ("control cm:R vt:R sk:R kr:R ay:R ry:R nk:L\nkd R", "mr", "nothing-tiles"),
    ],
)
def test_where_a_card_does_less_than_its_text_it_is_said(
    drawing: str, card: str, word: str | None
) -> None:
    found = shortfall(drawn(drawing), card)
    assert (found.why if found else None) == word
