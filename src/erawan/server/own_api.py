"""The JSON API of one's own data: what the site keeps and why, all of it, and none of it."""

from __future__ import annotations

import asyncio
import logging

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Stream

from erawan.server.account_api import user_of
from erawan.server.accounts import Accounts
from erawan.server.api import TableId
from erawan.server.app_service import AppService
from erawan.server.caller import FRESH
from erawan.server.names import fold_name
from erawan.server.own_data import OwnData
from erawan.server.permissions import Action
from erawan.server.requests import About, Complaint, Erase, Me
from erawan.server.site import Site
from erawan.server.site_api import Asking
from erawan.tables.refusal import Kind, Refusal
from erawan.tables.reports import add_report

FILE = {**FRESH, "content-disposition": 'attachment; filename="erawan-my-data.json"'}

log = logging.getLogger(__name__)


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

    @post("/tables/{table:str}/report", status_code=204, action=Action.REPORT)
    async def report(
        self,
        service: NamedDependency[AppService],
        caller: Asking,
        table: TableId,
        data: JSONBody[Complaint],
    ) -> None:
        """Tell the host of somebody at a table."""
        user, shown = user_of(caller.visitor), await service.tables.table(table)
        owners = shown.people.owners if shown.people else ()
        about = owners[data.seat] if data.seat < len(owners) else None
        if about is None or about == user.id:
            raise Refusal(Kind.FORBIDDEN, "no-report", "There is nobody else on this seat.")
        name, text = shown.plan.seats[data.seat].name, " ".join(data.text.split())
        given = user.id, about, table, name, text, service.tables.now()
        await service.tables.store.write(lambda connection: add_report(connection, *given))
        log.info("Somebody was reported.", extra={"user": about, "table": table})

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
