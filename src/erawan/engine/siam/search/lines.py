"""What a row or column of Siam says about pushing the rocks in it, one way and the other."""

import cython
from cython.cimports.erawan.engine.siam.search.lines import (
    BORDER,
    DRIVE,
    ENTRY,
    GUARD,
    MINE,
    NEXT,
    NOTHING,
    ROOMS,
    SECOND,
    SHORT,
    STONE,
    THEIRS,
    TURN,
    WEAK,
    Line,
)
from cython.cimports.erawan.kernels.common.sources import SOURCES

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

_WAYS = ("with", "away", "aside")
GROUPS = (
    *("drive", "short", "weak", "turn", "entry", "guard"),
    *(f"next-{way}" for way in _WAYS),
    *(f"{between}-{way}" for between in ("gap", "own", "foe", "rock") for way in _WAYS),
)

ConstLine = cython.typedef(cython.pointer[cython.const[Line]])
Counts = cython.typedef(cython.pointer[cython.short])


def count_line(line: ConstLine, mover: Counts, other: Counts) -> cython.void:
    """Add what the line says to the counts of the side to move, and to those of the other."""
    counts: Counts[2] = [mover, other]
    i: cython.int
    for i in range(1, line.length + 1):
        if line.cells[i] == STONE:
            _count_way(line, i, 1, counts)
            _count_way(line, i, -1, counts)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _owner(piece: cython.int) -> cython.int:
    """0 for the mover's animals, 1 for the other's, 2 for what nobody owns."""
    if piece < MINE or piece == BORDER:
        return 2
    return piece >= THEIRS


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _bearing(piece: cython.int, step: cython.int) -> cython.int:
    """Of an animal: 0 if it faces the way of the push, 1 if against it, 2 if aside."""
    bearing: cython.int = piece - (THEIRS if piece >= THEIRS else MINE)
    return bearing if step > 0 or bearing == 2 else 1 - bearing


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _help(piece: cython.int, step: cython.int) -> cython.int:
    """What a piece adds to a push (S7.B)."""
    if _owner(piece) == 2:
        return 0
    bearing: cython.int = _bearing(piece, step)
    return 0 if bearing == 2 else 1 - 2 * bearing


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _count_way(
    line: ConstLine, rock: cython.int, step: cython.int, counts: cython.pointer[Counts]
) -> cython.void:
    """Count the terms of one rock and one way to push it."""
    at: cython.int = rock - step
    behind: cython.int = line.cells[at]
    if behind == BORDER:
        return
    needed: cython.int = 1
    room: cython.int = _look_ahead(line, rock, step, counts, cython.address(needed))
    owner: cython.int = _owner(behind)
    if owner < 2:
        counts[owner][NEXT + ROOMS * _bearing(behind, step) + room] += 1
    _count_second(line, at, step, room, counts)
    if behind == NOTHING:
        if line.outside or line.cells[at - step] == BORDER:
            _count_entry(line, 0, room, counts)
            _count_entry(line, 1, room, counts)
        return
    force: cython.int = 0
    credited: cython.int = 2
    piece: cython.int = behind
    while piece not in (NOTHING, BORDER):
        force += _help(piece, step)
        needed += piece == STONE
        if credited == 2 and _help(piece, step) > 0:
            credited = _owner(piece)
        at -= step
        piece = line.cells[at]
    force -= needed
    if credited < 2:
        counts[credited][room + (DRIVE if force >= 0 else SHORT if force == -1 else WEAK)] += 1
        if force == -1 and piece == BORDER:
            _count_entry(line, credited, room, counts)
    elif force >= -1:
        if owner < 2:
            counts[owner][TURN + room] += 1
        if piece == BORDER:
            _count_entry(line, 0, room, counts)
            _count_entry(line, 1, room, counts)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _count_entry(
    line: ConstLine, side: cython.int, room: cython.int, counts: cython.pointer[Counts]
) -> cython.void:
    counts[side][ENTRY + room] += line.reserve[side]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _count_second(
    line: ConstLine,
    behind: cython.int,
    step: cython.int,
    room: cython.int,
    counts: cython.pointer[Counts],
) -> cython.void:
    """Count the animal two cells behind a rock by what is between them."""
    second: cython.int = line.cells[behind - step]
    owner: cython.int = _owner(second)
    if owner == 2:
        return
    between: cython.int = 0
    if line.cells[behind] == STONE:
        between = 3
    elif line.cells[behind] != NOTHING:
        between = 1 if _owner(line.cells[behind]) == owner else 2
    counts[owner][SECOND + ROOMS * (3 * between + _bearing(second, step)) + room] += 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _look_ahead(
    line: ConstLine,
    rock: cython.int,
    step: cython.int,
    counts: cython.pointer[Counts],
    needed: cython.p_int,
) -> cython.int:
    """The room before the rock; what stands there adds to the force needed."""
    room: cython.int = 0
    guard: cython.int = 2
    at: cython.int = rock + step
    while line.cells[at] != BORDER:
        piece: cython.int = line.cells[at]
        if piece == STONE:
            needed[0] += 1
        elif _help(piece, step) < 0:
            needed[0] += 1
            guard = _owner(piece)
        room += 1
        at += step
    room = min(room, ROOMS - 1)
    if guard < 2:
        counts[guard][GUARD + room] += 1
    return room
