"""What the table's own screen shows of its room beside what every site has."""

from __future__ import annotations

from litestar import Response, get
from litestar.di import NamedDependency

from erawan.server.permissions import Action
from erawan.server.site import Site
from erawan.server.site_api import drawn
from erawan.tables.refusal import denied


@get("/room.svg", media_type="image/svg+xml", action=Action.ROOM)
async def room_picture(site: NamedDependency[Site]) -> Response[bytes]:
    """The address by which phones come in, as a QR code."""
    if site.room is None:
        raise denied("not-yours", "This site is no room.")
    return await drawn(site.room.link)
