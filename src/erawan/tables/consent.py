"""What people at a table over the network do only if all of them agree.

One asks, the others answer. Who asked may think better of it, one who declines ends it, and so does
the next move. Bots have no say: they agree to whatever all the people want.
"""

from __future__ import annotations

from collections.abc import Iterator

from erawan.core.registry import game
from erawan.tables import refusal
from erawan.tables.offer import Offer, OfferKind, Offers
from erawan.tables.table import Table


def possible(table: Table, seat: int | None) -> tuple[OfferKind, ...]:
    """What a seat could ask the others for now; each thing once before the next move."""
    if seat is None or not _is_shared(table) or table.offers.standing is not None:
        return ()
    asked = {kind for kind, by in table.offers.asked if by == seat}
    return tuple(kind for kind in _sensible(table, seat) if kind not in asked)


def allowed(table: Table, seat: int | None) -> list[str]:
    """What of all this a seat can do now, by name."""
    asking = [f"ask_{kind}" for kind in possible(table, seat)]
    return [*asking, "answer"] if seat in waits_for(table) else asking


def waits_for(table: Table) -> tuple[int, ...]:
    """The people who have not answered yet what one of them asked for."""
    offer = table.offers.standing
    return (
        () if offer is None else tuple(each for each in table.persons if each not in offer.agreed)
    )


def ask(table: Table, kind: OfferKind, seat: int | None) -> Table:
    """The next version, in which somebody has asked the others; raises Refusal."""
    if seat is None or kind not in possible(table, seat):
        raise refusal.untimely("offer", "This can't be asked for now.")
    offers = Offers(Offer(kind, seat, (seat,)), (*table.offers.asked, (kind, seat)))
    return table.with_offers(offers)


def answer(table: Table, yes: bool, seat: int | None, now: int) -> Table:
    """The next version, in which somebody has answered; done if all agree; raises Refusal."""
    offer = table.offers.standing
    # Who asked can only take it back.
    if offer is None or seat not in table.persons or (yes and seat in offer.agreed):
        raise refusal.untimely("no-offer", "There is nothing to answer any more.")
    if not yes:
        return table.with_offers(Offers(None, table.offers.asked))
    agreed = Offer(offer.kind, offer.by, (*offer.agreed, seat))
    if set(agreed.agreed) >= set(table.persons):
        return _done(table, offer, now)
    return table.with_offers(Offers(agreed, table.offers.asked))


def _done(table: Table, offer: Offer, now: int) -> Table:
    if offer.kind == "take_back":
        ply = table.last_chosen((offer.by,))
        if ply is None:
            raise refusal.untimely("nothing-to-take-back", "There is no move to take back.")
        return table.with_take_back(ply, now)
    return table.with_agreement(offer.kind, offer.by, now)


def _is_shared(table: Table) -> bool:
    """Whether there is anybody to ask."""
    if table.people is None or table.review or table.is_over or table.is_waiting:
        return False
    return len(table.persons) > 1


def _sensible(table: Table, seat: int) -> Iterator[OfferKind]:
    if table.is_paused:
        yield "resume"
    elif table.last_chosen((seat,)) is not None:
        yield "take_back"
    if game(table.start.game).may_agree_to_draw:
        yield "draw"
    if not table.is_paused:
        yield "pause"
