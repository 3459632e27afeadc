"""The tables of a site as its host sees them: who sits where, and how far they are."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

import msgspec

MOST_LISTED = 1000

LIST = """
SELECT id, plan, updated, winners, waiting, review FROM tables
WHERE maker IS NOT NULL AND (:wanted = '' OR id IN (
    SELECT table_id FROM shelves JOIN users ON users.id = user_id
    WHERE users.id = :wanted OR users.name = :wanted
))
ORDER BY updated DESC, id LIMIT :most
"""


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table: its game, when something was last done there, its state, and who sits there."""

    id: str
    game: str
    updated: int
    state: str
    names: tuple[str, ...]


def list_tables(
    connection: sqlite3.Connection, wanted: str = "", most: int = MOST_LISTED
) -> list[ListedTable]:
    """The tables of a person by name or id, or all, those changed last first."""
    found = []
    for table_id, plan, updated, winners, waiting, review in connection.execute(
        LIST, {"wanted": wanted, "most": most}
    ):
        game, names = _told(plan)
        state = "record" if review else "over" if winners else "waiting" if waiting else "running"
        found.append(ListedTable(table_id, game, updated, state, names))
    return found


def _told(plan: str) -> tuple[str, tuple[str, ...]]:
    """The game and the names of a plan; of a damaged one that it is so."""
    try:
        told = msgspec.json.decode(plan)
        names = tuple(str(seat["name"] or seat.get("bot") or "") for seat in told["seats"])
        return str(told["options"]["game"]), names
    except (msgspec.DecodeError, KeyError, TypeError, AttributeError):
        return "damaged", ()
