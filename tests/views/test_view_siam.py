"""What a seat sees of Siam, and what it can do."""

import pytest

from erawan.tables.table import Table
from erawan.views.model import Turn, View
from erawan.views.msg import say
from erawan.views.siam.model import (
    AnimalTarget,
    CellTarget,
    Entered,
    FacingTarget,
    LeaveTarget,
    Piece,
    Pushed,
    ReserveTarget,
    RockPushedOff,
    SiamScene,
    SpotTarget,
    Stepped,
    Turned,
)
from erawan.views.view import view_of
from tests.tables.people import at, choose, play, play_out, siam

#   5 . . . . .
#   4 . . o . .      the elephant on b1 faces east, next to a rhino that faces it
#   3 . o . . .
#   2 . . o . .
#   1 . E w . .
LINE = "5/2o2/1o3/2o2/1Ew2 E 6 --"


def view(table: Table) -> View:
    return view_of(table, table.viewer, 0)


def turn(table: Table) -> Turn:
    shown = view(table).turn
    assert shown is not None
    return shown


def scene(table: Table) -> SiamScene:
    drawn = view(table).scene
    assert isinstance(drawn, SiamScene)
    return drawn


def test_animals_rocks_reserves_and_barred_crosses_are_drawn() -> None:
    drawn = scene(play(siam(), "@b1e"))
    assert Piece("b1", "E", "e") in drawn.pieces
    assert Piece("c3", None, None) in drawn.pieces
    assert (drawn.reserves, drawn.barred, drawn.ply) == ((4, 5), ("c1", "c5"), 1)
    assert scene(at(LINE)).barred == ()


def test_at_the_start_the_reserve_is_chosen_already() -> None:
    shown = turn(siam())
    assert shown.prompt == say("siam-prompt-target")
    assert [(step.target, step.automatic) for step in shown.chosen] == [(ReserveTarget(), True)]
    cells = {option.target.cell for option in shown.options}  # type: ignore[union-attr]
    assert len(cells) == 14, "all outside cells but the two crosses"
    assert not shown.can_go_back


def test_an_animal_can_step_turn_push_or_leave() -> None:
    table = choose(at("5/2o2/1o3/2o2/1EN2 E 6 --"), "animal b1")
    targets = [option.target for option in turn(table).options]
    assert targets == [
        LeaveTarget(),
        CellTarget("a1", push=False),
        SpotTarget("b1"),
        CellTarget("b2", push=False),
        CellTarget("c1", push=True),
    ]


def test_the_facing_is_chosen_around_the_cell_where_the_animal_will_stand() -> None:
    table = choose(at(LINE), "animal b1", "target b2")
    shown = turn(table)
    assert shown.prompt == say("siam-prompt-facing")
    assert [option.target for option in shown.options] == [
        FacingTarget("b2", "e"),
        FacingTarget("b2", "n"),
        FacingTarget("b2", "s"),
        FacingTarget("b2", "w"),
    ]


def test_another_target_and_another_animal_can_be_chosen_at_any_step() -> None:
    table = choose(at(LINE), "animal b1", "target b2")
    targets = [(option.keep, option.target) for option in turn(table).again]
    assert (1, CellTarget("a1", push=False)) in targets
    assert (0, ReserveTarget()) in targets
    assert targets.index((1, LeaveTarget())) < targets.index((0, ReserveTarget()))


def test_before_a_push_the_line_shows_its_forces() -> None:
    [push] = turn(choose(at("5/2o2/1o3/2o2/1EEw1 E 6 --"), "animal b1")).pushes
    assert (push.origin, push.target, push.facing) == ("b1", "c1", "e")
    assert [(weight.cell, weight.change, weight.force, weight.holds) for weight in push.line] == [
        ("c1", 1, 2, True),
        ("d1", -1, 1, True),
    ]
    assert (push.succeeds, push.falls, push.winner) == (True, None, None)
    assert push.say == say("push-goes", force=1, rocks=0)


def test_a_push_that_is_too_weak_says_so() -> None:
    [push] = turn(choose(at(LINE), "animal b1")).pushes
    assert (push.succeeds, push.line[0].holds) == (False, False)
    assert push.say == say("push-blocked", force=0, rocks=0)


@pytest.mark.parametrize(
    ("text", "winner", "credited", "words"),
    [
        ("5/2o2/1o3/5/3Eo E 6 --", 0, "d1", say("push-rock-wins", side="E")),
        ("5/2o2/1o3/5/2Eeo E 6 --", 1, "d1", say("push-rock-loses", side="R")),
        ("5/2o2/1o3/5/2Eno E 6 --", 0, "c1", say("push-rock-wins", side="E")),
    ],
)
def test_who_would_win_by_a_falling_rock_is_told_before(
    text: str, winner: int, credited: str, words: object
) -> None:
    table = at(text)
    animal = "d1" if "3Eo" in text else "c1"
    [push] = turn(choose(table, f"animal {animal}")).pushes
    assert (push.falls, push.winner, push.credited, push.say) == ("rock", winner, credited, words)


