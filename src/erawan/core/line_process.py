"""A child process that is talked to in lines, and that may do anything."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import time
from collections import deque
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from typing import IO, TypeAlias, TypeVar, cast

from erawan.core.errors import ErawanError

CHUNK = 65_536
LONGEST_LINE = 1 << 22
MOST_WAITING = 100_000
"""So many unread lines are taken for a flood."""
KEPT_COMPLAINTS = 2_000
"""Bytes of its last words on standard error."""
LAST_WORDS = 0.2
"""Seconds for a process that closed its output to end too, so that its exit code is known."""

AnyProcess = TypeVar("AnyProcess", bound="LineProcess")
Pipes: TypeAlias = tuple[IO[bytes], IO[bytes], IO[bytes]]


class ProcessFailed(ErawanError):
    """A child process can't be started or has ended (`crash`), or floods its output (`garbage`)."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(f"{message} ({kind})")
        self.kind = kind


class LineProcess:
    """A running program in a session of its own; it and all its children end with `kill`.

    Nothing here waits longer than told: a program that doesn't read, doesn't write, floods its
    output or complains without end costs its own time only, and memory within the bounds above.
    Pipes are moved while somebody reads or waits, so use it from one thread, or in one event loop.
    """

    failure: type[ProcessFailed] = ProcessFailed
    """What it raises."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str] | None = None
    ) -> None:
        try:
            self._popen = subprocess.Popen(  # noqa: S603 - the user's own command, or our module
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env=environment,
                # Ctrl-C is meant for whoever started it, and `kill` for all of its group.
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            message = f"{shlex.join(command)!r:.80} can't be started: {error}"
            raise self.failure("crash", message) from error
        pipes = cast("Pipes", (self._popen.stdin, self._popen.stdout, self._popen.stderr))
        self._stdin, self._stdout, self._stderr = pipes
        self._selector = DefaultSelector()
        for pipe in pipes:
            os.set_blocking(pipe.fileno(), False)
        for pipe in pipes[1:]:
            self._selector.register(pipe, EVENT_READ)
        self._outgoing = b""
        self._partial = b""
        self._complaints = b""
        self._lines: deque[str] = deque()
        self._closed = False
        self._flooded = False

    @property
    def pid(self) -> int:
        """The number by which the system knows it."""
        return self._popen.pid

    @property
    def complaints(self) -> str:
        """The end of what it wrote on standard error."""
        return self._complaints.decode(errors="replace")

    @property
    def last_words(self) -> str:
        """The last line that it wrote on standard error."""
        lines = (line.strip() for line in reversed(self.complaints.splitlines()))
        return next(filter(None, lines), "")

    @property
    def has_news(self) -> bool:
        """Whether `read` has something to tell at once: a line, or the end."""
        return bool(self._lines) or self._closed

    def fileno(self) -> int:
        """What stirs when `attend` can move something: a selector can itself be selected."""
        return self._selector.fileno()

    def send(self, line: str | bytes) -> None:
        """Hand it a line; what it doesn't read yet waits."""
        self.send_bytes((line.encode() if isinstance(line, str) else line) + b"\n")

    def send_bytes(self, data: bytes) -> None:
        """Hand it bytes as they are."""
        self._outgoing += data
        self._write()

    def close_input(self) -> None:
        """Let it read the end of its input."""
        self._unregister_input()
        self._stdin.close()

    def read(self, seconds: float) -> str | None:
        """Its next line, or None if none comes in this time; raises ProcessFailed."""
        wait_for_any([self], seconds)
        if self._closed and not self._lines:
            raise self._describe_end(LAST_WORDS)
        return self._lines.popleft() if self._lines else None

    async def read_async(self) -> str:
        """Its next line, whenever that comes; raises ProcessFailed."""
        import asyncio  # noqa: PLC0415 - whoever calls this has loaded it; others need not

        loop = asyncio.get_running_loop()
        while not self.has_news:
            stirs = asyncio.Event()
            loop.add_reader(self, stirs.set)
            try:
                await stirs.wait()
            finally:
                loop.remove_reader(self)
            self.attend(0)
        if not self._lines:
            raise self._describe_end(0)
        return self._lines.popleft()

    def attend(self, seconds: float) -> None:
        """Move what can be moved, as soon as something can in this time."""
        if not self._selector.get_map():
            time.sleep(seconds)
            return
        for key, _ in self._selector.select(seconds):
            if key.fileobj is self._stdin:
                self._write()
            elif key.fileobj is self._stdout:
                self._read_output()
            else:
                self._read_complaints()

    def wait(self, seconds: float) -> int | None:
        """Its exit code, None if it does not end in this time; leaves its children alone."""
        end = time.monotonic() + seconds
        while (code := self._exit_code()) is None:
            left = end - time.monotonic()
            if left <= 0 or self._flooded:
                return None
            self.attend(min(left, 0.01))
        return code

    def end(self, seconds: float) -> None:
        """Give it this time to end by itself, then kill what is left."""
        self.wait(seconds)
        self.kill()

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
            with suppress(KeyError):
                self._selector.register(self._stdin, EVENT_WRITE)
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
        *whole, self._partial = (self._partial + data).split(b"\n")
        self._lines.extend(line.decode(errors="replace").removesuffix("\r") for line in whole)
        self._flooded = len(self._partial) > LONGEST_LINE or len(self._lines) > MOST_WAITING
        if self._flooded or not data:
            self._selector.unregister(self._stdout)
            self._closed = True

    def _read_complaints(self) -> None:
        data = os.read(self._stderr.fileno(), CHUNK)
        if not data:
            self._selector.unregister(self._stderr)
        self._complaints = (self._complaints + data)[-KEPT_COMPLAINTS:]

    def _exit_code(self) -> int | None:
        if self._popen.returncode is not None:
            return self._popen.returncode
        if not hasattr(os, "waitid"):  # on macOS before Python 3.13
            return self._popen.poll()
        # It is looked at but not reaped: see `kill`.
        found = os.waitid(os.P_PID, self._popen.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG)
        if found is None:
            return None
        return found.si_status if found.si_code == os.CLD_EXITED else -found.si_status

    def _describe_end(self, seconds: float) -> ProcessFailed:
        if self._flooded:
            return self.failure("garbage", "it floods its output")
        code = self.wait(seconds)
        ended = "it closed its output" if code is None else f"it ended with exit code {code}"
        last = f": {self.last_words:.200}" if self.last_words else ""
        return self.failure("crash", ended + last)


def wait_for_any(processes: Collection[AnyProcess], seconds: float) -> list[AnyProcess]:
    """Those that have something to tell, as soon as one has; none if none has in this time."""
    left, end = seconds, time.monotonic() + seconds
    while not any(process.has_news for process in processes):
        with DefaultSelector() as selector:
            for process in processes:
                selector.register(process, EVENT_READ, process)
            stirring = selector.select(left)
        for key, _ in stirring:
            key.data.attend(0)
        if not left:
            break
        left = max(0.0, end - time.monotonic())
    return [process for process in processes if process.has_news]
