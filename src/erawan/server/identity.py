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

    def cookie(self, token: str, secure: bool) -> str:
        """What a browser is given to keep: its session's token, signed."""
        value = f"{token}.{self._sign('session', token).hex()}"
        return self._set_cookie(value, YEAR_SECONDS, secure)

    def no_cookie(self, secure: bool) -> str:
        """What makes a browser forget who it was."""
        return self._set_cookie("", 0, secure)

    def token(self, cookies: str, secure: bool) -> str | None:
        """The token among the cookies of a request; None unless we signed one."""
        wanted = self.cookie_name(secure)
        for pair in cookies.split(";"):
            name, _, value = pair.strip().partition("=")
            token, _, signature = value.partition(".")
            if name == wanted and same(signature, self._sign("session", token).hex()):
                return token
        return None

    def invitation(self, table: str) -> str:
        """What opens the free seats of a table to whoever is told."""
        signed = self._sign("invitation", table)[:INVITE_BYTES]
        return base64.urlsafe_b64encode(signed).decode()

    def is_invitation(self, table: str, text: str) -> bool:
        """Whether it is that table's."""
        return same(text, self.invitation(table))

    def _set_cookie(self, value: str, seconds: int, secure: bool) -> str:
        kept = f"Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}"
        return f"{self.cookie_name(secure)}={value}; {kept}{'; Secure' if secure else ''}"

    def _sign(self, kind: str, text: str) -> bytes:
        told = f"{kind} {text}".encode(errors="replace")
        return hmac.new(self.secret, told, hashlib.sha256).digest()
