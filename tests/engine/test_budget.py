"""How long an agent may think."""

import pytest

from erawan.core.errors import ErawanError
from erawan.engine.budget import Budget


def test_no_limit_is_no_limit() -> None:
    assert Budget().seconds is None
    assert Budget(nodes=5, depth=2).seconds is None


def test_the_shortest_limit_holds() -> None:
    assert Budget(movetime=200, clock=60_000).seconds == 0.2
    assert Budget(movetime=20_000, clock=50_000).seconds == 2.0


def test_a_clock_is_never_planned_to_its_end() -> None:
    for left in (0, 1, 10, 100, 1_000, 10_000):
        seconds = Budget(clock=left, inc=60_000).seconds
        assert seconds is not None
        assert 0 <= seconds <= max(0, left / 1000 - 0.02)


@pytest.mark.parametrize("name", ["movetime", "nodes", "depth", "clock", "inc"])
def test_a_limit_below_nothing_is_refused(name: str) -> None:
    with pytest.raises(ErawanError, match=f"{name} can't be below 0, but is -1"):
        Budget(**{name: -1})
