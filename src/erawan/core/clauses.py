"""The clauses of the rules as data, in their order: errors, events and pages cite them by id."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from erawan.core.errors import IllegalMove


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause: id, our own words, the rulebook's section, and where its languages differ."""

    id: str
    text: str
    section: str
    note: str = ""


class Broken(NamedTuple):
    """A clause that a move breaks: its id, a sentence that says how, and the same as data."""

    clause: str
    text: str
    why: str
    values: dict[str, str | int]

    @property
    def error(self) -> IllegalMove:
        """The refusal of such a move."""
        return IllegalMove(self.clause, self.text, self.why, **self.values)


def broken(clause: str, why: str, text: str, **values: str | int) -> Broken:
    """A broken clause, for the reason that a word and some codes name.

    >>> str(broken("A", "too-far", "c3 is too far", cell="c3").error)
    'c3 is too far (A)'
    """
    return Broken(clause, text, why, values)


def place_of(clauses: tuple[Clause, ...], clause_id: str) -> int:
    """The place of a clause in the rules' order.

    >>> place_of((Clause("A", "", ""), Clause("B", "", "")), "B")
    1
    """
    return next(place for place, clause in enumerate(clauses) if clause.id == clause_id)


def first_broken(clauses: tuple[Clause, ...], found: Iterable[Broken]) -> Broken:
    """The first clause, in the rules' order, of those that are broken.

    Of several sentences about that clause it is the first.
    """
    return min(found, key=lambda each: place_of(clauses, each.clause))


def refuse_broken(clauses: tuple[Clause, ...], broken: Iterable[Broken]) -> None:
    """Raise IllegalMove with the first clause, in the rules' order, of those that are broken."""
    if found := tuple(broken):
        raise first_broken(clauses, found).error
