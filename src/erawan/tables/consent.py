"""What people at a table over the network do only if all of them agree.

One asks, the others answer. Who asked may think better of it, one who declines ends it, and so does
the next move. Bots have no say: they agree to whatever all the people want.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from erawan.core.registry import game
from erawan.tables import refusal
from erawan.tables.offer import Offer, OfferKind, Offers
from erawan.tables.table import Table


def possible(table: Table, seat: int | None) -> tuple[OfferKind, ...]:
    """What a seat could ask the others for now; each thing once before the next move."""
    if not _is_shared(table) or table.offers.standing is not None or seat not in table.deciders:
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
    if offer is None:
        return ()
    return tuple(each for each in offer.voters or table.deciders if each not in offer.agreed)


def ask(table: Table, kind: OfferKind, seat: int | None) -> Table:
    """The next version, in which somebody has asked the others; raises Refusal."""
    if seat is None or kind not in possible(table, seat):
        raise refusal.untimely("offer", "This can't be asked for now.")
    offers = Offers(Offer(kind, seat, (seat,)), (*table.offers.asked, (kind, seat)))
    return table.with_offers(offers)


def ask_stand_in(table: Table, about: int | None, seat: int | None, now: int) -> Table:
    """The next version, in which the others are asked to let a bot play for who has vanished.

    It does at once where nobody else is there to be asked. Raises Refusal.
    """
    gone = about if about in table.away and about in table.deciders else None
    if seat not in table.deciders or seat == gone or table.offers.standing is not None:
        raise refusal.untimely("offer", "This can't be asked for now.")
    if gone is None or not may_stand_in(table) or table.plan.settings.vanished != "vote":
        raise refusal.untimely("not-away", "Nobody can play for this seat now.")
    voters = tuple(each for each in table.deciders if each not in table.away or each == seat)
    offer = Offer("stand_in", seat, (seat,), gone, voters)
    if voters == (seat,):
        return table.with_change("stand-in", gone, now)
    return table.with_offers(Offers(offer, table.offers.asked))


def may_stand_in(table: Table) -> bool:
    """Whether a bot could play for somebody who has vanished."""
    return _is_shared(table) and not table.is_paused


def withdrawn(table: Table, back: int) -> Table:
    """The table without a question about a seat whose owner is there again."""
    offer = table.offers.standing
    if offer is None or offer.about != back:
        return table
    return table.with_offers(Offers(None, table.offers.asked))


def answer(table: Table, yes: bool, seat: int | None, now: int) -> Table:
    """The next version, in which somebody has answered; done if all agree; raises Refusal."""
    offer = table.offers.standing
    # Who asked can only take it back.
    asked = () if offer is None else offer.voters or table.deciders
    if offer is None or seat not in asked or (yes and seat in offer.agreed):
        raise refusal.untimely("no-offer", "There is nothing to answer any more.")
    if not yes:
        return table.with_offers(Offers(None, table.offers.asked))
    agreed = msgspec.structs.replace(offer, agreed=(*offer.agreed, seat))
    if set(agreed.agreed) >= set(asked):
        return _done(table, offer, now)
    return table.with_offers(Offers(agreed, table.offers.asked))


def _done(table: Table, offer: Offer, now: int) -> Table:
    if offer.kind == "take_back":
        ply = table.last_chosen((offer.by,))
        if ply is None:
            raise refusal.untimely("nothing-to-take-back", "There is no move to take back.")
        return table.with_take_back(ply, now)
    if offer.kind == "stand_in":
        return table.with_change("stand-in", offer.by if offer.about is None else offer.about, now)
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
