"""Pushing: lines of pieces drawn as in tests.siam.drawing, in all four ways, and S7 in full."""

from __future__ import annotations

import pytest

from erawan.siam.events import (
    AnimalPushedOff,
    Entered,
    GameEnded,
    Pushed,
    RockPushedOff,
    Stepped,
    TurnPassed,
)
from erawan.siam.push import Credit, find_credits
from tests.clauses import clause, refuses
from tests.siam.drawing import after, codes_of, drawing_of, drawn, line, move_of, refusal, same

WAYS = pytest.mark.parametrize("way", ["n", "e", "s", "w"])
READINGS = pytest.mark.parametrize("force", ["stepwise", "total"])


# Lines as they are drawn


@clause("S7.B", "S7.C")
@WAYS
@READINGS
@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("^ o _", "legal"),
        ("^ v", "S7.C"),
        ("^ ^ v _", "legal"),
        ("^ ^ v v", "S7.C"),
        ("^ ^ o > o v", "S7.B"),
        ("^ o ^ o v", "S7.B"),
    ],
)
def test_force_must_reach_the_rocks_and_stay_above_zero(
    text: str, refused: str, way: str, force: str
) -> None:
    assert line(text, way, force=force).refusal() == refused


@clause("S7.D")
@WAYS
@READINGS
@pytest.mark.parametrize("text", ["^ > _", "^ ^ v > _", "^(E) >(E) _", "^(R) >(E) _"])
def test_animals_facing_sideways_are_pushed_freely(text: str, way: str, force: str) -> None:
    assert line(text, way, force=force).refusal() == "legal"


@clause("S7.D", "S7.H")
@WAYS
def test_any_number_of_sideways_animals_and_the_last_leaves(way: str) -> None:
    drawn_line = line("^ > > ^ |", way)
    assert drawn_line.position.reserve == (3, 3)
    assert drawn_line.play().reserve == (4, 3)
    assert drawn_line.play().outcome is None


@clause("S7.B", "S7.H")
@WAYS
def test_two_against_one_move_one_rock_and_the_last_leaves(way: str) -> None:
    drawn_line = line("^ ^ > o v |", way)
    assert drawn_line.position.reserve == (3, 3)
    assert drawn_line.play().reserve == (3, 4)


@clause("S7.G")
@WAYS
@pytest.mark.parametrize(
    ("text", "winner"),
    [
        ("^ ^ o o |", 0),
        ("^(E) o |", 0),
        ("^(R) o |", 1),
        ("^(E) ^(R) o |", 1),
        ("^(E) >(R) o |", 0),
        ("^(R) ^(E) >(R) o |", 0),
        ("^(R) ^(E) ^(R) v(R) o |", 1),
    ],
)
def test_the_nearest_animal_that_faces_the_push_wins(text: str, winner: int, way: str) -> None:
    outcome = line(text, way).play().outcome
    assert outcome is not None
    assert outcome.winners == {winner}
    assert outcome.reason == "rock"


@clause("S3.3", "S7.G")
@WAYS
def test_three_animals_enter_three_rocks_out(way: str) -> None:
    entering = line("^(R) ^(R) ^(E) o o o |", way, entering=True)
    assert entering.code.startswith("@")
    outcome = entering.play().outcome
    assert outcome is not None
    assert outcome.winners == {0}


@clause("S3.3", "S7.G")
@WAYS
@pytest.mark.parametrize(("text", "winner"), [("^(E) >(R) > o |", 0), ("^(R) >(E) > o |", 1)])
def test_who_enters_alone_against_a_rock_wins(text: str, winner: int, way: str) -> None:
    outcome = line(text, way, entering=True).play().outcome
    assert outcome is not None
    assert outcome.winners == {winner}


@clause("S3.3", "S7.F")
@WAYS
@pytest.mark.parametrize(("force", "offered"), [("stepwise", False), ("total", True)])
def test_entries_are_offered_by_the_reading(force: str, offered: bool, way: str) -> None:
    entering = line("^ v ^", way, entering=True, force=force)
    assert (entering.code in codes_of(entering.position)) is offered


