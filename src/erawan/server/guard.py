"""The door: every request passes here before anything else sees it."""

from __future__ import annotations

import logging
import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, TypeAlias
from urllib.parse import parse_qs

from litestar.datastructures import Headers
from litestar.enums import ScopeType

from erawan.server.access import Access, same
from erawan.server.access_denied import AccessDenied, deny_access
from erawan.server.tickets import Tickets

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

SAFE_METHODS = frozenset({"GET", "HEAD"})
# Browsers ask for what they need to install the page without its cookie; there is no secret in it.
OPEN_PATHS = frozenset(
    {
        "/api/health",
        "/manifest.webmanifest",
        "/icons/icon-192.png",
        "/icons/icon-512.png",
        "/icons/maskable-512.png",
    }
)
NO_COOKIE = 4401
FORBIDDEN = 4403
COOKIE_SECONDS = 365 * 24 * 3600
CONTENT_POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    b"form-action 'none'; frame-ancestors 'none'"
)
Protections: TypeAlias = tuple[tuple[bytes, bytes], ...]
NOT_KEPT = (b"cache-control", b"no-store")
PROTECTIONS: Protections = (
    (b"content-security-policy", CONTENT_POLICY),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
)

log = logging.getLogger(__name__)


class Door(ABC):
    """Stands before an app; what is neither a page nor a socket goes through."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, answer, or pass the request on."""
        if scope["type"] == ScopeType.HTTP:
            await self._guard_page(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._guard_socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    @abstractmethod
    async def _guard_page(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """See to a request."""

    @abstractmethod
    async def _guard_socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """See to a socket."""


class Guard(Door):
    """Lets in only this machine's own browser, from our own page, holding our cookie."""

    def __init__(self, app: ASGIApp, access: Access, tickets: Tickets) -> None:
        super().__init__(app)
        self._access = access
        self._tickets = tickets

    async def _guard_page(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        if headers.get("host") not in self._access.hosts:
            await deny_access(send, AccessDenied.HOST)
        elif (
            scope["method"] not in SAFE_METHODS
            and headers.get("origin") not in self._access.origins
        ):
            await deny_access(send, AccessDenied.ORIGIN)
        elif scope["path"] == "/" and (token := _token(scope["query_string"])) is not None:
            await self._exchange(send, token)
        elif scope["path"] in OPEN_PATHS or self._admits(headers):
            await self._app(scope, receive, protected(send))
        else:
            await deny_access(send, AccessDenied.COOKIE)

    async def _guard_socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        ours = headers.get("host") in self._access.hosts
        if not ours or headers.get("origin") not in self._access.origins:
            await send({"type": "websocket.close", "code": FORBIDDEN, "reason": "refused"})
        elif self._admits(headers):
            await self._app(scope, receive, send)
        else:
            await refuse_socket(receive, send, NO_COOKIE, "no cookie")

    def _admits(self, headers: Headers) -> bool:
        # Other programs on this host set cookies too, and one odd one must not hide ours.
        pairs = ";".join(headers.getall("cookie", [])).split(";")
        wanted = f"{self._access.cookie_name}={self._access.cookie}"
        return any(same(pair.strip(), wanted) for pair in pairs)

    async def _exchange(self, send: Send, token: str) -> None:
        try:
            opens = same(token, self._access.token) or await self._use_ticket(token)
        except OSError as error:
            log.error("A ticket can't be used: %s", error)
            await deny_access(send, AccessDenied.STORAGE)
            return
        if not opens:
            await deny_access(send, AccessDenied.TOKEN)
            return
        cookie = (
            f"{self._access.cookie_name}={self._access.cookie}; Path=/; HttpOnly; "
            f"SameSite=Strict; Max-Age={COOKIE_SECONDS}"
        )
        await redirect(send, cookie)

    async def _use_ticket(self, ticket: str) -> bool:
        is_ours = self._access.is_ticket(ticket, time.time())
        return is_ours and await self._tickets.use(ticket)


async def redirect(send: Send, cookie: str) -> None:
    """Give a browser what lets it in, and send it on: the key leaves its address bar."""
    headers = [
        (b"location", b"/"),
        (b"set-cookie", cookie.encode()),
        (b"cache-control", b"no-store"),
        (b"content-length", b"0"),
        *PROTECTIONS,
    ]
    await send({"type": "http.response.start", "status": 303, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def refuse_socket(receive: Receive, send: Send, code: int, reason: str) -> None:
    """Tell a page why its socket closes: only one that was accepted can."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": code, "reason": reason})


def _token(query: bytes) -> str | None:
    values = parse_qs(query.decode("latin-1"), keep_blank_values=True).get("token")
    return values[0] if values else None


def protected(send: Send, added: Protections = PROTECTIONS) -> Send:
    """A way out on which every answer gets the headers that protect who reads it.

    What is not said to be kept is for this one reader, this once.
    """

    async def send_protected(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message["headers"], *added]
            kept = any(name == b"cache-control" for name, _ in headers)
            message["headers"] = headers if kept else [*headers, NOT_KEPT]
        await send(message)

    return send_protected
