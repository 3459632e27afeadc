"""The one source of chance: SplitMix64, pinned so that a seed gives the same deal everywhere."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


def mix(value: int) -> int:
    """SplitMix64's output function: a bijection of 64-bit integers that scatters neighbours.

    >>> hex(mix(GOLDEN))
    '0xe220a8397b1dcdaf'
    """
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


class SplitMix64:
    """Sebastiano Vigna's SplitMix64, with unbiased draws.

    >>> hex(SplitMix64(0).next())
    '0xe220a8397b1dcdaf'
    """

    def __init__(self, seed: int) -> None:
        if not 0 <= seed <= MASK:
            raise ValueError(f"a seed is an integer from 0 to 2^64-1, not {seed}")
        self.state = seed

    def next(self) -> int:
        """The next 64-bit output."""
        self.state = (self.state + GOLDEN) & MASK
        return mix(self.state)

    def below(self, n: int) -> int:
        """A uniform integer from 0 to n-1, by rejection."""
        limit = (1 << 64) - (1 << 64) % n
        while (value := self.next()) >= limit:
            pass
        return value % n

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place, from the last index down."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def feature_key(feature: int) -> int:
    """The random-looking 64-bit number of one feature of a position.

    A position's key is the XOR of its features' numbers, so that a kernel can keep it up to date
    by XOR-ing out what goes and XOR-ing in what comes.
    """
    return mix((feature + 1) * GOLDEN & MASK)
