"""Positions as the words after `position`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from erawan.core.errors import BadCode, ErawanError, IllegalMove
from erawan.core.game import Position
from erawan.core.registry import game, game_names
from erawan.core.words import WordReader


def parse_position(text: str) -> Position[Any]:
    """The position that the rest of a `position` line describes; raises ErawanError.

    >>> parse_position("siam start moves @b1n").to_json()["text"]
    '5/5/1ooo1/5/1N3 R 1 --'
    """
    reader = WordReader(text)
    kind = reader.word()
    if kind == "json":
        position = _from_json(reader)
    elif kind in game_names():
        position = game(kind).read_words(reader)
    else:
        names = ", ".join(reversed(game_names()))
        raise ErawanError(f"position begins with {names} or json, not {kind!r:.40}")
    word = reader.word()
    if word not in ("", "moves"):
        raise ErawanError(f"{word!r:.40} has no meaning there")
    return _play(position, reader.words())


def format_position(position: Position[Any]) -> str:
    """The line that hands over all of a position."""
    return f"position json {json.dumps(position.to_json())}"


def _from_json(reader: WordReader) -> Position[Any]:
    value = reader.json("the position")
    name = value.get("game") if isinstance(value, Mapping) else None
    if not isinstance(name, str) or name not in game_names():
        raise ErawanError(
            f"the position must be an object whose game is {' or '.join(game_names())}"
        )
    position: Position[Any] = game(name).position(value)
    return position


def _play(position: Position[Any], codes: list[str]) -> Position[Any]:
    for number, code in enumerate(codes, 1):
        try:
            position = position.play(position.parse(code))
        except (BadCode, IllegalMove) as error:
            raise ErawanError(f"move {number}, {code!r:.60}: {error}") from error
    return position
