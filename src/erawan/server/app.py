"""The application: routes, service and watchers put together behind the guard."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, nullcontext
from pathlib import Path
from typing import Annotated, Any, cast

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.params import QueryParameter
from litestar.types import ControllerRouterHandler, Scope
from litestar.types import Guard as Guards

import erawan
from erawan.server.access import Access
from erawan.server.account_api import Accounting
from erawan.server.accounts import Accounts
from erawan.server.api import api_routes
from erawan.server.app_service import AppService
from erawan.server.attendance import Attendance
from erawan.server.build import STATIC
from erawan.server.caller import FRESH, find_caller
from erawan.server.description import answers, described
from erawan.server.failure import HANDLERS, log_failure
from erawan.server.guard import Guard
from erawan.server.identity import Signer
from erawan.server.metrics import Metrics
from erawan.server.own_api import Owning
from erawan.server.own_data import OwnData
from erawan.server.page import lost_page, page_routes
from erawan.server.passkey_api import PasskeyCalls
from erawan.server.passkeys import Passkeys
from erawan.server.permissions import Action
from erawan.server.readiness import can_write, count
from erawan.server.room import RoomGuard
from erawan.server.room_api import room_picture
from erawan.server.room_link import Room
from erawan.server.site import VISITOR, Site, permit
from erawan.server.site_api import Identity, Invitations
from erawan.server.site_guard import SiteGuard
from erawan.server.socket import tab
from erawan.server.tickets import Tickets
from erawan.server.visitor import SCREEN, Visitor
from erawan.server.watchers import Watchers

MAX_BODY_BYTES = 256 * 1024
KEPT = ("service", "watchers", "site", "accounts", "own_data", "passkeys")
"""What the calls are given of what is open while the app is."""


def create_app(access: Access, database: Path, static: Path = STATIC) -> Guard:
    """The app for one port and token, on a database that has been migrated; raises BadFolder."""
    health = _health(access)
    litestar = _litestar([health, api_routes()], database, static, openapi=described(access))
    return Guard(litestar, access, Tickets(database.parent, time.time()))


def create_site(signer: Signer, database: Path, static: Path = STATIC) -> SiteGuard:
    """The app as a site for people over the network, on a database that has been migrated."""

    @get("/api/health", action=Action.HEALTH)
    async def health() -> dict[str, str]:
        """Says that the site is alive."""
        return {"app": "erawan", "version": erawan.__version__}

    metrics = Metrics()
    litestar = _site_app([health], signer, database, static, metrics)
    return SiteGuard(litestar, lambda: cast(Site, litestar.state.site), metrics)


def create_room(
    access: Access, room: Room, signer: Signer, database: Path, static: Path = STATIC
) -> RoomGuard:
    """The app for its own screen as ever, and as a site for the phones in the room."""
    metrics = Metrics()
    litestar = _site_app([_health(access, "yes")], signer, database, static, metrics, room)

    def site() -> Site:
        return cast(Site, litestar.state.site)

    tickets = Tickets(database.parent, time.time())
    return RoomGuard(litestar, site, (access, tickets, SiteGuard(litestar, site, metrics)), room)


def _health(access: Access, room: str = "no") -> ControllerRouterHandler:
    @get("/api/health", responses=answers(400), security=[{}], action=Action.HEALTH)
    async def health(
        nonce: Annotated[str, QueryParameter(min_length=16, max_length=64)],
    ) -> Response[dict[str, str]]:
        """Says that the app is alive, and proves that it is ours."""
        known = {"app": "erawan", "version": erawan.__version__, "room": room}
        return Response({**known, "proof": access.proof(nonce)}, headers=FRESH)

    return health


@get("/api/ready", action=Action.READY)
async def ready(state: State) -> Response[dict[str, bool]]:
    """Says whether the site can do what it is for: its database reads and writes."""
    is_ready = await can_write(state.service.tables.store)
    status = 200 if is_ready else 503
    return Response({"ready": is_ready}, status_code=status, headers=FRESH)


def _site_app(
    routes: Sequence[ControllerRouterHandler],
    signer: Signer,
    database: Path,
    static: Path,
    metrics: Metrics,
    room: Room | None = None,
) -> Litestar:
    """What a site answers, beside these routes; in a room its own screen is known."""

    @asynccontextmanager
    async def enter(app: Litestar) -> AsyncIterator[None]:
        service, tables = app.state.service, app.state.service.tables
        site = app.state.site = Site(signer, tables, database.parent, room)
        if room is not None:
            await site.open_room()
        count(metrics, service, site)
        service.bot_runner.is_watched = app.state.watchers.is_watched
        app.state.accounts = Accounts(site, tables)
        open_tables, cutting = service.open_tables, site.cutting
        cutting.makers, cutting.shut = open_tables.makers, open_tables.shut
        app.state.passkeys = Passkeys(app.state.accounts, tables.store, tables.now)
        app.state.own_data = OwnData(site, tables)
        async with cutting.looking(), app.state.own_data.sweeping():
            with closing(Attendance(tables, app.state.watchers)):
                yield

    of_people = api_routes(Identity, Owning, Invitations, Accounting, PasskeyCalls, room_picture)
    return _litestar([*routes, ready, of_people], database, static, guards=[permit], enter=enter)


def _litestar(
    routes: Sequence[ControllerRouterHandler],
    database: Path,
    static: Path,
    *,
    guards: Sequence[Guards] = (),
    openapi: OpenAPIConfig | None = None,
    enter: Callable[[Litestar], AbstractAsyncContextManager[None]] | None = None,
) -> Litestar:
    """Routes with the page and its socket, and the service behind them while they are open."""

    @asynccontextmanager
    async def keep_service(app: Litestar) -> AsyncIterator[None]:
        async with AppService.open(database, static) as service:
            app.state.service = service
            app.state.watchers = Watchers(service.written_views)
            service.tables.listeners.append(app.state.watchers.publish)
            service.tables.draft_listeners.append(app.state.watchers.publish_draft)
            async with nullcontext() if enter is None else enter(app):
                yield

    return Litestar(
        [tab, *routes, *page_routes(static, site=enter is not None)],
        lifespan=[keep_service],
        guards=guards,
        dependencies={
            **{name: _kept(name) for name in KEPT},
            "visitor": Provide(_visitor, sync_to_thread=False),
            "caller": Provide(find_caller, sync_to_thread=False),
        },
        logging_config=None,
        after_exception=[log_failure],
        exception_handlers={
            **HANDLERS,
            NotFoundException: lost_page(static, site=enter is not None),
        },
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=openapi,
    )


def _kept(name: str) -> Provide:
    """What the app keeps under a name while it is open."""

    def keep(state: State) -> Any:
        return state[name]

    return Provide(keep, sync_to_thread=False)


def _visitor(scope: Scope) -> Visitor:
    visitor: Visitor = scope.get(VISITOR, SCREEN)  # type: ignore[assignment]
    return visitor
