"""Whether a site can do its work just now, and how much of it there is."""

from __future__ import annotations

import asyncio
import logging
import sqlite3

from erawan.server.app_service import AppService
from erawan.server.metrics import Metrics
from erawan.server.site import Site
from erawan.tables.store import Store

PATIENCE = 2.0
"""Seconds that the database may take to answer."""

log = logging.getLogger(__name__)


async def can_write(store: Store) -> bool:
    """Whether something could be kept now; nothing is."""
    try:
        async with asyncio.timeout(PATIENCE):
            await store.read(lambda connection: connection.execute("SELECT 1 FROM users").close())
            await store.write(lambda connection: connection.execute("SELECT 1 FROM users").close())
    except (TimeoutError, sqlite3.Error) as error:
        log.warning("The site is not ready: %s", error)
        return False
    return True


def count(metrics: Metrics, service: AppService, site: Site) -> None:
    """Have the numbers of a site looked at."""
    tables, pool = service.tables, service.bot_pool
    tables.listeners.append(lambda _: metrics.versions.inc())
    metrics.gauge("erawan_sockets", "Open tabs.", lambda: site.sockets.number)
    metrics.gauge("erawan_tables_in_memory", "Tables in memory.", lambda: tables.number)
    metrics.gauge("erawan_bots_thinking", "Bots and hints in thought.", lambda: pool.thinking)
    metrics.gauge("erawan_bots_waiting", "Bots and hints that wait.", lambda: pool.waiting)
