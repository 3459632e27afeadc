"""`make bench` runs every module of bench/ that is a benchmark, and no other."""

from importlib import import_module

import pytest

from bench.__main__ import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_benchmark_has_measures(name: str) -> None:
    assert callable(import_module(f"bench.{name}").measures)
