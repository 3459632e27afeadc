"""Who can only pass is passed for by the server, and nobody is caught in it."""

import asyncio
from typing import Any

import pytest

from erawan import game
from erawan.core.game import Position
from erawan.king.start_options import KingOptions
from erawan.tables import action_rules
from erawan.tables.action_rules import allowed_actions
from erawan.tables.actions import Adjust, Skip
from erawan.tables.bot_pool import BotPool
from erawan.tables.bot_runner import BotRunner
from erawan.tables.plan import ClockSetting, Plan, Seat, Settings
from erawan.tables.refusal import Refusal
from erawan.tables.setup import new_table
from erawan.tables.store import Store
from erawan.tables.table import Table
from erawan.tables.table_service import TableService
from erawan.views.view import view_of
from tests.king.drawing import drawn, drawn_json
from tests.king.refusing import SECOND_CAN_ONLY_PASS
from tests.tables.people import BOT, PASS, RESIGN, TAKE_BACK, do, once, play, siam

NOBODY_HOLDS_CARDS = """
    2 players, seat 0 to move
    control cm:R vt:R sk:L kr:L ay:M
    ry RRM  nk LL  kd MM
    seat 0   RRL   none  #15
    seat 1   LLM   none  #16
"""
PEOPLE = (Seat("Anna"), Seat("Boris"))


def table_at(drawing: str, seats: tuple[Seat, ...] = PEOPLE, **settings: Any) -> Table:
    plan = Plan(KingOptions(), seats, Settings(**{"pace": 0, **settings}), drawn_json(drawing))
    return new_table(plan, 0)


def first_card(table: Table) -> str:
    """The code of a card that the seat to move can play."""
    codes: list[str] = [move.code for move in table.position.legal_moves()]
    return next(code for code in codes if code != "pass")


@pytest.mark.parametrize("drawing", [SECOND_CAN_ONLY_PASS, NOBODY_HOLDS_CARDS], ids=["one", "none"])
def test_the_rules_say_who_can_only_pass(drawing: str) -> None:
    position: Position[Any] = drawn(drawing)
    for _ in range(2):
        codes = [move.code for move in position.legal_moves()]
        assert game("king-of-siam").must_pass(position) == (codes == ["pass"])
        position = position.play(position.parse("pass"))


def test_in_siam_nobody_has_to_pass_and_after_the_end_nobody_either() -> None:
    assert not game("siam").must_pass(siam().position)
    assert not siam().moves_by_itself
    position: Position[Any] = drawn(NOBODY_HOLDS_CARDS)
    while position.to_move is not None:
        position = position.play(position.parse("pass"))
    assert not game("king-of-siam").must_pass(position)


def test_all_who_look_at_a_version_ask_the_rules_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, asked = type(game("king-of-siam")), []
    must_pass = rules.must_pass

    def noted(self: Any, position: Position[Any]) -> bool:
        asked.append(position)
        return bool(must_pass(self, position))

    monkeypatch.setattr(rules, "must_pass", noted)
    table = table_at(NOBODY_HOLDS_CARDS, auto_pass=True)
    for seat in (0, 1, None):
        assert "skip" in view_of(table, seat, 0).may
    assert (table.viewer, table.moves_by_itself) == (0, True)
    assert asked == [table.position]


async def test_the_server_passes_for_a_person_among_several(attended: TableService) -> None:
    begun = await attended.add(play(table_at(SECOND_CAN_ONLY_PASS), "pass"))
    after = await once(attended, begun, lambda each: len(each.line) == 2)
    assert [(row.kind, row.seat, row.code) for row in after.rows[1:]] == [("move", 1, "pass")]
    assert after.to_move == 0
    await asyncio.sleep(0.05)
    assert (await attended.table(begun.id)).version == after.version, "who holds cards is asked"


async def test_the_last_passes_end_struggles_and_the_game(attended: TableService) -> None:
    begun = await attended.add(table_at(NOBODY_HOLDS_CARDS))
    ended = await once(attended, begun, lambda each: each.is_over)
    assert [played.code for played in ended.line] == ["pass"] * 6
    kept = await attended.store.find(begun.id, 0)
    assert kept
    assert kept.winners == ended.winners
    assert len(kept.rows) == 6


async def test_a_bot_plays_on_between_the_passes_of_a_person(attended: TableService) -> None:
    table = table_at(SECOND_CAN_ONLY_PASS, (BOT, Seat("Boris")))
    ended = await once(attended, await attended.add(table), lambda each: each.is_over)
    assert {played.code for played in ended.line if played.seat == 1} == {"pass"}


