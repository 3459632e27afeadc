"""The fitted weights of King of Siam's estimate and of its correction, from their files.

`make king-train` writes the corrections; where a number of players has none, the estimate stands
as it is. Their arrays are base64 text of little-endian numbers.
"""

from __future__ import annotations

import base64
import binascii
import json
import sys
from array import array
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from erawan.engine.king.search.correction import Correction
from erawan.engine.king.search.estimate import Weights

FILE = "weights.json"
CORRECTIONS_FILE = "corrections.json"
LAYERS = {"first": "b", "bias": "f", "second": "h", "second_bias": "f", "third": "f"}
"""The arrays of a correction and the type of their numbers, in the order of the kernel."""

Nets = Mapping[str, Mapping[str, Any]]
"""By players from 2 to 4, by the name of an array in the kernel's `Net`; and its provenance."""


def read_nets() -> Nets:
    """The weights of the estimate's file."""
    return _read(FILE)


def read_corrections() -> Nets:
    """The weights of the corrections' file."""
    return _read(CORRECTIONS_FILE)


def _read(name: str) -> Nets:
    nets: Nets = json.loads(resources.files("erawan.engine.king").joinpath(name).read_text())
    return nets


def correction(net: Mapping[str, Any]) -> Correction:
    """A correction as the kernel reads it; raises ValueError if it is none."""
    return Correction(*(_numbers(net, name, kind) for name, kind in LAYERS.items()))


def _numbers(net: Mapping[str, Any], name: str, kind: str) -> bytes:
    """An array in this machine's byte order."""
    text = net.get(name)
    if not isinstance(text, str):
        raise ValueError(f"not the weights of a correction: {name} is missing")
    try:
        numbers = array(kind, base64.b64decode(text, validate=True))
    except (ValueError, binascii.Error) as error:
        raise ValueError(f"not the weights of a correction: {name}: {error}") from None
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def for_kernel(nets: Nets, corrections: Nets | None = None) -> Weights:
    """The same as the kernel reads it; without corrections the estimate stands as it is."""
    given = corrections or {}
    found = [correction(given[n]) if n in given else None for n in ("2", "3", "4")]
    return Weights([nets[n] for n in ("2", "3", "4")], (found[0], found[1], found[2]))


@cache
def weights() -> Weights:
    """The weights of the files, for the kernel."""
    return for_kernel(read_nets(), read_corrections())
