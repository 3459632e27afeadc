"""Results that a test goes through, of which there must be some."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def some(things: Iterable[T]) -> Iterator[T]:
    """The things one by one; fails if there are none, as what is said of them would then be empty.

    >>> list(some([1, 2]))
    [1, 2]
    >>> list(some([]))
    Traceback (most recent call last):
    ...
    AssertionError: there is nothing to look at
    """
    found = False
    for thing in things:
        found = True
        yield thing
    if not found:
        raise AssertionError("there is nothing to look at")
