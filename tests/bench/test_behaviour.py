"""What two checkouts do is compared place by place, and only what is meant may differ."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "tools"
sys.path.insert(0, str(FOLDER))

from observed import messages  # noqa: E402
from observed.differences import Allowed, compare, describe, group  # noqa: E402
from observed.notebook import Notebook, read_value  # noqa: E402

EVENTS = [{"event": "took", "seat": 1}, {"event": "passed", "seat": 2}]


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        (EVENTS, EVENTS, []),
        (EVENTS, EVENTS[::-1], [("reordered", "x: []")]),
        (EVENTS, EVENTS[1:], [("removed", "x: [0]")]),
        (EVENTS[1:], EVENTS, [("added", "x: [0]")]),
        ({"a": 1}, {"a": 2}, [("changed", "x: .a")]),
        ({"a": 1}, {"a": True}, [("changed", "x: .a")]),
        ({"a": 1}, {"a": 1, "b": 2}, [("added", "x: .b")]),
        ({"a": 1, "b": 2}, {"b": 2}, [("removed", "x: .a")]),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, [("order of keys", "x: ")]),
        ([{"a": 1}, {"a": 1}], [{"a": 1}, {"a": 1, "b": 2}], [("added", "x: [1].b")]),
    ],
)
def test_every_difference_is_named_with_its_place(
    before: Any, after: Any, found: list[tuple[str, str]]
) -> None:
    assert [(each.kind, each.where) for each in compare(before, after, "x: ")] == found


def test_differences_of_one_sort_are_counted_and_those_meant_told_with_their_reason() -> None:
    before = [{"a": 1}, {"a": 1}, {"c": 1}]
    after = [{"a": 1, "b": 2}, {"a": 1, "b": 2}, {"c": 2}]
    meant = [
        Allowed("added", "wire/*: [*].b", "For something else.", values=(3,)),
        Allowed("added", "wire/*: [*].b", "Because.", values=(2,)),
    ]
    groups = group(compare(before, after, "wire/king: "), meant)
    assert [(each.kind, each.reason, len(each.found)) for each in groups] == [
        ("added", "Because.", 2),
        ("changed", "", 1),
    ]
    assert list(describe(groups))[:2] == [
        "meant (2): Because.",
        "changed at wire: [].c (1)",
    ]


def test_the_messages_that_were_used_are_found_and_their_description_is_none(
    tmp_path: Path,
) -> None:
    notebook = Notebook(tmp_path)
    said = {"key": "outer", "args": {"who": {"key": "inner", "args": {}}}}
    notebook.note("wire/talk", [{"say": said}])
    notebook.note("wire/schema", {"properties": {"key": {"type": "string"}, "args": {}}})
    messages.observe(notebook)
    notebook.close()
    assert read_value(tmp_path, "messages/used") == {"inner": [""], "outer": ["who"]}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(FOLDER / "behaviour.py"), "--compare", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_only_finished_notebooks_are_compared(tmp_path: Path) -> None:
    folders = []
    for value in (1, 2):
        folder = tmp_path / str(value)
        folder.mkdir()
        folders.append(str(folder))
        notebook = Notebook(folder)
        notebook.note("room/thing", {"value": value})
        assert run(folders[0], folders[-1]).returncode == 2
        notebook.close()
    assert run(folders[0], folders[0]).stdout == "no difference\n"
    differing = run(*folders)
    assert (differing.returncode, differing.stdout.splitlines()[0]) == (
        1,
        "changed at room: .value (1)",
    )
