"""However many ask at once for the same work, it is done once or twice."""

import asyncio

import pytest

from erawan.server.shared_work import SharedWork


class Work:
    """Counts its runs, and how many there were at once; each ends when it is let go."""

    def __init__(self) -> None:
        self.runs = self.at_once = self.most_at_once = 0
        self.let_go = asyncio.Event()
        self.failure: Exception | None = None

    async def __call__(self) -> int:
        self.runs += 1
        run = self.runs
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        await self.let_go.wait()
        self.at_once -= 1
        if self.failure is not None:
            raise self.failure
        return run


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_all_who_ask_at_once_get_one_answer() -> None:
    work = Work()
    work.let_go.set()
    shared = SharedWork(work)
    assert await asyncio.gather(*(shared.result() for _ in range(20))) == [1] * 20
    assert await shared.result() == 2, "who asks later gets no old answer"


async def test_who_asks_during_a_run_waits_for_the_next_and_no_two_run_at_once() -> None:
    work = Work()
    shared = SharedWork(work)
    first = asyncio.create_task(shared.result())
    await settle()
    later = [asyncio.create_task(shared.result()) for _ in range(20)]
    await settle()
    assert work.runs == 1
    work.let_go.set()
    assert await first == 1
    assert await asyncio.gather(*later) == [2] * 20
    assert work.most_at_once == 1


async def test_who_goes_away_takes_nothing_from_the_others() -> None:
    work = Work()
    shared = SharedWork(work)
    gone, waiting = (asyncio.create_task(shared.result()) for _ in range(2))
    await settle()
    gone.cancel()
    work.let_go.set()
    assert await waiting == 1


async def test_a_failure_is_told_to_all_and_forgotten() -> None:
    work = Work()
    work.failure = ValueError("no")
    work.let_go.set()
    shared = SharedWork(work)
    answers = await asyncio.gather(*(shared.result() for _ in range(3)), return_exceptions=True)
    assert [str(answer) for answer in answers] == ["no"] * 3
    work.failure = None
    assert await shared.result() == 2
    work.failure = ValueError("again")
    with pytest.raises(ValueError, match="again"):
        await shared.result()
