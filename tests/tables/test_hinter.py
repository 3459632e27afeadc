"""Hints: for a person to move, one question for each moment of a table."""

import asyncio

import pytest

from erawan.engine.thought import Line
from erawan.tables import deeds, hinter
from erawan.tables.hinter import Hinter
from erawan.tables.plan import ClockSetting
from erawan.tables.refusal import Refusal
from erawan.tables.table import Table
from erawan.tables.thinkers import BotFailed, Thinkers
from erawan.tables.thinking import Question
from tests.tables.people import RESIGN, choose, do, king, play, siam

CLOCK = ClockSetting(base=60_000)
ANSWER = (Line(("@b1n",), (0.6, 0.4)),)


class Patient(Thinkers):
    """Thinkers that answer when they are let; questions are counted."""

    def __init__(self) -> None:
        super().__init__(1)
        self.heard: list[Question] = []
        self.given_up: list[Question] = []
        self.let = asyncio.Event()
        self.fail = False

    async def ask(self, question: Question) -> tuple[Line, ...]:
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
async def thinkers() -> Patient:
    return Patient()


async def test_whoever_asks_again_about_a_moment_asks_no_second_question(thinkers: Patient) -> None:
    hints, table = Hinter(thinkers), siam()
    waiting = [asyncio.create_task(hints.hint(table)) for _ in range(5)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    thinkers.let.set()
    assert await asyncio.gather(*waiting[1:]) == [ANSWER] * 4
    assert await hints.hint(choose(table, "target b1")) == ANSWER
    [question] = thinkers.heard
    assert (question.bot, question.lines, question.nodes) == ("level-10", 3, None)


async def test_a_question_for_which_nobody_waits_is_given_up(thinkers: Patient) -> None:
    hints, table = Hinter(thinkers), siam()
    waiting = [asyncio.create_task(hints.hint(table)) for _ in range(3)]
    await asyncio.sleep(0)
    for task in waiting[:2]:
        task.cancel()
    await asyncio.sleep(0.01)
    assert thinkers.given_up == []
    waiting[2].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    await asyncio.sleep(0.01)
    assert thinkers.given_up == thinkers.heard
    thinkers.let.set()
    assert await hints.hint(table) == ANSWER
    assert len(thinkers.heard) == 2


async def test_a_question_about_a_moment_that_has_passed_is_given_up(thinkers: Patient) -> None:
    hints, table, other = Hinter(thinkers), siam(), siam()
    waiting = [asyncio.create_task(hints.hint(each)) for each in (table, other)]
    await asyncio.sleep(0.01)
    hints.attend(choose(table, "target b1"))
    await asyncio.sleep(0.01)
    assert thinkers.given_up == []
    hints.attend(play(table, "@b1n"))
    with pytest.raises(Refusal, match="has gone on") as refused:
        await waiting[0]
    assert refused.value.key == "refused-not-now"
    assert thinkers.given_up == thinkers.heard[:1]
    thinkers.let.set()
    assert await waiting[1] == ANSWER


async def test_the_next_move_is_another_question(thinkers: Patient) -> None:
    hints = Hinter(thinkers)
    thinkers.let.set()
    for table in (siam(), siam(), play(siam(), "@b1n")):
        await hints.hint(table)
    assert len(thinkers.heard) == 3


async def test_after_a_failure_one_can_ask_again(thinkers: Patient) -> None:
    hints, table = Hinter(thinkers), siam()
    thinkers.let.set()
    thinkers.fail = True
    with pytest.raises(Refusal, match="out of order") as refused:
        await hints.hint(table)
    assert refused.value.key == "refused-failed"
    thinkers.fail = False
    assert await hints.hint(table) == ANSWER


async def test_old_hints_are_forgotten(thinkers: Patient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinter, "REMEMBERED", 2)
    hints, tables = Hinter(thinkers), [siam(), siam(), siam()]
    thinkers.let.set()
    for table in (*tables, tables[2], tables[0]):
        await hints.hint(table)
    assert len(thinkers.heard) == 4


@pytest.mark.parametrize(
    ("table", "key"),
    [
        (play(siam(bots=1), "@b1n"), "refused-not-now"),
        (do(siam(), RESIGN), "refused-over"),
        (siam(clock=CLOCK), "refused-hint"),
    ],
    ids=["a bot's turn", "over", "people against the clock"],
)
async def test_not_everybody_gets_a_hint(thinkers: Patient, table: Table, key: str) -> None:
    assert "hint" not in deeds.may(table)
    with pytest.raises(Refusal) as refused:
        await Hinter(thinkers).hint(table)
    assert refused.value.key == key
    assert thinkers.heard == []


@pytest.mark.parametrize("table", [siam(), siam(bots=1, clock=CLOCK), king(4)])
def test_who_plays_without_a_contest_may_have_one(table: Table) -> None:
    assert "hint" in deeds.may(table)
    deeds.check_hint(table)
