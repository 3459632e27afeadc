"""The one door to all words that people read: a key, and the values that go in."""

from __future__ import annotations

from collections.abc import Sequence

from erawan.views.english import ENGLISH


def message(key: str, **values: object) -> str:
    """The sentence of a key.

    >>> message("passes", who="Anna")
    'Anna passes.'
    """
    return ENGLISH[key].format(**values)


def listing(items: Sequence[str]) -> str:
    """Several things in a row.

    >>> listing(["Rama", "Lao", "Malay"])
    'Rama, Lao and Malay'
    """
    if len(items) < 2:
        return "".join(items)
    return message("and", first=", ".join(items[:-1]), last=items[-1])
