"""What is known of tables and games before one looks at the board."""

from __future__ import annotations

from typing import cast

import msgspec

from erawan.core.registry import game, game_names
from erawan.engine.players import styles
from erawan.tables.bots import BOTS, DEFAULT_BOT
from erawan.tables.plan import Plan, Seat, Settings
from erawan.tables.summary import Summary
from erawan.tables.table import Table
from erawan.views.adapter import views_of
from erawan.views.model import BotInfo, GameInfo, OpenTable, StyleInfo, TableInfo, TableSummary
from erawan.views.msg import Msg, say
from erawan.views.people import name_of, names_of, players_of
from erawan.views.story import headline
from erawan.views.wire import GameName


def table_info(table: Table) -> TableInfo:
    """What doesn't change during a game."""
    return TableInfo(
        id=table.id,
        options=table.plan.options,
        settings=table.plan.settings,
        players=players_of(table.plan),
        board=views_of(table.start).board(table.start),
        created=table.created,
        review=table.review,
        passes=game(table.start.game).pass_code is not None,
    )


def table_summary(summary: Summary) -> TableSummary:
    """A table in a list."""
    over = summary.winners is not None
    return TableSummary(
        id=summary.id,
        game=cast(GameName, summary.plan.options.game),
        title=summary.title,
        players=players_of(summary.plan),
        deal=None if summary.plan.start else summary.plan.options.dealt_from,
        standing=summary.standing,
        ply=summary.ply,
        created=summary.created,
        updated=summary.updated,
        status=_summary_status(summary),
        result=headline(names_of(summary.plan), summary.winners or ()) if over else None,
        review=summary.review,
    )


def open_table(table: Table, seats: tuple[int, ...], kept: bool) -> OpenTable:
    """A table in the lobby, for who may take these seats."""
    return OpenTable(
        id=table.id,
        game=cast(GameName, table.plan.options.game),
        players=players_of(table.plan),
        open_seats=table.open_seats,
        seats=seats,
        kept=kept,
        settings=table.plan.settings,
        created=table.created,
    )


def game_infos(last: dict[str, Plan]) -> tuple[GameInfo, ...]:
    """All games, with what was played last."""
    return tuple(_game_info(name, last.get(name) or first_plan(name)) for name in game_names())


def first_plan(name: str) -> Plan:
    """What a newcomer finds on the start screen of a game."""
    settings = Settings(confirm=views_of(name).confirm)
    return Plan(game(name).start_options(), (Seat(), Seat(bot=DEFAULT_BOT)), settings)


def _game_info(name: str, last: Plan) -> GameInfo:
    rules, views = game(name), views_of(name)
    return GameInfo(
        game=cast(GameName, name),
        title=rules.title,
        players=tuple(rules.numbers_of_players),
        boards=views.boards(),
        bots=_bots(views.words),
        styles=_styles(name),
        opponent=DEFAULT_BOT,
        passes=rules.pass_code is not None,
        last=_to_play_again(last),
    )


def _bots(words: str) -> tuple[BotInfo, ...]:
    """All bots; what the levels are called depends on the game."""
    return tuple(
        BotInfo(bot.code, say("bot-name", bot=bot.code), say(f"bot-{bot.code}"), None)
        if bot.level is None
        else BotInfo(
            bot.code,
            say(f"{words}-level-name", level=bot.level),
            say(f"{words}-level-about", level=bot.level),
            bot.level,
        )
        for bot in BOTS.values()
    )


def _styles(name: str) -> tuple[StyleInfo, ...]:
    return tuple(
        StyleInfo(
            style.name,
            say("style-name", style=style.name),
            say("style-about", style=style.name),
        )
        for style in styles(name)
    )


def _to_play_again(plan: Plan) -> Plan:
    """A plan without what belonged to one game only: its deal, coach and the bots' names."""
    seats = tuple(seat if seat.bot is None else Seat(bot=seat.bot) for seat in plan.seats)
    options = plan.options.without_deal()
    settings = msgspec.structs.replace(plan.settings, coach=False)
    return msgspec.structs.replace(
        plan, options=options, seats=seats, settings=settings, start=None
    )


def _summary_status(summary: Summary) -> Msg:
    if summary.to_move is None or summary.winners is not None:
        return say("status-over")
    if summary.review:
        return say("status-review", ply=summary.ply, plies=summary.ply)
    if summary.paused:
        return say("summary-paused", ply=summary.ply)
    return say("summary-ply", who=name_of(summary.plan, summary.to_move), ply=summary.ply)