@pytest.mark.parametrize(
    ("text", "falls", "side"),
    [
        ("5/2o2/1o3/2o2/2EEw E 6 --", "rhino", "R"),
        ("5/2o2/1o3/2o2/2EnN E 6 --", "elephant", "E"),
    ],
)
def test_which_animal_would_fall_is_told_before(text: str, falls: str, side: str) -> None:
    """The one at the edge, not the one that is touched."""
    [push] = turn(choose(at(text), "animal c1")).pushes
    assert (push.falls, push.say) == (falls, say("push-animal-falls", side=side))


def test_entering_can_push_from_two_sides_into_a_corner() -> None:
    shown = turn(choose(at("5/2o2/1o3/2o2/n3E E 6 --"), "animal @"))
    corner = [(push.origin, push.facing) for push in shown.pushes if push.target == "a1"]
    assert sorted(corner) == [("@", "e"), ("@", "n")]
    shown = turn(choose(at("5/2o2/1o3/2o2/n3E E 6 --"), "animal @", "target a1"))
    assert {push.target for push in shown.pushes} == {"a1"}


def test_the_chosen_animal_is_previewed_where_it_will_stand() -> None:
    shown = view(choose(at(LINE), "animal b1", "target b2"))
    assert isinstance(shown.preview, SiamScene)
    assert Piece("b2", "E", "e") in shown.preview.pieces
    assert shown.turn
    assert [type(event) for event in shown.turn.events] == [Stepped]


def test_a_push_moves_its_line_at_once_and_names_the_winner() -> None:
    table = play(at("5/2o2/1o3/5/2EEo E 6 --"), "c1d1e")
    events = view(table).log[-1].events
    assert [type(event) for event in events] == [Stepped, Pushed, RockPushedOff]
    assert {event.beat for event in events} == {0}
    fallen = events[-1]
    assert isinstance(fallen, RockPushedOff)
    assert (fallen.cell, fallen.facing, fallen.winner) == ("e1", "e", 0)


def test_an_animal_enters_as_it_will_face_and_turns_after_a_step() -> None:
    table = play(siam(), "@b1w", "@a5s", "b1c1n")
    log = view(table).log
    [entered] = log[0].events
    assert isinstance(entered, Entered)
    assert (entered.cell, entered.side, entered.facing) == ("b1", "E", "w")
    stepped, turned = log[2].events
    assert (type(stepped), type(turned)) == (Stepped, Turned)
    assert (stepped.beat, turned.beat) == (0, 1)


def repeated() -> Table:
    """A table where the same board comes for the second time."""
    table = play(siam(), "@b1n", "@b5s", "b1e", "b5e", "b1n", "b5s")
    assert scene(table).occurrences == 2
    return table


def test_a_position_that_comes_again_is_warned_of() -> None:
    shown = view(repeated())
    assert shown.warnings == (say("warning-repetition", count=2, limit=3),)


def test_a_turn_that_would_draw_is_warned_of() -> None:
    table = play(repeated(), "b1e", "b5e", "b1n")
    shown = turn(choose(table, "animal b5", "target b5", "facing s"))
    assert shown.complete
    assert shown.warnings == (say("warning-repetition-draw"),)


def test_a_turn_that_repeats_is_warned_of() -> None:
    table = play(siam(), "@b1n", "@b5s", "b1e", "b5e", "b1n")
    shown = turn(choose(table, "animal b5", "target b5", "facing s"))
    assert shown.warnings == (say("warning-repetition-next", count=2, limit=3),)


def test_without_the_house_rule_nobody_is_warned() -> None:
    table = at("5/2o2/1o3/2o2/1N1s1 E 6 --")
    table = play(table, "b1e", "d1e", "b1n", "d1s")
    assert view(table).warnings == ()


LEK = say("bot-person", name="Lek")


@pytest.mark.parametrize(
    ("table", "status"),
    [
        (siam(), say("siam-status-turn", who="Anna", side="E")),
        (siam(bots=1), say("siam-status-you", side="E")),
        (
            play(siam(bots=1), "@b1n"),
            say("siam-status-thinking", who=LEK, side="R"),
        ),
        (play_out(siam()), say("status-over")),
    ],
)
def test_the_status_says_whose_turn_it_is(table: Table, status: object) -> None:
    assert view(table).status == status


def test_a_view_is_the_viewers_whoever_is_to_move() -> None:
    thinking = view(play(siam(bots=1), "@b1n"))
    assert (thinking.seat, thinking.to_move) == (0, 1)
    assert [view_of(siam(), seat, 0).seat for seat in (0, 1, None)] == [0, 1, None]


def test_animals_are_named_with_their_cell_and_facing() -> None:
    names = [option.say for option in turn(at(LINE)).options]
    assert say("option-animal", side="E", cell="b1", facing="e") in names
    assert say("option-reserve", side="E", count=4) in names
    targets = [option.target for option in turn(at(LINE)).options]
    assert AnimalTarget("b1") in targets
