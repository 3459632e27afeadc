"""What people can do at a table, step by step."""

from dataclasses import replace
from typing import Any

import pytest

from erawan.core.turn import Choice
from erawan.tables import action_rules
from erawan.tables.actions import Adjust, AnyAction, Choose, Play, Skip
from erawan.tables.plan import Settings
from erawan.tables.refusal import Kind, Refusal
from erawan.tables.table import Table
from tests.tables.people import (
    BACK,
    CLEAR,
    CONFIRM,
    PASS,
    RESIGN,
    TAKE_BACK,
    at,
    choose,
    do,
    king,
    play,
    play_out,
    siam,
)


def chosen(table: Table) -> list[str]:
    return [choice.value for choice in table.turn_draft.turn.chosen]


def test_a_turn_is_made_step_by_step_and_played_when_confirmed() -> None:
    table = king()
    table = choose(table, "card ra")
    table = choose(table, "province sk")
    table = choose(table, "province sk")
    table = choose(table, "province cm", "follower Lcm")
    assert chosen(table) == ["ra", "sk", "sk", "cm", "Lcm"]
    assert table.line == ()
    assert table.moment == (0, 4)
    table = do(table, CONFIRM)
    assert [played.code for played in table.line] == ["ra:sk,sk/Lcm"]
    assert chosen(table) == []
    assert table.moment == (1, 0)


def test_back_undoes_one_step_and_clear_all() -> None:
    table = choose(king(), "card ra", "province sk", "province kr")
    assert chosen(do(table, BACK)) == ["ra", "sk"]
    assert chosen(do(table, CLEAR)) == []


def test_a_step_with_one_possibility_is_never_asked_for_and_back_skips_it() -> None:
    table = siam()
    assert chosen(table) == ["@"], "all animals are in the reserve"
    table = choose(table, "target b1")
    assert chosen(table) == ["@", "b1"]
    table = do(table, BACK)
    assert chosen(table) == ["@"]
    with pytest.raises(Refusal, match="no step"):
        do(table, BACK)


def test_a_tap_on_the_only_follower_of_a_province_is_one_step_to_undo() -> None:
    table = king()
    start: Any = table.start
    alone = replace(start, followers=(1, 0, 0, *start.followers[3:]))
    table = replace(table, start=alone)
    before = choose(table, "card ra", "province sk", "province sk")
    table = choose(before, "province cm", "follower Rcm")
    assert chosen(table)[-2:] == ["cm", "Rcm"]
    assert chosen(do(table, BACK)) == chosen(before)


def test_a_change_of_mind_keeps_the_first_steps() -> None:
    table = choose(king(), "card ra", "province sk", "province sk")
    table = do(table, Choose((Choice("province", "kr"),), keep=1))
    assert chosen(table) == ["ra", "kr"]
    table = do(table, Choose((Choice("card", "kt"),), keep=0))
    assert chosen(table) == ["kt"]


def test_where_nobody_wants_to_confirm_a_complete_turn_is_played_at_once() -> None:
    table = choose(siam(confirm=False), "target b1", "facing n")
    assert [played.code for played in table.line] == ["@b1n"]


def test_passing_takes_one_tap_whatever_was_chosen() -> None:
    table = do(choose(king(), "card ra"), PASS)
    assert [played.code for played in table.line] == ["pass"]


def test_a_move_can_be_played_by_its_code() -> None:
    table = do(choose(king(), "card ra"), Play("pass"))
    assert [played.code for played in table.line] == ["pass"]


def test_a_code_that_is_none_is_refused() -> None:
    with pytest.raises(Refusal) as caught:
        do(king(), Play("nonsense"))
    assert (caught.value.kind, caught.value.key) == (Kind.FORBIDDEN, "refused-code")


def test_skipping_the_bots_pace_changes_nothing_on_the_table() -> None:
    table = play(siam(bots=1), "@b1n")
    assert do(table, Skip()) is table


def test_where_only_bots_play_nobody_can_resign() -> None:
    with pytest.raises(Refusal, match="Nobody"):
        do(king(bots=2), RESIGN)