async def test_a_pass_that_was_due_is_made_after_a_restart(store: Store) -> None:
    before = TableService(store)
    table = await before.add(play(table_at(SECOND_CAN_ONLY_PASS), "pass"))
    tables, bot_pool = TableService(store), BotPool()
    bot_runner = BotRunner(tables, bot_pool)
    await tables.table(table.id)
    after = await once(tables, table, lambda each: len(each.line) == 2)
    await bot_runner.close()
    await bot_pool.close()
    assert after.line[-1].code == "pass"


async def test_who_switches_it_off_passes_by_hand(attended: TableService) -> None:
    begun = await attended.add(table_at(SECOND_CAN_ONLY_PASS, auto_pass=False))
    _, table = await attended.do(begun.id, "a pass", begun.version, PASS)
    await asyncio.sleep(0.05)
    assert (await attended.table(begun.id)).version == table.version
    assert "pass" in allowed_actions(table)
    await attended.do(begun.id, "a switch", table.version, Adjust(auto_pass=True))
    assert (await once(attended, begun, lambda each: len(each.line) == 2)).to_move == 0


async def test_it_can_be_switched_off_while_it_is_due(attended: TableService) -> None:
    begun = await attended.add(play(table_at(SECOND_CAN_ONLY_PASS, pace=10_000), "pass"))
    _, table = await attended.do(begun.id, "off", begun.version, Adjust(auto_pass=False))
    assert "pass" in allowed_actions(table)
    assert table.viewer == 1


async def test_the_bots_pace_is_kept_unless_somebody_is_in_a_hurry(attended: TableService) -> None:
    begun = await attended.add(play(table_at(SECOND_CAN_ONLY_PASS, pace=10_000), "pass"))
    assert "skip" in allowed_actions(begun)
    await attended.do(begun.id, "a wish", begun.version, Skip())
    await once(attended, begun, lambda each: len(each.line) == 2)
    assert not attended.hurry(begun.id).is_set()


async def test_where_a_clock_runs_nothing_is_waited_for(attended: TableService) -> None:
    clock = ClockSetting(base=1_000)
    table = table_at(NOBODY_HOLDS_CARDS, pace=10_000, clock=clock)
    begun = await attended.add(play(table, "pass", now=attended.now()))
    ended = await once(attended, begun, lambda each: each.is_over)
    assert {row.kind for row in ended.rows} == {"move"}
    assert ended.ending is None


def test_a_take_back_goes_to_the_last_move_that_somebody_chose() -> None:
    table = table_at(SECOND_CAN_ONLY_PASS)
    table = play(table, first_card(table), "pass")
    table = play(table, first_card(table), "pass", "pass", "pass")
    back = [4, 2, 0]
    for ply in back:
        table = do(table, TAKE_BACK)
        assert (len(table.line), table.moves_by_itself, table.to_move) == (ply, False, 0)
    assert "take_back" not in allowed_actions(table)


def test_only_forced_passes_leave_nothing_to_take_back() -> None:
    table = play(table_at(NOBODY_HOLDS_CARDS), "pass", "pass")
    assert "take_back" not in allowed_actions(table)
    with pytest.raises(Refusal, match="no move of yours"):
        do(table, TAKE_BACK)
    by_hand = play(table_at(NOBODY_HOLDS_CARDS, auto_pass=False), "pass", "pass")
    assert len(do(by_hand, TAKE_BACK).line) == 1


def test_whoever_can_only_pass_is_not_shown_as_the_one_to_act() -> None:
    table = play(table_at(SECOND_CAN_ONLY_PASS), "pass")
    assert (table.to_move, table.viewer) == (1, 0)
    assert {"pass", "hint"}.isdisjoint(allowed_actions(table))
    resigned = do(table, RESIGN)
    assert resigned.winners == (1,)
    assert not resigned.moves_by_itself
    assert do(resigned, TAKE_BACK).is_passed_for


def test_nobody_else_is_passed_for() -> None:
    table = table_at(SECOND_CAN_ONLY_PASS)
    with pytest.raises(Refusal):
        action_rules.pass_for_person(table, table.version, 0)
    due = play(table, "pass")
    with pytest.raises(Refusal):
        action_rules.pass_for_person(due, due.version - 1, 0)
    assert len(action_rules.pass_for_person(due, due.version, 0).line) == 2
