"""The JSON API of a site: names, and invitations to open seats."""

from __future__ import annotations

import asyncio
import io
from typing import Annotated, Any, TypeAlias, cast

import segno
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from erawan.server import seating
from erawan.server.app_service import AppService
from erawan.server.caller import FRESH, Caller
from erawan.server.permissions import Action
from erawan.server.requests import Created, Fill, Invitation, Invite, Join, Me, Rename, Reopen
from erawan.server.seating import check_offered, seats_for
from erawan.server.site import Site
from erawan.server.visitor import Visitor
from erawan.tables.refusal import denied
from erawan.tables.table import Table
from erawan.tables.taking_seats import fill_seat, open_seat
from erawan.views.people import players_of
from erawan.views.wire import GameName

TableId = Annotated[str, PathParameter(min_length=1, max_length=32)]
Key = Annotated[str, PathParameter(min_length=1, max_length=64)]
Asking: TypeAlias = NamedDependency[Caller]


class Identity(Controller):
    """Who one is."""

    path = "/me"

    @get(action=Action.ME)
    async def me(self, caller: Asking) -> Response[Me]:
        """What this browser is called here."""
        return caller.known_still()

    @post(status_code=200, action=Action.NAME)
    async def name(self, caller: Asking, data: JSONBody[Rename]) -> Response[Me]:
        """Choose a name, or another one."""
        user = await caller.site.name(caller.visitor, data.name)
        if caller.visitor.session is None and not caller.visitor.at_home:
            return await caller.known_as(user)
        return Response(caller.told(user), headers=FRESH)


class Invitations(Controller):
    """Open seats, for those who were told of them."""

    @get("/tables/{table:str}/invite", action=Action.INVITE)
    async def invite(self, site: NamedDependency[Site], table: TableId) -> Response[Invite]:
        """Where whoever is invited takes a seat: a place in the page, after the site's address."""
        room = "" if site.room is None else site.room.link
        return Response(Invite(_place(site, table), room), headers=FRESH)

    @get("/tables/{table:str}/invite.svg", media_type="image/svg+xml", action=Action.INVITE)
    async def picture(
        self, request: Request[Any, Any, Any], site: NamedDependency[Site], table: TableId
    ) -> Response[bytes]:
        """The same address as a QR code."""
        own = f"{request.scope['scheme']}://{request.headers['host']}/"
        address = own if site.room is None else site.room.link
        return await drawn(f"{address}{_place(site, table)}")

    @get("/invitations/{table:str}/{key:str}", action=Action.INVITATION)
    async def look(
        self,
        service: NamedDependency[AppService],
        site: NamedDependency[Site],
        visitor: NamedDependency[Visitor],
        table: TableId,
        key: Key,
    ) -> Response[Invitation]:
        """What one is invited to."""
        _check(site, table, key)
        shown = await service.tables.table(table)
        told = Invitation(
            game=cast(GameName, shown.plan.options.game),
            players=players_of(shown.plan),
            open_seats=shown.open_seats,
            seats=seats_for(shown, visitor.user),
            settings=shown.plan.settings,
            seat=visitor.seat(shown),
        )
        return Response(told, headers=FRESH)

    @post("/invitations/{table:str}/{key:str}", status_code=200, action=Action.JOIN)
    async def join(
        self,
        service: NamedDependency[AppService],
        site: NamedDependency[Site],
        visitor: NamedDependency[Visitor],
        table: TableId,
        key: Key,
        data: JSONBody[Join],
    ) -> Created:
        """Take a seat, the one that is wished or the first that is open; who has one keeps it."""
        _check(site, table, key)
        return await _sit(service, visitor, table, data.seat, invited=True)

    @post("/tables/{table:str}/sit", status_code=200, action=Action.SIT)
    async def sit(
        self,
        service: NamedDependency[AppService],
        visitor: NamedDependency[Visitor],
        table: TableId,
        data: JSONBody[Join],
    ) -> Created:
        """Take a seat of a table in the lobby."""
        return await _sit(service, visitor, table, data.seat, invited=False)

    @post("/tables/{table:str}/reopen", status_code=204, action=Action.REOPEN)
    async def reopen(
        self,
        service: NamedDependency[AppService],
        visitor: NamedDependency[Visitor],
        table: TableId,
        data: JSONBody[Reopen],
    ) -> None:
        """Send somebody away, open a seat that was kept, or leave, before the game begins."""

        def reopened(shown: Table) -> Table:
            return open_seat(shown, data.seat, visitor.speaks_for(shown) or "")

        await service.tables.change(table, reopened)

    @post("/tables/{table:str}/fill", status_code=204, action=Action.FILL)
    async def fill(
        self, service: NamedDependency[AppService], table: TableId, data: JSONBody[Fill]
    ) -> None:
        """Put a bot on a seat that nobody has taken, before the game begins."""
        await service.tables.change(table, lambda shown: fill_seat(shown, data.seat, data.bot))


async def _sit(
    service: AppService,
    visitor: Visitor,
    table: str,
    seat: int | None,
    *,
    invited: bool,
) -> Created:
    """Take a seat, the one that is wished or the first that is open; who has one keeps it."""
    user = visitor.user
    if user is None:
        return Created(table)

    def take(shown: Table) -> Table:
        if not invited and shown.open_seats and visitor.seat(shown) is None:
            check_offered(shown, user)
        return seating.sit(shown, user, seat)

    await service.tables.change(table, take)
    return Created(table)


def _place(site: Site, table: str) -> str:
    return f"#/join/{table}/{site.signer.invitation(table)}"


def _check(site: Site, table: str, key: str) -> None:
    if not site.signer.is_invitation(table, key):
        raise denied("invitation", "This invitation is not valid.")


async def drawn(address: str) -> Response[bytes]:
    """An address as a QR code."""
    return Response(await asyncio.to_thread(_draw, address), headers=FRESH)


def _draw(address: str) -> bytes:
    drawn = io.BytesIO()
    code = segno.make(address, micro=False, error="m")
    code.save(drawn, kind="svg", scale=8, border=3, dark="#2a2118", light="#fff9ec")
    return drawn.getvalue()
