"""What is known of tables and games before one looks at the board."""

from __future__ import annotations

from typing import Any

import msgspec

from erawan.core.game import Position
from erawan.engine.players import styles
from erawan.king.board import SHIPPED, load
from erawan.king.game import GAME as KING
from erawan.king.position import Position as KingPosition
from erawan.siam.board import shipped_boards
from erawan.siam.game import GAME as SIAM
from erawan.tables.bots import BOTS, FIRST
from erawan.tables.plan import KingOptions, Plan, Seat, Settings, SiamOptions
from erawan.tables.setup import game_of
from erawan.tables.summary import Summary
from erawan.tables.table import Table
from erawan.views.king_scene import king_board
from erawan.views.model import Board, BotInfo, GameInfo, StyleInfo, TableInfo, TableSummary
from erawan.views.msg import Msg, say
from erawan.views.people import name_of, players_of
from erawan.views.result import headline
from erawan.views.siam_scene import siam_board

FIRST_PLANS = {
    KING.name: Plan(KingOptions(), (Seat(), Seat(bot=FIRST))),
    SIAM.name: Plan(SiamOptions(), (Seat(), Seat(bot=FIRST)), Settings(confirm=False)),
}
"""What a newcomer finds on the start screen."""


def table_info(table: Table) -> TableInfo:
    """What doesn't change during a game."""
    return TableInfo(
        id=table.id,
        options=table.plan.options,
        settings=table.plan.settings,
        players=players_of(table.plan),
        board=_board(table.start),
        created=table.created,
        review=table.review,
    )


def table_summary(summary: Summary) -> TableSummary:
    """A table in a list."""
    over = summary.winners is not None
    return TableSummary(
        id=summary.id,
        game="king-of-siam" if game_of(summary.plan.options) == KING.name else "siam",
        players=players_of(summary.plan),
        ply=summary.ply,
        updated=summary.updated,
        status=_summary_status(summary),
        result=headline(summary.plan, summary.winners or ()) if over else None,
        review=summary.review,
    )


def game_infos(last: dict[str, Plan]) -> tuple[GameInfo, ...]:
    """Both games, with what was played last."""
    return (
        GameInfo(
            game="king-of-siam",
            title=KING.title,
            players=tuple(KING.numbers_of_players),
            boards=tuple(king_board(load(name)) for name in SHIPPED),
            bots=_bots("king"),
            styles=_styles(KING.name),
            opponent=FIRST,
            last=_to_play_again(last.get(KING.name, FIRST_PLANS[KING.name])),
        ),
        GameInfo(
            game="siam",
            title=SIAM.title,
            players=SIAM.numbers_of_players,
            boards=tuple(siam_board(board) for board in shipped_boards().values()),
            bots=_bots("siam"),
            styles=_styles(SIAM.name),
            opponent=FIRST,
            last=_to_play_again(last.get(SIAM.name, FIRST_PLANS[SIAM.name])),
        ),
    )


def _bots(game: str) -> tuple[BotInfo, ...]:
    """All bots; what the levels are called depends on the game, `king` or `siam`."""
    return tuple(
        BotInfo(bot.code, say("bot-name", bot=bot.code), say(f"bot-{bot.code}"), None)
        if bot.level is None
        else BotInfo(
            bot.code,
            say(f"{game}-level-name", level=bot.level),
            say(f"{game}-level-about", level=bot.level),
            bot.level,
        )
        for bot in BOTS.values()
    )


def _styles(game: str) -> tuple[StyleInfo, ...]:
    return tuple(
        StyleInfo(
            style.name,
            say("style-name", style=style.name),
            say("style-about", style=style.name),
        )
        for style in styles(game)
    )


def _to_play_again(plan: Plan) -> Plan:
    """A plan without what belonged to one game only: its deal, and the names that bots got."""
    seats = tuple(seat if seat.bot is None else Seat(bot=seat.bot) for seat in plan.seats)
    options = plan.options
    if isinstance(options, KingOptions):
        options = msgspec.structs.replace(options, seed=None)
    return msgspec.structs.replace(plan, options=options, seats=seats, start=None)


def _board(start: Position[Any]) -> Board:
    if isinstance(start, KingPosition):
        return king_board(start.board)
    return siam_board(start.options.board)  # type: ignore[attr-defined]


def _summary_status(summary: Summary) -> Msg:
    if summary.to_move is None or summary.winners is not None:
        return say("status-over")
    if summary.review:
        return say("status-review", ply=summary.ply, plies=summary.ply)
    return say("summary-ply", who=name_of(summary.plan, summary.to_move), ply=summary.ply)
