"""How much anybody may ask for in a while, by address and by person."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

MOST_KEPT = 20_000
MOST_SOCKETS_OF_ADDRESS = 100
MOST_SOCKETS_OF_USER = 20
PREFIX = 64
"""Of an address of the sixth version: whoever has one has all that begin so."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and one more every so many seconds."""

    burst: int
    seconds: float


REQUESTS = Rate(600, 0.02)
MESSAGES = Rate(200, 0.05)
"""Of one socket; a page that is clicked at as fast as can be sends fewer."""
MESSAGES_OF_ADDRESS = Rate(2000, 0.01)
"""Of all sockets from one address: a house full of people sends fewer."""
TOO_MANY = 4429
"""With what a socket is closed that asks for more."""


class Buckets:
    """What is left to everybody at one rate; the fullest are forgotten first."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Use one up; whether there was one left."""
        now, burst = self._now(), float(self._rate.burst)
        left, at = self._left.get(key, (burst, now))
        left = min(burst, left + (now - at) / self._rate.seconds)
        self._left[key] = (left - 1 if left >= 1 else left, now)
        self._left.move_to_end(key)
        while len(self._left) > MOST_KEPT:
            self._left.popitem(last=False)
        return left >= 1

    def give_back(self, key: str) -> None:
        """Undo what was taken last: it does not count."""
        if key in self._left:
            left, at = self._left[key]
            self._left[key] = (left + 1, at)


class Sockets:
    """How many tabs are open from an address and of a person."""

    def __init__(self) -> None:
        self._by_address: Counter[str] = Counter()
        self._by_user: Counter[str] = Counter()

    @property
    def number(self) -> int:
        """How many there are."""
        return self._by_address.total()

    def open(self, address: str, user: str | None) -> bool:
        """Count another one in, unless there are too many."""
        if self._by_address[address] >= MOST_SOCKETS_OF_ADDRESS:
            return False
        if user is not None and self._by_user[user] >= MOST_SOCKETS_OF_USER:
            return False
        self._by_address[address] += 1
        if user is not None:
            self._by_user[user] += 1
        return True

    def close(self, address: str, user: str | None) -> None:
        """Count one out."""
        for counted, key in ((self._by_address, address), (self._by_user, user)):
            if key is not None:
                counted[key] -= 1
                if counted[key] <= 0:
                    del counted[key]


def address_key(host: str) -> str:
    """What of an address tells one caller from another."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    if address.version == 6 and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, PREFIX), strict=False))
    return str(address)
