"""What somebody at a table has asked all the others for."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

OfferKind: TypeAlias = Literal["take_back", "draw", "pause", "resume", "stand_in"]


class Offer(Struct, frozen=True):
    """Who asked for what, and which seats agree so far.

    A bot that is to stand in does so for the seat `about`; only those in `voters` are asked then.
    """

    kind: OfferKind
    by: int
    agreed: tuple[int, ...]
    about: int | None = None
    voters: tuple[int, ...] = ()


class Offers(Struct, frozen=True):
    """What stands, if anything, and what each seat has asked for since the last move."""

    standing: Offer | None = None
    asked: tuple[tuple[OfferKind, int], ...] = ()


NO_OFFERS = Offers()
