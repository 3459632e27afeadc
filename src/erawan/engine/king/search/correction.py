"""A second look at the estimated chances, by a network that knows every seat by itself.

The estimate judges thousands of moves; the few that are kept are worth a closer look. The network
reads the `facts` of the position after the move. Its first layer adds, for every fact that is not
0, its row of whole numbers, so that from one kept move to the next only the facts that differ need
to be looked at. Then come two small layers of floats. What it writes is added to the logarithms of
the estimated chances, side by side from the one to move on.
"""

import cython
from cython.cimports.erawan.engine.king.search.correction import LATE, MIXED, WORDS, Layers, Sums
from cython.cimports.erawan.engine.king.search.facts import FACTS, write_facts
from cython.cimports.erawan.engine.king.search.features import sides_of
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king.types import State, Tables
from cython.cimports.libc.math import exp, isfinite, log
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memset

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

LEAST = cython.declare(cython.double, 1e-4)
"""No chance is taken to be smaller before it is corrected."""
STEPS_OF_ONE = 64
"""A weight of 1 in the first layer is so many whole steps,"""
FINE_STEPS_OF_ONE = 1024
"""and in the second."""
MIXED_COUNT = MIXED
LATE_COUNT = LATE


@cython.cclass
class Correction:
    """The network for a number of players: int8, int16 and float32 arrays as bytes."""

    def __cinit__(
        self, first: bytes, bias: bytes, second: bytes, second_bias: bytes, third: bytes
    ) -> None:
        sizes = (FACTS * MIXED, 4 * MIXED, 2 * MIXED * LATE, 4 * LATE, 12 * LATE)
        if tuple(len(part) for part in (first, bias, second, second_bias, third)) != sizes:
            raise ValueError("not the weights of a correction: wrong sizes")
        self.layers = cython.cast(cython.pointer[Layers], malloc(cython.sizeof(Layers)))
        if self.layers is cython.NULL:
            raise MemoryError
        rows: cython.pointer[cython.schar] = cython.cast(
            cython.pointer[cython.schar], cython.cast(cython.p_char, first)
        )
        finer: cython.pointer[cython.short] = cython.cast(
            cython.pointer[cython.short], cython.cast(cython.p_char, second)
        )
        i: cython.int
        j: cython.int
        for i in range(FACTS):
            for j in range(MIXED):
                self.layers.first[i][j] = rows[i * MIXED + j]
        # The scale of the first layer is taken out once, in the second.
        scale: cython.float = 1.0 / (STEPS_OF_ONE * FINE_STEPS_OF_ONE)
        for i in range(MIXED):
            for j in range(LATE):
                self.layers.second[i][j] = finer[i * LATE + j] * scale
        read_floats(bias, self.layers.bias, MIXED)
        for j in range(MIXED):
            self.layers.bias[j] *= STEPS_OF_ONE
        read_floats(second_bias, self.layers.second_bias, LATE)
        read_floats(third, cython.address(self.layers.third[0][0]), 3 * LATE)

    def __dealloc__(self) -> None:
        free(self.layers)


@cython.cfunc
def read_floats(part: bytes, out: cython.pointer[cython.float], count: cython.int) -> object:
    """Copy floats; raise ValueError if one is no number or too great to be one of ours."""
    given: cython.pointer[cython.float] = cython.cast(
        cython.pointer[cython.float], cython.cast(cython.p_char, part)
    )
    i: cython.int
    for i in range(count):
        if not isfinite(given[i]) or abs(given[i]) > 1000:
            raise ValueError("not the weights of a correction: wrong numbers")
        out[i] = given[i]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def add_row(
    sums: cython.pointer[cython.float], times: cython.float, row: cython.pointer[cython.float]
) -> cython.void:
    """Add a fact's row so many times. In two halves, as `mix_in` in `estimate`."""
    j: cython.int
    for j in range(MIXED // 2):
        sums[j] += times * row[j]
    for j in range(MIXED // 2, MIXED):
        sums[j] += times * row[j]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def mix(
    layers: cython.pointer[Layers],
    sums: cython.pointer[Sums],
    facts: cython.pointer[cython.ulonglong],
) -> cython.void:
    """Bring the first layer's sums up to date with the facts."""
    i: cython.int
    j: cython.int
    if not sums.begun:
        sums.begun = True
        memset(sums.facts, 0, FACTS)
        for j in range(MIXED):
            sums.first[j] = layers.bias[j]
    before: cython.pointer[cython.schar] = cython.cast(cython.pointer[cython.schar], sums.facts)
    now: cython.pointer[cython.schar] = cython.cast(cython.pointer[cython.schar], facts)
    for i in range(WORDS):
        if sums.facts[i] != facts[i]:
            for j in range(8 * i, 8 * i + 8):
                if now[j] != before[j]:
                    add_row(sums.first, now[j] - before[j], layers.first[j])
            sums.facts[i] = facts[i]


def correct(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    layers: cython.pointer[Layers],
    sums: cython.pointer[Sums],
    values: cython.pointer[cython.double],
) -> cython.void:
    """Correct every side's chance of a position that is not over."""
    facts: cython.ulonglong[WORDS]
    late: cython.float[LATE]
    out: cython.float[3] = [0, 0, 0]
    scores: cython.double[3]
    i: cython.int
    j: cython.int
    side: cython.int
    sides: cython.int = sides_of(state)
    most: cython.double = -1e9
    total: cython.double = 0
    write_facts(state, tables, cython.cast(cython.pointer[cython.schar], facts))
    mix(layers, sums, facts)
    for j in range(LATE):
        late[j] = layers.second_bias[j]
    for i in range(MIXED):
        if sums.first[i] > 0:
            for j in range(LATE // 2):
                late[j] += sums.first[i] * layers.second[i][j]
            for j in range(LATE // 2, LATE):
                late[j] += sums.first[i] * layers.second[i][j]
    for i in range(LATE):
        if late[i] > 0:
            for j in range(3):
                out[j] += late[i] * layers.third[i][j]
    for i in range(sides):
        side = (state.seat + i) % sides
        scores[side] = log(max(values[side], LEAST)) + out[i]
        most = max(most, scores[side])
    for side in range(sides):
        values[side] = exp(scores[side] - most)
        total += values[side]
    for side in range(sides):
        values[side] /= total
