"""Bots think in other processes, which come and go without harm."""

import asyncio
import io
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator

import msgspec
import pytest

from erawan.engine.thought import Line
from erawan.kernels.common.stop import Stop
from erawan.tables import bot_pool as module
from erawan.tables.bot_pool import BotFailed, BotPool
from erawan.tables.bot_worker import STOP_LINE, Answer, Question, consider, serve
from erawan.tables.bots import BOTS
from erawan.tables.table import Table
from tests.some import some
from tests.tables.people import king, siam


@pytest.fixture
async def bot_pool() -> AsyncIterator[BotPool]:
    started = BotPool(1)
    yield started
    await started.close()


@pytest.mark.parametrize("bot", BOTS)
async def test_every_bot_plays_a_legal_move(bot_pool: BotPool, bot: str) -> None:
    for table in (siam(), king(4)):
        lines = await bot_pool.ask(Question(bot, table.start.to_json(), 9, clock=1000))
        assert table.start.parse(lines[0].codes[0])


@pytest.mark.parametrize("bot", ["greedy", "random", "level-1"])
async def test_a_thought_follows_from_the_seed(bot_pool: BotPool, bot: str) -> None:
    question = Question(bot, siam().start.to_json(), 9)
    lines = await bot_pool.ask(question)
    assert lines[0].codes[0] == consider(question, siam().start, Stop())[0].codes[0]


async def test_a_bot_can_play_in_a_style(bot_pool: BotPool) -> None:
    start = king(2).start
    lines = await bot_pool.ask(Question("level-2/spoiler", start.to_json()))
    assert start.parse(lines[0].codes[0])


@pytest.mark.parametrize("table", [siam(), king(3)], ids=["siam", "king"])
async def test_several_lines_can_be_asked_for(bot_pool: BotPool, table: Table) -> None:
    lines = await bot_pool.ask(Question("level-10", table.start.to_json(), lines=3, clock=5000))
    codes = [line.codes[0] for line in lines]
    assert len(set(codes)) == 3
    assert all(table.start.parse(code) for code in codes)
    assert all(len(line.values) == table.players for line in some(lines))


def test_a_bot_thinks_a_second_at_most_and_less_when_its_clock_presses() -> None:
    assert Question("level-10", {}).budget.seconds == 1
    assert Question("level-10", {}, clock=300_000, inc=1000).budget.seconds == 1
    assert Question("level-10", {}, clock=1_000).budget.seconds == pytest.approx(0.04)
    assert Question("level-10", {}, clock=10).budget.seconds == 0


def test_time_that_a_question_waited_is_gone_from_the_clock() -> None:
    assert Question("level-1", {}, clock=500).later(200).clock == 300
    assert Question("level-1", {}, clock=100).later(200).clock == 0
    assert Question("level-1", {}).later(200).clock is None


async def test_a_process_that_was_killed_is_replaced(bot_pool: BotPool) -> None:
    question = Question("random", siam().start.to_json(), 1)
    first = await bot_pool.ask(question)
    [process] = bot_pool._all
    os.kill(process.pid, signal.SIGKILL)
    assert await bot_pool.ask(question) == first


async def test_without_processes_it_is_said(
    bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "COMMAND", ("/no/such/program",))
    with pytest.raises(BotFailed, match="No such file"):
        await bot_pool.ask(Question("random", siam().start.to_json(), 1))


async def test_a_bot_that_fails_is_told_of_and_the_process_goes_on(bot_pool: BotPool) -> None:
    with pytest.raises(BotFailed, match="deep"):
        await bot_pool.ask(Question("deep", siam().start.to_json(), 1))
    assert await bot_pool.ask(Question("random", siam().start.to_json(), 1))
    assert len(bot_pool._all) == 1


async def test_a_question_that_nobody_asks_any_more_is_no_longer_in_the_way(
    bot_pool: BotPool,
) -> None:
    """A hundred thoughts of a second each are given up: most wait, and one is under way."""
    long = Question("level-10", king(4).start.to_json(), lines=3)
    await bot_pool.ask(Question("random", siam().start.to_json(), 1))
    given_up = [asyncio.create_task(bot_pool.ask(long)) for _ in range(100)]
    await asyncio.sleep(0.2)
    for task in given_up:
        task.cancel()
    async with asyncio.timeout(20):
        assert await bot_pool.ask(Question("random", siam().start.to_json(), 1))
    assert all(isinstance(end, asyncio.CancelledError) for end in some(await gone(given_up)))
    assert len(bot_pool._all) == 1


