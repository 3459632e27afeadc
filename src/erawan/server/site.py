"""What a site for people over the network has beside the app: who they are, and their limits."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from erawan.server.cutting import Cutting
from erawan.server.identity import Signer
from erawan.server.limits import MESSAGES_OF_ADDRESS, REQUESTS, Buckets, Sockets, address_key
from erawan.server.names import clean_name, fold_name, taken
from erawan.server.permissions import RATES, Action
from erawan.server.requests import RoomInfo
from erawan.server.room_link import Room
from erawan.server.tabs import Tabs
from erawan.server.visitor import Guest, Visitor
from erawan.tables import refusal
from erawan.tables.people import ROOM
from erawan.tables.sessions import Sessions
from erawan.tables.table_service import TableService
from erawan.tables.users import User, Users

RESERVED_FILE = "names.txt"
MOST_RESERVED_BYTES = 100_000
ABOUT_FILE = "about.txt"
ROOM_NAME = "Erawan"
MOST_ABOUT_BYTES = 50_000
VISITOR = "erawan_visitor"
"""Where in the scope of a request it stands who asks."""

log = logging.getLogger(__name__)


class Site:
    """Knows its visitors by their cookies, and how much each has asked for."""

    def __init__(
        self, signer: Signer, tables: TableService, folder: Path, room: Room | None = None
    ) -> None:
        self.signer = signer
        self.room = room
        self.owner: User | None = None
        self.requests = Buckets(REQUESTS)
        self.messages = Buckets(MESSAGES_OF_ADDRESS)
        self.sockets = Sockets()
        self.tabs = Tabs()
        self.users = Users(tables.store, tables.now)
        self.cutting = Cutting(self.users)
        self.sessions = Sessions(tables.store, tables.now, self.tabs.end)
        self.folder = folder
        self._rates = {action: Buckets(rate) for action, rate in RATES.items()}

    async def visitor(self, cookies: str, secure: bool) -> Guest:
        """Who has these cookies; raises sqlite3.Error."""
        token, find = self.signer.token(cookies, secure), self.users.find
        session = None if token is None else await self.sessions.find(token)
        if session is None:
            return Guest(None, find)
        return Guest(await find(session.user), find, session.id)

    async def name(self, visitor: Visitor, text: str) -> User:
        """Give somebody a name; raises Refusal."""
        name = clean_name(text, self._reserved())
        named = await self.users.name(visitor.user_id, name, fold_name(name))
        if named is None:
            raise taken()
        if visitor.at_home:
            self.owner = named
        return named

    async def open_room(self) -> None:
        """Know the machine itself by a name that nobody else can take; raises sqlite3.Error."""
        known = await self.users.find(ROOM)
        self.owner = known or await self.users.name(ROOM, ROOM_NAME, fold_name(ROOM_NAME))

    def room_of(self, visitor: Visitor) -> RoomInfo | None:
        """What somebody is told of the room; the code is for its own screen to show."""
        if self.room is None:
            return None
        if not visitor.at_home:
            return RoomInfo(False, self.room.origin)
        return RoomInfo(True, self.room.origin, self.room.link, self.room.others)

    def limit(self, action: Action, address: str, visitor: Visitor) -> None:
        """Raises Refusal when this was asked for too often, from there or by this one."""
        buckets = self._rates.get(action)
        if buckets is None:
            return
        keys = [f"address {address_key(address)}"]
        if visitor.user is not None:
            keys.append(f"user {visitor.user.id}")
        left = [buckets.take(key) for key in keys]
        if not all(left):
            raise refusal.often()

    def about(self) -> str:
        """What the host says of the site, in plain text."""
        try:
            return self._own_file(ABOUT_FILE, MOST_ABOUT_BYTES).strip()
        except OSError as error:
            log.error("What the host says can't be read: %s", error)
            return ""

    def _reserved(self) -> list[str]:
        """The host's own list of names that nobody may take, one in a line."""
        text = self._own_file(RESERVED_FILE, MOST_RESERVED_BYTES)
        lines = [line.strip() for line in text.splitlines()]
        return [line for line in lines if line and not line.startswith("#")]

    def _own_file(self, name: str, most: int) -> str:
        """The beginning of a file that the host may have written; raises OSError."""
        try:
            with (self.folder / name).open("rb") as file:
                return file.read(most).decode(errors="replace")
        except FileNotFoundError:
            return ""


async def permit(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Let a request through to its route; raises Refusal, also where nobody has a right."""
    action = handler.opt.get("action")
    if not isinstance(action, Action):
        raise refusal.denied("not-yours", "Nobody may do this.")
    visitor: Visitor = connection.scope[VISITOR]  # type: ignore[literal-required]
    site: Site = connection.app.state.site
    table_id = connection.path_params.get("table")
    # Whoever could do nothing at any table does not hear which there are.
    if table_id is None or visitor.user is None or visitor.user.blocked:
        visitor.check(action)
    if table_id is not None:
        visitor.check(action, await connection.app.state.service.tables.table(table_id))
    client = connection.client
    site.limit(action, client.host if client else "", visitor)
