"""`erawan admin`: what the host of a site can do."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from erawan.cli import flags


class Deed(StrEnum):
    """What to do."""

    USERS = "users"
    BLOCK = "block"
    UNBLOCK = "unblock"


def admin(
    deed: Annotated[Deed, typer.Argument(help="users lists them.")],
    who: Annotated[str, typer.Argument(help="A name, or an id from the list.")] = "",
    data: Annotated[Path | None, typer.Option(help="The folder that keeps the site.")] = None,
    as_json: flags.Json = False,
) -> None:
    """List the people of a site, block one, or let one in again; the site may run meanwhile.

    Example: erawan admin block "Loud Larry"
    """
    import json
    import sqlite3
    from contextlib import closing
    from dataclasses import asdict
    from datetime import UTC, datetime

    from erawan.core.errors import ErawanError
    from erawan.server.folder import Folder
    from erawan.tables.migrate import migrate
    from erawan.tables.users import block, list_users

    folder = Folder.open(data, "erawan-site")
    if not folder.database.exists():
        raise ErawanError(f"There is no site in {folder.path}: start one with `erawan serve`.")
    migrate(folder.database)
    with closing(sqlite3.connect(folder.database)) as connection:
        found = list_users(connection, who)
        if deed is not Deed.USERS:
            if len(found) != 1:
                known = f"{len(found)} people are" if found else "nobody is"
                raise ErawanError(f"At this site {known} called {who!r}: name one by the id.")
            block(connection, found[0].id, deed is Deed.BLOCK)
            found = list_users(connection, found[0].id)
    if as_json:
        print(json.dumps([asdict(each) for each in found]))
        return
    for each in found:
        seen = datetime.fromtimestamp(each.seen / 1000, UTC).strftime("%Y-%m-%d")
        state = "  blocked" if each.blocked else ""
        print(f"{each.id}  {each.name:24}  last seen {seen}, tables {each.tables}{state}")
