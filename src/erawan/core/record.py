r"""Records: a game as a start position and move codes, in PGN's shape.

    [Game "siam"]
    [Rules "1"]
    [Players "2"]
    [Start "{…the start position as JSON…}"]
    [Result "1"]

    @b1n {a comment} (@c5s {a variation}) @d5s … 1

`parse_record` reads what `format_record` writes. In a comment, `\` and `}` are escaped by `\`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from erawan.core.game import Position
from erawan.core.outcome import Outcome

RULES_REVISION = "1"
LINE_WIDTH = 88

# Written in this order and known without being told; all other tags are the record's own.
DERIVED = ("Game", "Rules", "Players", "Start", "Result")


@dataclass(frozen=True, slots=True)
class Ply:
    """One move, what was said after it, and what could have been played instead."""

    code: str
    comments: tuple[str, ...] = ()
    variations: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """Moves in order; `comments` stand before the first."""

    plies: tuple[Ply, ...] = ()
    comments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A game: where it started, what was played, how it ended, and the tags that say more."""

    start: Position[Any]
    line: Line = Line()
    result: str = "*"
    tags: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> str:
        """The game's name."""
        return self.start.game

    def tag(self, name: str) -> str | None:
        """The value of one of the record's own tags."""
        return dict(self.tags).get(name)

    def codes(self) -> tuple[str, ...]:
        """The moves that were played."""
        return tuple(ply.code for ply in self.line.plies)

    def positions(self) -> Iterator[Position[Any]]:
        """The start and the position after every move."""
        position = self.start
        yield position
        for code in self.codes():
            position = position.play(position.parse(code))
            yield position


def format_result(outcome: Outcome | None) -> str:
    """`1`, `2+4`, `draw`, or `*` while the game goes on; seats count from 1.

    >>> format_result(Outcome(frozenset({1, 3}), "reign", ()))
    '2+4'
    """
    if outcome is None:
        return "*"
    return "+".join(str(seat + 1) for seat in sorted(outcome.winners)) or "draw"


def format_record(record: Record) -> str:
    """The record as text, ending with a newline."""
    start = record.start.to_json()
    derived = (
        start["game"],
        RULES_REVISION,
        str(record.start.players),
        _one_line(start),
        record.result,
    )
    tags = [*zip(DERIVED[:3], derived[:3], strict=True), *record.tags]
    tags += zip(DERIVED[3:], derived[3:], strict=True)
    head = [f'[{name} "{_escape(value, chr(34))}"]' for name, value in tags]
    return "\n".join([*head, "", *_wrap([*_words(record.line), record.result]), ""])


def _one_line(obj: dict[str, Any]) -> str:
    """JSON as people read it, unless a name in it has something that breaks lines or encodings."""
    text = json.dumps(obj, ensure_ascii=False)
    return text if text.isprintable() else json.dumps(obj)


def _escape(text: str, end: str) -> str:
    return text.replace("\\", "\\\\").replace(end, "\\" + end)


def _words(line: Line) -> Iterator[str]:
    """The pieces of movetext between which a line may break."""
    yield from map(_comment, line.comments)
    for ply in line.plies:
        yield ply.code
        yield from map(_comment, ply.comments)
        for variation in ply.variations:
            first, *rest = _words(variation)
            *middle, last = [f"({first}", *rest]
            yield from middle
            yield f"{last})"


def _comment(text: str) -> str:
    return "{" + _escape(text, "}") + "}"


def _wrap(words: list[str]) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > LINE_WIDTH:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    yield line
