"""The coach at a table: called by one act, asks before a move is played, and only where it may."""

from __future__ import annotations

from typing import Any

import pytest

from erawan.core.registry import game
from erawan.core.turn import Choice
from erawan.learn.king.drawing import drawn
from erawan.tables import actions
from erawan.tables.action_rules import allowed_actions, apply_action
from erawan.tables.actions import AnyAction
from erawan.tables.plan import ClockSetting, Plan, Seat, Settings
from erawan.tables.refusal import Refusal
from erawan.tables.setup import again, new_table
from erawan.tables.table import Table
from erawan.views.view import view_of

HANDING_OVER = "2o2/2n2/2N2/oo3/5 E 20 --"
TIED = "2 players, 1 pass\ntrack sk\nsk RRLL\nseat 0 RL\nseat 1 LM"


def siam_table(*, coach: bool = True, bot: str | None = "level-2", **settings: Any) -> Table:
    start = game("siam").start().to_json() | {"text": HANDING_OVER}
    plan = Plan(
        game("siam").start_options(),
        (Seat(), Seat(bot=bot)),
        Settings(coach=coach, confirm=False, **settings),
        start,
    )
    return new_table(plan, 0)


def king_table() -> Table:
    options = game("king-of-siam").start_options()
    seats = (Seat(), Seat(bot="level-2"))
    return new_table(Plan(options, seats, Settings(coach=True), drawn(TIED).to_json()), 0)


def do(table: Table, act: AnyAction) -> Table:
    return apply_action(table, act, table.version, 0)


PUSH = actions.Choose((Choice("animal", "c3"), Choice("target", "c4")))


def test_it_is_off_until_it_is_called() -> None:
    assert not Settings().coach
    assert len(do(siam_table(coach=False), PUSH).line) == 1


def test_a_push_that_hands_the_rock_over_waits_for_an_answer() -> None:
    asked = do(siam_table(), PUSH)
    assert not asked.line
    turn = view_of(asked, 0, 0).turn
    assert turn is not None
    assert turn.complete
    assert [(each.say.key, each.clause) for each in turn.cautions] == [("siam-coach-loses", "S7.G")]
    assert len(do(asked, actions.Confirm()).line) == 1
    assert do(asked, actions.Back()).turn_draft.turn.move is None


def test_a_typed_move_is_asked_about_once() -> None:
    asked = do(siam_table(), actions.Play("c3c4n"))
    assert not asked.line
    assert len(do(asked, actions.Play("c3c4n")).line) == 1


def test_a_harmless_move_is_played_at_once() -> None:
    assert len(do(siam_table(), actions.Play("c3e")).line) == 1


def test_a_pass_says_that_the_british_come() -> None:
    turn = view_of(king_table(), 0, 0).turn
    assert turn is not None
    assert [each.clause for each in turn.pass_cautions] == ["K6.3"]
    assert turn.cautions == ()


def test_it_is_called_and_sent_away_by_an_act_and_stays_with_the_table() -> None:
    table = do(siam_table(coach=False), actions.Adjust(coach=True))
    assert table.plan.settings.coach
    assert "coach" in allowed_actions(table)
    assert again(table, rotate=False, same_deal=False, now=0).plan.settings.coach
    assert not do(table, actions.Adjust(coach=False)).plan.settings.coach


@pytest.mark.parametrize(
    "table",
    [
        siam_table(coach=False, bot=None),
        siam_table(coach=False, bot=None, clock=ClockSetting(9000)),
    ],
)
def test_among_people_there_is_none(table: Table) -> None:
    assert "coach" not in allowed_actions(table)
    with pytest.raises(Refusal, match="computer"):
        do(table, actions.Adjust(coach=True))


def test_a_plan_with_a_coach_but_without_bots_plays_as_if_there_were_none() -> None:
    assert len(do(siam_table(bot=None), PUSH).line) == 1
