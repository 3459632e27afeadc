"""The clauses of the rules as data, in their order: errors, events and pages cite them by id."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from erawan.core.errors import IllegalMove


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause: id, our own words, the rulebook's section, and where its languages differ."""

    id: str
    text: str
    section: str
    note: str = ""


Broken: TypeAlias = tuple[str, str]
"""The id of a clause that a move breaks, and a sentence that says how."""


def place_of(clauses: tuple[Clause, ...], clause_id: str) -> int:
    """The place of a clause in the rules' order.

    >>> place_of((Clause("A", "", ""), Clause("B", "", "")), "B")
    1
    """
    return next(place for place, clause in enumerate(clauses) if clause.id == clause_id)


def refuse_broken(clauses: tuple[Clause, ...], broken: Iterable[Broken]) -> None:
    """Raise IllegalMove with the first clause, in the rules' order, of those that are broken.

    Of several sentences about that clause the first is said.
    """
    if found := tuple(broken):
        raise IllegalMove(*min(found, key=lambda each: place_of(clauses, each[0])))
