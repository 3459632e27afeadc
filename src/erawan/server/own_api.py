"""The JSON API of one's own data: what the site keeps and why, all of it, and none of it."""

from __future__ import annotations

import asyncio

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Stream

from erawan.server.account_api import user_of
from erawan.server.accounts import Accounts
from erawan.server.caller import FRESH
from erawan.server.names import fold_name
from erawan.server.own_data import OwnData
from erawan.server.permissions import Action
from erawan.server.requests import About, Erase, Me
from erawan.server.site import Site
from erawan.server.site_api import Asking
from erawan.tables.refusal import Kind, Refusal

FILE = {**FRESH, "content-disposition": 'attachment; filename="erawan-my-data.json"'}


class Owning(Controller):
    """What is kept of whoever asks."""

    @get("/about", action=Action.ABOUT)
    async def about(self, site: NamedDependency[Site]) -> Response[About]:
        """What the host says of the site."""
        return Response(About(await asyncio.to_thread(site.about)), headers=FRESH)

    @get("/me/data", media_type="application/json", action=Action.EXPORT)
    async def export(self, own_data: NamedDependency[OwnData], caller: Asking) -> Stream:
        """Everything that the site keeps of somebody, as a file."""
        user = user_of(caller.visitor)
        return Stream(own_data.export(user.id), media_type="application/json", headers=FILE)

    @post("/me/erase", status_code=200, action=Action.ERASE)
    async def erase(
        self,
        own_data: NamedDependency[OwnData],
        accounts: NamedDependency[Accounts],
        caller: Asking,
        data: JSONBody[Erase],
    ) -> Response[Me]:
        """Forget somebody for good, who says so by the name and, with an account, the password."""
        user = user_of(caller.visitor)
        if fold_name(data.name) != fold_name(user.name):
            raise Refusal(Kind.FORBIDDEN, "other-name", "This is not your name.")
        if user.account:
            await accounts.prove(caller.visitor, caller.address, data.password)
        await own_data.erase(user.id)
        return caller.forgotten()
