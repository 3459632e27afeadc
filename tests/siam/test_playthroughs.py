"""Whole games as a person would read them; `ERAWAN_REWRITE=1` writes the files anew."""

from __future__ import annotations

import os
import textwrap
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from erawan.siam import GAME, Position
from erawan.siam.pieces import SIDE_NAMES
from tests.siam.drawing import codes_of, drawing_of

FOLDER = Path(__file__).parent.parent / "playthroughs"

GAMES: dict[str, tuple[dict[str, Any], str]] = {
    "default": (
        {},
        "@b1n @d5s b1b2n d5d4s b2b3n d4d3s @a4e d3e a4s @e5w a4- e5d5s b3b4n d5d4s b4b5n",
    ),
    "helped-by-the-opponent": (
        {},
        "@b1n @e5s b1b2n e5d5w b2b3n @a4n b3b4n d5e5w b4b3n a4b4n b3b4n",
    ),
    "variation-a": (
        {"board": "temple", "animals": 4},
        "@d1n @b5s d1d2n b5b4s d2d3n b4b3s d3d4n @e5w d4d5n",
    ),
    "variation-b": (
        {"removals": 1},
        "@a1n @e5s a1- e5- @b1n @d5s b1b2n d5d4s b2b3n d4d3s b3b4n d3d2s b4b5n",
    ),
    "crosses-off": (
        {"crosses": "off"},
        "@c1n @c5w c1c2n c5b5w c2c3n b5b4s c3c4n b4b3s c4c5n",
    ),
    "crosses-arrival": (
        {"crosses": "arrival"},
        "@b1e @b5e b1b2n b5b4s b2b1e b4c4w b1c1n c4c5s c1c2n c5d5w c2c3n d5d4s c3c4n d4d3s c4c5n",
    ),
    "force-total": (
        {"force": "total"},
        "@a1e @b1w @d1w @e5s d1c1e e5e4s a1b1e e4e3s d1d2n e3- d2d3n c1n d3d4n c1w d4d5n",
    ),
    "repetition": (
        {"repetition": 3},
        "@a1n @e5s a1e e5w a1n e5s a1e e5w a1n e5s",
    ),
    "ply-limit": (
        {"ply_limit": 6},
        "@a1n @e5s a1b1e e5d5w b1- d5-",
    ),
}


def told(event: Any) -> str:
    """An event in one line: clause, kind, and what it says."""
    names = [field.name for field in fields(event) if field.name != "clause"]
    values = ", ".join(f"{name} {getattr(event, name)}" for name in names)
    return f"    {event.clause:<5} {type(event).__name__}: {values}"


def shown(position: Position) -> list[str]:
    """A position: text, drawing, reserves, number of moves, and the outcome if there is one."""
    elephants, rhinos = position.reserve
    moves = len(codes_of(position))
    lines = [
        "",
        position.text,
        textwrap.indent(drawing_of(position), "    "),
        f"reserve: {elephants} elephants, {rhinos} rhinos; legal moves: {moves}",
        f"key: {position.key:016x}",
    ]
    if position.outcome is not None:
        winners = [SIDE_NAMES[seat] for seat in position.outcome.winners] or ["nobody"]
        lines += [f"the end, by {position.outcome.reason}: won by {winners[0]}"]
        lines += [f"    {step}" for step in position.outcome.steps]
    return lines


def playthrough(name: str) -> str:
    """The whole file of a game."""
    options, codes = GAMES[name]
    position = GAME.start(**options)
    lines = [f"Siam, {name.replace('-', ' ')}", str(position.options.to_json())]
    lines += textwrap.wrap(f"first moves: {' '.join(codes_of(position))}", 100)
    lines += shown(position)
    for code in codes.split():
        mover = SIDE_NAMES[position.side]
        position, events = position.play_with_events(position.parse(code))
        lines += ["", f"{position.ply}. {mover}: {code}", *map(told, events), *shown(position)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_written(name: str) -> None:
    file = FOLDER / f"siam-{name}.txt"
    if os.environ.get("ERAWAN_REWRITE"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(playthrough(name))
    assert playthrough(name) == file.read_text()


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_to_its_end(name: str) -> None:
    assert "the end, by " in (FOLDER / f"siam-{name}.txt").read_text()
