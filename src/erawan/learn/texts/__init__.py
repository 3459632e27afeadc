"""The texts that teach, one folder per game, one file per language: TOML and Markdown."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


def read_toml(game: str, name: str) -> dict[str, Any]:
    """A game's data file, such as `examples` or `clauses.it`; raises FileNotFoundError.

    >>> "K5.9" in read_toml("king-of-siam", "clauses.it")
    True
    """
    return tomllib.loads(read_text(game, f"{name}.toml"))


@cache
def read_text(game: str, name: str) -> str:
    """A game's file as it is written; raises FileNotFoundError."""
    return (files("erawan") / "learn" / "texts" / game / name).read_text("utf-8")
