"""The `info` lines by which an engine tells what it thinks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.core.registry import game
from erawan.engine.thought import Line, Thought

NUMBER = r"([0-9]{1,18})"
FIGURE = r"[0-9]{1,3}(?:\.[0-9]+)?"
SHAPE = re.compile(
    rf"info depth {NUMBER} multipv {NUMBER} nodes {NUMBER} nps {NUMBER} time {NUMBER}"
    rf" score win ({FIGURE}(?: {FIGURE})*)(?:( proved)(?: within {NUMBER})?| kingmaker ([1-3]))?"
    r" pv ([!-~]+(?: [!-~]+)*)"
)


@dataclass(frozen=True, slots=True)
class Info:
    """One line's worth of thought."""

    depth: int
    multipv: int
    """Which of the best lines it is, from 1."""
    nodes: int
    nps: int
    time: int
    """Milliseconds."""
    line: Line


def format_info(thought: Thought, position: Position[Any], milliseconds: int) -> list[str]:
    """One line for each line of a thought, the best first.

    The figures are the mover's winning chance in percent, with three sides that of each seat.
    """
    seat = position.to_move
    if seat is None:
        raise ErawanError("the game is over")
    nps = thought.nodes * 1000 // max(1, milliseconds)
    texts = []
    for place, line in enumerate(thought.lines, 1):
        values = line.values if _is_told_of_all(position) else (line.values[seat],)
        figures = " ".join(f"{100 * value:.1f}" for value in values)
        texts.append(
            f"info depth {thought.depth} multipv {place} nodes {thought.nodes} nps {nps}"
            f" time {milliseconds} score win {figures}{_certainty(line)} pv {' '.join(line.codes)}"
        )
    return texts


def _certainty(line: Line) -> str:
    """What follows the figures, unless they are estimates and nothing more."""
    if line.kingmaker is not None:
        return f" kingmaker {line.kingmaker + 1}"
    if not line.proved:
        return ""
    return " proved" if line.within is None else f" proved within {line.within}"


def parse_info(text: str, position: Position[Any]) -> Info:
    """What an engine's line says of a position; raises ErawanError.

    With two sides the other one is taken to win whenever the mover does not.
    """
    found = SHAPE.fullmatch(text)
    if not found:
        raise ErawanError(f"{text!r:.120} has not the form of an info line")
    depth, multipv, nodes, nps, time, figures, proved, within, kingmaker, codes = found.groups()
    chances = [float(figure) / 100 for figure in figures.split()]
    if len(chances) != (position.players if _is_told_of_all(position) else 1):
        raise ErawanError(f"score win has {len(chances)} figures for {position.players} players")
    if max(chances) > 1:
        raise ErawanError(f"score win {figures} is no percentage")
    if kingmaker and not _is_told_of_all(position):
        raise ErawanError(f"with {position.players} players there is no kingmaker")
    line = Line(
        tuple(codes.split()),
        _per_seat(chances, position),
        proved is not None,
        None if within is None else int(within),
        None if kingmaker is None else int(kingmaker) - 1,
    )
    return Info(int(depth), int(multipv), int(nodes), int(nps), int(time), line)


def _per_seat(chances: list[float], position: Position[Any]) -> tuple[float, ...]:
    if _is_told_of_all(position):
        return tuple(chances)
    side = game(position.game).side_of(position.to_move or 0, position.players)
    own, other = chances[0], 1 - chances[0]
    return tuple(own if seat in side else other for seat in range(position.players))


def _is_told_of_all(position: Position[Any]) -> bool:
    """Whether one seat's chance doesn't tell the others'."""
    return len(game(position.game).sides(position.players)) > 2
