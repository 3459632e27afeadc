"""What was looked up in the database a moment ago."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

FRESH_MS = 3_000
"""How long something is known without another look: what other programs change counts by then."""
MOST_KEPT = 10_000

T = TypeVar("T")


class Recent(Generic[T]):
    """Looks things up, each at most once in a moment."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._kept: OrderedDict[str, tuple[int, T]] = OrderedDict()
        self._dropped = 0

    async def get(self, key: str, find: Callable[[], Awaitable[T]]) -> T:
        """What is known by a key, or is found; raises what finding raises."""
        now = self._now()
        if key in self._kept and now - self._kept[key][0] <= FRESH_MS:
            return self._kept[key][1]
        dropped = self._dropped
        found = await find()
        # What was looked up before something was dropped may be what was dropped.
        if dropped == self._dropped:
            self.put(key, found)
        return found

    def put(self, key: str, value: T) -> None:
        """Know something from now on; what nobody asked for longest is forgotten."""
        self._kept[key] = (self._now(), value)
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def drop(self, key: str) -> None:
        """Know it no longer."""
        self._kept.pop(key, None)
        self._dropped += 1
