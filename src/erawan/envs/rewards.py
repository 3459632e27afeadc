"""What an outcome is worth to each seat.

A win is worth 1. Where several sides share it (K7.8) they share the 1 as well, and seats of one
side are rewarded together (K8.1). All is then shifted and stretched so that the sides' rewards add
up to 0 and who wins alone has 1:

| sides | a win alone | a loss | two share it | all share it, or a draw |
|---|---|---|---|---|
| 2 | 1 | -1 | | 0 |
| 3 | 1 | -1/2 | 1/4 | 0 |
"""

from __future__ import annotations

from collections.abc import Collection, Sequence


def rewards_of(winners: Collection[int], sides: Sequence[Sequence[int]]) -> list[float]:
    """The reward of every seat; no winner at all is a draw.

    >>> rewards_of({0, 2}, ((0, 2), (1, 3))), rewards_of({1}, ((0,), (1,), (2,)))
    ([1.0, -1.0, 1.0, -1.0], [-0.5, 1.0, -0.5])
    """
    winning = [side for side in sides if any(seat in winners for seat in side)] or list(sides)
    count = len(sides)
    rewards = [0.0] * sum(map(len, sides))
    for side in sides:
        share = 1 / len(winning) if side in winning else 0.0
        for seat in side:
            rewards[seat] = (share * count - 1) / (count - 1)
    return rewards


def rewards_by_bits(sides: Sequence[Sequence[int]]) -> list[list[float]]:
    """The same for every set of winners, as bits of the seats; padded to four seats."""
    table = []
    for bits in range(16):
        winners = {seat for seat in range(4) if bits >> seat & 1}
        table.append((rewards_of(winners, sides) + [0.0] * 4)[:4])
    return table
