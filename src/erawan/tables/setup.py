"""From a plan that somebody made to a table: names for all, a start position, an id."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.core.registry import game
from erawan.tables import refusal
from erawan.tables.bots import BOTS, default_bot, find_bot, goes_by
from erawan.tables.people import OWN_SEAT, People
from erawan.tables.plan import Options, Plan, Seat, Settings
from erawan.tables.table import Table

ID_BYTES = 9


def new_table(plan: Plan, now: int) -> Table:
    """A table with nothing played; raises Refusal."""
    plan = msgspec.structs.replace(plan, options=plan.options.with_deal())
    start = _start(plan)
    plan = msgspec.structs.replace(plan, options=plan.options.with_board_of(start))
    if plan.start is not None:
        plan = msgspec.structs.replace(plan, options=options_of(start), start=start.to_json())
    seats = fill_seats(plan.options.game, plan.seats, start.players)
    plan = msgspec.structs.replace(plan, seats=seats, settings=_fitting(plan))
    return Table(new_id(), plan, start, created=now, since=now)


def again(table: Table, rotate: bool, same_deal: bool, now: int) -> Table:
    """A table with the same settings and a new deal, or the same; all one seat on if wished."""
    plan = table.plan
    seats = plan.seats
    if rotate:
        seats = (seats[-1], *seats[:-1])
    options = plan.options if same_deal else plan.options.without_deal()
    return new_table(msgspec.structs.replace(plan, seats=seats, options=options), now)


def branch(table: Table, ply: int, seats: tuple[Seat, ...], now: int) -> Table:
    """A table that begins where another stood after so many moves; raises Refusal."""
    line = table.line[:ply]
    position = line[-1].after if line else table.start
    settings = msgspec.structs.replace(table.plan.settings, clock=None)
    return new_table(Plan(options_of(position), seats, settings, position.to_json()), now)


def on_screen(table: Table, maker: str) -> Table:
    """A new table that lies on its maker's screen, at which others sit, each with their own.

    All see the screen, which needs no delay.
    """
    seats = tuple(each if each.bot is not None else Seat() for each in _bots_own(table.plan))
    settings = msgspec.structs.replace(table.plan.settings, delay=0)
    plan = msgspec.structs.replace(table.plan, seats=seats, settings=settings)
    return replace(table, plan=plan, people=People(maker, (None,) * table.players))


def shared(
    table: Table, maker: str, name: str, seat: int | None = None, keep: bool = False
) -> Table:
    """A new table as somebody makes it for people afar: one seat is theirs, others' are open.

    Without a seat it is the first one of a person; with `keep` seats that have a name are kept for
    whoever is called so. Raises Refusal.
    """
    if table.review:
        return replace(table, people=People(maker, (None,) * table.players))
    own = next(iter(table.persons), None) if seat is None else seat
    if own not in table.persons:
        raise refusal.Refusal(refusal.Kind.FORBIDDEN, "own-seat", OWN_SEAT)
    seats = tuple(
        each if each.bot is not None else Seat(name if place == own else each.name if keep else "")
        for place, each in enumerate(_bots_own(table.plan))
    )
    owners = tuple(maker if place == own else None for place in range(table.players))
    plan = msgspec.structs.replace(table.plan, seats=seats)
    return replace(table, plan=plan, people=People(maker, owners))


def shared_again(played: Table, table: Table, maker: str, rotate: bool) -> Table:
    """A table with another's settings, for the people of that one; raises Refusal."""
    if played.people is None or not (played.is_over or played.is_waiting):
        raise refusal.untimely("unfinished", "Finish this game first.")
    # Who owns a seat without a name has left the site: it is open again.
    seats = played.plan.seats
    owners = tuple(
        owner if seat.name else None
        for owner, seat in zip(played.people.owners, seats, strict=True)
    )
    if rotate:
        owners = (owners[-1], *owners[:-1])
    return replace(table, people=People(maker, owners))


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


def fill_seats(game: str, seats: Sequence[Seat], players: int) -> tuple[Seat, ...]:
    """A seat for every player, the bots with a name each; raises Refusal.

    Nobody named at all is one person against bots for newcomers.
    """
    if not seats:
        seats = (Seat(), *(Seat(bot=default_bot(game)) for _ in range(players - 1)))
    if len(seats) != players:
        text = f"This game is for {players}, and {len(seats)} seats are given."
        raise refusal.Refusal(refusal.Kind.FORBIDDEN, "seats", text, args={"players": players})
    return _named(game, seats)


def _bots_own(plan: Plan) -> tuple[Seat, ...]:
    """The seats, each bot under a name of its own: another could be somebody's who is afar."""
    game = plan.options.game
    seats = (
        each if each.bot is None or goes_by(game, each.bot, each.name) else Seat(bot=each.bot)
        for each in plan.seats
    )
    return _named(game, tuple(seats))


def _named(game: str, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    taken = {seat.name for seat in seats}
    filled = []
    for seat in seats:
        name = " ".join(seat.name.split())
        if seat.bot is not None:
            bot = find_bot(game, seat.bot)
            if bot is None:
                text = f"There is no bot {seat.bot!r}; there are {', '.join(BOTS)}."
                raise refusal.Refusal(refusal.Kind.FORBIDDEN, "bot", text)
            if not name:
                name = next(each for each in bot.names if each not in taken)
        taken.add(name)
        filled.append(Seat(name, seat.bot))
    return tuple(filled)


def options_of(position: Position[Any]) -> Options:
    """The options under which a position is played."""
    options: Options = game(position.game).start_options.of(position)
    return options


def _fitting(plan: Plan) -> Settings:
    """The settings as they make sense: where one can pass, no game is lost on time.

    Only where there are teams is there anything that partners must not tell each other.
    """
    settings, rules = plan.settings, game(plan.options.game)
    timed = settings.clock is not None and rules.pass_code is not None
    teams = len(rules.side_of(0, plan.options.seats)) > 1
    return msgspec.structs.replace(
        settings,
        flag=(settings.flag or "pass") if timed else None,
        open_table=settings.open_table and teams,
    )


def _start(plan: Plan) -> Position[Any]:
    """The position to begin from; raises Refusal."""
    options = plan.options
    try:
        position: Position[Any] = (
            options.start() if plan.start is None else game(options.game).position(plan.start)
        )
    except ErawanError as error:
        raise refusal.forbidden(error) from error
    if position.to_move is None:
        raise refusal.forbidden(ErawanError("The game is over in this position."))
    return position
