"""Who somebody is on a site: a cookie that we signed, and invitations that only we can write."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from erawan.server.access import same
from erawan.server.folder import BadFolder, write_private

FILE = "secret"
SECRET_BYTES = 32
INVITE_BYTES = 12
YEAR_SECONDS = 365 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Signer:
    """Signs and recognises with a secret that lies in the data folder."""

    secret: bytes
    port: int

    @classmethod
    def open(cls, folder: Path, port: int) -> Self:
        """The folder's secret, made at the first start; raises BadFolder."""
        path = folder / FILE
        try:
            if os.name == "posix" and path.stat().st_mode & 0o077:
                raise BadFolder(f"Others can read {path}: run `chmod 600` on it, or delete it.")
            secret = bytes.fromhex(path.read_text(encoding="ascii"))
        except FileNotFoundError:
            secret = secrets.token_bytes(SECRET_BYTES)
            write_private(path, secret.hex())
        except (OSError, ValueError) as error:
            raise BadFolder(f"{path} can't be read: {error}. Delete it to begin anew.") from error
        if len(secret) != SECRET_BYTES:
            raise BadFolder(f"{path} is damaged. Delete it to begin anew.")
        return cls(secret, port)

    def cookie_name(self, secure: bool) -> str:
        """Browsers share cookies among the ports of a host, so without https it has the port."""
        return "__Host-erawan" if secure else f"erawan_guest_{self.port}"

    def cookie(self, user: str, secure: bool) -> str:
        """What a browser is given to keep: who it is, signed."""
        value = f"{user}.{self._sign('user', user).hex()}"
        kept = f"Path=/; HttpOnly; SameSite=Lax; Max-Age={YEAR_SECONDS}"
        return f"{self.cookie_name(secure)}={value}; {kept}{'; Secure' if secure else ''}"

    def user(self, cookies: str, secure: bool) -> str | None:
        """Who the cookies of a request say it is; None unless we signed one."""
        wanted = self.cookie_name(secure)
        for pair in cookies.split(";"):
            name, _, value = pair.strip().partition("=")
            user, _, signature = value.partition(".")
            if name == wanted and same(signature, self._sign("user", user).hex()):
                return user
        return None

    def invitation(self, table: str) -> str:
        """What opens the free seats of a table to whoever is told."""
        signed = self._sign("invitation", table)[:INVITE_BYTES]
        return base64.urlsafe_b64encode(signed).decode()

    def is_invitation(self, table: str, text: str) -> bool:
        """Whether it is that table's."""
        return same(text, self.invitation(table))

    def _sign(self, kind: str, text: str) -> bytes:
        told = f"{kind} {text}".encode(errors="replace")
        return hmac.new(self.secret, told, hashlib.sha256).digest()
