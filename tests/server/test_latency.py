"""Nobody waits while bots think."""

import time

from tests.server.running import App, ask

TABLES = 24
WINDOWS, SECONDS = 8, 1.5
LIMIT_MS = 50
PLAN = {
    "options": {"game": "king-of-siam", "players": 4},
    "seats": [{"bot": "greedy"}] * 4,
    "settings": {"pace": 0},
}


def worst_ping(app: App) -> float:
    """The longest wait for an answer within a window, in milliseconds."""
    worst, seq = 0.0, 0
    end = time.perf_counter() + SECONDS
    with app.socket() as tab:
        while time.perf_counter() < end:
            seq += 1
            asked = time.perf_counter()
            ask(tab, {"type": "ping", "seq": seq})
            worst = max(worst, time.perf_counter() - asked)
    return 1000 * worst


def test_a_ping_is_answered_within_50_ms_while_bots_think_in_openings_of_four(app: App) -> None:
    for _ in range(TABLES):
        app.create(PLAN)
    # The machine's other work may disturb some windows, but hardly all.
    windows = [worst_ping(app)]
    while windows[-1] >= LIMIT_MS and len(windows) < WINDOWS:
        windows.append(worst_ping(app))
    with app.client() as client:
        busy = client.get("/api/lobby").json()["unfinished"]
    assert busy, "the bots were still thinking"
    assert min(windows) < LIMIT_MS, f"worst answers in ms: {windows}"
