"""Who may talk to the running app: its token, and everything that is derived from it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Self

ADDRESS = "127.0.0.1"
TICKET_SECONDS = 120


@dataclass(frozen=True, slots=True)
class Access:
    """The port the app listens on and the token that opens it."""

    port: int
    token: str

    @classmethod
    def fresh(cls, port: int) -> Self:
        """Access with a token nobody has seen."""
        return cls(port, secrets.token_urlsafe(32))

    @property
    def hosts(self) -> frozenset[str]:
        """The names by which a browser may call this server."""
        # Browsers leave the port of plain HTTP out.
        suffix = "" if self.port == 80 else f":{self.port}"
        return frozenset({ADDRESS + suffix, "localhost" + suffix})

    @property
    def origins(self) -> frozenset[str]:
        """The pages that may send something to this server."""
        return frozenset(f"http://{host}" for host in self.hosts)

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://{ADDRESS}:{self.port}/"

    @property
    def link(self) -> str:
        """The page's address with the token, to be shown to the one who started the app."""
        return f"{self.address}?token={self.token}"

    @property
    def cookie_name(self) -> str:
        """Browsers share cookies among the ports of a host, so the port is in the name."""
        return f"erawan_{self.port}"

    @property
    def cookie(self) -> str:
        """What an admitted browser holds; the token can't be learnt from it."""
        return self._sign("cookie")

    def proof(self, nonce: str) -> str:
        """Shows that the answerer knows the token, for this port and question only."""
        return self._sign(f"health {self.port} {nonce}")

    def ticket(self, now: float) -> str:
        """A pass for one entry soon.

        It goes to the browser on a command line, which others on this machine can read.
        """
        head = f"{int(now) + TICKET_SECONDS}.{secrets.token_urlsafe(8)}"
        return f"{head}.{self._sign(f'ticket {head}')}"

    def is_ticket(self, text: str, now: float) -> bool:
        """Whether the text is a ticket of ours that has not expired."""
        head, _, signature = text.rpartition(".")
        expiry = head.partition(".")[0]
        return (
            same(signature, self._sign(f"ticket {head}"))
            and expiry.isdecimal()
            and now <= int(expiry)
        )

    def _sign(self, text: str) -> str:
        return hmac.new(self.token.encode(), text.encode(), hashlib.sha256).hexdigest()


def same(given: str, expected: str) -> bool:
    """Compare in a time that doesn't tell how much was right."""
    return hmac.compare_digest(given.encode(errors="replace"), expected.encode())
