"""The turn builder: animal, target, facing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import erawan
from erawan.core.turn import Choice
from erawan.siam import GAME, Position, Turn
from erawan.siam.events import Entered, Stepped
from tests.siam.drawing import ALL_OUT, CLASSIC_START, after, drawing_of, drawn, same
from tests.some import some

POSITION = drawn("""
    . . . . s
    . . . . .
    . o o o .
    . . . . .
    E n . . .
""")


def built(position: Position, *values: str) -> Turn:
    """A turn with these choices made."""
    turn = position.turn()
    for value in values:
        turn = turn.choose(Choice(turn.prompt, value))
    return turn


def offered(turn: Turn) -> list[str]:
    """The values of the choices."""
    return [choice.value for choice in turn.choices()]


def test_the_steps_and_their_prompts() -> None:
    turn = built(POSITION)
    assert (turn.prompt, offered(turn)) == ("animal", ["@", "a1"])
    turn = built(POSITION, "a1")
    assert (turn.prompt, offered(turn)) == ("target", ["-", "a1", "a2", "b1"])
    turn = built(POSITION, "a1", "a2")
    assert (turn.prompt, offered(turn)) == ("facing", ["e", "n", "s", "w"])
    assert turn.move is None
    turn = built(POSITION, "a1", "a2", "n")
    assert (turn.prompt, offered(turn)) == ("complete", [])
    assert turn.move == POSITION.parse("a1a2n")
    assert turn.chosen == (Choice("animal", "a1"), Choice("target", "a2"), Choice("facing", "n"))


@pytest.mark.parametrize(
    ("values", "code"),
    [
        (("a1", "-"), "a1-"),
        (("a1", "a1", "s"), "a1s"),
        (("a1", "b1"), "a1b1e"),
        (("@", "b1", "n"), "@b1n"),
        (("@", "c1", "w"), "@c1w"),
    ],
)
def test_each_shape_of_move_can_be_built(values: tuple[str, ...], code: str) -> None:
    turn = built(POSITION, *values)
    assert turn.prompt == "complete"
    assert turn.move is not None
    assert turn.move.code == code
    assert turn.preview == after(POSITION, code)
    for count in some(range(len(values))):
        assert built(POSITION, *values[:count]).move is None


def test_a_step_back_undoes_one_choice() -> None:
    turn = built(POSITION, "a1", "a2", "n")
    assert turn.back() == built(POSITION, "a1", "a2")
    assert turn.back().back().back() == built(POSITION)
    assert built(POSITION).back() == built(POSITION)


def test_a_half_built_turn_can_be_looked_at() -> None:
    stepping = built(POSITION, "a1", "a2")
    assert stepping.events == (Stepped("a1", "a2", "E", "S4.1"),)
    assert drawing_of(stepping.preview) == same("""
        . . . . s
        . . . . .
        . o o o .
        E . . . .
        . n . . .
    """)
    entering = built(POSITION, "@", "e2")
    assert entering.events == (Entered("e2", "W", "S3.1"),)
    assert drawing_of(entering.preview).splitlines()[3] == ". . . . W"
    for values in ((), ("a1",), ("@",), ("a1", "a1"), ("@", "b1")):
        assert built(POSITION, *values).events == ()
        assert built(POSITION, *values).preview == POSITION


@pytest.mark.parametrize(
    ("values", "kind", "value", "clause_id"),
    [
        ((), "animal", "b1", "S2.1"),
        ((), "animal", "z9", "S2.1"),
        ((), "target", "a1", "S2.1"),
        (("a1",), "facing", "n", "S2.1"),
        (("a1",), "target", "nowhere", "S2.1"),
        (("a1",), "target", "c1", "S4.1"),
        (("@",), "target", "c2", "S3.1"),
        (("@",), "target", "-", "S2.1"),
        (("a1", "a1"), "facing", "e", "S5.1"),
        (("@", "b1"), "facing", "e", "S3.3"),
        (("a1", "b1"), "facing", "n", "S2.1"),
        (("a1", "-"), "facing", "n", "S2.1"),
    ],
)
def test_what_is_not_offered_is_refused_with_its_clause(
    values: tuple[str, ...], kind: str, value: str, clause_id: str
) -> None:
    with pytest.raises(erawan.IllegalMove) as caught:
        built(POSITION, *values).choose(Choice(kind, value))
    assert caught.value.clause == clause_id


@pytest.mark.parametrize(
    ("animal", "target", "clause_id"),
    [("a3", "b3", "S7.B"), ("c1", "d1", "S7.C"), ("c1", "c2", "S7.A"), ("c2", "-", "S6.1")],
)
def test_a_target_out_of_reach_is_refused_with_the_clause_of_its_best_attempt(
    animal: str, target: str, clause_id: str
) -> None:
    position = drawn("""
        . . . . .
        . . . . .
        E o o o .
        . . N . .
        . . E w .
    """)
    with pytest.raises(erawan.IllegalMove) as caught:
        built(position, animal).choose(Choice("target", target))
    assert caught.value.clause == clause_id


def test_an_empty_reserve_is_not_offered() -> None:
    position = drawn(ALL_OUT)
    assert offered(position.turn()) == ["b4", "c2", "c4", "d2", "e1"]
    with pytest.raises(erawan.IllegalMove) as caught:
        position.turn().choose(Choice("animal", "@"))
    assert caught.value.clause == "S3.1"


def test_after_the_end_there_is_nothing_to_choose() -> None:
    over = GAME.position_from_text("5/5/4E/5/1o1o1 R 21 -- #E")
    turn = over.turn()
    assert (turn.prompt, turn.choices(), turn.move) == ("complete", (), None)
    assert turn.events == ()
    with pytest.raises(erawan.IllegalMove) as caught:
        turn.choose(Choice("animal", "e3"))
    assert caught.value.clause == "S7.G"


def test_closed_crosses_are_not_offered() -> None:
    early = drawn(CLASSIC_START, ply=0)
    assert not {"c1", "c5"} & set(offered(built(early, "@")))
    late = drawn(CLASSIC_START, ply=4)
    assert {"c1", "c5"} <= set(offered(built(late, "@")))


def leaves(turn: Turn) -> Iterator[str]:
    """The codes of all moves that a turn can lead to."""
    if turn.move is not None:
        yield turn.move.code
    for choice in turn.choices():
        yield from leaves(turn.choose(choice))


def test_the_builder_reaches_exactly_the_legal_moves() -> None:
    assert sorted(leaves(POSITION.turn())) == [move.code for move in POSITION.legal_moves()]


@pytest.mark.parametrize("position", [GAME.start(), POSITION])
def test_the_choices_of_a_move_lead_to_it(position: Position) -> None:
    for move in some(position.legal_moves()):
        turn = position.turn()
        for choice in some(turn.choices_of(move)):
            turn = turn.choose(choice)
        assert turn.move == move
