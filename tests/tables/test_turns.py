"""Who waits for a place goes by rank, then by arrival; who leaves takes nobody's place."""

import asyncio

from erawan.tables.turns import Turns


async def test_a_better_rank_goes_first_and_equal_ones_by_arrival() -> None:
    turns, order = Turns(1), list[str]()
    await turns.take()

    async def want(name: str, rank: int) -> None:
        await turns.take(rank)
        order.append(name)
        turns.give_back()

    waiting = [
        asyncio.create_task(want(name, rank))
        for name, rank in [("hint", 1), ("bot", 0), ("other hint", 1), ("other bot", 0)]
    ]
    await asyncio.sleep(0)
    assert turns.waiting == 4
    turns.give_back()
    await asyncio.gather(*waiting)
    assert order == ["bot", "other bot", "hint", "other hint"]
    await turns.take()


async def test_who_goes_away_leaves_the_place_to_the_next_even_at_the_last_moment() -> None:
    turns = Turns(1)
    await turns.take()
    first, second = asyncio.create_task(turns.take()), asyncio.create_task(turns.take())
    await asyncio.sleep(0)
    turns.give_back()
    # It was given the place, but has not heard of it yet.
    first.cancel()
    await asyncio.wait_for(second, 1)
    third = asyncio.create_task(turns.take())
    await asyncio.sleep(0)
    third.cancel()
    await asyncio.gather(third, return_exceptions=True)
    turns.give_back()
    await asyncio.wait_for(turns.take(), 1)
    assert turns.waiting == 0
