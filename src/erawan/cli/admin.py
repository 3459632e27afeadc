"""`erawan admin`: what the host of a site can do."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from erawan.cli import flags

if TYPE_CHECKING:
    import sqlite3


class Deed(StrEnum):
    """What to do."""

    USERS = "users"
    BLOCK = "block"
    UNBLOCK = "unblock"
    BLOCKS = "blocks"
    TABLES = "tables"
    REPORTS = "reports"
    SETTLE = "settle"


def admin(
    deed: Annotated[
        Deed,
        typer.Argument(
            help="users, blocks (who is blocked), tables (of all, or of one person) and reports "
            "list; settle takes the number of a report off that list."
        ),
    ],
    who: Annotated[str, typer.Argument(help="A name, or an id or number from a list.")] = "",
    data: Annotated[Path | None, typer.Option(help="The folder that keeps the site.")] = None,
    as_json: flags.Json = False,
) -> None:
    """List people, tables or reports of a site, block somebody; the site may run meanwhile.

    Example: erawan admin block "Loud Larry"
    """
    import json
    import sqlite3
    from contextlib import closing
    from dataclasses import asdict

    from erawan.core.errors import ErawanError
    from erawan.server.folder import Folder
    from erawan.tables.migrate import migrate

    folder = Folder.open(data, "erawan-site")
    if not folder.database.exists():
        raise ErawanError(f"There is no site in {folder.path}: start one with `erawan serve`.")
    migrate(folder.database)
    with closing(sqlite3.connect(folder.database)) as connection:
        found = _DEEDS.get(deed, _users)(connection, deed, who)
    for each in [] if as_json else found:
        print(_line(asdict(each)))
    if as_json:
        print(json.dumps([asdict(each) for each in found]))


def _users(connection: sqlite3.Connection, deed: Deed, who: str) -> list[Any]:
    """People, after one of them was blocked or let in again if that is the deed."""
    from erawan.core.errors import ErawanError
    from erawan.tables.users import block, list_users

    found = list_users(connection, who)
    if deed is Deed.USERS:
        return found
    if deed is Deed.BLOCKS:
        return [each for each in found if each.blocked]
    if len(found) != 1:
        known = f"{len(found)} people are" if found else "nobody is"
        raise ErawanError(f"At this site {known} called {who!r}: name one by the id.")
    block(connection, found[0].id, deed is Deed.BLOCK)
    return list_users(connection, found[0].id)


def _tables(connection: sqlite3.Connection, _: Deed, who: str) -> list[Any]:
    from erawan.tables.listing import list_tables

    return list_tables(connection, who)


def _reports(connection: sqlite3.Connection, deed: Deed, who: str) -> list[Any]:
    """What people have said, without what the host has now seen to."""
    from erawan.core.errors import ErawanError
    from erawan.tables.reports import open_reports, settle_report

    if deed is Deed.SETTLE and not (who.isdecimal() and settle_report(connection, int(who[:18]))):
        raise ErawanError(f"There is no open report of the number {who!r}.")
    return list(open_reports(connection))


_DEEDS: dict[Deed, Callable[[sqlite3.Connection, Deed, str], list[Any]]] = {
    Deed.TABLES: _tables,
    Deed.REPORTS: _reports,
    Deed.SETTLE: _reports,
}


def _line(told: dict[str, Any]) -> str:
    """What is listed, in a line for people; what others have written can't end it."""
    from datetime import UTC, datetime

    def day(moment: int) -> str:
        return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d")

    if "text" in told:
        name, by, text = (_shown(told[key]) for key in ("name", "by", "text"))
        where = f"at table {told['table']}, {day(told['at'])}"
        return f"{told['id']}  {name} ({told['about']}), by {by} {where}: {text}"
    if "game" in told:
        names = ", ".join(map(_shown, told["names"]))
        return (
            f"{told['id']}  {told['game']:12}  {day(told['updated'])}  {told['state']:8}  {names}"
        )
    state = "  blocked" if told["blocked"] else ""
    seen = f"last seen {day(told['seen'])}, tables {told['tables']}"
    return f"{told['id']}  {_shown(told['name']):24}  {seen}{state}"


def _shown(text: str) -> str:
    """A text of somebody's without what would move the terminal's cursor."""
    return "".join(each if each.isprintable() else "?" for each in text)
