"""The room: a site for the phones in the same network as the machine whose screen is the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from litestar.datastructures import Headers

from erawan.server.access import Access, same
from erawan.server.access_denied import AccessDenied, deny_access
from erawan.server.guard import NO_COOKIE, OPEN_PATHS, Door, Guard, redirect, refuse_socket
from erawan.server.limits import REQUESTS, TOO_MANY, Buckets, address_key
from erawan.server.networks import is_loopback
from erawan.server.room_link import KEY, Room
from erawan.server.site import VISITOR, Site
from erawan.server.site_guard import SiteGuard
from erawan.server.tickets import Tickets
from erawan.server.visitor import Owner

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send, WebSocketScope

DAY_SECONDS = 24 * 3600
OPEN = OPEN_PATHS - {"/api/health"}
"""Browsers ask for these without a cookie."""


class RoomGuard(Door):
    """Two doors: to the machine's own screen with its key, to phones near by with the code."""

    def __init__(
        self,
        app: ASGIApp,
        site: Callable[[], Site],
        doors: tuple[Access, Tickets, SiteGuard],
        room: Room,
    ) -> None:
        super().__init__(app)
        self._access, tickets, self._phones = doors
        self._home = Guard(_as_owner(app, site), self._access, tickets)
        self._room = room
        self._strangers = Buckets(REQUESTS)

    async def _guard_page(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        headers, room = Headers.from_scope(scope), self._room
        if self._is_home(scope, headers):
            await self._home(scope, receive, send)
        elif not self._is_ours(scope, headers):
            await deny_access(send, AccessDenied.HOST)
        elif not self._strangers.take(address_key(_address(scope))):
            await deny_access(send, AccessDenied.OFTEN)
        elif scope["path"] == "/" and (code := _code(scope["query_string"])) is not None:
            if not same(code, room.code):
                await deny_access(send, AccessDenied.ROOM)
                return
            kept = f"Path=/; HttpOnly; SameSite=Lax; Max-Age={DAY_SECONDS}"
            await redirect(send, f"{room.cookie_name}={room.code}; {kept}")
        elif room.admits(headers) or scope["path"] in OPEN:
            await self._phones(scope, receive, send)
        else:
            await deny_access(send, AccessDenied.ROOM)

    async def _guard_socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        if self._is_home(scope, headers):
            await self._home(scope, receive, send)
        elif not self._is_ours(scope, headers):
            await refuse_socket(receive, send, NO_COOKIE, "no code")
        elif not self._strangers.take(address_key(_address(scope))):
            await send({"type": "websocket.close", "code": TOO_MANY, "reason": "too often"})
        elif self._room.admits(headers):
            await self._phones(scope, receive, send)
        else:
            await refuse_socket(receive, send, NO_COOKIE, "no code")

    def _is_home(self, scope: HTTPScope | WebSocketScope, headers: Headers) -> bool:
        """Whether it is asked for by the machine's own name, from the machine itself."""
        return headers.get("host") in self._access.hosts and is_loopback(_address(scope))

    def _is_ours(self, scope: HTTPScope | WebSocketScope, headers: Headers) -> bool:
        """Whether it is asked for by our address, from the same network."""
        near = self._room.place.is_near(_address(scope))
        return near and headers.get("host") == self._room.host


def _as_owner(app: ASGIApp, site: Callable[[], Site]) -> ASGIApp:
    """The app for whoever sits at this machine."""

    async def ask(scope: Scope, receive: Receive, send: Send) -> None:
        owner, find = site().owner, site().users.find
        scope[VISITOR] = Owner(owner, find)  # type: ignore[literal-required]
        await app(scope, receive, send)

    return ask


def _address(scope: HTTPScope | WebSocketScope) -> str:
    client = scope["client"]
    return client[0] if client else ""


def _code(query: bytes) -> str | None:
    values = parse_qs(query.decode("latin-1"), keep_blank_values=True).get(KEY)
    return values[0] if values else None
