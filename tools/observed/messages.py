"""Which messages the server has used in everything noted so far, and with which arguments."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from observed.notebook import VALUES, Notebook


def observe(notebook: Notebook) -> None:
    """Read the notebook itself: this room comes last."""
    used: dict[str, set[str]] = defaultdict(set)
    for file in (notebook.folder / VALUES).rglob("*.json"):
        for key, arguments in _said(json.loads(file.read_text("utf-8"))):
            used[key].add(" ".join(sorted(arguments)))
    notebook.note("messages/used", {key: used[key] for key in sorted(used)})


def _said(value: Any) -> Iterator[tuple[str, Any]]:
    """Every message in a value, with its arguments."""
    if isinstance(value, dict):
        # The API's description has an object of these names too, which describes messages.
        if value.keys() == {"key", "args"} and isinstance(value["key"], str):
            yield value["key"], value["args"]
        for each in value.values():
            yield from _said(each)
    elif isinstance(value, list):
        for each in value:
            yield from _said(each)
