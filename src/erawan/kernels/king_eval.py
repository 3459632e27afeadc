"""How likely each side of King of Siam is to win, estimated from the figures of a position.

A side (a player, with four players a team) gets a score from its own figures and those of the
table (`king_figures`); chances are the softmax of the scores. A score is a weighted sum of the
side's figures and of UNITS mixed terms, each of which is itself a weighted sum of all figures, or 0
where that is below 0: so a lead can count by who will rule, and a card by the struggles to come.

There are weights for each number of players. They come from games (`make king-weights`). Another
estimate has to write one chance for each side, as `chances` does, and nothing else.
"""

import cython
from cython.cimports.erawan.kernels.king import Kernel
from cython.cimports.erawan.kernels.king_eval import UNITS, Basis, Net, Slips
from cython.cimports.erawan.kernels.king_figures import (
    SIDE,
    TABLE,
    describe_side,
    describe_table,
    rank_all,
    sides_of,
)
from cython.cimports.erawan.kernels.king_outcome import find_winners
from cython.cimports.erawan.kernels.king_types import State, Tables
from cython.cimports.erawan.kernels.sources import SOURCES
from cython.cimports.erawan.kernels.splitmix import mix
from cython.cimports.libc.math import exp

from erawan.kernels.freshness import check

check(__name__, SOURCES)

UNIT_COUNT = UNITS


@cython.cclass
class Weights:
    """The weights for 2, 3 and 4 players, each with the fields of Net."""

    def __init__(self, nets: object) -> None:
        for players, net in enumerate(nets):
            n: cython.pointer[Net] = cython.address(self.nets[players])
            for j in range(UNITS):
                n.bias[j] = net["bias"][j]
                n.output[j] = net["output"][j]
                for i in range(TABLE):
                    n.table[i][j] = net["table"][i][j]
                for i in range(SIDE):
                    n.side[i][j] = net["side"][i][j]
            for i in range(SIDE):
                n.direct[i] = net["direct"][i]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def mix_in(
    sums: cython.pointer[cython.float], figure: cython.float, row: cython.pointer[cython.float]
) -> cython.void:
    """Add a figure, times its weights, to the sums of all units.

    In two halves: GCC would unroll a loop around a single one and then not use vectors.
    """
    j: cython.int
    for j in range(UNITS // 2):
        sums[j] += figure * row[j]
    for j in range(UNITS // 2, UNITS):
        sums[j] += figure * row[j]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def find_changes(
    x: cython.pointer[cython.float],
    before: cython.pointer[cython.float],
    count: cython.int,
    changes: cython.pointer[cython.float],
    changed: cython.pointer[cython.int],
) -> cython.int:
    """Write by how much figures differ, and which do; how many. Without a branch for each."""
    bits: cython.pointer[cython.uint] = cython.cast(cython.pointer[cython.uint], changes)
    i: cython.int
    n: cython.int = 0
    for i in range(count):
        changes[i] = x[i] - before[i]
    for i in range(count):
        changed[n] = i
        n += bits[i] != 0
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lay_basis(
    s: cython.pointer[State],
    t: cython.pointer[Tables],
    weights: Weights,
    slips: cython.pointer[Slips],
    basis: cython.pointer[Basis],
) -> cython.void:
    """Write the figures and sums of a position, for `chances` of those after its moves."""
    order: cython.int[3]
    i: cython.int
    side: cython.int
    net: cython.pointer[Net] = cython.address(weights.nets[s.players - 2])
    winners: cython.int = find_winners(s, order, rank_all(s, order))
    basis.net = net
    basis.slips = slips[0]
    describe_table(s, t, order, basis.table)
    for i in range(UNITS):
        basis.shared[i] = net.bias[i]
    for i in range(TABLE):
        mix_in(basis.shared, basis.table[i], net.table[i])
    for side in range(sides_of(s)):
        x: cython.pointer[cython.float] = basis.sides[side]
        describe_side(s, order, winners, side, x)
        basis.direct[side] = 0
        for i in range(UNITS):
            basis.sums[side][i] = 0
        for i in range(SIDE):
            basis.direct[side] += x[i] * net.direct[i]
            mix_in(basis.sums[side], x[i], net.side[i])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def chances(
    s: cython.pointer[State],
    t: cython.pointer[Tables],
    basis: cython.pointer[Basis],
    out: cython.pointer[cython.double],
) -> cython.void:
    """Write every side's estimated winning chance: the fewer figures differ, the quicker."""
    table: cython.float[TABLE]
    x: cython.float[SIDE]
    shared: cython.float[UNITS]
    sums: cython.float[UNITS]
    changes: cython.float[TABLE]
    changed: cython.int[TABLE]
    order: cython.int[3]
    i: cython.int
    j: cython.int
    side: cython.int
    total: cython.double = 0
    net: cython.pointer[Net] = basis.net
    sides: cython.int = sides_of(s)
    winners: cython.int = find_winners(s, order, rank_all(s, order))
    describe_table(s, t, order, table)
    for i in range(UNITS):
        shared[i] = basis.shared[i]
    for j in range(find_changes(table, basis.table, TABLE, changes, changed)):
        i = changed[j]
        mix_in(shared, changes[i], net.table[i])
    for side in range(sides):
        score: cython.float = basis.direct[side]
        describe_side(s, order, winners, side, x)
        for i in range(UNITS):
            sums[i] = shared[i] + basis.sums[side][i]
        for j in range(find_changes(x, basis.sides[side], SIDE, changes, changed)):
            i = changed[j]
            score += changes[i] * net.direct[i]
            mix_in(sums, changes[i], net.side[i])
        for i in range(UNITS):
            score += max(sums[i], cython.cast(cython.float, 0)) * net.output[i]
        out[side] = exp(score)
        total += out[side]
    for side in range(sides):
        out[side] /= total
    if basis.slips.most > 0:
        misjudge(s, cython.address(basis.slips), out)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def misjudge(
    s: cython.pointer[State],
    slips: cython.pointer[Slips],
    out: cython.pointer[cython.double],
) -> cython.void:
    """Move every side's chance a little, the same way whenever the position is met."""
    side: cython.int
    total: cython.double = 0
    random: cython.ulonglong = s.key ^ slips.seed
    for side in range(sides_of(s)):
        random = mix(random)
        out[side] += slips.most * ((random >> 11) * 2.0**-52 - 1)
        out[side] = min(0.99, max(0.01, out[side]))
        total += out[side]
    for side in range(sides_of(s)):
        out[side] /= total


def estimate(kernel: Kernel, weights: Weights) -> list:
    """Every seat's estimated winning chance; partners share theirs."""
    out: cython.double[4]
    basis: Basis
    slips: Slips
    s: cython.pointer[State] = cython.address(kernel.state)
    t: cython.pointer[Tables] = cython.address(kernel.board.tables)
    slips.most = 0
    slips.seed = 0
    lay_basis(s, t, weights, cython.address(slips), cython.address(basis))
    chances(s, t, cython.address(basis), out)
    return [out[seat & 1 if s.players == 4 else seat] for seat in range(s.players)]
