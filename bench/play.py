"""Playing in the app: how long a tap and a ping take, and how much goes over the wire."""

from __future__ import annotations

import json
import tempfile
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.measure import Measure
from tests.server.running import App, Page, ask, hear, running, say

SECONDS = 5.0
BOTS = {
    "options": {"game": "king-of-siam", "players": 4},
    "seats": [{"bot": "greedy"}] * 4,
    "settings": {"pace": 0},
}
PEOPLE = {"options": {"game": "king-of-siam", "seed": "7"}, "seats": [{}, {}]}
# A swap card asks for the most steps: card, two provinces, two followers, what is taken.
SWAP = [
    "card 11",
    "province cm",
    "follower Lcm",
    "province vt",
    "follower Mvt",
    "province kd",
    "follower Mkd",
]


def measures() -> Iterator[Measure]:
    """Figures of the running app, with real sockets on this machine."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "data") as app:
        taps, plain, packed = _turn(app)
        yield Measure("play: longest answer to a tap", 1000 * max(taps), "ms", "under 100")
        yield Measure("play: King of Siam turn, uncompressed", plain / 1000, "kB")
        yield Measure("play: King of Siam turn, on the wire", packed / 1000, "kB", "under 20")
        for _ in range(8):
            app.create(BOTS)
        yield Measure("play: worst ping while bots think", _worst_ping(app), "ms", "under 50")


def _turn(app: App) -> tuple[list[float], int, int]:
    """The times of a turn's taps, and its bytes before and after the socket's compression."""
    taps: list[float] = []
    plain = packed = 0
    deflate = zlib.compressobj(wbits=-12)
    with app.socket() as tab:
        page = Page(tab, app.create(PEOPLE))
        for step in [*SWAP, "confirm"]:
            page.seq += 1
            say(tab, _message(page, step))
            asked = time.perf_counter()
            heard = hear(tab)
            while heard.get("to") != page.seq:
                heard = hear(tab)
            taps.append(time.perf_counter() - asked)
            assert heard["type"] == "done", heard
            page.view = heard["view"]
            text = json.dumps(heard, ensure_ascii=False, separators=(",", ":")).encode()
            plain += len(text)
            packed += len(deflate.compress(text) + deflate.flush(zlib.Z_SYNC_FLUSH))
        assert page.view["plies"] == 1
    return taps, plain, packed


def _message(page: Page, step: str) -> dict[str, Any]:
    act: dict[str, Any] = {"act": "confirm"}
    if step != "confirm":
        kind, value = step.split()
        act = {"act": "choose", "choices": [{"kind": kind, "value": value}]}
    return {
        "type": "do",
        "seq": page.seq,
        "id": f"step {page.seq}",
        "table": page.table,
        "version": page.view["version"],
        "act": act,
        "have": len(page.view["log"]),
    }


def _worst_ping(app: App) -> float:
    worst, seq = 0.0, 0
    end = time.perf_counter() + SECONDS
    with app.socket() as tab:
        while time.perf_counter() < end:
            seq += 1
            asked = time.perf_counter()
            ask(tab, {"type": "ping", "seq": seq})
            worst = max(worst, time.perf_counter() - asked)
    return 1000 * worst
