"""Running the app on a socket until somebody ends it."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from uvicorn.config import LOGGING_CONFIG

import erawan
from erawan.server.access import Access
from erawan.server.app import create_app, create_room, create_site
from erawan.server.folder import Folder
from erawan.server.guard import Door
from erawan.server.identity import Signer
from erawan.server.logs import write_lines
from erawan.server.patience import PatientProtocol
from erawan.server.room_link import Room
from erawan.server.site_guard import SiteGuard
from erawan.tables.migrate import migrate

# Above this the socket is closed at once; longer than allowed but below, it is answered.
MAX_MESSAGE_BYTES = 64 * 1024
GOODBYE_SECONDS = 3
MOST_FILES = 65_536
"""Connections and files at once: many systems give a program 1,024 or fewer unless it asks."""
PING_SECONDS = 10
"""How often a socket is asked if it is there, and how long it may take to say so."""

log = logging.getLogger(__name__)


def serve(
    listener: socket.socket, access: Access, folder: Folder, ready: Callable[[], None]
) -> None:
    """Serve until interrupted, calling `ready` once requests are answered.

    Raises BadDatabase and BadFolder.
    """
    migrate(folder.database)
    _run(create_app(access, folder.database), [listener], ready)


def serve_room(
    listeners: list[socket.socket],
    access: Access,
    room: Room,
    folder: Folder,
    ready: Callable[[], None],
) -> None:
    """Serve the app to this machine and to the phones in the room, until interrupted.

    Raises BadDatabase and BadFolder.
    """
    signer = Signer.open(folder.path, room.port)
    migrate(folder.database)
    _run(create_room(access, room, signer, folder.database), listeners, ready)


def serve_site(
    listener: socket.socket,
    folder: Folder,
    proxy: str | None,
    ready: Callable[[], None],
    metrics: int | None = None,
) -> None:
    """Serve a site for people over the network until interrupted.

    `proxy` has the addresses whose word is taken for who asks and whether that came by https,
    `metrics` is the port of this machine at which Prometheus asks. Raises ErawanError.
    """
    write_lines()
    signer = Signer.open(folder.path, listener.getsockname()[1])
    migrate(folder.database)
    site = create_site(signer, folder.database)
    with site.metrics.served(metrics):
        log.info("The site begins.", extra={"version": erawan.__version__})
        _run(site, [listener], ready, proxy)
        log.info("The site has ended.")


def _run(
    app: Door,
    listeners: list[socket.socket],
    ready: Callable[[], None],
    proxy: str | None = None,
) -> None:
    config = uvicorn.Config(
        app,
        http=PatientProtocol,
        loop="asyncio",
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        # What a site logs goes where all of it goes.
        log_config=None if isinstance(app, SiteGuard) else LOGGING_CONFIG,
        log_level="warning",
        # The first address of a visit holds the token, so addresses are not logged.
        access_log=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        server_header=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    _ask_for_files()
    _Server(config, ready).run(sockets=listeners)


def _ask_for_files() -> None:
    """Be allowed as many connections as the system has for us."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not on Windows

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(MOST_FILES, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        # What is refused here is not needed before there are very many.
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What is there now stays: looking through all of it for garbage, again and again, would
            # have everybody wait for a tenth of a second each time.
            gc.freeze()
            self._ready()
