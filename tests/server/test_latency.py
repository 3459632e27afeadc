"""Nobody waits while bots think."""

import time

from tests.server.running import App, ask
from tests.stopwatch import Stopwatch, reader_of, timing

TABLES = 24
WINDOWS, SECONDS = 7, 1.5
LIMIT_MS = 50
PLAN = {
    "options": {"game": "king-of-siam", "players": 4},
    "seats": [{"bot": "greedy"}] * 4,
    "settings": {"pace": 0},
}


def ping(app: App, watch: Stopwatch) -> bool:
    """Ask again and again while bots think, and time the answers; whether they still thought."""
    for _ in range(TABLES):
        app.create(PLAN)
    seq, read = 0, reader_of(app.process.pid)
    with app.socket() as tab:
        end = time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            seq += 1
            with watch.span(read):
                ask(tab, {"type": "ping", "seq": seq})
        with app.client() as client:
            return bool(client.get("/api/lobby").json()["unfinished"])


def test_a_ping_is_answered_within_50_ms_while_bots_think_in_openings_of_four(app: App) -> None:
    # One answer in twenty may be later: the worst of a window took 45 to 150 ms on an idle machine,
    # and why is not known yet. The machine's other work may disturb some windows, but not most.
    windows: list[float] = []
    good = bad = 0
    while max(good, bad) <= WINDOWS // 2:
        with timing() as watch:
            thinking = ping(app, watch)
        answers = sorted(span.seconds for span in watch.spans)
        windows.append(1000 * answers[len(answers) * 19 // 20])
        assert thinking or windows[-1] >= LIMIT_MS, "the bots had nothing left to think of"
        good = sum(late < LIMIT_MS for late in windows)
        bad = len(windows) - good
    assert good > bad, f"nineteen of twenty answers within so many ms: {windows}"
