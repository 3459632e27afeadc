"""Who sits at a table, by name or by what stands for one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from erawan.siam.pieces import SIDES
from erawan.tables.plan import KingOptions, Plan, Seat
from erawan.tables.table import TEAMS_OF
from erawan.views.model import Player
from erawan.views.msg import Item, say


def players_of(plan: Plan) -> tuple[Player, ...]:
    """The players of a plan whose seats are filled."""
    seats = plan.seats
    is_king = isinstance(plan.options, KingOptions)
    return tuple(
        Player(
            name=name_of(plan, seat),
            bot=each.bot,
            side=None if is_king else ("E", "R")[seat],
            team=seat % 2 if is_king and len(seats) == TEAMS_OF else None,
        )
        for seat, each in enumerate(seats)
    )


def name_of(plan: Plan, seat: int) -> Item:
    """A player's name; without one, the side or the seat's number."""
    sitting: Sequence[Seat] = plan.seats
    if sitting[seat].name:
        return sitting[seat].name
    if isinstance(plan.options, KingOptions):
        return say("seat-name", number=seat + 1)
    return say("side-name", side=SIDES[seat])


def names_of(plan: Plan, seats: Iterable[int]) -> list[Item]:
    """Several players' names, in the order of the seats."""
    return [name_of(plan, seat) for seat in sorted(seats)]
