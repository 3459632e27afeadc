"""Bots think in other processes, which come and go without harm."""

import io
from collections.abc import AsyncIterator

import msgspec
import pytest

from erawan.tables import thinkers as module
from erawan.tables.bots import BOTS, choose_code
from erawan.tables.thinkers import BotFailed, Thinkers
from erawan.tables.thinking import Question, Thought, serve
from tests.tables.people import king, siam


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    started = Thinkers(1)
    yield started
    await started.close()


@pytest.mark.parametrize("bot", BOTS)
async def test_a_thought_is_a_legal_move_and_follows_from_the_seed(
    thinkers: Thinkers, bot: str
) -> None:
    for table in (siam(), king(4)):
        code = await thinkers.ask(Question(bot, table.start.to_json(), 9))
        assert table.start.parse(code).code == code == choose_code(bot, table.start, 9)


async def test_a_process_that_was_killed_is_replaced(thinkers: Thinkers) -> None:
    question = Question("random", siam().start.to_json(), 1)
    first = await thinkers.ask(question)
    [process] = thinkers._all
    process.kill()
    await process.wait()
    assert await thinkers.ask(question) == first


async def test_without_processes_it_is_said(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "COMMAND", ("/no/such/program",))
    with pytest.raises(BotFailed, match="No such file"):
        await thinkers.ask(Question("random", siam().start.to_json(), 1))


async def test_a_bot_that_fails_is_told_of_and_the_process_goes_on(thinkers: Thinkers) -> None:
    with pytest.raises(BotFailed, match="deep"):
        await thinkers.ask(Question("deep", siam().start.to_json(), 1))
    assert await thinkers.ask(Question("random", siam().start.to_json(), 1))
    assert len(thinkers._all) == 1


def test_the_process_answers_line_by_line_to_the_end_of_its_input() -> None:
    question = Question("greedy", siam().start.to_json(), 3)
    thoughts = io.BytesIO()
    serve(io.BytesIO(2 * (msgspec.json.encode(question) + b"\n")), thoughts)
    first, second = thoughts.getvalue().splitlines()
    assert first == second
    thought = msgspec.json.decode(first, type=Thought)
    assert siam().start.parse(thought.code)
    assert thought.error == ""
