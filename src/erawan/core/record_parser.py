"""Reading records: every move is played, and damage is reported with its place."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from erawan.core.errors import BadBoard, BadCode, BadPosition, BadRecord, IllegalMove
from erawan.core.game import Position
from erawan.core.record import (
    DERIVED,
    RULES_REVISION,
    Line,
    Ply,
    Record,
    format_result,
)
from erawan.core.registry import game

MAX_DEPTH = 50
"""How deep variations may nest; a person's never come near it."""

MOST_PLIES = 5_000
"""How long a game may be: Siam between bots ends after 200 plies, King of Siam sooner."""

MOST_MOVES = 20_000
"""How many moves a record may have together with its variations: each of them is played."""

LONGEST_SHOWN = 40

TAG = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]', re.DOTALL)
TOKEN = re.compile(
    r"(?P<comment>\{(?:[^\\}]|\\.)*\})|(?P<open>\()|(?P<close>\))|(?P<word>[^\s(){}\[\]]+)",
    re.DOTALL,
)
RESULT = re.compile(r"\*|draw|[1-4](?:\+[1-4])*")
ESCAPED = re.compile(r"\\([\\\"}])")


@dataclass
class _OpenPly:
    """A ply being read: comments and variations may still follow."""

    code: str
    comments: list[str] = field(default_factory=list)
    variations: list[Line] = field(default_factory=list)

    def ply(self) -> Ply:
        """What was read."""
        return Ply(self.code, tuple(self.comments), tuple(self.variations))


@dataclass
class _Open:
    """A line being read: how many plies went before it, and the positions it has reached."""

    position: Position[Any]
    base: int = 0
    before: Position[Any] | None = None
    plies: list[_OpenPly] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)

    @property
    def ply(self) -> int:
        """The number, from 1, of the last ply read."""
        return self.base + len(self.plies)

    def line(self) -> Line:
        """What was read."""
        return Line(tuple(ply.ply() for ply in self.plies), tuple(self.comments))

    def add_comment(self, comment: str) -> None:
        """After a variation a comment is still the move's: it is kept with those before it."""
        (self.plies[-1].comments if self.plies else self.comments).append(comment)


def parse_record(text: str) -> Record:
    """The one record of a text; raises BadRecord."""
    records = list(parse_records(text))
    if len(records) != 1:
        kept = records[0] if records else None
        count = len(records)
        said = f"one record is expected, here are {count}"
        raise BadRecord(1, 0, "", said, kept, "one", {"count": count})
    return records[0]


def parse_records(text: str) -> Iterator[Record]:
    """The records of a text one after the other; raises BadRecord at the first damage."""
    reader = _Reader(text)
    while not reader.at_end():
        yield reader.record()


