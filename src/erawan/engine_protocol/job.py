"""Something long that is done while further lines are heard."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread

from erawan.core.errors import ErawanError
from erawan.engine_protocol.output import NO_MEMORY, Output, format_error
from erawan.kernels.common.stop import Stop


class Job:
    """Work in a thread of its own; its last lines and its end are one step to whoever looks.

    So a program that answers the last line at once never finds the job still running.
    """

    def __init__(
        self,
        output: Output,
        work: Callable[[Job], list[str]],
        *,
        is_endless: bool,
        after: Callable[[], None],
    ) -> None:
        self.stop = Stop()
        self._asked = Event()
        self._output = output
        self._work = work
        self._after = after
        self.is_endless = is_endless
        """Whether only being asked to ends it."""
        self._is_running = True
        # A player who heeds no stop must not keep the program from ending.
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    @property
    def is_running(self) -> bool:
        """Whether its last line is still to come."""
        with self._output.lock:
            return self._is_running

    @property
    def is_over(self) -> bool:
        """Whether what comes after it has been done too."""
        return not self._thread.is_alive()

    @property
    def is_asked(self) -> bool:
        """Whether it has been asked to end."""
        return self._asked.is_set()

    def ask(self) -> None:
        """Ask it to end soon."""
        self.stop.ask()
        self._asked.set()

    def wait_until_asked(self) -> None:
        """For the work itself: do nothing until it is asked to end."""
        self._asked.wait()

    def join(self, seconds: float | None = None) -> None:
        """Wait for its end."""
        self._thread.join(seconds)

    def _run(self) -> None:
        try:
            lines = self._work(self)
        except ErawanError as error:
            lines = [format_error(str(error))]
        except MemoryError:
            lines = [format_error(NO_MEMORY)]
        except Exception as error:
            lines = [format_error(f"the engine failed: {error!r}")]
        # If nobody reads any more, the session finds that out by itself.
        with suppress(OSError, ValueError):
            with self._output.lock:
                self._is_running = False
                self._output.say(*lines)
            self._after()
