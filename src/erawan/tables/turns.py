"""A line of those who wait for one of a few places: who matters more goes first."""

from __future__ import annotations

import asyncio
import heapq
from itertools import count


class Turns:
    """So many places; whoever finds none free waits, by rank and then by arrival."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._line: list[tuple[int, int, asyncio.Future[None]]] = []
        self._numbers = count()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(not each.done() for _, _, each in self._line)

    async def take(self, rank: int = 0) -> None:
        """A place, once there is one; those of a lower rank number go first."""
        if self._free > 0:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        heapq.heappush(self._line, (rank, next(self._numbers), place))
        try:
            await place
        except asyncio.CancelledError:
            # It may have been given just before.
            if place.done() and not place.cancelled():
                self.give_back()
            raise

    def give_back(self) -> None:
        """Let the next one have the place."""
        while self._line:
            _, _, place = heapq.heappop(self._line)
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