@pytest.mark.parametrize(
    ("table", "act", "clause"),
    [
        (siam(), Play("@c1n"), "S3.2"),
        (siam(), PASS, "S2.1"),
        (king(), Choose((Choice("card", "xx"),)), "K5.5"),
        (choose(king(), "card ra"), Choose((Choice("province", "kd"),)), "K5.8d"),
        (siam(), Choose((Choice("target", "c1"),)), "S3.2"),
        (siam(), Choose((Choice("target", "c3"),)), "S3.1"),
    ],
)
def test_what_the_rules_forbid_is_refused_with_its_clause(
    table: Table, act: AnyAction, clause: str
) -> None:
    with pytest.raises(Refusal) as caught:
        do(table, act)
    assert caught.value.kind is Kind.FORBIDDEN
    assert caught.value.clause == clause


def test_an_act_for_another_version_is_stale() -> None:
    table = choose(play(king(), "pass"), "card ra")
    for version in (0, 2):
        with pytest.raises(Refusal, match="version 1") as caught:
            action_rules.apply_action(table, CLEAR, version, 0)
        assert caught.value.key == "refused-stale"


@pytest.mark.parametrize("act", [CONFIRM, CLEAR, BACK, Choose((Choice("card", "kt"),), keep=0)])
def test_a_step_for_another_draft_of_the_turn_is_refused(act: AnyAction) -> None:
    table = choose(king(), "card ra")
    for draft in (0, 2):
        with pytest.raises(Refusal, match="somewhere else") as caught:
            action_rules.apply_action(table, act, 0, 0, draft)
        assert caught.value.key == "refused-turn-changed"


@pytest.mark.parametrize("act", [PASS, Play("pass"), RESIGN, Adjust(pace=7)])
def test_what_does_not_depend_on_the_turn_in_the_making_asks_for_no_draft(act: AnyAction) -> None:
    table = choose(king(), "card ra")
    assert action_rules.apply_action(table, act, 0, 0, 7).moment == (1, 0)


def test_a_turn_in_the_making_is_kept_when_settings_change() -> None:
    table = do(choose(king(), "card ra"), Adjust(pace=7))
    assert (table.moment, chosen(table)) == ((1, 0), ["ra"])


@pytest.mark.parametrize("act", [CONFIRM, CLEAR, BACK, PASS, Choose((Choice("card", "ra"),))])
def test_on_a_bot_s_turn_people_wait(act: AnyAction) -> None:
    table = play(king(bots=1), "pass")
    if table.bot_to_move is None:
        table = play(table, "pass")
    with pytest.raises(Refusal, match="not your turn"):
        do(table, act)


@pytest.mark.parametrize("act", [CONFIRM, PASS, RESIGN])
def test_after_the_end_nothing_is_played(act: AnyAction) -> None:
    with pytest.raises(Refusal, match="over"):
        do(play_out(siam()), act)


def test_an_incomplete_turn_is_not_played() -> None:
    with pytest.raises(Refusal, match="not complete"):
        do(choose(king(), "card ra"), CONFIRM)


def test_at_one_screen_a_move_is_taken_back_without_asking() -> None:
    table = play(siam(), "@b1n", "@b5s", "@d1n")
    table = do(table, TAKE_BACK)
    assert [played.code for played in table.line] == ["@b1n", "@b5s"]
    assert table.to_move == 0
    assert [row.kind for row in table.rows] == ["move", "move", "move", "take-back"]
    table = play(table, "@a1n")
    assert [played.code for played in table.line] == ["@b1n", "@b5s", "@a1n"]


def test_against_bots_a_take_back_goes_to_the_person_s_own_last_move() -> None:
    table = play(siam(bots=1), "@b1n", "@b5s", "@d1n")
    assert table.bot_to_move
    thinking = do(table, TAKE_BACK)
    assert (len(thinking.line), thinking.to_move) == (2, 0)
    table = do(play(table, "@d5s"), TAKE_BACK)
    assert (len(table.line), table.to_move) == (2, 0)


def test_a_finished_game_can_be_taken_back_but_not_one_lost_on_time() -> None:
    table = play_out(siam())
    assert not do(table, TAKE_BACK).is_over
    with pytest.raises(Refusal, match="over"):
        do(play(siam(), "@b1n").with_loss("time", 1, 0), TAKE_BACK)


