"""Python imports this at its start: what the app draws by lot is then the same in every run.

Ids of tables decide the bots' chance, and seeds the deals. Keys to the app stay secret.
"""

from __future__ import annotations

import secrets
from itertools import count

LONGEST_ID = 16
"""Bytes up to which a token is an id and no key."""

_ids = count(1)
_seeds = count(1)
_draw_token = secrets.token_urlsafe


def _token_urlsafe(nbytes: int | None = None) -> str:
    if nbytes is None or nbytes > LONGEST_ID:
        return _draw_token(nbytes)
    return f"{next(_ids):06}-id"


def _randbits(k: int) -> int:
    drawn: int = next(_seeds) * 0x9E3779B97F4A7C15 % 2**k
    return drawn


secrets.token_urlsafe = _token_urlsafe
secrets.randbits = _randbits
