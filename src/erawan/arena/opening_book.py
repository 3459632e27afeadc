"""Openings of a game that has no deal: a file of balanced ones, or short random ones.

A file has one JSON object a line: `{"moves": ["@b1n", …], …}`; whatever else a line says (where the
opening comes from, how balanced it is) is for people.
"""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from typing import Any

import msgspec

from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.core.generator import SplitMix64
from erawan.engine.agent import pick
from erawan.engine.entry import engine_of

RANDOM = "random-4"
"""The name of openings of four random plies, a new one for every unit."""

RANDOM_PLIES = 4


class Opening(msgspec.Struct, frozen=True):
    """The moves before the agents' first."""

    moves: tuple[str, ...]


class Openings:
    """Openings by unit, in an order that the run's seed decides."""

    def __init__(self, name: str, lines: tuple[Opening, ...] = ()) -> None:
        self.name = name
        self._lines = lines

    def __len__(self) -> int:
        """How many differ; 0 for as many as there are units."""
        return len(self._lines)

    def opening(self, start: Position[Any], unit: int, seed: int) -> tuple[str, ...]:
        """A unit's opening, of a run's seed."""
        if not self._lines:
            return random_opening(start, SplitMix64(seed ^ unit << 32))
        order = list(range(len(self._lines)))
        SplitMix64(seed).shuffle(order)
        return self._lines[order[unit % len(order)]].moves


def random_opening(start: Position[Any], generator: SplitMix64) -> tuple[str, ...]:
    """Four random plies after which nobody can win at once."""
    while True:
        position, moves = start, []
        for _ in range(RANDOM_PLIES):
            moves.append(pick(position.legal_moves(), generator).code)
            position = position.play(position.parse(moves[-1]))
        if all(position.play(move).outcome is None for move in position.legal_moves()):
            return tuple(moves)


def read_openings(text: str, source: str, start: Position[Any]) -> Openings:
    """The openings of a file's text; raises ErawanError naming the line that can't be played."""
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                opening = msgspec.json.decode(line, type=Opening)
                _check(opening, start)
            except (msgspec.DecodeError, ErawanError) as error:
                raise ErawanError(f"{source}, line {number}: {error}") from error
            lines.append(opening)
    if not lines:
        raise ErawanError(f"{source} has no openings")
    digest = sha256(msgspec.json.encode(lines)).hexdigest()[:16]
    return Openings(f"{source}:{digest}", tuple(lines))


def shipped_openings(start: Position[Any]) -> Openings:
    """The package's balanced openings, or random ones for a start they don't fit."""
    name = f"{start.game}.jsonl"
    text = files("erawan.arena").joinpath("openings", name)
    if not engine_of(start.game).openings_fit(start) or not text.is_file():
        return Openings(RANDOM)
    try:
        return read_openings(text.read_text("utf-8"), name, start)
    except ErawanError:
        # Some options forbid what the classic game allows.
        return Openings(RANDOM)


def _check(opening: Opening, start: Position[Any]) -> None:
    position = start
    for code in opening.moves:
        position = position.play(position.parse(code))
    if position.outcome is not None:
        raise ErawanError("the game is over after the opening")
