"""A small crowd: everybody is shown everything, whoever does harm beside them."""

from contextlib import AsyncExitStack

from tests.server.load import Crowd, Size
from tests.server.site import Site


async def test_everybody_in_a_crowd_is_shown_every_move(site: Site) -> None:
    async with AsyncExitStack() as stack:
        crowd = await Crowd.gather(site, stack, Size(tables=4, spectators=20, rate=20, seconds=3))
        await crowd.watch()
        await crowd.harm(half_open=20)
        figures = await crowd.play(rate=20, seconds=3)
        assert crowd.wrong == []
        assert figures.missed == 0
        moves = sum(len(table.asked) for table in crowd.tables)
        assert moves >= 20
        assert figures.shown == sum(len(crowd.tables[tab.table].asked) for tab in crowd.tabs)
        assert figures.shown > 5 * moves
        assert 0 < figures.p50 <= figures.p99 <= figures.worst
