"""The door of a site: who comes in, from which page, how often; and what leaves is protected."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from litestar.datastructures import Headers

from erawan.server.access_denied import AccessDenied, deny_access
from erawan.server.cutting import CUT, Hearing
from erawan.server.guard import FORBIDDEN, NO_COOKIE, PROTECTIONS, SAFE_METHODS, Door, protected
from erawan.server.limits import TOO_MANY, address_key
from erawan.server.metrics import Metrics
from erawan.server.site import VISITOR, Site
from erawan.server.tabs import SessionEnded

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Receive, Send, WebSocketScope

HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")
TRY_LATER = 1013
KEEP_TO_HTTPS = (b"strict-transport-security", b"max-age=31536000")

log = logging.getLogger(__name__)


class SiteGuard(Door):
    """Anybody may come, but only our own page may ask for changes, and nobody without end."""

    def __init__(self, app: ASGIApp, site: Callable[[], Site], metrics: Metrics) -> None:
        super().__init__(app)
        self._site = site
        self.metrics = metrics

    async def _guard_page(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        send = self.metrics.timed(send)
        headers, site = Headers.from_scope(scope), self._site()
        secure = scope["scheme"] == "https"
        host = headers.get("host", "")
        if not HOST.fullmatch(host):
            await deny_access(send, AccessDenied.HOST)
        elif not site.requests.take(_address(scope)):
            await deny_access(send, AccessDenied.OFTEN)
        elif scope["method"] not in SAFE_METHODS and not _is_own_page(headers, secure):
            await deny_access(send, AccessDenied.ORIGIN)
        else:
            try:
                visitor = await site.visitor(_cookies(headers), secure)
            except sqlite3.Error:
                log.exception("Nobody can be recognised.")
                await deny_access(send, AccessDenied.STORAGE)
                return
            scope[VISITOR] = visitor  # type: ignore[literal-required]
            added = (*PROTECTIONS, KEEP_TO_HTTPS) if secure else PROTECTIONS
            await self._app(scope, receive, protected(send, added))

    async def _guard_socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        headers, site = Headers.from_scope(scope), self._site()
        secure = scope["scheme"] == "wss"
        address = _address(scope)
        if not HOST.fullmatch(headers.get("host", "")) or not _is_own_page(headers, secure):
            await send({"type": "websocket.close", "code": FORBIDDEN, "reason": "refused"})
            return
        if not site.requests.take(address):
            await send({"type": "websocket.close", "code": TOO_MANY, "reason": "too often"})
            return
        try:
            visitor = await site.visitor(_cookies(headers), secure)
        except sqlite3.Error:
            log.exception("Nobody can be recognised.")
            await send({"type": "websocket.close", "code": TRY_LATER, "reason": "try later"})
            return
        if not site.sockets.open(address, visitor.user_id):
            await send({"type": "websocket.close", "code": TOO_MANY, "reason": "too many"})
            return
        scope[VISITOR] = visitor  # type: ignore[literal-required]
        with site.cutting.socket(visitor.user_id) as cut:
            hearing = Hearing(receive, cut, lambda: site.messages.take(address))
            try:
                await site.tabs.run(visitor.session, self._app(scope, hearing, send))
                if cut.is_set():
                    await send({"type": "websocket.close", "code": CUT, "reason": "blocked"})
                elif hearing.flooded:
                    await send({"type": "websocket.close", "code": TOO_MANY, "reason": "too often"})
            except SessionEnded:
                with suppress(OSError):
                    await send(
                        {"type": "websocket.close", "code": NO_COOKIE, "reason": "logged out"}
                    )
            finally:
                hearing.end()
                site.sockets.close(address, visitor.user_id)


def _is_own_page(headers: Headers, secure: bool) -> bool:
    """Whether a browser says that the page which asks is the one that this address serves."""
    own = f"{'https' if secure else 'http'}://{headers.get('host', '')}"
    return headers.get("origin", "").lower() == own.lower()


def _cookies(headers: Headers) -> str:
    return ";".join(headers.getall("cookie", []))


def _address(scope: HTTPScope | WebSocketScope) -> str:
    client = scope["client"]
    return address_key(client[0]) if client else ""
