"""What a learner of Siam is told: wins and threats in one, gifts, force, the edge, the reserve."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from erawan.learn.sentence import DECISIVE, GOOD_TO_KNOW, PRESSING, Sentence, Step, sentence
from erawan.siam.grid import FACINGS, opposite
from erawan.siam.moves import Enter, Move
from erawan.siam.pieces import EMPTY, FACING, OWNER, ROCK, SIDES
from erawan.siam.position import Position
from erawan.siam.state import NAME as NAME  # noqa: PLC0414 - for the list of guides
from erawan.views.msg import Item

FADES, FADED = 5, 10
"""The turns from which on only what presses is said, and only what decides."""


class Way(NamedTuple):
    """A rock, a direction in which it could fall, and how many pushes that takes."""

    pushes: int
    rock: int
    facing: int


def weight(_position: Position, turn: int) -> int:
    """How much a sentence must weigh in this turn of the learner."""
    return GOOD_TO_KNOW if turn < FADES else PRESSING if turn < FADED else DECISIVE


def turns(line: Sequence[Step], seat: int) -> int:
    """How many moves a seat has made."""
    return sum(played.seat == seat for played in line)


def matters(position: Position, seat: int, _names: Sequence[Item], turn: int) -> list[Sentence]:
    """What matters to the side to move, the most pressing first."""
    wins, gifts = falls(position)
    found = []
    if wins:
        found.append(sentence("siam-win", "S7.G", DECISIVE, count=len(wins)))
    threats, _ = falls(replace(position, side=1 - seat))
    if threats and not wins:
        move = threats[0]
        key = "siam-threat-enter" if isinstance(move, Enter) else "siam-threat"
        found.append(sentence(key, "S7.G", DECISIVE, side=SIDES[1 - seat], cell=move.cell))
    if gifts:
        other = SIDES[1 - seat]
        found.append(sentence("siam-gift", "S7.G", PRESSING, count=len(gifts), side=other))
    return [*found, _good_to_know(position, seat, turn)]


def changes(before: Position, after: Position, seat: int, _names: Sequence[Item]) -> list[Sentence]:
    """What a move of a side changed, the most pressing first."""
    found, other = [], SIDES[1 - seat]
    if falls(after)[0]:
        found.append(sentence("siam-can-win", "S7.G", DECISIVE, side=other))
    if mine := falls(replace(after, side=seat))[0]:
        found.append(sentence("siam-threaten", "S7.G", PRESSING, count=len(mine)))
    moved = [
        cell
        for cell, piece in enumerate(after.cells)
        if piece == ROCK and before.cells[cell] != ROCK
    ]
    if moved:
        # Rocks that were pushed in one line look as if only the foremost had moved.
        way = min(way for way in ways(after) if way.rock == moved[0])
        found.append(_fall("siam-rock", after, way))
    if after.reserve[1 - seat] > before.reserve[1 - seat]:
        count = after.reserve[1 - seat]
        found.append(sentence("siam-sent-back", "S7.H", GOOD_TO_KNOW, side=other, count=count))
    if after.reserve[seat] != before.reserve[seat]:
        found.append(sentence("siam-left", "S3.1", GOOD_TO_KNOW, count=after.reserve[seat]))
    pushes = len(rock_pushes(replace(after, side=seat)))
    return [*found, sentence("siam-next-pushes", "S7.A", GOOD_TO_KNOW, count=pushes)]


def _good_to_know(position: Position, seat: int, turn: int) -> Sentence:
    """Facts that take turns: the reserve, the edge, the pushes there are, whose rock it is."""
    nearest = nearest_behind(position)
    match turn % 4:
        case 1:
            return _fall("siam-edge", position, min(ways(position)))
        case 2:
            return _pushes(position)
        case 3 if nearest is not None:
            way, animal = nearest
            names = position.grid.names
            owner = OWNER[position.cells[animal]]
            return sentence(
                "siam-nearest-you" if owner == seat else "siam-nearest-other",
                "S7.G",
                GOOD_TO_KNOW,
                cell=names[way.rock],
                facing=FACINGS[way.facing],
                target=names[animal],
                **({} if owner == seat else {"side": SIDES[owner]}),
            )
        case _:
            mine, theirs = position.reserve[seat], position.reserve[1 - seat]
            return sentence(
                "siam-reserve",
                "S3.1",
                GOOD_TO_KNOW,
                mine=mine,
                theirs=theirs,
                side=SIDES[1 - seat],
            )


def _fall(key: str, position: Position, way: Way) -> Sentence:
    """How many pushes take a rock off the board."""
    cell, facing = position.grid.names[way.rock], FACINGS[way.facing]
    return sentence(key, "S7.G", GOOD_TO_KNOW, cell=cell, count=way.pushes, facing=facing)


def _pushes(position: Position) -> Sentence:
    """The push with the greatest force that moves a rock, or that there is none."""
    found = rock_pushes(position)
    if not found:
        return sentence("siam-no-push", "S7.A", GOOD_TO_KNOW)
    force, rocks, cell = max(found)
    return sentence("siam-force", "S7.B", GOOD_TO_KNOW, cell=cell, force=force, rocks=rocks)


def rock_pushes(position: Position) -> list[tuple[int, int, str]]:
    """The force, the rocks and the first cell of every legal push with a rock in its line."""
    pushes = ((position.push(move), move.cell) for move in position.legal_moves())
    return [
        (push.forces[-1], push.rocks[-1], cell)
        for push, cell in pushes
        if push is not None and push.rocks[-1]
    ]


def falls(position: Position) -> tuple[list[Move], list[Move]]:
    """The moves that push a rock off for the mover, and those that do it for the other side."""
    wins: list[Move] = []
    gifts: list[Move] = []
    for move in position.legal_moves():
        push = position.push(move)
        if push is not None and push.drops_rock:
            outcome = position.play(move).outcome
            won = outcome is not None and position.side in outcome.winners
            (wins if won else gifts).append(move)
    return wins, gifts


def ways(position: Position) -> list[Way]:
    """Every rock in every direction, with the pushes that would take it off the board."""
    return [
        Way(len(position.grid.rays[cell][facing]) + 1, cell, facing)
        for cell, piece in enumerate(position.cells)
        if piece == ROCK
        for facing in range(len(FACINGS))
    ]


def nearest_behind(position: Position) -> tuple[Way, int] | None:
    """The rock that is nearest to falling with animals behind it, and which of them S7.G names."""
    for way in sorted(ways(position)):
        for cell in position.grid.rays[way.rock][opposite(way.facing)]:
            piece = position.cells[cell]
            if piece == EMPTY:
                break
            if FACING[piece] == way.facing:
                return way, cell
    return None
