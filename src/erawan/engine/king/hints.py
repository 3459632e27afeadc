"""Hints for a player of King of Siam: which provinces are close, and what it takes to turn them."""

from __future__ import annotations

from dataclasses import dataclass

from erawan.engine.king.search.turning import turns
from erawan.kernels.king.kernel import Kernel
from erawan.king import Position

CLOSE_MARGIN = 1
"""A margin of so many followers is close: one follower taken, added or swapped turns it."""


@dataclass(frozen=True, slots=True)
class ProvinceHint:
    """An open province as it stands, and how the mover could turn it."""

    province: str
    holder: str
    """Who would gain it now: R, L, M, or B for the British."""
    margin: int
    """The followers by which the first faction leads the second."""
    cards: dict[str, str]
    """The cards that can turn it in one move, the cheapest first, and to whom.

    A card is cheap if it can turn few provinces: what it can do elsewhere is lost least.
    """

    @property
    def is_close(self) -> bool:
        """Whether one follower decides."""
        return self.margin <= CLOSE_MARGIN

    @property
    def cheapest(self) -> str | None:
        """The cheapest card that turns it; None if no card in hand does."""
        return next(iter(self.cards), None)


def province_hints(position: Position) -> tuple[ProvinceHint, ...]:
    """The open provinces in the order of their struggles.

    >>> import erawan
    >>> hint = province_hints(erawan.game("king-of-siam").start(players=2, seed=7))[0]
    >>> hint.province, hint.holder, hint.is_close
    ('ry', 'R', True)
    """
    kernel = Kernel(position)
    turning = turns(kernel)
    cheap_first = sorted(turning, key=lambda card: (len(turning[card]), card))
    holders = kernel.forecast().holders
    return tuple(
        ProvinceHint(
            code,
            holder,
            _margin(position, province),
            {card: turning[card][code] for card in cheap_first if code in turning[card]},
        )
        for province, holder in zip(position.face_up, holders, strict=True)
        for code in (position.board.codes[province],)
    )


def _margin(position: Position, province: int) -> int:
    """The lead of the most numerous faction."""
    counts = sorted(position.counts(province))
    return counts[2] - counts[1]
