"""Tables for tests, and people who play at them without knowing the rules."""

import asyncio
from collections.abc import Callable
from typing import Any

from erawan.core.generator import SplitMix64
from erawan.core.turn import Choice
from erawan.king.start_options import KingOptions
from erawan.siam import GAME as SIAM
from erawan.siam.start_options import SiamOptions
from erawan.tables import action_rules, actions
from erawan.tables.actions import AnyAction, Choose
from erawan.tables.plan import Plan, Seat, Settings
from erawan.tables.setup import new_table
from erawan.tables.table import Table
from erawan.tables.table_service import TableService

BOT = Seat(bot="random")
NOBODY_WAITS = Settings(pace=0)
PATIENCE = 60


def king(players: int = 2, bots: int = 0, seed: int = 7, **settings: Any) -> Table:
    """A table of King of Siam, the bots on the last seats."""
    seats = [Seat(f"P{number}") for number in range(1, players - bots + 1)] + [BOT] * bots
    options = KingOptions(players=players, seed=str(seed))  # type: ignore[arg-type]
    return new_table(Plan(options, tuple(seats), Settings(**settings)), now=0)


def siam(bots: int = 0, **settings: Any) -> Table:
    """A table of Siam, a bot playing the rhinos if wished."""
    seats = (Seat("Anna"), Seat("Boris") if not bots else BOT)
    return new_table(Plan(SiamOptions(), seats, Settings(**settings)), now=0)


def at(text: str, **options: Any) -> Table:
    """A table of Siam from a position's text."""
    start = {**SIAM.start(**options).to_json(), "text": text, "seen": []}
    return new_table(Plan(SiamOptions(), (Seat("Anna"), Seat("Boris")), start=start), now=0)


def do(table: Table, act: AnyAction, now: int = 0) -> Table:
    """The table after an act made at its present version."""
    return action_rules.apply_action(table, act, table.version, now)


def choose(table: Table, *steps: str, now: int = 0) -> Table:
    """The table after steps written as `kind value`, in one message."""
    choices = tuple(Choice(*step.split()) for step in steps)
    return do(table, Choose(choices), now)


def play(table: Table, *codes: str, now: int = 0) -> Table:
    """The table after some moves, by whoever is on turn."""
    for code in codes:
        table = table.with_move(code, now)
    return table


def play_out(table: Table, seed: int = 1, most: int = 1000) -> Table:
    """The table after random moves to the end, or so many of them."""
    generator = SplitMix64(seed)
    for _ in range(most):
        if table.to_move is None:
            break
        moves = table.position.legal_moves()
        table = table.with_move(moves[generator.below(len(moves))].code, 0)
    return table


async def once(tables: TableService, table: Table, wanted: Callable[[Table], bool]) -> Table:
    """The table as soon as it is as wanted."""
    found: asyncio.Future[Table] = asyncio.get_running_loop().create_future()

    def look(changed: Table) -> None:
        if changed.id == table.id and wanted(changed) and not found.done():
            found.set_result(changed)

    tables.listeners.append(look)
    look(await tables.table(table.id))
    async with asyncio.timeout(PATIENCE):
        return await found


CONFIRM, BACK, CLEAR, PASS = actions.Confirm(), actions.Back(), actions.Clear(), actions.Pass()
TAKE_BACK, RESIGN = actions.TakeBack(), actions.Resign()
