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
ACTS = (("a 0", (1, 0)), ("b 1", (1, 1)), ("b 0", (2, 0)), ("a 1", (3, 0)))
KEPT = Kept(version=3, rows=ROWS, acts=ACTS)


def notes() -> list[Notes]:
    """Two clients: one was shown all that happened, the other only the beginning."""
    first = Notes(sent={"a 0": "t", "a 1": "t"}, made=[("a 0", (1, 0)), ("a 1", (3, 0))])
    first.seen = [
        Seen("t", 1, 0, 0, ROWS[:1]),
        Seen("t", 1, 1, 1, ()),
        Seen("t", 2, 0, 1, ()),
        Seen("t", 3, 0, 1, ROWS[1:]),
    ]
    second = Notes(sent=dict.fromkeys(("b 0", "b 1", "b 2"), "t"), refused={"b 2"})
    second.made = [("b 1", (1, 1)), ("b 0", (2, 0))]
    second.seen = [Seen("t", 0, 0, 0, ()), Seen("t", 2, 0, 0, ROWS[:1])]
    return [first, second]


def test_a_history_that_is_whole_has_no_faults() -> None:
    assert list(faults(notes(), {"t": KEPT})) == []


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        (replace(KEPT, acts=ACTS[:3], version=2), "act a 1 was acknowledged"),
        (replace(KEPT, acts=(ACTS[0], *ACTS[2:])), "act b 1 was acknowledged"),
        (replace(KEPT, acts=(*ACTS, ("b 2", (4, 0))), version=4), "act b 2 was refused"),
        (replace(KEPT, acts=(*ACTS, ("a 1", (4, 0))), version=4), "act a 1 was acknowledged"),
        (replace(KEPT, acts=(ACTS[0], ACTS[3])), "its acts made [(1, 0), (3, 0)]"),
        (replace(KEPT, acts=(*ACTS, ("c", (3, 2)))), "its acts made"),
        (replace(KEPT, rows=({**ROWS[0], "code": "@d1n"}, ROWS[1])), "version 1 of t showed"),
        (replace(KEPT, rows=(ROWS[0], {**ROWS[1], "version": 1})), "have the versions [1, 1]"),
    ],
    ids=[
        "lost",
        "a step lost",
        "refused but done",
        "doubled",
        "a version of nobody",
        "a draft of nobody",
        "other move",
        "two at once",
    ],
)
def test_a_history_that_is_not_whole_is_noticed(kept: Kept, said: str) -> None:
    assert any(said in fault for fault in faults(notes(), {"t": kept}))


def test_time_that_goes_back_is_noticed() -> None:
    told = notes()
    told[0].seen.append(Seen("t", 2, 7, 1, ()))
    assert list(faults(told, {"t": KEPT})) == ["version (2, 7) of t was shown after (3, 0)"]


def test_an_act_acknowledged_twice_is_noticed() -> None:
    told = notes()
    told[0].made.append(("a 1", (3, 0)))
    assert [fault.partition(",")[0] for fault in faults(told, {"t": KEPT})] == [
        "act a 1 was acknowledged 2 times"
    ]
