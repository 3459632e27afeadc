"""Who may take which seat of a table on a site, as long as it waits for people."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from erawan.server.names import clean_name, fold_name
from erawan.tables.plan import Seat
from erawan.tables.refusal import denied, untimely
from erawan.tables.table import Table
from erawan.tables.taking_seats import take_seat
from erawan.tables.users import User


def check_kept(table: Table) -> Table:
    """The table, if the seats that are kept are for people who could be called so; else Refusal."""
    for seat in table.open_seats:
        if name := table.plan.seats[seat].name:
            clean_name(name)
    return table


def seats_kept(table: Table, user: User | None) -> tuple[int, ...]:
    """The open seats that are kept for somebody."""
    names = {seat: table.plan.seats[seat].name for seat in table.open_seats}
    if user is None or not any(names.values()):
        return ()
    looks = fold_name(user.name)
    return tuple(seat for seat, name in names.items() if name and fold_name(name) == looks)


def seats_for(table: Table, user: User | None) -> tuple[int, ...]:
    """The open seats that somebody may take: those kept for them first, then those for all."""
    people = table.people
    if people is None or (user is not None and user.id in people.barred):
        return ()
    free = tuple(seat for seat in table.open_seats if not table.plan.seats[seat].name)
    return (*seats_kept(table, user), *free)


def check_offered(table: Table, user: User) -> None:
    """Raises Refusal where one can sit down by invitation only."""
    if not (table.plan.settings.listed or seats_kept(table, user)):
        raise denied("invited-only", "This table is for those who are invited.")


def sit(table: Table, user: User, wanted: int | None) -> Table:
    """The table with somebody on the wished seat, or on the first that may be taken.

    Who sits there already stays. Raises Refusal.
    """
    people = table.people
    if people is not None and people.seat_of(user.id) is not None:
        return table
    may = seats_for(table, user)
    seat = wanted if wanted is not None else next(iter(may), None)
    if seat is None or seat not in table.open_seats:
        raise untimely("seat-taken", "This seat is not open any more.")
    after = take_seat(table, seat, user.id, user.name)
    if seat not in may:
        raise denied("seat-kept", "This seat is kept for somebody else.")
    return after


def withdrawn(table: Table) -> Table:
    """A table that is offered to nobody any more; by an invitation one still comes to it."""
    settings = table.plan.settings
    kept = any(table.plan.seats[seat].name for seat in table.open_seats)
    if not table.is_waiting or not (settings.listed or kept):
        return table
    seats = tuple(
        Seat() if place in table.open_seats else seat for place, seat in enumerate(table.plan.seats)
    )
    fresh = table.with_settings(msgspec.structs.replace(settings, listed=False))
    return replace(fresh, plan=msgspec.structs.replace(fresh.plan, seats=seats))
