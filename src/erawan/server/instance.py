"""Finding the app that runs already, and a port for the one that starts."""

from __future__ import annotations

import http.client
import json
import secrets
import socket
import sys
from collections.abc import Callable
from typing import Any

from erawan.core.errors import ErawanError
from erawan.server.access import ADDRESS, Access, same

DEFAULT_PORT = 8421
PORTS_TRIED = 50


class NoPort(ErawanError):
    """There is no port to listen on; the message says why."""


def answers(access: Access, timeout: float = 2.0) -> bool:
    """Whether our own app listens there: a stranger on that port can't give the proof."""
    return bool(_health(access, timeout))


def has_room(access: Access, timeout: float = 2.0) -> bool:
    """Whether our own app listens there, and lets phones in."""
    return _health(access, timeout).get("room") == "yes"


def _health(access: Access, timeout: float) -> dict[str, Any]:
    """What our own app says of itself; nothing if it is another's or none."""
    nonce = secrets.token_hex(16)
    connection = http.client.HTTPConnection(ADDRESS, access.port, timeout=timeout)
    try:
        connection.request("GET", f"/api/health?nonce={nonce}")
        response = connection.getresponse()
        health: dict[str, Any] = json.loads(response.read(4096))
        ours = response.status == 200 and same(str(health["proof"]), access.proof(nonce))
        return health if ours else {}
    except (OSError, http.client.HTTPException, ValueError, KeyError, TypeError):
        return {}
    finally:
        connection.close()


def bind_exactly(host: str, port: int) -> socket.socket:
    """A listening socket on that address of this machine; raises NoPort."""
    _check_port(port)
    try:
        return _listen(port, host)
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "that is no address"
        raise NoPort(f"Nobody can listen at {host}, port {port}: {reason}.") from error


def bind(port: int, say: Callable[[str], None]) -> socket.socket:
    """A listening socket on the port, or on the next free one, saying so; raises NoPort."""
    _check_port(port)
    for candidate in range(port, min(port + PORTS_TRIED, 65536)):
        try:
            found = _listen(candidate)
        except OSError:
            continue
        if candidate != port:
            say(f"Port {port} is taken by another program, so Erawan uses {candidate}.")
        return found
    raise NoPort(f"Neither port {port} nor the next ones can be had: name a free one with --port.")


def _check_port(port: int) -> None:
    if not 0 < port < 65536:
        raise NoPort(f"A port is a number from 1 to 65535, which {port} is not.")


def _listen(port: int, host: str = ADDRESS) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named, the protocol is known of every accepted connection, and asyncio then sends at once.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform == "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            # A port whose last owner has just died is free for us at once.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    return listener
