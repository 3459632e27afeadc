"""Examples of clauses: a position and moves that the rules replay, told in the log's words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from erawan.core.errors import IllegalMove
from erawan.core.game import Event, Position
from erawan.learn.positions import read_position
from erawan.learn.texts import read_toml
from erawan.views.adapter import views_of
from erawan.views.msg import Item, Msg, say
from erawan.views.story import headline


@dataclass(frozen=True)
class Example:
    """What shows a clause: the positions before and after its moves, and what the rules say of it.

    `refused` is the code of a move that the rules refuse in the last position, or empty.
    """

    clause: str
    positions: tuple[Position[Any], ...]
    events: tuple[tuple[Event, ...], ...]
    refused: str
    cited: frozenset[str]

    @property
    def pictures(self) -> tuple[Position[Any], ...]:
        """The position before, and after if something was played."""
        return self.positions[:1] if not self.events else (self.positions[0], self.positions[-1])

    def lines(self) -> tuple[Msg, ...]:
        """What happens, as the log says it, then how the game ended if it did."""
        names = names_of(self.positions[0])
        told = [
            change.say
            for position, events in zip(self.positions, self.events, strict=False)
            for change in views_of(position).changes(position, events, names)
            if change.say is not None
        ]
        return (*told, *_end(self.positions[-1], names))


def names_of(position: Position[Any]) -> tuple[Msg, ...]:
    """Players without names: Player 1, Player 2 …."""
    return tuple(say("seat-name", number=seat + 1) for seat in range(position.players))


@cache
def examples(game: str) -> dict[str, Example]:
    """All examples of a game by clause, replayed; raises ErawanError where the rules disagree."""
    found = read_toml(game, "examples")
    return {clause: _replay(game, clause, data) for clause, data in found.items()}


def _replay(game: str, clause: str, data: dict[str, Any]) -> Example:
    positions = [read_position(game, data)]
    events: list[tuple[Event, ...]] = []
    for code in data.get("moves", ()):
        position = positions[-1]
        after, changed = position.play_with_events(position.parse(code))
        positions.append(after)
        events.append(changed)
    refused = data.get("refused", "")
    cited = {event.clause for each in events for event in each} | _end_clauses(positions[-1])
    if refused:
        cited.add(refusing_clause(positions[-1], refused))
    return Example(clause, tuple(positions), tuple(events), refused, frozenset(cited))


def refusing_clause(position: Position[Any], code: str) -> str:
    """The clause by which a move is refused; empty for a legal one. Raises BadCode."""
    try:
        position.parse(code)
    except IllegalMove as error:
        return error.clause
    return ""


def _end_clauses(position: Position[Any]) -> set[str]:
    return {step.clause for step in position.outcome.steps} if position.outcome else set()


def _end(position: Position[Any], names: Sequence[Item]) -> Iterable[Msg]:
    if position.outcome is None:
        return ()
    story = views_of(position).story(names)
    told = [story.tell(step).say for step in position.outcome.steps]
    return (*told, headline(names, position.outcome.winners))
