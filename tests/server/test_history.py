"""Connections are cut and the site is killed, and the tables' histories stay whole."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.history import Kept, Notes, Seen, faults
from tests.server.history_clients import play_through


def test_no_history_breaks_in_twenty_troubles(tmp_path: Path) -> None:
    told = play_through(tmp_path / "data", events=20, seed=1)
    assert told.faults == []
    assert told.kills == 4
    assert told.acknowledged >= 60
    assert told.views >= told.acknowledged
    # Whether a clock of a second runs out meanwhile depends on how fast the machine is.
    assert "move" in told.kinds


def row(index: int, code: str, at: int, spent: int) -> dict[str, Any]:
    """A move; the seats take turns, and each row is an odd version."""
    made = {"index": index, "kind": "move", "seat": index % 2, "ply": index + 1, "code": code}
    return {**made, "at": at, "spent": spent, "version": 2 * index + 1}


ROWS = (row(0, "@b1n", 1000, 0), row(1, "@b5s", 1400, 400))
ACTS = (("0 a", (1, 0)), ("1 b", (1, 1)), ("1 c", (2, 0)), ("1 d", (3, 0)))
KEPT = Kept(version=3, rows=ROWS, acts=ACTS, clock=(60_000, 1_000))


def notes() -> list[Notes]:
    """Two clients: one was shown all that happened, the other only the beginning."""
    first = Notes(sent={"0 a": ("t", 990)}, made=[("0 a", (1, 0), 1010)])
    first.seen = [
        Seen("t", 1, 0, 0, ROWS[:1], (61_000, 60_000), 1, 1000),
        Seen("t", 2, 0, 1, (), (61_000, 59_700), 1, 1300),
        Seen("t", 3, 0, 1, ROWS[1:], (61_000, 60_600), 0, 1400),
    ]
    second = Notes(sent=dict.fromkeys(("1 b", "1 c", "1 d", "1 e"), ("t", 1390)), refused={"1 e"})
    second.made = [("1 b", (1, 1), 1395), ("1 c", (2, 0), 1398), ("1 d", (3, 0), 1405)]
    second.seen = [Seen("t", 0, 0, 0, ()), Seen("t", 1, 1, 1, ()), Seen("t", 2, 0, 0, ROWS[:1])]
    return [first, second]


def test_a_history_that_is_whole_has_no_faults() -> None:
    assert list(faults(notes(), {"t": KEPT})) == []


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        (replace(KEPT, acts=ACTS[:3], version=2), "act 1 d was acknowledged"),
        (replace(KEPT, acts=(ACTS[0], *ACTS[2:])), "act 1 b was acknowledged"),
        (replace(KEPT, acts=(*ACTS, ("1 e", (4, 0))), version=4), "act 1 e was refused"),
        (replace(KEPT, acts=(*ACTS, ("1 d", (4, 0))), version=4), "act 1 d was acknowledged"),
        (replace(KEPT, acts=(ACTS[0], ACTS[3])), "what was done made [(1, 0), (3, 0)]"),
        (replace(KEPT, acts=(*ACTS, ("1 f", (3, 2)))), "what was done made"),
        (replace(KEPT, version=4), "what was done made"),
        (replace(KEPT, acts=ACTS[:3]), "nobody asked for row 1"),
        (replace(KEPT, rows=({**ROWS[0], "code": "@d1n"}, ROWS[1])), "version 1 of t showed"),
        (replace(KEPT, rows=(ROWS[0], {**ROWS[1], "version": 1})), "have the versions [1, 1]"),
        (replace(KEPT, rows=(ROWS[0], {**ROWS[1], "spent": 250})), "400 ms, of which 250 count"),
        (replace(KEPT, rows=(ROWS[0], {**ROWS[1], "at": 900})), "is kept as of 900"),
        (replace(KEPT, clock=(50_000, 1_000)), "version 3 of t showed 61000 ms, not 51100"),
    ],
    ids=[
        "lost",
        "a step lost",
        "refused but done",
        "doubled",
        "a version of nobody",
        "a draft of nobody",
        "a last version of nobody",
        "a row of nobody",
        "other move",
        "two at once",
        "time given back",
        "before it was asked for",
        "other clocks",
    ],
)
def test_a_history_that_is_not_whole_is_noticed(kept: Kept, said: str) -> None:
    found = list(faults(notes(), {"t": kept}))
    assert any(said in fault for fault in found), found


def test_bots_and_clocks_need_nobody_to_ask() -> None:
    alone = replace(KEPT, acts=ACTS[:3])
    told = notes()
    told[1].made.pop()
    assert list(faults(told, {"t": replace(alone, bots=frozenset({1}))})) == []
    late = replace(alone, rows=(ROWS[0], {**ROWS[1], "kind": "time", "ply": 1}))
    assert "nobody asked" not in " ".join(faults(told, {"t": late}))


def test_time_that_goes_back_is_noticed() -> None:
    told = notes()
    told[0].seen.append(Seen("t", 2, 7, 1, ()))
    assert list(faults(told, {"t": KEPT})) == ["version (2, 7) of t was shown after (3, 0)"]


def test_a_clock_that_stood_still_while_the_site_was_down_is_noticed() -> None:
    told = notes()
    told[0].seen[1] = replace(told[0].seen[1], asked=1380, left=(61_000, 60_000))
    assert list(faults(told, {"t": KEPT})) == ["version 2 of t showed 60000 ms, not 59720"]
