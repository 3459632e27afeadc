"""How a game ended, step by step with its figures."""

from typing import Any

import pytest

from erawan.core.outcome import Outcome, Step
from erawan.king.scoring import decide
from erawan.tables.records import read_record, record_of
from erawan.views.king.story import Story as KingStory
from erawan.views.msg import Msg, say
from erawan.views.siam.story import Story as SiamStory
from erawan.views.view import result_of
from tests.tables.people import RESIGN, at, do, king, play, siam

R, L, M, B = range(4)
NAMES = ("Anna", "Boris", "Chai", "Dara")


def told(outcome: Outcome, players: int) -> list[tuple[str, str]]:
    """The clauses and keys of a chain."""
    story = KingStory(NAMES[:players])
    return [(step.clause, step.say.key) for step in map(story.tell, outcome.steps)]


def control(holders: list[int]) -> tuple[tuple[int, int], ...]:
    return tuple(enumerate(holders))


@pytest.mark.parametrize(
    ("holders", "courts", "played", "chain"),
    [
        (
            [L, L, L, L, R, R, R, M],
            [(1, 5, 1), (1, 4, 1)],
            [1, 2],
            [("K7.2", "step-provinces"), ("K7.5", "step-followers")],
        ),
        (
            [L, L, L, R, R, R, B, B],
            [(4, 1, 1), (3, 4, 1)],
            [1, 2],
            [
                ("K7.2", "step-provinces-tied"),
                ("K7.3", "step-gains"),
                ("K7.5", "step-followers"),
            ],
        ),
        (
            [R, R, R, L, L, M, M, B],
            [(4, 1, 1), (4, 4, 1)],
            [1, 2],
            [
                ("K7.2", "step-provinces"),
                ("K7.5", "step-followers-tied"),
                ("K7.6", "step-second-tied"),
                ("K7.6", "step-second-gains"),
                ("K7.6", "step-followers-tied"),
                ("K7.7", "step-last-card"),
            ],
        ),
        (
            [R, R, R, R, R, B, B, B],
            [(4, 1, 1), (4, 4, 1)],
            [0, 0],
            [
                ("K7.2", "step-provinces"),
                ("K7.5", "step-followers-tied"),
                ("K7.6", "step-no-second"),
                ("K7.8", "step-nobody-played"),
            ],
        ),
        (
            [B, B, B, B],
            [(2, 2, 2), (1, 4, 1)],
            [1, 2],
            [("K7.1", "step-colony"), ("K7.4", "step-sets")],
        ),
        (
            [B, B, B, B],
            [(1, 2, 2), (1, 4, 1)],
            [1, 2],
            [("K7.1", "step-colony"), ("K7.4", "step-sets-tied"), ("K7.4", "step-latest-wins")],
        ),
    ],
)
def test_the_chain_of_two_players(
    holders: list[int], courts: Any, played: list[int], chain: list[tuple[str, str]]
) -> None:
    assert told(decide(control(holders), courts, played), 2) == chain


def test_partners_win_together() -> None:
    courts = [(1, 5, 1), (1, 4, 1), (0, 1, 0), (0, 0, 1)]
    chain = told(decide(control([L] * 5 + [R] * 3), courts, [1, 2, 3, 4]), 4)
    assert chain[-1] == ("K8.1", "step-partners")


def test_teams_add_their_courts_in_a_colony() -> None:
    courts = [(3, 0, 0), (1, 4, 1), (0, 3, 3), (0, 0, 1)]
    story = KingStory(NAMES)
    outcome = decide(control([B] * 4), courts, [1, 2, 3, 4])
    sets = [story.tell(step) for step in outcome.steps][1]
    assert sets.clause == "K8.2"
    assert [(figure.seats, figure.value, figure.stays) for figure in sets.figures] == [
        ((0, 2), 3, True),
        ((1, 3), 1, False),
    ]
    assert sets.figures[0].name == say("team-name", names=["Anna", "Chai"])


def test_figures_say_whose_they_are_and_who_stays() -> None:
    outcome = decide(control([L, L, L, R, R, M, B, B]), [(1, 5, 1), (1, 4, 1)], [1, 2])
    story = KingStory(NAMES[:2])
    provinces, followers = [story.tell(step) for step in outcome.steps]
    assert [(figure.faction, figure.value, figure.stays) for figure in provinces.figures] == [
        ("R", 2, False),
        ("L", 3, True),
        ("M", 1, False),
    ]
    assert provinces.say.args["faction"] == "L"
    assert followers.say == say(
        "step-followers",
        figures=[say("figure", name="Anna", value=5), say("figure", name="Boris", value=4)],
        faction="L",
        names=["Anna"],
    )


def test_a_fallen_rock_names_the_side_whose_animal_was_nearest() -> None:
    result = result_of(play(at("5/2o2/1o3/5/2Eeo E 6 --"), "c1d1e"))
    assert result
    assert (result.winners, result.reason, result.termination) == ((1,), "rock", "normal")
    assert result.headline == say("result-wins", names=["Boris"])
    assert [step.say for step in result.steps] == [say("step-rock", side="R")]


@pytest.mark.parametrize(
    ("figure", "words"),
    [
        (("occurrences", 3), say("step-repetition", count=3)),
        (("plies", 200), say("step-ply-limit", count=200)),
    ],
)
def test_a_draw_names_its_house_rule(figure: tuple[str, int], words: Msg) -> None:
    step = SiamStory(NAMES[:2]).tell(Step("SH.1", (figure,), ()))
    assert step.say == words
    assert step.figures[0].value == figure[1]


def test_a_drawn_game_has_no_winner() -> None:
    table = play(siam(), "@b1n", "@b5s", *["b1e", "b5e", "b1n", "b5s"] * 2)
    result = result_of(table)
    assert result
    assert (result.winners, result.headline) == ((), say("result-draw"))


def test_who_gave_up_is_said() -> None:
    table = king(3)
    result = result_of(do(table, RESIGN))
    assert result
    assert result.termination == "resign"
    assert result.winners == (0, 1)
    assert [step.say.key for step in result.steps] == ["step-resign"]


def test_a_record_that_was_adjudicated_says_so() -> None:
    text = record_of(play(king(3), "pass"))
    told = text.replace("[Game ", '[Termination "adjudicated"]\n[Game ').replace("*", "2")
    table, damage = read_record(told, 0)
    assert damage is None
    result = result_of(table)
    assert result
    assert (result.termination, result.winners) == ("adjudicated", (1,))
    assert [step.say for step in result.steps] == [say("step-adjudicated")]


def test_while_the_game_goes_on_there_is_no_result() -> None:
    assert result_of(siam()) is None
