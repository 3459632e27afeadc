"""All games that were played here: looking for some of them, and what they say of a person."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta, Struct

from erawan.tables.store import Place, Store
from erawan.tables.summary import Standing, Summary

MOST_FOUND = 50
MOST_LOOKED_AT = 5_000
"""How many tables one request looks through; the next one goes on from there."""

LATEST = 2**53 - 1
Moment = Annotated[int, Meta(ge=0, le=LATEST)]


class Before(Struct, frozen=True):
    """A table's place in the list, newest first: when it was changed, and its id."""

    updated: Moment
    id: Annotated[str, Meta(min_length=1, max_length=32)]


class Wanted(Struct, frozen=True):
    """Which games to look for; what is empty asks for nothing.

    `text` is a part of the title or of a player's name. `opponent` is `people`, `bots` or a bot's
    code; `since` and `until` are times of the last move; `removed` looks among those that were
    taken off the lists. `before` goes on where another search ended.
    """

    text: Annotated[str, Meta(max_length=80)] = ""
    game: Annotated[str, Meta(max_length=40)] = ""
    opponent: Annotated[str, Meta(max_length=40)] = ""
    standing: Standing | Literal[""] = ""
    since: Moment = 0
    until: Moment = LATEST
    removed: bool = False
    before: Before | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """Some games, those changed last first; `next` is where to look on, if there may be more."""

    tables: tuple[Summary, ...]
    next: Before | None


async def look_for(store: Store, wanted: Wanted, user: str | None = None) -> Found:
    """The next games that are wanted."""
    found: list[Summary] = []
    looked_at = 0
    before: Place = (wanted.until + 1, "")
    if wanted.before is not None:
        before = min(before, (wanted.before.updated, wanted.before.id))
    async for piece in store.pieces(before, wanted.since, wanted.removed, user):
        for each in piece:
            looked_at += 1
            if _is_wanted(each, wanted):
                found.append(each)
            if len(found) == MOST_FOUND or looked_at == MOST_LOOKED_AT:
                return Found(tuple(found), Before(each.updated, each.id))
    return Found(tuple(found), None)


def _is_wanted(table: Summary, wanted: Wanted) -> bool:
    plan, text = table.plan, wanted.text.casefold().strip()
    texts = [table.title, *(seat.name for seat in plan.seats)]
    return (
        wanted.game in ("", plan.options.game)
        and wanted.standing in ("", table.standing)
        and _is_opponent(table, wanted.opponent)
        and any(text in each.casefold() for each in texts)
    )


def _is_opponent(table: Summary, opponent: str) -> bool:
    bots = {seat.bot.partition("/")[0] for seat in table.plan.seats if seat.bot is not None}
    if opponent == "people":
        return not bots
    return not opponent or (bool(bots) if opponent == "bots" else opponent in bots)
