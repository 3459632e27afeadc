"""The fitted weights of King of Siam's estimate, from the file that `make king-train` writes."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from erawan.engine.king.search.estimate import Weights

FILE = "weights.json"

Nets = dict[str, dict[str, Any]]
"""By players from 2 to 4, by the name of an array in the kernel's `Net`; and its provenance."""


def read_nets() -> Nets:
    """The weights of the file."""
    nets: Nets = json.loads(resources.files("erawan.engine.king").joinpath(FILE).read_text())
    return nets


def for_kernel(nets: Nets) -> Weights:
    """The same as the kernel reads it."""
    return Weights([nets[str(players)] for players in (2, 3, 4)])


@cache
def weights() -> Weights:
    """The weights of the file, for the kernel."""
    return for_kernel(read_nets())
