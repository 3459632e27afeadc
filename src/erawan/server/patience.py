"""HTTP as uvicorn speaks it, for a bounded time: whoever keeps a connection has to use it."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

REQUEST_SECONDS = 10
"""How long a request may take from its first byte, or a new connection's beginning, to its end."""


class PatientProtocol(H11Protocol):
    """Hangs up on those who don't send a whole request in time, be it not at all or bit by bit.

    uvicorn itself waits for ever for the rest of a request; only between two it has an end.
    """

    _hanging_up: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Go on waiting, or stop when the request is whole."""
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._wait()
        else:
            self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more will come."""
        self._stop_waiting()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Say that this is no HTTP, unless an answer has begun, and have nobody answer after it.

        uvicorn lets who works on the request go on to an answer that nobody can send any more.
        """
        # There is none before the first request.
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to the socket, which has an end of its own."""
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        """The time counts from the first byte on: more bytes don't renew it."""
        if self._hanging_up is None:
            self._hanging_up = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._hanging_up is not None:
            self._hanging_up.cancel()
            self._hanging_up = None
