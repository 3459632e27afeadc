"""What everybody passing to the end would bring, as the kernel of King of Siam tells it."""

from __future__ import annotations

from typing import NamedTuple


class Forecast(NamedTuple):
    """Letters stand for factions and the British, numbers for seats."""

    winners: frozenset[int]
    ruler: str
    """The ruling faction; empty where Siam would be a colony."""

    holders: str
    """Who would gain each face-up province, in the order of the struggles."""

    struggles: int
    """How many provinces would be resolved in all: a colony leaves the rest."""

    british: int
    courts: tuple[tuple[tuple[int, ...], int], ...]
    """The first comparison of courts: seats, partners together in a colony, and their figure.

    The figure counts followers of the ruler (K7.5) or complete sets (K7.4, K8.2).
    """
