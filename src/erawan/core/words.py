"""Lines of text, read from the left: words, numbers, and JSON values with spaces in them."""

from __future__ import annotations

import json
import re
from typing import Any

from erawan.core.errors import ErawanError

DECODER = json.JSONDecoder()
WORD = re.compile(r"\S+")
SPACE = re.compile(r"\s*")


class WordReader:
    """What is left of a line, read from the left: words, and JSON values with spaces in them."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._place = 0

    def peek(self) -> str:
        """The next word; ``""`` at the end."""
        self._place = SPACE.match(self._text, self._place).end()  # type: ignore[union-attr]
        found = WORD.match(self._text, self._place)
        return found.group() if found else ""

    def word(self) -> str:
        """The next word, taken; ``""`` at the end."""
        word = self.peek()
        self._place += len(word)
        return word

    def words(self, *ends: str) -> list[str]:
        """All words up to one of these, or to the end, taken."""
        taken = []
        while (word := self.peek()) and word not in ends:
            taken.append(word)
            self._place += len(word)
        return taken

    def json(self, what: str) -> Any:
        """The next JSON value, taken; raises ErawanError."""
        self.peek()
        try:
            value, self._place = DECODER.raw_decode(self._text, self._place)
        except RecursionError as error:
            raise ErawanError(
                f"{what} is no JSON that can be read: it is nested too deep"
            ) from error
        except ValueError as error:
            raise ErawanError(f"{what} is no JSON: {error}") from error
        return value


def read_number(name: str, word: str, least: int, most: int) -> int:
    """A plain decimal number; raises ErawanError."""
    if not re.fullmatch(r"[0-9]{1,20}", word) or not least <= int(word) <= most:
        raise ErawanError(f"{name} is a number from {least} to {most}, not {word!r:.40}")
    return int(word)
