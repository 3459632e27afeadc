"""A program of somebody else's that is talked to in lines, and that may do anything."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import time
from collections import deque
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from typing import IO, TypeAlias, cast

from erawan.core.errors import ErawanError
from erawan.protocol.failure import EngineFailed

CHUNK = 65_536
LONGEST_LINE = 1 << 22
MOST_WAITING = 100_000
"""So many unread lines are taken for a flood."""
KEPT_COMPLAINTS = 2_000
"""Bytes of its last words on standard error."""
LAST_WORDS = 0.2
"""Seconds for a program that closed its output to end too, so that its exit code is known."""

Pipes: TypeAlias = tuple[IO[bytes], IO[bytes], IO[bytes]]


class Process:
    """The running program; it and all its children end with `kill`.

    Nothing here waits longer than told: a program that doesn't read, doesn't write, floods its
    output or complains without end costs its own time only.
    """

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise ErawanError(f"{command!r:.80} is no command: {error}") from error
        if not words:
            raise ErawanError("an engine's command is needed")
        try:
            self._popen = subprocess.Popen(  # noqa: S603 - the user's own command
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # a group of its own, to be killed with all its children
            )
        except (OSError, ValueError) as error:
            raise EngineFailed("crash", f"{command!r:.80} can't be started: {error}") from error
        pipes = (self._popen.stdin, self._popen.stdout, self._popen.stderr)
        stdin, stdout, stderr = self._stdin, self._stdout, self._stderr = cast("Pipes", pipes)
        self._selector = DefaultSelector()
        os.set_blocking(stdin.fileno(), False)
        for pipe in (stdout, stderr):
            self._selector.register(pipe, EVENT_READ)
        self._outgoing = b""
        self._partial = b""
        self._complaints = b""
        self._lines: deque[str] = deque()
        self._closed = False

    @property
    def pid(self) -> int:
        """The number by which the system knows it."""
        return self._popen.pid

    @property
    def complaints(self) -> str:
        """The end of what it wrote on standard error."""
        return self._complaints.decode(errors="replace")

    def send(self, line: str) -> None:
        """Hand it a line; what it doesn't read yet waits."""
        self.send_bytes(line.encode() + b"\n")

    def send_bytes(self, data: bytes) -> None:
        """Hand it bytes as they are."""
        if not self._outgoing:
            with suppress(ValueError, KeyError):
                self._selector.register(self._stdin, EVENT_WRITE)
        self._outgoing += data
        self._write()

    def close_input(self) -> None:
        """Let it read the end of its input."""
        self._unregister_input()
        self._stdin.close()

    def read(self, seconds: float) -> str | None:
        """Its next line, or None if none comes in this time; raises EngineFailed."""
        end = time.monotonic() + seconds
        while not self._lines:
            if self._closed:
                raise EngineFailed("crash", self._describe_end())
            left = end - time.monotonic()
            if not self._attend(max(0.0, left)) and left <= 0:
                return None
        return self._lines.popleft()

    def wait(self, seconds: float) -> int | None:
        """Its exit code, None if it does not end in this time; leaves its children alone."""
        end = time.monotonic() + seconds
        while (code := self._exit_code()) is None:
            left = end - time.monotonic()
            if left <= 0:
                return None
            self._attend(min(left, 0.01))
        return code

    def kill(self) -> None:
        """End it and its children at once, and forget it."""
        # The group goes before its leader is reaped, so that the number is still its own.
        if self._popen.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._popen.pid, signal.SIGKILL)
            self._popen.wait()
        self._selector.close()
        for pipe in (self._stdin, self._stdout, self._stderr):
            with suppress(OSError):
                pipe.close()
        self._closed = True

    def _write(self) -> None:
        try:
            while self._outgoing:
                written = os.write(self._stdin.fileno(), self._outgoing[:CHUNK])
                self._outgoing = self._outgoing[written:]
        except BlockingIOError:
            return
        except (OSError, ValueError):
            # It reads no more; whether that is an end its output will tell.
            self._outgoing = b""
        self._unregister_input()

    def _unregister_input(self) -> None:
        with suppress(KeyError, ValueError):
            self._selector.unregister(self._stdin)

    def _read_output(self) -> None:
        data = os.read(self._stdout.fileno(), CHUNK)
        if not data:
            self._selector.unregister(self._stdout)
            self._closed = True
            return
        *whole, self._partial = (self._partial + data).split(b"\n")
        self._lines.extend(line.decode(errors="replace").removesuffix("\r") for line in whole)
        if len(self._partial) > LONGEST_LINE or len(self._lines) > MOST_WAITING:
            raise EngineFailed("garbage", "it floods its output")

    def _read_complaints(self) -> None:
        data = os.read(self._stderr.fileno(), CHUNK)
        if not data:
            self._selector.unregister(self._stderr)
        self._complaints = (self._complaints + data)[-KEPT_COMPLAINTS:]

    def _attend(self, seconds: float) -> bool:
        """Move whatever can be moved in this time; whether anything could."""
        if not self._selector.get_map():
            time.sleep(seconds)
            return False
        ready = self._selector.select(seconds)
        for key, _ in ready:
            if key.fileobj is self._stdin:
                self._write()
            elif key.fileobj is self._stdout:
                self._read_output()
            else:
                self._read_complaints()
        return bool(ready)

    def _exit_code(self) -> int | None:
        if self._popen.returncode is not None:
            return self._popen.returncode
        # It is looked at but not reaped: see `kill`.
        found = os.waitid(os.P_PID, self._popen.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG)
        if found is None:
            return None
        return found.si_status if found.si_code == os.CLD_EXITED else -found.si_status

    def _describe_end(self) -> str:
        code = self.wait(LAST_WORDS)
        ended = "it closed its output" if code is None else f"it ended with exit code {code}"
        words = [line.strip() for line in self.complaints.splitlines() if line.strip()]
        last = words[-1] if words else ""
        return f"{ended}: {last:.200}" if last else ended
