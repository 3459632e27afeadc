"""The numbers of an observation, field by field: where each stands, its range, what it means."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Vector: TypeAlias = NDArray[np.int8]


@dataclass(frozen=True, slots=True)
class Field:
    """Some numbers of an observation; all are whole and from 0 to `high`."""

    name: str
    shape: tuple[int, ...]
    high: int
    clause: str
    """The clause of the rules that speaks of it; empty where it is the environment's own."""
    text: str
    spread: str = ""
    """How it lies on the planes: its first or last axis are the places, or it fills planes."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """All fields of an observation in their order, and the planes made of them.

    The planes hold the same numbers: a field with a number for every place is a plane or several,
    any other number fills a plane of its own.
    """

    fields: tuple[Field, ...]
    places: tuple[int, ...]
    """The shape of one plane."""

    @cached_property
    def length(self) -> int:
        """How many numbers the flat observation has."""
        return sum(field.size for field in self.fields)

    @cached_property
    def slices(self) -> dict[str, slice]:
        """Where each field stands in the flat observation."""
        found, start = {}, 0
        for field in self.fields:
            found[field.name] = slice(start, start + field.size)
            start += field.size
        return found

    @cached_property
    def high(self) -> Vector:
        """The largest value of every number of the flat observation."""
        return np.concatenate([np.full(each.size, each.high, np.int8) for each in self.fields])

    @cached_property
    def planes(self) -> NDArray[np.intp]:
        """For every number of the planes, which number of the flat observation it is."""
        places, rows = prod(self.places), []
        for field in self.fields:
            numbers = np.arange(self.length)[self.slices[field.name]]
            if field.spread == "first":
                rows.append(numbers.reshape(places, -1).T)
            elif field.spread == "last":
                rows.append(numbers.reshape(-1, places))
            else:
                rows.append(np.repeat(numbers[:, None], places, axis=1))
        return np.concatenate(rows).reshape(-1, *self.places)

    def read(self, vector: Vector) -> dict[str, Any]:
        """The fields of a flat observation by name, each in its shape."""
        return {
            field.name: vector[self.slices[field.name]].reshape(field.shape)
            for field in self.fields
        }

    def flatten(self, planes: Vector) -> Vector:
        """The flat observation of planes."""
        vector = np.zeros(self.length, np.int8)
        vector[self.planes.ravel()] = planes.ravel()
        return vector

    def table(self) -> str:
        """The fields as a table, for documentation."""
        lines = ["| from | field | shape | range | clause | meaning |", "|--:|---|---|---|---|---|"]
        for field in self.fields:
            cells = (
                str(self.slices[field.name].start),
                f"`{field.name}`",
                "×".join(map(str, field.shape)),
                f"0-{field.high}",
                field.clause,
                field.text,
            )
            lines.append(f"| {' | '.join(cells)} |")
        return "\n".join(lines)
