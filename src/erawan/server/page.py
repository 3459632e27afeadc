"""The built page and its files."""

from __future__ import annotations

from pathlib import Path

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

STATIC = Path(__file__).parent / "static"
YEAR = 365 * 24 * 3600
NOT_BUILT = "The page has not been built yet: run `make play` in the checkout, once.\n"


def page_routes(static: Path) -> list[ControllerRouterHandler]:
    """Routes to a folder that Vite has written."""

    @get("/", sync_to_thread=True)
    def index() -> Response[str]:
        """The entry page, asked for anew each time: it names the files of the newest build."""
        headers = {"cache-control": "no-cache"}
        try:
            page = (static / "index.html").read_text(encoding="utf-8")
        except FileNotFoundError:
            return Response(NOT_BUILT, media_type="text/plain", headers=headers, status_code=503)
        return Response(page, media_type="text/html", headers=headers)

    return [index, _assets(static / "assets")]


def _assets(folder: Path) -> Router:
    """Files whose names hold the hash of their content, so a browser may keep them for good."""
    keep = CacheControlHeader(max_age=YEAR, private=True, immutable=True)
    return create_static_files_router("/assets", [folder], cache_control=keep)
