"""Connections are cut and the server is killed, and the tables' histories stay whole."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.history import Kept, Notes, Seen, faults, play_through


def test_no_history_breaks_in_twenty_troubles(tmp_path: Path) -> None:
    told = play_through(tmp_path / "data", events=20, seed=1)
    assert told.faults == []
    assert told.kills == 4
    assert told.acknowledged >= 60
    assert told.views >= told.acknowledged


ROWS = tuple(
    {"index": index, "kind": "move", "seat": index, "code": code, "at": 7, "version": 2 * index + 1}
    for index, code in enumerate(["@b1n", "@b5s"])
)
KEPT = Kept(version=3, rows=ROWS, acts=(("a 0", 1), ("b 0", 2), ("a 1", 3)))


def notes() -> list[Notes]:
    """Two clients: one was shown all that happened, the other only the beginning."""
    first = Notes(sent={"a 0": "t", "a 1": "t"}, made=[("a 0", 1), ("a 1", 3)])
    first.seen = [Seen("t", 1, 0, ROWS[:1]), Seen("t", 2, 1, ()), Seen("t", 3, 1, ROWS[1:])]
    second = Notes(sent={"b 0": "t", "b 1": "t"}, made=[("b 0", 2)], refused={"b 1"})
    second.seen = [Seen("t", 0, 0, ()), Seen("t", 2, 0, ROWS[:1])]
    return [first, second]


def test_a_history_that_is_whole_has_no_faults() -> None:
    assert list(faults(notes(), {"t": KEPT})) == []


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        (replace(KEPT, acts=KEPT.acts[:2], version=2), "act a 1 was acknowledged"),
        (replace(KEPT, acts=(*KEPT.acts, ("b 1", 4)), version=4), "act b 1 was refused"),
        (replace(KEPT, acts=(*KEPT.acts, ("a 1", 4)), version=4), "act a 1 was acknowledged"),
        (replace(KEPT, acts=(("a 0", 1), ("a 1", 3))), "its acts made [1, 3]"),
        (replace(KEPT, rows=({**ROWS[0], "code": "@d1n"}, ROWS[1])), "version 1 of t showed"),
        (replace(KEPT, rows=(ROWS[0], {**ROWS[1], "version": 1})), "have the versions [1, 1]"),
    ],
    ids=["lost", "refused but done", "doubled", "a version of nobody", "other move", "two at once"],
)
def test_a_history_that_is_not_whole_is_noticed(kept: Kept, said: str) -> None:
    assert any(said in fault for fault in faults(notes(), {"t": kept}))


def test_time_that_goes_back_is_noticed() -> None:
    told = notes()
    told[0].seen.append(Seen("t", 2, 1, ()))
    assert list(faults(told, {"t": KEPT})) == ["version 2 of t was shown after 3"]


def test_an_act_acknowledged_twice_is_noticed() -> None:
    told = notes()
    told[0].made.append(("a 1", 3))
    assert [fault.partition(",")[0] for fault in faults(told, {"t": KEPT})] == [
        "act a 1 was acknowledged 2 times"
    ]