def test_with_nothing_played_by_a_person_there_is_nothing_to_take_back() -> None:
    with pytest.raises(Refusal, match="no move of yours"):
        do(siam(), TAKE_BACK)


@pytest.mark.parametrize(("players", "winners"), [(2, (1,)), (3, (1, 2)), (4, (1, 3))])
def test_who_resigns_loses_and_everybody_not_on_their_side_wins(
    players: int, winners: tuple[int, ...]
) -> None:
    table = king(players, seed=3)
    loser = table.to_move
    assert loser is not None
    table = do(table, RESIGN)
    turned = tuple(sorted((seat + loser) % players for seat in winners))
    assert (table.winners, table.to_move) == (turned, None)


def test_a_person_alone_may_resign_while_a_bot_thinks() -> None:
    table = do(play(siam(bots=1), "@b1n"), RESIGN)
    assert table.winners == (1,)


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (king(), ("pass", "hint", "resign")),
        (siam(), ("hint", "resign")),
        (play(siam(), "@b1n"), ("hint", "take_back", "resign")),
        (play(siam(bots=1), "@b1n"), ("coach", "take_back", "resign", "skip")),
        (play_out(siam()), ("take_back",)),
        (do(siam(), RESIGN), ("take_back",)),
        (play(siam(), "@b1n").with_loss("time", 1, 0), ()),
        (replace(siam(), review=True), ()),
    ],
)
def test_a_person_is_told_what_can_be_done_now(table: Table, expected: tuple[str, ...]) -> None:
    assert action_rules.allowed_actions(table) == expected


def test_a_game_to_look_at_is_not_played_on() -> None:
    with pytest.raises(Refusal, match="looked at"):
        do(replace(siam(), review=True), RESIGN)


def test_a_bot_moves_only_on_its_turn_and_at_the_version_it_thought_about() -> None:
    table = play(siam(bots=1), "@b1n")
    assert action_rules.play_for_bot(table, "@b5s", table.version, 0).line[-1].code == "@b5s"
    with pytest.raises(Refusal, match="version"):
        action_rules.play_for_bot(table, "@b5s", table.version - 1, 0)
    with pytest.raises(Refusal, match="person"):
        action_rules.play_for_bot(do(table, TAKE_BACK), "@b1n", table.version + 1, 0)


@pytest.mark.parametrize(
    ("table", "viewer"),
    [
        (siam(), 0),
        (play(siam(), "@b1n"), 1),
        (play(siam(bots=1), "@b1n"), 0),
        (play(king(3, bots=2), "pass", "pass", "pass"), 0),
        (play(king(3, bots=1, seed=5), "pass"), 1),
        (play_out(siam()), None),
        (play_out(siam(bots=1)), 0),
        (replace(siam(), review=True), None),
        (at("5/5/1ooo1/5/5 R 7 --"), 1),
    ],
)
def test_the_screen_shows_the_table_through_the_eyes_of_whom_it_concerns(
    table: Table, viewer: int | None
) -> None:
    assert table.viewer == viewer


def test_pace_and_confirmation_can_be_changed_during_the_game() -> None:
    table = choose(siam(bots=1, pace=500), "target b1")
    table = do(table, Adjust(pace=0))
    assert (table.plan.settings.pace, table.plan.settings.confirm) == (0, True)
    table = do(table, Adjust(confirm=False))
    assert table.plan.settings == Settings(pace=0, confirm=False)
    assert chosen(table) == ["@", "b1"], "the turn goes on"
    assert len(choose(table, "facing n").line) == 1


def test_a_resignation_is_taken_back_and_all_moves_stand() -> None:
    given_up = do(play(siam(), "@b1n"), RESIGN)
    assert action_rules.allowed_actions(given_up) == ("take_back",)
    back = do(given_up, TAKE_BACK)
    assert back.ending is None
    assert back.to_move == 1
    assert [played.code for played in back.line] == ["@b1n"]
    assert back.rows[-1].seat == given_up.rows[-1].seat
