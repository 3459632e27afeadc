"""PettingZoo's tests import its own games in a way that it warns of; long runs go on."""

import os
import warnings
from pathlib import Path

import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pettingzoo.test  # noqa: F401

DONE = os.environ.get("ERAWAN_ENVS_DONE")
"""A file of the tests that passed and are not run again: `make envs` goes on by it."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what has passed before."""
    if DONE is None or not Path(DONE).exists():
        return
    done = set(Path(DONE).read_text().splitlines())
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in done])
    items[:] = [item for item in items if item.nodeid not in done]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note what passes as soon as it has."""
    if DONE is not None and report.when == "call" and report.passed:
        Path(DONE).parent.mkdir(parents=True, exist_ok=True)
        with Path(DONE).open("a") as file:
            file.write(f"{report.nodeid}\n")
