"""How far somebody has come in the tutorials, kept in a small file."""

from __future__ import annotations

import json
from pathlib import Path

FILE = "learn.json"


def read_progress(folder: Path, game: str, steps: int) -> int:
    """The step to go on with, from 1; 1 where nothing can be read."""
    try:
        kept = json.loads((folder / FILE).read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return 1
    step = kept.get(game) if isinstance(kept, dict) else None
    return step if type(step) is int and 1 <= step <= steps else 1


def write_progress(folder: Path, game: str, step: int) -> None:
    """Keep a step; a disk that is full or closed is no reason to stop learning."""
    file = folder / FILE
    try:
        kept = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        kept = {}
    known = kept if isinstance(kept, dict) else {}
    try:
        file.write_text(json.dumps(known | {game: step}), "utf-8")
    except OSError:
        return
