"""The positions that a game has passed, shared between all its positions.

With a tuple of its own every position of a long game would hold all that went before it: a game
of 10,000 plies would take 400 MB.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from threading import Lock
from typing import Any, Self, overload


class Trunk:
    """The entries of one line of play in order, and where each stands; they only grow."""

    __slots__ = ("entries", "lock", "places")

    def __init__(self, entries: Iterable[str]) -> None:
        self.entries: list[str] = []
        self.places: dict[str, list[int]] = {}
        self.lock = Lock()
        for entry in entries:
            self.append(entry)

    def append(self, entry: str) -> None:
        """Put an entry at the end."""
        self.places.setdefault(entry, []).append(len(self.entries))
        self.entries.append(entry)


class Seen(Sequence[str]):
    """A sequence of entries that never changes, equal to the tuple of them: a trunk's first ones.

    >>> start = Seen.of(["a", "b"])
    >>> longer = start.with_entry("a")
    >>> list(start), list(longer), longer.count("a")
    (['a', 'b'], ['a', 'b', 'a'], 2)
    """

    __slots__ = ("_length", "_trunk")

    def __init__(self, trunk: Trunk, length: int) -> None:
        self._trunk = trunk
        self._length = length

    @classmethod
    def of(cls, entries: Iterable[str]) -> Self:
        """A sequence with a trunk of its own."""
        trunk = Trunk(entries)
        return cls(trunk, len(trunk.entries))

    def with_entry(self, entry: str) -> Seen:
        """These entries and one more."""
        return self.with_entries([entry])

    def with_entries(self, entries: list[str]) -> Seen:
        """These entries and some more.

        The first to go on extends the trunk, and those who go on alike share it; another line
        gets a trunk of its own.
        """
        trunk, length = self._trunk, self._length + len(entries)
        with trunk.lock:
            known = trunk.entries[self._length : length]
            if known == entries[: len(known)]:
                for entry in entries[len(known) :]:
                    trunk.append(entry)
                return Seen(trunk, length)
        return Seen.of((*self, *entries))

    def count(self, value: Any) -> int:
        """How often an entry is among these."""
        return bisect_left(self._trunk.places.get(value, ()), self._length)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[str, ...]: ...
    def __getitem__(self, index: int | slice) -> str | tuple[str, ...]:
        return tuple(self)[index]

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[str]:
        return islice(self._trunk.entries, self._length)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Seen | tuple):
            return NotImplemented
        if len(self) != len(other):
            return False
        shared = isinstance(other, Seen) and self._trunk is other._trunk
        return shared or tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return Seen.of, (tuple(self),)

    def __repr__(self) -> str:
        return f"Seen.of({list(self)!r})"
