"""How likely each side of King of Siam is to win, estimated from the features of a position.

A side (a player, with four players a team) gets a score from its own features and those of the
table (`features`); chances are the softmax of the scores. A score is a weighted sum of the
side's features and of UNITS mixed terms, each of which is itself a weighted sum of all features, or
0 where that is below 0: so a lead can count by who will rule, and a card by the struggles to come.

There are weights for each number of players. They come from games. Another estimate has to write
one chance for each side, as `chances` does, and nothing else. A `correction` may look at it again.
"""

import cython
from cython.cimports.erawan.engine.king.search.correction import Correction, Layers, Sums, correct
from cython.cimports.erawan.engine.king.search.estimate import UNITS, Basis, Net, Noise
from cython.cimports.erawan.engine.king.search.features import (
    SIDE,
    TABLE,
    describe_side,
    describe_table,
    rank_all,
    sides_of,
)
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.splitmix import mix
from cython.cimports.erawan.kernels.king.kernel import Kernel
from cython.cimports.erawan.kernels.king.outcome import find_winners
from cython.cimports.erawan.kernels.king.types import State, Tables
from cython.cimports.libc.math import exp

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

UNIT_COUNT = UNITS


@cython.cclass
class Weights:
    """The weights for 2, 3 and 4 players, each with the fields of Net, and the corrections.

    A number of players without a correction has None.
    """

    def __init__(self, nets: object, corrections: tuple = (None, None, None)) -> None:
        self.kept = corrections
        for players in range(3):
            self.corrections[players] = cython.NULL
            if corrections[players] is not None:
                correction: Correction = corrections[players]
                self.corrections[players] = correction.layers
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
    sums: cython.pointer[cython.float], feature: cython.float, row: cython.pointer[cython.float]
) -> cython.void:
    """Add a feature, times its weights, to the sums of all units.

    In two halves: GCC would unroll a loop around a single one and then not use vectors.
    """
    j: cython.int
    for j in range(UNITS // 2):
        sums[j] += feature * row[j]
    for j in range(UNITS // 2, UNITS):
        sums[j] += feature * row[j]


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
    """Write by how much features differ, and which do; how many. Without a branch for each."""
    bits: cython.pointer[cython.uint] = cython.cast(cython.pointer[cython.uint], changes)
    i: cython.int
    n: cython.int = 0
    for i in range(count):
        changes[i] = x[i] - before[i]
    for i in range(count):
        changed[n] = i
        n += bits[i] != 0
    return n


def lay_basis(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    weights: Weights,
    noise: cython.pointer[Noise],
    basis: cython.pointer[Basis],
) -> cython.void:
    """Write the features and sums of a position, for `chances` of those after its moves."""
    order: cython.int[3]
    i: cython.int
    side: cython.int
    net: cython.pointer[Net] = cython.address(weights.nets[state.players - 2])
    winners: cython.int = find_winners(state, order, rank_all(state, order))
    basis.net = net
    basis.noise = noise[0]
    describe_table(state, tables, order, basis.table)
    for i in range(UNITS):
        basis.shared[i] = net.bias[i]
    for i in range(TABLE):
        mix_in(basis.shared, basis.table[i], net.table[i])
    for side in range(sides_of(state)):
        x: cython.pointer[cython.float] = basis.sides[side]
        describe_side(state, order, winners, side, x)
        basis.direct[side] = 0
        for i in range(UNITS):
            basis.sums[side][i] = 0
        for i in range(SIDE):
            basis.direct[side] += x[i] * net.direct[i]
            mix_in(basis.sums[side], x[i], net.side[i])


def chances(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    basis: cython.pointer[Basis],
    out: cython.pointer[cython.double],
) -> cython.void:
    """Write every side's estimated winning chance: the fewer features differ, the quicker."""
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
    sides: cython.int = sides_of(state)
    winners: cython.int = find_winners(state, order, rank_all(state, order))
    describe_table(state, tables, order, table)
    for i in range(UNITS):
        shared[i] = basis.shared[i]
    for j in range(find_changes(table, basis.table, TABLE, changes, changed)):
        i = changed[j]
        mix_in(shared, changes[i], net.table[i])
    for side in range(sides):
        score: cython.float = basis.direct[side]
        describe_side(state, order, winners, side, x)
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
    if basis.noise.most > 0:
        misjudge(state, cython.address(basis.noise), out)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def misjudge(
    state: cython.pointer[State],
    noise: cython.pointer[Noise],
    out: cython.pointer[cython.double],
) -> cython.void:
    """Move every side's chance a little, the same way whenever the position is met."""
    side: cython.int
    total: cython.double = 0
    random: cython.ulonglong = state.key ^ noise.seed
    for side in range(sides_of(state)):
        random = mix(random)
        out[side] += noise.most * ((random >> 11) * 2.0**-52 - 1)
        out[side] = min(0.99, max(0.01, out[side]))
        total += out[side]
    for side in range(sides_of(state)):
        out[side] /= total


def estimate(kernel: Kernel, weights: Weights, is_corrected: cython.bint = True) -> list:
    """Every seat's estimated winning chance; partners share theirs."""
    out: cython.double[4]
    basis: Basis
    noise: Noise
    state: cython.pointer[State] = cython.address(kernel.state)
    tables: cython.pointer[Tables] = cython.address(kernel.board.tables)
    noise.most = 0
    noise.seed = 0
    lay_basis(state, tables, weights, cython.address(noise), cython.address(basis))
    chances(state, tables, cython.address(basis), out)
    sums: Sums
    sums.begun = False
    if is_corrected and weights.corrections[state.players - 2] is not cython.NULL:
        layers: cython.pointer[Layers] = weights.corrections[state.players - 2]
        correct(state, tables, layers, cython.address(sums), out)
    return [out[seat & 1 if state.players == 4 else seat] for seat in range(state.players)]
