"""The JSON API of accounts: making one, coming in and out, and where one is logged in."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from erawan.server.account_requests import (
    Codes,
    Login,
    NewAccount,
    NewPassword,
    PasskeyLine,
    Recovery,
    SessionLine,
    SessionList,
)
from erawan.server.accounts import Accounts
from erawan.server.caller import FRESH
from erawan.server.passkeys import Passkeys, short_id
from erawan.server.permissions import Action
from erawan.server.requests import Me
from erawan.server.site_api import Asking
from erawan.server.visitor import Visitor
from erawan.tables.refusal import Kind, Refusal
from erawan.tables.users import User

Browser = Annotated[str, PathParameter(min_length=1, max_length=64)]


class Accounting(Controller):
    """One's account, if one has any."""

    path = "/account"

    @post(action=Action.ACCOUNT)
    async def make(
        self, accounts: NamedDependency[Accounts], caller: Asking, data: JSONBody[NewAccount]
    ) -> Response[Codes]:
        """Make an account of a guest; everything that the guest has stays."""
        codes = await accounts.make(user_of(caller.visitor), data.password)
        return Response(Codes(tuple(codes)), headers=FRESH)

    @post("/login", status_code=200, action=Action.LOGIN)
    async def enter(
        self, accounts: NamedDependency[Accounts], caller: Asking, data: JSONBody[Login]
    ) -> Response[Me]:
        """Come in; what was played here as a guest goes over to the account."""
        user = await accounts.enter(caller.visitor, caller.address, data.name, data.password)
        return await caller.known_as(user)

    @post("/recover", status_code=200, action=Action.RECOVER)
    async def recover(
        self, accounts: NamedDependency[Accounts], caller: Asking, data: JSONBody[Recovery]
    ) -> Response[Me]:
        """Come in by a recovery code, and choose another password."""
        given = data.name, data.code, data.password
        return await caller.known_as(await accounts.recover(caller.visitor, caller.address, *given))

    @post("/logout", status_code=200, action=Action.LOGOUT)
    async def leave(self, accounts: NamedDependency[Accounts], caller: Asking) -> Response[Me]:
        """Log this browser out."""
        await accounts.leave(caller.visitor)
        return caller.forgotten()

    @post("/password", status_code=204, action=Action.PASSWORD)
    async def change_password(
        self, accounts: NamedDependency[Accounts], caller: Asking, data: JSONBody[NewPassword]
    ) -> None:
        """Choose another password; all other browsers are logged out."""
        await accounts.change_password(caller.visitor, caller.address, data.old, data.new)

    @post("/codes", status_code=200, action=Action.CODES)
    async def renew_codes(
        self, accounts: NamedDependency[Accounts], caller: Asking, data: JSONBody[NewAccount]
    ) -> Response[Codes]:
        """Get new recovery codes; the old ones are worth nothing any more."""
        codes = await accounts.renew_codes(caller.visitor, caller.address, data.password)
        return Response(Codes(tuple(codes)), headers=FRESH)

    @get("/sessions", action=Action.SESSIONS)
    async def sessions(
        self,
        accounts: NamedDependency[Accounts],
        passkeys: NamedDependency[Passkeys],
        caller: Asking,
    ) -> Response[SessionList]:
        """Where one is logged in."""
        user, own = user_of(caller.visitor), caller.visitor.session
        lines = tuple(
            SessionLine(each.short, each.created, each.seen, each.browser, each.id == own)
            for each in await caller.site.sessions.of(user.id)
        )
        keys = tuple(
            PasskeyLine(short_id(each), each.created, each.seen, each.browser)
            for each in await passkeys.of(user.id)
        )
        codes, password = await accounts.codes_left(user.id), await accounts.has_password(user.id)
        return Response(SessionList(lines, codes, password, keys), headers=FRESH)

    @delete("/sessions/{browser:str}", action=Action.REVOKE)
    async def revoke(self, caller: Asking, browser: Browser) -> None:
        """Log one of one's browsers out; its tabs close at once."""
        sessions = caller.site.sessions
        for each in await sessions.of(user_of(caller.visitor).id):
            if each.short == browser:
                await sessions.end(each.id)
                return
        raise Refusal(Kind.MISSING, "no-session", "There is no such browser any more.")


def user_of(visitor: Visitor) -> User:
    """Who asks for what only people with a name may do; raises Refusal."""
    if visitor.user is None:
        raise Refusal(Kind.NAMELESS, "no-name", "Choose a name first.")
    return visitor.user
