"""`erawan serve`: a site on which people play with each other."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from erawan.server.folder import Folder

EVERYWHERE = "0.0.0.0"  # noqa: S104 - friends are to find it
HERE = "127.0.0.1"


def serve(
    host: Annotated[
        str | None,
        typer.Option(
            help="The address to listen at; unless told, all of this machine's, "
            "or 127.0.0.1 behind a proxy."
        ),
    ] = None,
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8421,
    data: Annotated[Path | None, typer.Option(help="The folder that keeps the site.")] = None,
    proxy: Annotated[
        str | None,
        typer.Option(
            help="The address of the proxy in front, such as 127.0.0.1, whose forwarded headers "
            "are believed."
        ),
    ] = None,
    metrics: Annotated[
        int | None,
        typer.Option(help="A port of this machine alone at which Prometheus finds metrics."),
    ] = None,
) -> None:
    """Serve a site on which friends play with each other, each at their own screen.

    Whoever comes chooses a name; whoever makes a table invites others by a link or a QR code.

    Example: erawan serve --port 8421
    """
    from erawan.core.errors import ErawanError
    from erawan.core.lock import Held
    from erawan.server.folder import Folder

    folder = Folder.open(data, "erawan-site")
    address = host or (HERE if proxy else EVERYWHERE)
    try:
        with folder.hold():
            _serve(folder, address, port, proxy, metrics)
    except Held as error:
        raise ErawanError(f"Another erawan uses {folder.path}: end that one first.") from error


def _serve(folder: Folder, host: str, port: int, proxy: str | None, metrics: int | None) -> None:
    from erawan.server.instance import bind_exactly
    from erawan.server.serve import serve_site

    with bind_exactly(host, port) as listener:

        def ready() -> None:
            print(f"{_where(host, port, proxy)}\nCtrl-C ends it.", flush=True)

        try:
            serve_site(listener, folder, proxy, ready, metrics)
        except KeyboardInterrupt:
            print("The site has ended; everything is saved.", flush=True)


def _where(host: str, port: int, proxy: str | None) -> str:
    if proxy:
        return f"The site waits for the proxy {proxy} at {host}, port {port}."
    if host in (EVERYWHERE, "::"):
        import socket

        name = socket.gethostname()
        return f"The site is at http://{name}:{port}/ and at every address of this machine."
    return f"The site is at http://{f'[{host}]' if ':' in host else host}:{port}/"