async def test_a_bot_does_not_wait_for_all_who_want_hints(bot_pool: BotPool) -> None:
    long = Question("level-10", king(4).start.to_json(), lines=3)
    hints = [asyncio.create_task(bot_pool.ask_for_hint(long)) for _ in range(6)]
    await asyncio.sleep(0.2)
    assert await bot_pool.ask(Question("random", siam().start.to_json(), 1))
    assert sum(hint.done() for hint in hints) <= 1
    for hint in hints:
        hint.cancel()
    assert await gone(hints)


async def gone(tasks: list[asyncio.Task[tuple[Line, ...]]]) -> list[object]:
    return list(await asyncio.gather(*tasks, return_exceptions=True))


async def test_a_thought_under_way_is_broken_off(
    bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a limit of its own the search would take its hour."""
    monkeypatch.setattr(module, "COMMAND", (sys.executable, "-c", FOR_AN_HOUR))
    await bot_pool.ask(Question("random", siam().start.to_json(), 1))
    endless = asyncio.create_task(bot_pool.ask(Question("level-10", siam().start.to_json())))
    await asyncio.sleep(0.2)
    endless.cancel()
    async with asyncio.timeout(60):
        assert await bot_pool.ask(Question("random", siam().start.to_json(), 1))
    assert len(bot_pool._all) == 1


FOR_AN_HOUR = """
from erawan.tables import bot_worker
bot_worker.MAX_THINKING_MS = 3_600_000
bot_worker.main()
"""


async def test_a_process_that_dies_under_an_unwanted_thought_is_not_replaced_for_it(
    bot_pool: BotPool,
) -> None:
    await bot_pool.ask(Question("random", siam().start.to_json(), 1))
    [process] = bot_pool._all
    task = asyncio.create_task(bot_pool.ask(Question("level-10", king(4).start.to_json())))
    await asyncio.sleep(0.1)
    task.cancel()
    os.kill(process.pid, signal.SIGKILL)
    await gone([task])
    await gone(list(bot_pool._asking))
    assert bot_pool._all <= {process}


def test_the_process_reads_on_while_it_thinks() -> None:
    """A late `enough` ends only what was asked before it."""
    question = msgspec.json.encode(Question("greedy", siam().start.to_json(), 3)) + b"\n"
    answers = io.BytesIO()
    serve(io.BytesIO(STOP_LINE + question + STOP_LINE + STOP_LINE + question), answers)
    assert len(answers.getvalue().splitlines()) == 2


def test_the_process_ends_at_a_line_that_is_no_question() -> None:
    with subprocess.Popen(
        module.COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"nonsense\n")
        process.stdin.flush()
        assert process.stdout.read() == b""


def test_the_process_answers_line_by_line_to_the_end_of_its_input() -> None:
    question = Question("greedy", siam().start.to_json(), 3)
    answers = io.BytesIO()
    serve(io.BytesIO(2 * (msgspec.json.encode(question) + b"\n")), answers)
    first, second = answers.getvalue().splitlines()
    assert first == second
    answer = msgspec.json.decode(first, type=Answer)
    assert siam().start.parse(answer.lines[0].codes[0])
    assert answer.error == ""


async def test_a_process_that_does_not_answer_in_time_is_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "LONGEST_SECONDS", 0.2)
    monkeypatch.setattr(module, "COMMAND", (sys.executable, "-c", "import time; time.sleep(600)"))
    pool = BotPool(1)
    with pytest.raises(BotFailed, match="took too long"):
        await pool.ask(Question("random", siam().start.to_json()))
    assert pool._all == set(), "nobody is left behind"
    await pool.close()


async def test_a_bot_goes_before_hints_that_wait_longer() -> None:
    pool, order = BotPool(1), list[str]()
    question = Question("random", siam().start.to_json())

    async def ask(name: str, rank: int) -> None:
        await pool.ask(question, rank)
        order.append(name)

    first = asyncio.create_task(ask("first", module.BOT))
    await asyncio.sleep(0)
    hints = [asyncio.create_task(ask("hint", module.HINT)) for _ in range(3)]
    await asyncio.sleep(0)
    bot = asyncio.create_task(ask("bot", module.BOT))
    await asyncio.gather(first, bot, *hints)
    assert order == ["first", "bot", "hint", "hint", "hint"]
    await pool.close()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems know no such limit")
def test_a_thinker_gets_no_more_memory_than_is_good_for_the_machine() -> None:
    greedy = (
        "from erawan.tables.bot_worker import MOST_BYTES, limit_memory\n"
        "limit_memory(MOST_BYTES)\n"
        "try:\n    kept = bytearray(MOST_BYTES)\nexcept MemoryError:\n    print('no more')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", greedy], capture_output=True, text=True, check=True
    )
    assert done.stdout == "no more\n"
