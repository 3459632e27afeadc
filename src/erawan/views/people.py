"""Who sits at a table, by name or by what stands for one."""

from __future__ import annotations

from typing import cast

from erawan.core.registry import game
from erawan.tables.bots import find_bot, goes_by
from erawan.tables.plan import Plan
from erawan.views.adapter import views_of
from erawan.views.model import Player
from erawan.views.msg import Item, Msg, say
from erawan.views.wire import Side


def players_of(plan: Plan) -> tuple[Player, ...]:
    """The players of a plan whose seats are filled."""
    name, number = plan.options.game, len(plan.seats)
    sides, codes = game(name).sides(number), views_of(name).side_codes
    team_of = {seat: team for team, side in enumerate(sides) for seat in side}
    return tuple(
        Player(
            name=name_of(plan, seat),
            bot=each.bot,
            level=_level(name, each.bot),
            side=cast(Side, codes[seat]) if codes else None,
            team=team_of[seat] if len(sides) < number else None,
        )
        for seat, each in enumerate(plan.seats)
    )


def name_of(plan: Plan, seat: int) -> Item:
    """A player's name; without one, "you" for who plays bots alone, the side or the number."""
    if name := plan.seats[seat].name:
        return say("bot-person", name=name) if _is_bots_own(plan, seat) else name
    if plan.alone == seat:
        return say("seat-you")
    return plain_name(plan.options.game, seat)


def names_of(plan: Plan) -> tuple[Item, ...]:
    """All players' names by seat."""
    return tuple(name_of(plan, seat) for seat in range(len(plan.seats)))


def _is_bots_own(plan: Plan, seat: int) -> bool:
    """Whether a name is one that bots go by, which languages spell with their own letters."""
    each = plan.seats[seat]
    return each.bot is not None and goes_by(plan.options.game, each.bot, each.name)


def _level(game: str, bot: str | None) -> int | None:
    found = None if bot is None else find_bot(game, bot)
    return found.level if found else None


def plain_name(name: str, seat: int) -> Msg:
    """What a seat of a game is called where nobody has a name."""
    codes = views_of(name).side_codes
    return say("side-name", side=codes[seat]) if codes else say("seat-name", number=seat + 1)
