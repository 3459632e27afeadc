"""The clauses of the rules as data, in their order: errors, events and pages cite them by id."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause: id, our own words, the rulebook's section, and where its languages differ."""

    id: str
    text: str
    section: str
    note: str = ""


def first_broken(clauses: tuple[Clause, ...], broken: set[str]) -> str:
    """The first of the broken clause ids in the rules' order.

    >>> first_broken((Clause("A", "", ""), Clause("B", "", "")), {"B", "A"})
    'A'
    """
    return next(clause.id for clause in clauses if clause.id in broken)
