"""What commands are given: games by name, files, boards, JSON, and the options of a start."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from erawan.core.errors import ErawanError
from erawan.core.game import Position


def find_game(name: str) -> Any:
    """The game of that name; raises ErawanError."""
    from erawan.core.registry import game

    try:
        return game(name)
    except ValueError as error:
        raise ErawanError(str(error)) from error


def read_text(path: str) -> str:
    """A file's text, or that of standard input for `-`; raises ErawanError."""
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ErawanError(f"{path} is no text in UTF-8") from error
    except (OSError, ValueError) as error:
        raise ErawanError(f"{path} can't be read: {reason(error)}") from error


def write_text(path: str, text: str) -> None:
    """Write a file; raises ErawanError."""
    try:
        Path(path).write_text(text, "utf-8")
    except (OSError, ValueError) as error:
        raise ErawanError(f"{path} can't be written: {reason(error)}") from error


def reason(error: Exception) -> str:
    """Why a file failed, without the path that the message names already."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def read_json(text: str, what: str) -> Any:
    """The value of a JSON text; raises ErawanError."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ErawanError(f"{what} is no JSON: {error}") from error


def find_board(spec: str) -> Any:
    """What a game takes as a board: a shipped one's name, or the object in a file."""
    if spec.endswith(".json") or "/" in spec or "\\" in spec:
        return read_json(read_text(spec), spec)
    return spec


def given_options(name: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game's start that were given, with the board found; raises ErawanError."""
    given = own_options(name, options)
    if "board" in given:
        given["board"] = find_board(given["board"])
    return given


def start_position(name: str, options: Mapping[str, Any]) -> Position[Any]:
    """The start of a game with the options that were given, not None; raises ErawanError."""
    game = find_game(name)
    position: Position[Any] = game.start(**given_options(name, options))
    return position


def read_position(name: str, text: str, options: Mapping[str, Any]) -> Position[Any]:
    """The position of a JSON object, or of a text with options where a game has such texts.

    Raises ErawanError.
    """
    game = find_game(name)
    given = own_options(name, options)
    position: Position[Any]
    if text.lstrip().startswith("{"):
        if given:
            flag = _flag(next(iter(given)))
            raise ErawanError(f"the position brings its own options: leave out {flag}")
        obj = read_json(text, "the position")
        if obj.get("game") != name:
            raise ErawanError(f"the position is none of {name}: its game is {obj.get('game')!r}")
        position = game.position(obj)
    elif hasattr(game, "position_from_text"):
        if "board" in given:
            given["board"] = find_board(given["board"])
        position = game.position_from_text(text, given)
    else:
        raise ErawanError(f"a position of {game.title} is a JSON object")
    return position


def start_options(name: str) -> tuple[str, ...]:
    """The names of the options of a game's `start`; raises ErawanError."""
    names: tuple[str, ...] = find_game(name).start_options.__struct_fields__
    return names


def own_options(name: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that were given; raises ErawanError for one of another game."""
    own = start_options(name)
    given = {option: value for option, value in options.items() if value is not None}
    for option in given:
        if option not in own:
            raise ErawanError(f"{_flag(option)} is no option of {name}")
    return given


def _flag(option: str) -> str:
    return "--" + option.replace("_", "-")
