"""The built page and its files."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.file_system import BaseLocalFileSystem
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from erawan.server.failure import rejected
from erawan.server.permissions import Action

if TYPE_CHECKING:
    from litestar.types import PathType
    from litestar.types.file_types import FileInfo

YEAR = 365 * 24 * 3600
NO_NAMES = frozenset({errno.ENAMETOOLONG, errno.ENOTDIR, errno.EINVAL})
"""What the system says of a path that no file can have: too long, below a file, odd letters."""
FILES = {
    "/manifest.webmanifest": "application/manifest+json",
    "/worker.js": "text/javascript",
    "/icons/icon-192.png": "image/png",
    "/icons/icon-512.png": "image/png",
    "/icons/maskable-512.png": "image/png",
}
"""What makes the page an app of a device, beside the files that are named by their content."""
NOT_BUILT = "The page has not been built yet: run `make play` in the checkout, once.\n"


def page_routes(static: Path, site: bool = False) -> list[ControllerRouterHandler]:
    """Routes to a folder that Vite has written; on a site the page is told that it is on one."""

    @get("/", sync_to_thread=True, include_in_schema=False)
    def index() -> Response[str]:
        """The entry page."""
        return _entry_page(static, 200, site)

    files = [_file(static, *each) for each in FILES.items()]
    handlers = [index, _assets(static / "assets"), *files]
    return [Router("/", route_handlers=handlers, opt={"action": Action.PAGE})]


def _file(static: Path, path: str, media_type: str) -> ControllerRouterHandler:
    """A file under a name that stays, asked for anew each time."""

    @get(path, sync_to_thread=True, include_in_schema=False)
    def file() -> Response[bytes]:
        """What the browser needs to keep the page."""
        try:
            content = static.joinpath(path[1:]).read_bytes()
        except FileNotFoundError as error:
            raise NotFoundException(path) from error
        headers = {"cache-control": "no-cache"}
        return Response(content, media_type=media_type, headers=headers)

    return file


def lost_page(
    static: Path, site: bool = False
) -> Callable[[Request[Any, Any, Any], NotFoundException], Response[Any]]:
    """What an address hears that leads nowhere: people see the page, which shows the way home."""

    def lost(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
        wants_page = "text/html" in request.headers.get("accept", "")
        if not wants_page or request.url.path.startswith(("/api/", "/assets/")):
            return rejected(request, error)
        return _entry_page(static, 404, site)

    return lost


def _entry_page(static: Path, status: int, site: bool) -> Response[str]:
    """The page, asked for anew each time: it names the files of the newest build."""
    headers = {"cache-control": "no-cache"}
    try:
        page = (static / "index.html").read_text(encoding="utf-8")
    except FileNotFoundError:
        return Response(NOT_BUILT, media_type="text/plain", headers=headers, status_code=503)
    if site:
        page = page.replace("<html", "<html data-site", 1)
    return Response(page, media_type="text/html", headers=headers, status_code=status)


def _assets(folder: Path) -> Router:
    """Files whose names hold the hash of their content, so a browser may keep them for good."""
    keep = CacheControlHeader(max_age=YEAR, private=True, immutable=True)
    return create_static_files_router("/assets", [folder], _Files(), cache_control=keep)


class _Files(BaseLocalFileSystem):
    """Files of this machine, among which a name that can't be one's is just not found."""

    async def info(self, path: PathType, **kwargs: Any) -> FileInfo:
        """What is known of a file; raises FileNotFoundError."""
        try:
            return await super().info(path, **kwargs)
        except ValueError as error:
            # Python's word for a path with a zero byte in it.
            raise FileNotFoundError(path) from error
        except OSError as error:
            if error.errno in NO_NAMES:
                raise FileNotFoundError(path) from error
            raise
