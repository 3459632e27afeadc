"""Positions as the words after `position`."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from erawan.core.errors import BadCode, ErawanError, IllegalMove
from erawan.core.game import Position
from erawan.core.generator import MASK
from erawan.core.registry import MODULES, game
from erawan.protocol.limits import read_number
from erawan.siam.options import DEFAULTS

DECODER = json.JSONDecoder()
WORD = re.compile(r"\S+")
SPACE = re.compile(r"\s*")


class Reader:
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


def parse_position(text: str) -> Position[Any]:
    """The position that the rest of a `position` line describes; raises ErawanError.

    >>> parse_position("siam start moves @b1n").to_json()["text"]
    '5/5/1ooo1/5/1N3 R 1 --'
    """
    reader = Reader(text)
    kind = reader.word()
    if kind == "json":
        position = _from_json(reader)
    elif kind == "siam":
        position = _siam(reader)
    elif kind == "king-of-siam":
        position = _king_of_siam(reader)
    else:
        raise ErawanError(f"position begins with siam, king-of-siam or json, not {kind!r:.40}")
    word = reader.word()
    if word not in ("", "moves"):
        raise ErawanError(f"{word!r:.40} has no meaning there")
    return _play(position, reader.words())


def format_position(position: Position[Any]) -> str:
    """The line that hands over all of a position."""
    return f"position json {json.dumps(position.to_json())}"


def _from_json(reader: Reader) -> Position[Any]:
    value = reader.json("the position")
    name = value.get("game") if isinstance(value, Mapping) else None
    if not isinstance(name, str) or name not in MODULES:
        raise ErawanError(f"the position must be an object whose game is {' or '.join(MODULES)}")
    position: Position[Any] = game(name).position(value)
    return position


def _siam(reader: Reader) -> Position[Any]:
    form = reader.word()
    if form not in ("start", "text"):
        raise ErawanError(f"position siam goes on with start or text, not {form!r:.40}")
    text = " ".join(reader.words("options", "moves")) if form == "text" else ""
    options: Any = {}
    if reader.peek() == "options":
        reader.word()
        options = reader.json("options")
    if not isinstance(options, Mapping):
        raise ErawanError("options must be an object")
    siam = game("siam")
    if form == "text":
        return siam.position_from_text(text, options)
    return siam.start(**{name: options[name] for name in DEFAULTS if name in options})


def _king_of_siam(reader: Reader) -> Position[Any]:
    form = reader.word()
    if form != "start":
        raise ErawanError(f"position king-of-siam goes on with start, not {form!r:.40}")
    given: dict[str, Any] = {}
    while (name := reader.peek()) not in ("", "moves"):
        reader.word()
        if name not in ("players", "seed", "board"):
            raise ErawanError(f"{name!r:.40} has no meaning there")
        if name in given:
            raise ErawanError(f"{name} is there twice")
        if name == "board":
            is_object = reader.peek().startswith("{")
            given[name] = reader.json("the board") if is_object else reader.word()
        else:
            given[name] = read_number(name, reader.word(), 0, MASK)
    return game("king-of-siam").start(**given)


def _play(position: Position[Any], codes: list[str]) -> Position[Any]:
    for number, code in enumerate(codes, 1):
        try:
            position = position.play(position.parse(code))
        except (BadCode, IllegalMove) as error:
            raise ErawanError(f"move {number}, {code!r:.60}: {error}") from error
    return position
