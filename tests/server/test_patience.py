"""Whoever connects and then says nothing, or half of something, is hung up on before long."""

import base64
import os
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from erawan.server.patience import REQUEST_SECONDS
from erawan.server.serve import PING_SECONDS
from tests.server.running import App, running
from tests.some import some

MARGIN = 20
MANY = 200


def connect(app: App) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", app.port), timeout=PING_SECONDS * 2 + MARGIN)
    # Enough for what a test sends; hundreds of these are open at once.
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    return made


def head(app: App, *lines: str, method: str = "POST", path: str = "/api/tables") -> bytes:
    """The head of a request that our own page could have sent."""
    wanted = (
        f"{method} {path} HTTP/1.1",
        f"Host: 127.0.0.1:{app.port}",
        f"Origin: {app.base}",
        f"Cookie: {app.cookie()}",
        *lines,
    )
    return "\r\n".join([*wanted, "", ""]).encode()


def is_closed(connection: socket.socket) -> bool:
    """Whether the other side hangs up before the connection's own timeout."""
    try:
        while connection.recv(4096):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


@pytest.fixture
def opened() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def test_silent_and_half_sent_requests_are_hung_up_on_and_harm_nobody(
    app: App, opened: ExitStack
) -> None:
    whole = head(app, "Content-Type: application/json", "Content-Length: 1000")
    beginnings = [b"", b"GET / HT", whole[: len(whole) // 2], whole, whole + b'{"options":']
    begun = time.monotonic()
    half_open = [opened.enter_context(connect(app)) for _ in range(MANY)]
    for number, connection in enumerate(half_open):
        connection.sendall(beginnings[number % len(beginnings)])
    assert app.greets(), "others are answered meanwhile"
    assert time.monotonic() - begun < REQUEST_SECONDS, "before any of these is gone"
    assert all(is_closed(connection) for connection in some(half_open))
    assert REQUEST_SECONDS - 1 < time.monotonic() - begun < REQUEST_SECONDS + MARGIN


def test_more_connections_are_held_than_the_system_gives_unasked(
    tmp_path: Path, opened: ExitStack
) -> None:
    given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    # The app inherits the bound; until it runs, what other tests left open counts here too.
    few = len(list(Path("/dev/fd").iterdir())) + 100
    resource.setrlimit(resource.RLIMIT_NOFILE, (few, most))
    try:
        app = opened.enter_context(running(tmp_path / "data"))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (given, most))
    begun = time.monotonic()
    held = [opened.enter_context(connect(app)) for _ in range(few + 50)]
    assert app.greets(), "others are answered meanwhile"
    assert time.monotonic() - begun < REQUEST_SECONDS, f"before any of {len(held)} is gone"


def trickle(connection: socket.socket) -> bool:
    """Send a line of a head now and then; whether the other side hung up on that."""
    try:
        for number in range(10 * (REQUEST_SECONDS + MARGIN)):
            connection.sendall(f"X-{number}: 1\r\n".encode() if number else b"GET / HTTP/1.1\r\n")
            time.sleep(0.1)
    except OSError:
        return True
    return False


def test_sending_bit_by_bit_gains_no_time(app: App, opened: ExitStack) -> None:
    connection = opened.enter_context(connect(app))
    begun = time.monotonic()
    assert trickle(connection)
    assert time.monotonic() - begun < REQUEST_SECONDS + MARGIN


def test_the_second_request_of_a_connection_has_an_end_too(app: App, opened: ExitStack) -> None:
    connection = opened.enter_context(connect(app))
    first = head(app, method="GET", path="/api/lobby")
    connection.sendall(first)
    assert connection.recv(4096).startswith(b"HTTP/1.1 200")
    connection.sendall(first[: len(first) // 2])
    assert is_closed(connection)


def test_what_turns_out_to_be_no_http_is_answered_once_and_leaves_no_error(tmp_path: Path) -> None:
    with running(tmp_path / "data") as app:
        right = head(app, "Transfer-Encoding: chunked")
        for each in (right, right.replace(b"Origin", b"X-Origin").replace(b"Cookie", b"X-Cookie")):
            with connect(app) as connection:
                connection.sendall(each + b"zz\r\n\r\n")
                assert connection.recv(4096).startswith(b"HTTP/1.1 4")
                assert is_closed(connection)
        assert app.greets()
        _, _, said = app.end()
    assert "Traceback" not in said


def test_a_socket_that_answers_no_ping_is_closed(app: App, opened: ExitStack) -> None:
    connection = opened.enter_context(connect(app))
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    lines = (*upgrade, f"Sec-WebSocket-Key: {key}")
    connection.sendall(head(app, *lines, method="GET", path="/ws"))
    assert connection.recv(4096).startswith(b"HTTP/1.1 101")
    begun = time.monotonic()
    assert is_closed(connection)
    assert time.monotonic() - begun > PING_SECONDS - 1, "an open tab is not hurried"
