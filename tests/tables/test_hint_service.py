"""Hints: for a person to move, one question for each moment of a table."""

import asyncio

import pytest

from erawan.engine.thought import Line
from erawan.tables import action_rules, hint_service
from erawan.tables.bot_pool import HINT, BotFailed, BotPool
from erawan.tables.bot_worker import Question
from erawan.tables.hint_service import HintService
from erawan.tables.plan import ClockSetting
from erawan.tables.refusal import Refusal
from erawan.tables.table import Table
from tests.tables.people import RESIGN, choose, do, king, play, siam

CLOCK = ClockSetting(base=60_000)
ANSWER = (Line(("@b1n",), (0.6, 0.4)),)


class Patient(BotPool):
    """BotPool that answer when they are let; questions are counted."""

    def __init__(self) -> None:
        super().__init__(1)
        self.heard: list[Question] = []
        self.given_up: list[Question] = []
        self.let = asyncio.Event()
        self.fail = False

    async def ask(self, question: Question, rank: int = HINT) -> tuple[Line, ...]:
        assert rank == HINT
        self.heard.append(question)
        try:
            await self.let.wait()
        except asyncio.CancelledError:
            self.given_up.append(question)
            raise
        if self.fail:
            raise BotFailed("out of order")
        return ANSWER


@pytest.fixture
async def bot_pool() -> Patient:
    return Patient()


async def test_whoever_asks_again_about_a_moment_asks_no_second_question(bot_pool: Patient) -> None:
    hints, table = HintService(bot_pool), siam()
    waiting = [asyncio.create_task(hints.hint(table)) for _ in range(5)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    bot_pool.let.set()
    assert await asyncio.gather(*waiting[1:]) == [ANSWER] * 4
    assert await hints.hint(choose(table, "target b1")) == ANSWER
    [question] = bot_pool.heard
    assert (question.bot, question.lines, question.nodes) == ("level-10", 3, None)


async def test_a_question_for_which_nobody_waits_is_given_up(bot_pool: Patient) -> None:
    hints, table = HintService(bot_pool), siam()
    waiting = [asyncio.create_task(hints.hint(table)) for _ in range(3)]
    await asyncio.sleep(0)
    for task in waiting[:2]:
        task.cancel()
    await asyncio.sleep(0.01)
    assert bot_pool.given_up == []
    waiting[2].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    await asyncio.sleep(0.01)
    assert bot_pool.given_up == bot_pool.heard
    bot_pool.let.set()
    assert await hints.hint(table) == ANSWER
    assert len(bot_pool.heard) == 2


async def test_a_question_about_a_moment_that_has_passed_is_given_up(bot_pool: Patient) -> None:
    hints, table, other = HintService(bot_pool), siam(), siam()
    waiting = [asyncio.create_task(hints.hint(each)) for each in (table, other)]
    await asyncio.sleep(0.01)
    hints.attend(choose(table, "target b1"))
    await asyncio.sleep(0.01)
    assert bot_pool.given_up == []
    hints.attend(play(table, "@b1n"))
    with pytest.raises(Refusal, match="has gone on") as refused:
        await waiting[0]
    assert refused.value.key == "refused-not-now"
    assert bot_pool.given_up == bot_pool.heard[:1]
    bot_pool.let.set()
    assert await waiting[1] == ANSWER


async def test_the_next_move_is_another_question(bot_pool: Patient) -> None:
    hints = HintService(bot_pool)
    bot_pool.let.set()
    for table in (siam(), siam(), play(siam(), "@b1n")):
        await hints.hint(table)
    assert len(bot_pool.heard) == 3


async def test_after_a_failure_one_can_ask_again(bot_pool: Patient) -> None:
    hints, table = HintService(bot_pool), siam()
    bot_pool.let.set()
    bot_pool.fail = True
    with pytest.raises(Refusal, match="out of order") as refused:
        await hints.hint(table)
    assert refused.value.key == "refused-failed"
    bot_pool.fail = False
    assert await hints.hint(table) == ANSWER


async def test_old_hints_are_forgotten(bot_pool: Patient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint_service, "MAX_HINTS_KEPT", 2)
    hints, tables = HintService(bot_pool), [siam(), siam(), siam()]
    bot_pool.let.set()
    for table in (*tables, tables[2], tables[0]):
        await hints.hint(table)
    assert len(bot_pool.heard) == 4


@pytest.mark.parametrize(
    ("table", "key"),
    [
        (play(siam(bots=1), "@b1n"), "refused-not-now"),
        (do(siam(), RESIGN), "refused-over"),
        (siam(clock=CLOCK), "refused-hint"),
    ],
    ids=["a bot's turn", "over", "people against the clock"],
)
async def test_not_everybody_gets_a_hint(bot_pool: Patient, table: Table, key: str) -> None:
    assert "hint" not in action_rules.allowed_actions(table)
    with pytest.raises(Refusal) as refused:
        await HintService(bot_pool).hint(table)
    assert refused.value.key == key
    assert bot_pool.heard == []


@pytest.mark.parametrize("table", [siam(), siam(bots=1, clock=CLOCK), king(4)])
def test_who_plays_without_a_contest_may_have_one(table: Table) -> None:
    assert "hint" in action_rules.allowed_actions(table)
    action_rules.check_hint(table)