@clause("S7.F")
@WAYS
@pytest.mark.parametrize("text", ["^ v ^", "^ o o ^", "^ > v ^ _", "^ o o ^ |"])
def test_where_the_readings_differ(text: str, way: str) -> None:
    assert line(text, way, force="stepwise").refusal() == "S7.F"
    assert line(text, way, force="total").refusal() == "legal"


@clause("S7.F")
@READINGS
def test_the_rulebooks_example_works_with_one_rock_and_not_with_two(force: str) -> None:
    assert line("^(E) ^(R) o v(E) _", force=force).refusal() == "legal"
    assert line("^(E) ^(R) o o v(E) _", force=force).refusal() == "S7.B"


@clause("S7.C")
def test_without_a_rock_no_rock_lacks_force() -> None:
    assert line("^ v v").refusal() == "S7.C"


# Clause by clause


@clause("S7.A")
def test_a_push_goes_straight_ahead_and_moves_the_whole_line() -> None:
    position = drawn("""
        . . . . .
        . . . . .
        E o n o .
        . . . . .
        . . o . .
    """)
    assert refusal(position, "a3b3e") == "S7.B"
    helped = drawn("""
        . . . . .
        . . . . .
        E e o s .
        . . . . .
        o . . . o
    """)
    assert drawing_of(after(helped, "a3b3e")) == same("""
        . . . . .
        . . . . .
        . E e o s
        . . . . .
        o . . . o
    """)


@refuses("S7.A")
@pytest.mark.parametrize("letter", ["N", "S", "W"])
def test_no_push_to_where_the_animal_does_not_look(letter: str) -> None:
    position = drawn(f"""
        . . . . .
        . . . . .
        {letter} o o o .
        . . . . .
        . . . . .
    """)
    for facing in "nesw":
        assert refusal(position, f"a3b3{facing}") == "S7.A"


@refuses("S7.B")
def test_one_animal_does_not_push_two_rocks() -> None:
    position = drawn("""
        . . . . .
        . . . . .
        E o o . .
        . . . . .
        . . . o .
    """)
    assert refusal(position, "a3b3e") == "S7.B"
    assert refusal(position, "a3b3n") == "S7.B"


@refuses("S7.C")
def test_one_animal_does_not_push_another_that_faces_it() -> None:
    position = drawn("""
        . . . . .
        . . . . .
        . o o o .
        . . . . .
        . E W . .
    """)
    assert refusal(position, "b1c1e") == "S7.C"
    assert refusal(position, "c1b1w") == "S7.C"


@refuses("S7.F")
def test_stepwise_a_helper_beyond_the_opponent_does_not_help() -> None:
    board = """
        . . . . .
        . . . . .
        . o o o .
        . . . . .
        E w e . .
    """
    assert refusal(drawn(board), "a1b1e") == "S7.F"
    assert drawing_of(after(drawn(board, force="total"), "a1b1e")) == same("""
        . . . . .
        . . . . .
        . o o o .
        . . . . .
        . E w e .
    """)


@clause("S7.H")
def test_an_animal_pushed_off_returns_to_its_owner_and_may_come_back() -> None:
    position = drawn("""
        . . . . .
        . . . . .
        . o o o .
        . . . . .
        . . . E n
    """)
    pushed = after(position, "d1e1e")
    assert pushed.reserve == (4, 5)
    assert pushed.left == (False, False)
    assert "@a1n" in codes_of(pushed)


@clause("S7.I")
def test_nothing_turns_in_a_push() -> None:
    position = drawn("""
        . . . . .
        . . . . .
        . o o o .
        . . . . .
        E n e . .
    """)
    assert [code for code in codes_of(position) if code.startswith("a1b1")] == ["a1b1e"]
    assert drawing_of(after(position, "a1b1e")).splitlines()[-1] == ". E n e ."


