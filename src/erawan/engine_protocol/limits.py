"""How long to think, as the words after `go`."""

from __future__ import annotations

from erawan.core.errors import ErawanError
from erawan.core.words import read_number
from erawan.engine.budget import Budget

LEAST = {"movetime": 0, "nodes": 1, "depth": 1, "clock": 0, "inc": 0}
MOST = {
    "movetime": 10**12,
    "nodes": 10**15,
    "depth": 10_000,
    "clock": 10**12,
    "inc": 10**12,
}
"""What any machine has room for; times are milliseconds."""


def parse_go(words: list[str]) -> Budget:
    """The limits of a `go` line, none for `infinite`; raises ErawanError.

    >>> parse_go(["nodes", "100", "movetime", "50"])
    Budget(movetime=50, nodes=100, depth=None, clock=None, inc=0)
    """
    if words == ["infinite"]:
        return Budget()
    if not words:
        raise ErawanError("go needs a limit: movetime, nodes, depth, clock or infinite")
    limits: dict[str, int] = {}
    for name, word in zip(words[::2], [*words[1::2], ""], strict=False):
        if name not in LEAST:
            raise ErawanError(f"go has no limit {name!r:.40} beside others")
        if name in limits:
            raise ErawanError(f"go has {name} twice")
        limits[name] = read_number(name, word, LEAST[name], MOST[name])
    if "inc" in limits and "clock" not in limits:
        raise ErawanError("go has inc without clock")
    return Budget(**limits)


def format_go(budget: Budget) -> str:
    """The line that asks to think within a budget.

    >>> format_go(Budget(clock=60_000, inc=1_000))
    'go clock 60000 inc 1000'
    """
    words = ["go"]
    for name in ("movetime", "nodes", "depth", "clock"):
        value = getattr(budget, name)
        if value is not None:
            words += [name, str(value)]
    if budget.clock is not None:
        words += ["inc", str(budget.inc)]
    return " ".join(words) if len(words) > 1 else "go infinite"
