"""The application: routes, service and watchers put together behind the guard."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.params import QueryParameter

import erawan
from erawan.server.access import Access
from erawan.server.api import api_routes
from erawan.server.app_service import AppService
from erawan.server.build import STATIC
from erawan.server.description import answers, described
from erawan.server.failure import HANDLERS, log_failure
from erawan.server.guard import Guard
from erawan.server.page import lost_page, page_routes
from erawan.server.socket import tab
from erawan.server.tickets import Tickets
from erawan.server.watchers import Watchers

MAX_BODY_BYTES = 256 * 1024


def create_app(access: Access, database: Path, static: Path = STATIC) -> Guard:
    """The app for one port and token, on a database that has been migrated; raises BadFolder."""

    @asynccontextmanager
    async def keep_service(app: Litestar) -> AsyncIterator[None]:
        async with AppService.open(database, static) as service:
            app.state.service = service
            app.state.watchers = Watchers(service.written_views)
            service.tables.listeners.append(app.state.watchers.publish)
            service.tables.draft_listeners.append(app.state.watchers.publish_draft)
            yield

    @get("/api/health", responses=answers(400), security=[{}])
    async def health(
        nonce: Annotated[str, QueryParameter(min_length=16, max_length=64)],
    ) -> Response[dict[str, str]]:
        """Says that the app is alive, and proves that it is ours."""
        return Response(
            {"app": "erawan", "version": erawan.__version__, "proof": access.proof(nonce)},
            headers={"cache-control": "no-store"},
        )

    litestar = Litestar(
        [health, tab, api_routes(), *page_routes(static)],
        lifespan=[keep_service],
        dependencies={
            "service": Provide(_service, sync_to_thread=False),
            "watchers": Provide(_watchers, sync_to_thread=False),
        },
        logging_config=None,
        after_exception=[log_failure],
        exception_handlers={**HANDLERS, NotFoundException: lost_page(static)},
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=described(access),
    )
    return Guard(litestar, access, Tickets(database.parent, time.time()))


def _service(state: State) -> AppService:
    service: AppService = state.service
    return service


def _watchers(state: State) -> Watchers:
    watchers: Watchers = state.watchers
    return watchers
