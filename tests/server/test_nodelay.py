"""Answers leave at once: the system doesn't hold a small piece back until the last one is heard."""

import ctypes
import os
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.running import App

HEALTH = "/api/health?nonce=0123456789abcdef"
PIDFD_GETFD = 438
REQUESTS = 40
DELAYED_MS = 40
"""How long Linux waits before it acknowledges a piece to which nothing is sent back."""


def sockets_of(pid: int) -> Iterator[socket.socket]:
    """Copies of another process's sockets, so that one can ask the system about them."""
    system = ctypes.CDLL(None, use_errno=True)
    process = os.pidfd_open(pid)
    try:
        for entry in Path(f"/proc/{pid}/fd").iterdir():
            if str(entry.readlink()).startswith("socket:"):
                copy = system.syscall(PIDFD_GETFD, process, int(entry.name), 0)
                if copy < 0:
                    pytest.skip(
                        f"can't look into another process: {os.strerror(ctypes.get_errno())}"
                    )
                with closing(socket.socket(fileno=copy)) as found:
                    yield found
    finally:
        os.close(process)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux shows another process's sockets")
def test_the_server_s_end_of_a_connection_holds_nothing_back(app: App) -> None:
    with socket.create_connection(("127.0.0.1", app.port)) as ours:
        ours.sendall(f"GET {HEALTH} HTTP/1.1\r\nHost: 127.0.0.1:{app.port}\r\n\r\n".encode())
        assert ours.recv(4096).startswith(b"HTTP/1.1 200 ")
        theirs = [
            each.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            for each in sockets_of(app.process.pid)
            if each.family == socket.AF_INET
            and not each.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
            and each.getpeername() == ours.getsockname()
        ]
    assert theirs == [1]


def test_an_answer_in_two_pieces_doesn_t_wait_for_the_first_to_be_acknowledged(app: App) -> None:
    waits = []
    with app.client() as client:
        for _ in range(REQUESTS):
            asked = time.perf_counter()
            assert client.get(HEALTH).status_code == 200
            waits.append(1000 * (time.perf_counter() - asked))
    # A busy machine makes some answers late; held back, hardly any would be early.
    assert sorted(waits)[REQUESTS // 4] < DELAYED_MS / 2, f"answers in ms: {waits}"
