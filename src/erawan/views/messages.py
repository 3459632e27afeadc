"""The terminal's door to all words that people read: a key, and the values that go in."""

from __future__ import annotations

from erawan.views.msg import Msg
from erawan.views.words import in_words


def message(key: str, language: str = "en", /, **values: object) -> str:
    """The sentence of a key, of the terminal's own or of what tables say.

    >>> message("king-passed", who="Anna")
    'Anna passes.'
    """
    args = {name: value if isinstance(value, int) else str(value) for name, value in values.items()}
    return in_words(Msg(key, dict(args)), language)
