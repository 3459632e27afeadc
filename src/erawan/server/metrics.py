"""How a site fares, for Prometheus: on a port of this machine alone, where no stranger reads it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)

from erawan.core.errors import ErawanError

if TYPE_CHECKING:
    from litestar.types import Message, Send

HERE = "127.0.0.1"
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """Counts requests and what else a host wants to see."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        self._requests = Counter(
            "erawan_requests", "HTTP requests by status.", ["status"], registry=self.registry
        )
        self._seconds = Histogram(
            "erawan_request_seconds",
            "Seconds from an HTTP request to the beginning of its answer.",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.versions = Counter(
            "erawan_table_versions",
            "New versions of tables: moves, and whatever else changed.",
            registry=self.registry,
        )

    def gauge(self, name: str, about: str, read: Callable[[], int]) -> None:
        """Show a number that is looked at when somebody asks."""
        Gauge(name, about, registry=self.registry).set_function(lambda: float(read()))

    def timed(self, send: Send) -> Send:
        """A way out on which the beginning of an answer is counted."""
        begin = time.perf_counter()

        async def send_counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._requests.labels(str(message["status"])).inc()
                self._seconds.observe(time.perf_counter() - begin)
            await send(message)

        return send_counted

    @contextmanager
    def served(self, port: int | None) -> Iterator[None]:
        """Answer Prometheus at a port of this machine alone, to the end of the block."""
        if port is None:
            yield
            return
        try:
            server, thread = start_http_server(port, addr=HERE, registry=self.registry)
        except OSError as error:
            raise ErawanError(
                f"Metrics can't be served at port {port}: {error.strerror}."
            ) from error
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()
