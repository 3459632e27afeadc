"""The application: routes, store and channel put together behind the guard."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated

from litestar import Litestar, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, WebSocketException
from litestar.params import QueryParameter
from litestar.types import Scope

import erawan
from erawan.server.access import Access
from erawan.server.guard import Guard
from erawan.server.page import STATIC, page_routes
from erawan.server.socket import CHANNEL, tab
from erawan.tables.store import Store

# What one tab may fall behind before old news give way to newer ones.
BACKLOG = 256

log = logging.getLogger(__name__)


def create_app(access: Access, database: Path, static: Path = STATIC) -> Guard:
    """The app for one port and token, on a database that has been migrated."""

    @asynccontextmanager
    async def keep_store(app: Litestar) -> AsyncIterator[None]:
        app.state.store = store = Store.open(database)
        try:
            yield
        finally:
            await store.close()

    @get("/api/health")
    async def health(
        nonce: Annotated[str, QueryParameter(min_length=16, max_length=64)],
    ) -> Response[dict[str, str]]:
        """Says that the app is alive, and proves that it is ours."""
        return Response(
            {"app": "erawan", "version": erawan.__version__, "proof": access.proof(nonce)},
            headers={"cache-control": "no-store"},
        )

    litestar = Litestar(
        [health, tab, *page_routes(static)],
        lifespan=[keep_store],
        dependencies={"store": Provide(_store, sync_to_thread=False)},
        plugins=[
            ChannelsPlugin(
                MemoryChannelsBackend(),
                channels=[CHANNEL],
                subscriber_max_backlog=BACKLOG,
                subscriber_backlog_strategy="dropleft",
            )
        ],
        logging_config=None,
        after_exception=[_log_failure],
        openapi_config=None,
    )
    return Guard(litestar, access)


async def _log_failure(error: Exception, scope: Scope) -> None:
    """Log what is our fault; what a client got wrong it is told itself."""
    if not isinstance(error, HTTPException | WebSocketException):
        log.error("Failed at %s", scope["path"], exc_info=error)


def _store(state: State) -> Store:
    store: Store = state.store
    return store
