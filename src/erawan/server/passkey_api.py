"""The JSON API of passkeys: asking for one, making it, coming in by it, taking it away."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from erawan.server.account_api import user_of
from erawan.server.account_requests import Codes, PasskeyAnswer, PasskeyQuestion, PasskeyWish
from erawan.server.caller import FRESH, Caller
from erawan.server.passkey_place import Place
from erawan.server.passkeys import Passkeys
from erawan.server.permissions import Action
from erawan.server.requests import Me
from erawan.server.site_api import Asking

Short = Annotated[str, PathParameter(min_length=1, max_length=64)]


class PasskeyCalls(Controller):
    """One's passkeys, if one has any."""

    path = "/passkeys"

    @post("/begin", status_code=200, action=Action.PASSKEY_BEGIN)
    async def begin(
        self, passkeys: NamedDependency[Passkeys], caller: Asking, data: JSONBody[PasskeyWish]
    ) -> Response[PasskeyQuestion]:
        """What the browser is to be asked next."""
        user = user_of(caller.visitor) if data.making else None
        ticket, options = await passkeys.begin(_place(caller), user)
        return Response(PasskeyQuestion(ticket, options), headers=FRESH)

    @post(action=Action.PASSKEY_MAKE)
    async def make(
        self, passkeys: NamedDependency[Passkeys], caller: Asking, data: JSONBody[PasskeyAnswer]
    ) -> Response[Codes]:
        """Keep a new passkey; who had no account has one now, and gets its recovery codes."""
        given = user_of(caller.visitor), caller.browser, data.ticket, data.credential
        codes = await passkeys.make(_place(caller), *given)
        return Response(Codes(tuple(codes)), headers=FRESH)

    @post("/login", status_code=200, action=Action.PASSKEY_LOGIN)
    async def enter(
        self, passkeys: NamedDependency[Passkeys], caller: Asking, data: JSONBody[PasskeyAnswer]
    ) -> Response[Me]:
        """Come in; what was played here as a guest goes over to the account."""
        given = caller.visitor, data.ticket, data.credential
        return await caller.known_as(await passkeys.enter(_place(caller), *given))

    @post("/confirm", status_code=204, action=Action.PASSKEY_CONFIRM)
    async def confirm(
        self, passkeys: NamedDependency[Passkeys], caller: Asking, data: JSONBody[PasskeyAnswer]
    ) -> None:
        """Show to be oneself, before what needs a password otherwise; good for five minutes."""
        await passkeys.confirm(_place(caller), caller.visitor, data.ticket, data.credential)

    @delete("/{passkey:str}", action=Action.PASSKEY_REMOVE)
    async def remove(
        self, passkeys: NamedDependency[Passkeys], caller: Asking, passkey: Short
    ) -> None:
        """Take a passkey away."""
        await passkeys.remove(user_of(caller.visitor).id, passkey)


def _place(caller: Caller) -> Place:
    return Place(caller.host, caller.secure)