@refuses("S7.I")
@pytest.mark.parametrize("facing", ["n", "s", "w"])
def test_the_pusher_can_not_turn(facing: str) -> None:
    position = drawn("""
        . . . . .
        . . . . .
        E o . o o
        . . . . .
        . . . . .
    """)
    assert refusal(position, f"a3b3{facing}") == "S7.I"


@clause("S7.G")
def test_a_push_that_makes_the_opponent_win_is_legal() -> None:
    position = drawn("""
        . . . . .
        . . . . .
        . . E e o
        . . . . .
        . o . o .
    """)
    assert "c3d3e" in codes_of(position)
    outcome = after(position, "c3d3e").outcome
    assert outcome is not None
    assert outcome.winners == {1}


@refuses("S7.G")
def test_after_a_rock_fell_nothing_is_legal() -> None:
    position = after(
        drawn("""
            . . . . .
            . . . . .
            . . . E o
            . . . . .
            . o . o .
        """),
        "d3e3e",
    )
    assert position.text == "5/5/4E/5/1o1o1 R 21 -- #E"
    assert position.legal_moves() == []
    assert position.to_move is None
    assert refusal(position, "@a1n") == "S7.G"
    assert refusal(position, "b1c1e") == "S7.G"


# What a skin shows of a push, and what a push tells


@clause("S7.B")
def test_the_force_along_the_line_is_data() -> None:
    drawn_line = line("^ ^ > o v |", "e")
    push = drawn_line.position.push(move_of(drawn_line.position, drawn_line.code))
    assert push is not None
    assert (push.forces, push.rocks) == ((2, 2, 2, 1), (0, 0, 1, 1))
    assert push.to_edge
    assert not push.drops_rock


@clause("S7.G")
def test_who_would_be_credited_is_data() -> None:
    drawn_line = line("^(E) ^(R) > ^(E) o |", "e")
    push = drawn_line.position.push(move_of(drawn_line.position, drawn_line.code))
    assert push is not None
    assert push.drops_rock
    assert find_credits(push) == (Credit(0, 1), Credit(1, 3), Credit(0, 4))


def test_a_move_that_pushes_nothing_has_no_push() -> None:
    position = drawn("""
        . . . . .
        . . . . .
        . o o o .
        . . . . .
        E . . . .
    """)
    for code in ("a1b1e", "a1n", "a1-", "@b1n", "a1c3n"):
        assert position.push(move_of(position, code)) is None


@clause("S7.G")
def test_a_push_is_told_from_its_far_end() -> None:
    position = drawn("""
        . . . . .
        . . . . .
        E e n o o
        . . . . .
        o . . . .
    """)
    assert refusal(position, "@a3w") == "S3.3"
    assert position.play_with_events(position.parse("a3b3e"))[1] == (
        RockPushedOff("e3", (Credit(1, 3), Credit(0, 4)), "S7.G"),
        Pushed("d3", "e3", "o", "S7.B"),
        Pushed("c3", "d3", "n", "S7.D"),
        Pushed("b3", "c3", "e", "S7.B"),
        Stepped("a3", "b3", "E", "S7.A"),
        TurnPassed(1, 21, "S1.2"),
        GameEnded("R", "rock", "S7.G"),
    )


@clause("S3.3", "S7.H")
def test_entering_can_push_an_animal_off() -> None:
    position = drawn("""
        . . . . .
        . . . . .
        o . . o o
        . . . . .
        e e w n s
    """)
    assert position.play_with_events(position.parse("@a1e"))[1] == (
        AnimalPushedOff("e1", "s", "S7.H"),
        Pushed("d1", "e1", "n", "S7.D"),
        Pushed("c1", "d1", "w", "S7.C"),
        Pushed("b1", "c1", "e", "S7.B"),
        Pushed("a1", "b1", "e", "S7.B"),
        Entered("a1", "E", "S3.3"),
        TurnPassed(1, 21, "S1.2"),
    )
