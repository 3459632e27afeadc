"""Where passkeys are good for anything."""

from __future__ import annotations

from dataclasses import dataclass

from erawan.tables.refusal import Kind, Refusal

LOCAL = ("localhost",)
"""Where browsers have passkeys without https."""


@dataclass(frozen=True, slots=True)
class Place:
    """The address under which somebody sees the site; a passkey is good for this one alone."""

    host: str
    secure: bool

    @property
    def name(self) -> str:
        """The host without its port."""
        return self.host.rsplit(":", 1)[0] if not self.host.endswith("]") else self.host

    @property
    def origin(self) -> str:
        """As browsers write it."""
        return f"{'https' if self.secure else 'http'}://{self.host}".lower()

    def check(self) -> None:
        """Raises Refusal where browsers have no passkeys."""
        is_number = self.name.startswith("[") or self.name.replace(".", "").isdigit()
        if is_number or not (self.secure or self.name in LOCAL):
            text = "Passkeys need https and a name for an address."
            raise Refusal(Kind.FORBIDDEN, "passkey-https", text)
