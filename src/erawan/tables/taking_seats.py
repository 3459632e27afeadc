"""Who comes to a table, or leaves it, before the game begins."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from erawan.tables import refusal
from erawan.tables.people import People
from erawan.tables.plan import Seat
from erawan.tables.setup import fill_seats
from erawan.tables.table import Table


def take_seat(table: Table, seat: int, user: str, name: str) -> Table:
    """The next version, with somebody on a seat that was open; raises Refusal."""
    if table.people is None or seat not in table.open_seats:
        raise refusal.untimely("seat-taken", "This seat is not open any more.")
    if table.people.seat_of(user) is not None:
        raise refusal.untimely("seated", "You have a seat at this table already.")
    if user in table.people.barred:
        raise refusal.denied("removed", "Who made this table has taken you off it.")
    return _seated(table, seat, Seat(name), table.people.with_owner(seat, user))


def open_seat(table: Table, seat: int, by: str) -> Table:
    """The next version, before the game begins, with a seat that anybody may take.

    Who made the table opens any but its own, another its own alone; raises Refusal.
    """
    people = _before_the_game(table)
    if not 0 <= seat < table.players or (seat not in table.persons and by != people.maker):
        raise refusal.denied("not-yours", "This seat is no person's.")
    bot = table.plan.seats[seat].bot is not None
    return _seated(table, seat, Seat(), people if bot else people.without(seat, by))


def fill_seat(table: Table, seat: int, bot: str) -> Table:
    """The next version, before the game begins, with a bot on an open seat; raises Refusal."""
    people = _before_the_game(table)
    if seat not in table.open_seats:
        raise refusal.untimely("seat-taken", "This seat is not open any more.")
    seats = (*table.plan.seats[:seat], Seat(bot=bot), *table.plan.seats[seat + 1 :])
    named = fill_seats(table.plan.options.game, seats, table.players)
    return _seated(table, seat, named[seat], people)


def _before_the_game(table: Table) -> People:
    """Who is at a table that waits for others; raises Refusal."""
    if table.people is None or not table.is_waiting:
        raise refusal.untimely("begun", "The game has begun, or needs nobody.")
    return table.people


def _seated(table: Table, seat: int, taken: Seat, people: People) -> Table:
    """The next version, with somebody on a seat or nobody."""
    seats = (*table.plan.seats[:seat], taken, *table.plan.seats[seat + 1 :])
    plan = msgspec.structs.replace(table.plan, seats=seats)
    return replace(table, plan=plan, people=people, version=table.version + 1, draft=0)
