"""The nodes of the frozen engine's search: which child comes next, and what children prove.

A tree is an array of nodes; a node is named by its place in it. `tree` grows it.
"""

import cython
from cython.cimports.bench.sparring.compiled.frozen_nodes import OPEN, PROVED, SETTLED, Node
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king.types import PASS
from cython.cimports.libc.math import sqrt

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


def cannot_win(tree: cython.pointer[Node], i: cython.int, side: cython.int) -> cython.bint:
    """Whether it is certain that a side doesn't win any more."""
    return tree[i].state != OPEN and not tree[i].possible >> side & 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def wins_alone(tree: cython.pointer[Node], i: cython.int, side: cython.int) -> cython.bint:
    """Whether it is proved that a side wins, and no other with it."""
    return tree[i].state == PROVED and tree[i].possible == 1 << side


def standing(
    tree: cython.pointer[Node], i: cython.int, side: cython.int, is_settled: cython.bint
) -> cython.double:
    """A node's rank among its like: a sure win, then by visits, then by worth, a sure loss.

    Where the position before it is settled, visits say nothing any more.
    """
    node: cython.pointer[Node] = cython.address(tree[i])
    if node.state == PROVED and node.possible >> side & 1:
        return 1e18 if wins_alone(tree, i, side) else 1e17
    if cannot_win(tree, i, side):
        return -1
    return (0 if is_settled else node.visits) + cython.cast(cython.double, node.values[side])


def expected_child(
    tree: cython.pointer[Node], i: cython.int, side: cython.int, players: cython.int
) -> cython.int:
    """The child that the mover's side is expected to choose.

    Of three players, who can't win any more passes.
    """
    j: cython.int
    first: cython.int = tree[i].first
    best: cython.int = first
    passes: cython.bint = players == 3 and cannot_win(tree, i, side)
    is_settled: cython.bint = tree[i].state == SETTLED
    for j in range(first, first + tree[i].count):
        if passes and tree[j].move == PASS:
            return j
        if standing(tree, j, side, is_settled) > standing(tree, best, side, is_settled):
            best = j
    return best


def select(
    tree: cython.pointer[Node], i: cython.int, side: cython.int, c_puct: cython.double
) -> cython.int:
    """The child to look at next: by worth and by prior, less where it was looked at (PUCT)."""
    first: cython.int = tree[i].first
    best: cython.double = -1
    chosen: cython.int = first
    j: cython.int
    drive: cython.double = c_puct * sqrt(tree[i].visits)
    for j in range(first, first + tree[i].count):
        node: cython.pointer[Node] = cython.address(tree[j])
        score: cython.double = node.values[side]
        if node.state == OPEN:
            score += drive * node.prior / (1 + node.visits)
        if score > best:
            best = score
            chosen = j
    return chosen


def update(
    tree: cython.pointer[Node], i: cython.int, side: cython.int, players: cython.int
) -> cython.void:
    """Set a position's worth and state from its children's."""
    node: cython.pointer[Node] = cython.address(tree[i])
    sums: cython.double[3]
    visits: cython.int = 0
    all_known: cython.bint = node.whole
    alike: cython.bint = True
    possible: cython.int = 0
    k: cython.int
    j: cython.int
    sums[0] = sums[1] = sums[2] = 0
    for j in range(node.first, node.first + node.count):
        child: cython.pointer[Node] = cython.address(tree[j])
        all_known = all_known and child.state != OPEN
        alike = alike and child.state == PROVED
        alike = alike and child.possible == tree[node.first].possible
        possible |= child.possible
        # What is surely lost will not be chosen.
        if not cannot_win(tree, j, side):
            visits += child.visits
            for k in range(3):
                sums[k] += child.visits * child.values[k]
    best: cython.int = expected_child(tree, i, side, players)
    if wins_alone(tree, best, side):
        node.state = PROVED
        possible = 1 << side
    elif all_known:
        node.state = PROVED if alike else SETTLED
    if node.state != OPEN:
        node.possible = possible
        best = expected_child(tree, i, side, players)
    for k in range(3):
        if node.state != OPEN or visits == 0:
            node.values[k] = tree[best].values[k]
        else:
            node.values[k] = sums[k] / visits
