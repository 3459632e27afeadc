"""Reading back what the database keeps: a table, a line of a list, or word that it is damaged.

A file on somebody's disk can hold anything. What can't be a table of ours is found out here, so
that nobody who looks at one later has to reckon with it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import msgspec

from erawan.core.errors import IllegalMove
from erawan.core.game import Position
from erawan.core.registry import game
from erawan.core.turn import Choice
from erawan.tables.bots import find_bot
from erawan.tables.offer import NO_OFFERS, Offers
from erawan.tables.people import People
from erawan.tables.plan import Plan
from erawan.tables.played import Ending
from erawan.tables.row import Row
from erawan.tables.summary import Summary
from erawan.tables.table import Table
from erawan.tables.turn_draft import TurnDraft

YEAR_10000 = 253_402_300_800_000
"""In milliseconds; a record's date has four digits for the year."""


class Damaged(Exception):
    """What is kept can't be read; the message says what is wrong with it."""


def table_of(
    kept: sqlite3.Row,
    rows: Iterable[sqlite3.Row],
    draft: sqlite3.Row | None,
    people: People | None,
    now: int,
) -> Table:
    """A table with its moves replayed; raises Damaged.

    Its clock goes on from now, or, among people over the network, has gone on all the while.
    """
    with _reading():
        start_json = msgspec.json.decode(kept["start"])
        start: Position[Any] = game(start_json["game"]).position(start_json)
        plan = _plan(kept["plan"])
        _check(len(plan.seats) == start.players, "it has too many seats or too few")
        created = msgspec.convert(kept["created"], int)
        _check(0 <= created < YEAR_10000, "it was begun in no year that a record can name")
        table = _replayed(Table(kept["id"], plan, start, created=created, since=created), rows)
        _check(people is None or len(people.owners) == start.players, "it has other seats")
        ending = (
            None if kept["ending"] is None else msgspec.json.decode(kept["ending"], type=Ending)
        )
        if ending is not None:
            _check_seats(plan, ending.winners)
            _check_seats(plan, () if ending.loser is None else (ending.loser,))
        return replace(
            table,
            steps=() if draft is None else _possible(table, draft["steps"]),
            draft=0 if draft is None else msgspec.convert(draft["number"], int),
            version=msgspec.convert(kept["version"], int),
            ending=ending,
            review=bool(kept["review"]),
            people=people,
            offers=_offers(kept["offers"], plan),
            rematch=kept["rematch"],
            # Whose opponents are elsewhere could else gain time by a restart.
            since=now if people is None else table.since,
        )


def summary_of(kept: sqlite3.Row) -> Summary:
    """A table as a list shows it, nothing replayed; raises Damaged."""
    with _reading():
        winners = kept["winners"] and msgspec.json.decode(kept["winners"])
        names = ("id", "created", "updated", "ply", "to_move", "title")
        columns = {name: kept[name] for name in names}
        plan = _plan(kept["plan"])
        paused = winners is None and kept["last"] == "pause"
        told = {**columns, "plan": plan, "winners": winners, "review": bool(kept["review"])}
        summary = msgspec.convert({**told, "paused": paused}, Summary)
        _check_seats(plan, () if summary.to_move is None else (summary.to_move,))
        _check_seats(plan, summary.winners or ())
        return summary


def plan_of(name: str, text: str) -> Plan:
    """The plan that was last played of a game; raises Damaged."""
    with _reading():
        plan = _plan(text)
        _check(plan.options.game == name, "it is another game's")
        return plan


@contextmanager
def _reading() -> Iterator[None]:
    """Whatever goes wrong with kept data is damage: every reader of it fails in its own way."""
    try:
        yield
    except Exception as error:
        raise Damaged(" ".join(f"{type(error).__name__}: {error}".split())) from error


def _plan(text: str) -> Plan:
    plan = msgspec.json.decode(text, type=Plan)
    options = plan.options
    _check(len(plan.seats) == options.seats, "its plan has too many seats or too few")
    for seat in plan.seats:
        if seat.bot is not None:
            _check(find_bot(options.game, seat.bot) is not None, "it has a bot nobody knows")
    return plan


def _replayed(table: Table, rows: Iterable[sqlite3.Row]) -> Table:
    for index, each in enumerate(rows):
        columns = {name: each[name] for name in Row.__struct_fields__}
        row = msgspec.convert(columns, Row)
        _check(row.index == index, f"row {index} is missing")
        _check(0 <= row.ply <= len(table.line) + 1, f"row {index} has an impossible ply")
        _check_seats(table.plan, (row.seat,))
        table = table.with_row(row)
    return table


def _offers(text: str | None, plan: Plan) -> Offers:
    offers = NO_OFFERS if text is None else msgspec.json.decode(text, type=Offers)
    _check_seats(plan, [by for _, by in offers.asked])
    if offers.standing is not None:
        offer = offers.standing
        _check_seats(plan, (offer.by, *offer.agreed, *offer.voters))
        _check_seats(plan, () if offer.about is None else (offer.about,))
    return offers


def _possible(table: Table, text: str) -> tuple[Choice, ...]:
    """The steps of a turn in the making; none where a newer release would ask for others."""
    steps = msgspec.json.decode(text, type=tuple[Choice, ...])
    try:
        TurnDraft.rebuild(table.position, steps)
    except IllegalMove:
        return ()
    return steps


def _check_seats(plan: Plan, seats: Iterable[int]) -> None:
    for seat in seats:
        _check(0 <= seat < len(plan.seats), f"there is no seat {seat}")


def _check(right: bool, wrong: str) -> None:
    if not right:
        raise ValueError(wrong)
