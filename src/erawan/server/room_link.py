"""The address by which phones come to a room, with the code that lets them in."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from erawan.server.access import same
from erawan.server.networks import Place

if TYPE_CHECKING:
    from litestar.datastructures import Headers

CODE_BYTES = 9
KEY = "room"
"""What stands before the code in the room's address."""


@dataclass(frozen=True, slots=True)
class Room:
    """Where phones find the table, and the code that lets them in: another one at each start."""

    place: Place
    port: int
    code: str
    others: tuple[str, ...] = ()
    """The machine's addresses in other networks."""

    @classmethod
    def fresh(cls, place: Place, port: int, others: tuple[str, ...] = ()) -> Self:
        """A room with a code that nobody has seen."""
        return cls(place, port, secrets.token_urlsafe(CODE_BYTES), others)

    @property
    def host(self) -> str:
        """The one name by which phones may call this server: any other is a trick."""
        return self.place.address + ("" if self.port == 80 else f":{self.port}")

    @property
    def origin(self) -> str:
        """The page that phones have open."""
        return f"http://{self.host}"

    @property
    def link(self) -> str:
        """What a phone is shown, as a QR code; what stands behind it leads on in the page."""
        return f"{self.origin}/?{KEY}={self.code}"

    @property
    def cookie_name(self) -> str:
        """Browsers share cookies among the ports of a host, so the port is in the name."""
        return f"erawan_room_{self.port}"

    def admits(self, headers: Headers) -> bool:
        """Whether a request shows that its browser has come in by the code."""
        pairs = ";".join(headers.getall("cookie", [])).split(";")
        wanted = f"{self.cookie_name}={self.code}"
        return any(same(pair.strip(), wanted) for pair in pairs)
