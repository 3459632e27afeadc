"""Who makes a request of a site, and what their browser is told to know them by."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from litestar import Request, Response
from litestar.di import NamedDependency

from erawan.server.browsers import browser_of
from erawan.server.requests import Me
from erawan.server.site import Site
from erawan.server.visitor import Visitor
from erawan.tables.users import User

FRESH = {"cache-control": "no-store"}


@dataclass(frozen=True, slots=True)
class Caller:
    """A visitor at a browser, at an address."""

    site: Site
    visitor: Visitor
    address: str
    browser: str
    secure: bool
    host: str
    cookies: str = field(repr=False)

    def known_still(self) -> Response[Me]:
        """Who one is; what the browser is known by is kept for another year from now."""
        token = self.site.signer.token(self.cookies, self.secure)
        if self.visitor.session is None or token is None:
            return Response(self.told(self.visitor.user), headers=FRESH)
        cookie = self.site.signer.cookie(token, self.secure)
        return Response(self.told(self.visitor.user), headers={**FRESH, "set-cookie": cookie})

    async def known_as(self, user: User) -> Response[Me]:
        """Who one is from now on, with what the browser is known by."""
        token = await self.site.sessions.begin(user.id, self.browser)
        cookie = self.site.signer.cookie(token, self.secure)
        return Response(self.told(user), headers={**FRESH, "set-cookie": cookie})

    def forgotten(self) -> Response[Me]:
        """A stranger from now on."""
        cookie = self.site.signer.no_cookie(self.secure)
        return Response(self.told(None), headers={**FRESH, "set-cookie": cookie})

    def told(self, user: User | None) -> Me:
        """What somebody is told of themselves."""
        room = self.site.room_of(self.visitor)
        return (
            Me(True, None, room=room) if user is None else Me(True, user.name, user.account, room)
        )


def find_caller(
    request: Request[Any, Any, Any],
    site: NamedDependency[Site],
    visitor: NamedDependency[Visitor],
) -> Caller:
    """Who makes this request."""
    return Caller(
        site,
        visitor,
        address=request.client.host if request.client else "",
        browser=browser_of(request.headers.get("user-agent", "")),
        secure=request.scope["scheme"] == "https",
        host=request.headers.get("host", ""),
        cookies=";".join(request.headers.getall("cookie", [])),
    )