class _Reader:
    """Walks through a text once."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self.kept: Record | None = None
        self.lines: list[_Open] = []
        self.tag_places: dict[str, int] = {}
        self.moves_read = 0

    def at_end(self) -> bool:
        while self.place < len(self.text) and self.text[self.place].isspace():
            self.place += 1
        return self.place == len(self.text)

    def fail(
        self, kind: str, message: str, clause: str = "", tag: str = "", **values: str | int
    ) -> BadRecord:
        """The error for what stands at the present place or in a tag, with all read before it."""
        place = self.tag_places[tag] if tag else self.place
        ply = 0
        if self.kept is not None and self.lines:
            self.kept = replace(self.kept, line=self._closed_lines())
            ply = 0 if tag else self.lines[-1].ply + 1
        line = self.text.count("\n", 0, place) + 1
        return BadRecord(line, ply, clause, message, self.kept, kind, values)

    def _closed_lines(self) -> Line:
        """The main line, with variations that are still open closed where they stand."""
        lines = list(self.lines)
        while len(lines) > 1:
            inner = lines.pop()
            if inner.plies:
                lines[-1].plies[-1].variations.append(inner.line())
        return lines[0].line()

    def record(self) -> Record:
        """The next record, from its tags to its result."""
        self.kept, self.lines, self.moves_read = None, [], 0
        tags = self.tags()
        self.kept = Record(self.start(tags), tags=_own(tags))
        self.lines = [_Open(self.kept.start)]
        result = self.moves()
        self.check(result, tags)
        return replace(self.kept, line=self.lines[0].line(), result=result)

    def check(self, result: str, tags: dict[str, str]) -> None:
        """Hold the result against the tag, the players and the rules."""
        position = self.lines[0].position
        if tags.get("Result", result) != result:
            said = _shown(tags["Result"])
            message = f"the tag Result says {said}, the moves end with {_shown(result)}"
            raise self.fail("tag-differs", message, name="Result", said=said, real=_shown(result))
        seats = [int(seat) for seat in result.split("+") if seat.isdigit()]
        if seats != sorted(set(seats)) or any(seat > position.players for seat in seats):
            message = f"{_shown(result)} is no result of a game for {position.players}"
            count, said = position.players, _shown(result)
            raise self.fail("result-players", message, said=said, players=count)
        if position.outcome is not None and format_result(position.outcome) != result:
            clause = position.outcome.steps[-1].clause
            right = format_result(position.outcome)
            message = f"the result is {right}, not {_shown(result)} ({clause})"
            raise self.fail("result-wrong", message, clause, right=right, said=_shown(result))

    def tags(self) -> dict[str, str]:
        """The tag pairs at the head of a record."""
        tags: dict[str, str] = {}
        while not self.at_end() and self.text[self.place] == "[":
            match = TAG.match(self.text, self.place)
            if match is None:
                raise self.fail("tag-form", 'a tag is written [Name "value"]')
            if match[1] in tags:
                name = _shown(match[1])
                raise self.fail("tag-twice", f"the tag {name} stands twice", name=name)
            self.tag_places[match[1]] = self.place
            tags[match[1]] = ESCAPED.sub(r"\1", match[2])
            self.place = match.end()
        return tags

    def start(self, tags: dict[str, str]) -> Position[Any]:
        """The start position, checked against the tags that repeat a part of it."""
        if tags.get("Rules", RULES_REVISION) != RULES_REVISION:
            said = _shown(tags["Rules"])
            message = f"this follows revision {said} of the rules, we know {RULES_REVISION}"
            raise self.fail("rules", message, tag="Rules", said=said, known=RULES_REVISION)
        if "Start" not in tags:
            message = "the tag Start is missing: a record needs its start position"
            raise self.fail("no-start", message)
        try:
            obj = json.loads(tags["Start"])
            position: Position[Any] = game(obj["game"]).position(obj)
        except BadPosition as error:
            said = f"Start: {error}"
            raise self.fail("start", said, error.clause, "Start", field=error.field) from error
        except BadBoard as error:
            said = f"Start: {error}"
            raise self.fail("board", said, tag="Start", field=error.field) from error
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            message = "Start: not the JSON of a position of one of our games"
            raise self.fail("no-json", message, tag="Start") from error
        if tags.get("Game", obj["game"]) != obj["game"]:
            said = _shown(tags["Game"])
            message = f"the tag Game says {said}, the start is of {obj['game']}"
            values = {"name": "Game", "said": said, "real": obj["game"]}
            raise self.fail("tag-differs", message, tag="Game", **values)
        if tags.get("Players", str(position.players)) != str(position.players):
            said = _shown(tags["Players"])
            message = f"the tag Players says {said}, not {position.players}"
            values = {"name": "Players", "said": said, "real": str(position.players)}
            raise self.fail("tag-differs", message, tag="Players", **values)
        return position

    def moves(self) -> str:
        """Moves, comments and variations up to the result, which is returned."""
        while not self.at_end():
            match = TOKEN.match(self.text, self.place)
            line = self.lines[-1]
            if match is None:
                raise self.odd(self.text[self.place])
            if match["comment"]:
                line.add_comment(ESCAPED.sub(r"\1", match["comment"][1:-1]))
            elif match["open"]:
                if line.before is None:
                    message = "a variation stands after the move it could replace"
                    raise self.fail("variation-first", message)
                if len(self.lines) > MAX_DEPTH:  # one of them is the game itself
                    message = f"variations nest deeper than {MAX_DEPTH}"
                    raise self.fail("variation-deep", message, most=MAX_DEPTH)
                self.lines.append(_Open(line.before, line.ply - 1))
            elif match["close"]:
                self.close()
            elif RESULT.fullmatch(match["word"]):
                if len(self.lines) > 1:
                    message = "a variation is still open before the result"
                    raise self.fail("variation-open", message)
                self.place = match.end()
                return match["word"]
            else:
                self.move(match["word"])
            self.place = match.end()
        raise self.fail("no-result", "the record ends without a result")

    def odd(self, character: str) -> BadRecord:
        """The error for a character that begins nothing."""
        if character == "{":
            return self.fail("comment-open", "a comment is not closed by }")
        if character == "[":
            message = "a tag stands among the moves: the result before it is missing"
            return self.fail("tag-inside", message)
        message = f"{character!r} has no place among the moves"
        return self.fail("odd", message, character=repr(character))

    def close(self) -> None:
        """End a variation."""
        if len(self.lines) == 1:
            raise self.fail("variation-close", "this closes no variation")
        if not self.lines[-1].plies:
            raise self.fail("variation-empty", "a variation has at least one move")
        inner = self.lines.pop()
        self.lines[-1].plies[-1].variations.append(inner.line())

    def move(self, code: str) -> None:
        """Play a move on the line being read."""
        line = self.lines[-1]
        if line.ply == MOST_PLIES:
            message = f"a game of more than {MOST_PLIES} plies is not read on"
            raise self.fail("plies", message, most=MOST_PLIES)
        if self.moves_read == MOST_MOVES:
            message = f"a record of more than {MOST_MOVES} moves, its variations counted,"
            raise self.fail("moves", f"{message} is not read on", most=MOST_MOVES)
        try:
            after = line.position.play(line.position.parse(code))
        except IllegalMove as error:
            said = f"{code}: {error}"
            raise self.fail("illegal", said, error.clause, code=_shown(code)) from error
        except BadCode as error:
            raise self.fail("code", str(error), code=_shown(code)) from error
        self.moves_read += 1
        line.before, line.position = line.position, after
        line.plies.append(_OpenPly(code))


def _own(tags: dict[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple((name, value) for name, value in tags.items() if name not in DERIVED)


def _shown(text: str) -> str:
    """A piece of somebody's text, short and printable enough for a message."""
    return repr(text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…")
