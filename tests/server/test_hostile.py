"""Ten thousand fuzzed messages, a thousand hostile records and boards: nobody else notices."""

from pathlib import Path

import pytest

from tests.server.hostile import BODIES, MESSAGES, NEWCOMERS, attack

BOUTS = 28
LIMIT_MS = 100
MOST_GROWTH_KB = 20_000


@pytest.mark.parametrize("kind", ["site", "app"])
def test_who_means_harm_harms_nobody(tmp_path: Path, kind: str) -> None:
    told = attack(kind, tmp_path / "data", BOUTS, seed=2)
    assert told.wrong == []
    assert told.messages > BOUTS * MESSAGES * 0.9
    assert told.bodies > BOUTS * NEWCOMERS * BODIES * 0.9
    assert {"done", "shown", "refused", "status 201", "status 422"} <= told.answers.keys()
    assert told.pings > BOUTS
    assert told.slowest_ms < LIMIT_MS
    assert told.growth_kb < MOST_GROWTH_KB
