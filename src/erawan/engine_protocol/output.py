"""Where a session's lines go: whole ones, from any thread."""

from __future__ import annotations

from threading import RLock
from typing import BinaryIO

MAX_ERROR_CHARS = 500


class Output:
    """A stream of lines; who holds its lock is not interrupted by other lines."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self.lock = RLock()

    def say(self, *lines: str) -> None:
        """Write lines at once."""
        if not lines:
            return
        data = "".join(f"{line}\n" for line in lines).encode(errors="replace")
        with self.lock:
            self._stream.write(data)
            self._stream.flush()


NO_MEMORY = "there is not enough memory: set Hash to less"


def format_error(message: str) -> str:
    r"""The `error` line of a message, whatever that quotes.

    >>> format_error("two\nlines")
    'error two lines'
    """
    words = " ".join(message.split())
    shown = "".join(sign if sign.isprintable() else "?" for sign in words)
    return f"error {shown:.{MAX_ERROR_CHARS}}"
