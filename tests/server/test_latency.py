"""Nobody waits while bots think."""

import time

from tests.server.running import App, ask
from tests.stalls import watched

TABLES = 24
WINDOWS, SECONDS = 8, 1.5
LIMIT_MS = 50
PLAN = {
    "options": {"game": "king-of-siam", "players": 4},
    "seats": [{"bot": "greedy"}] * 4,
    "settings": {"pace": 0},
}


def worst_ping(app: App) -> float:
    """The longest wait for an answer while bots think, in milliseconds the machine was awake."""
    for _ in range(TABLES):
        app.create(PLAN)
    waits, seq = [], 0
    with watched() as stalls, app.socket() as tab:
        end = time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            seq += 1
            asked = time.perf_counter()
            ask(tab, {"type": "ping", "seq": seq})
            waits.append((asked, time.perf_counter()))
        with app.client() as client:
            assert client.get("/api/lobby").json()["unfinished"], "the bots were still thinking"
    return 1000 * max(told - asked - stalls.within(asked, told) for asked, told in waits)


def test_a_ping_is_answered_within_50_ms_while_bots_think_in_openings_of_four(app: App) -> None:
    # The machine's other work may disturb some windows, but hardly all.
    windows = [worst_ping(app)]
    while windows[-1] >= LIMIT_MS and len(windows) < WINDOWS:
        windows.append(worst_ping(app))
    assert min(windows) < LIMIT_MS, f"worst answers in ms: {windows}"
