"""Several trees of one position, put together."""

from __future__ import annotations

import erawan
from erawan.engine.king.forest import Forest
from erawan.engine.king.search.solver import Solver
from erawan.engine.king.weights import weights
from erawan.engine.thought import Line
from erawan.kernels.common.stop import Stop
from erawan.kernels.king.kernel import Kernel

START = erawan.game("king-of-siam").start(players=2, seed=3)


def grown(threads: int, nodes: int) -> Forest:
    forest = Forest(Kernel(START), weights(), Solver(1), threads, 1)
    forest.run(nodes, Stop())
    return forest


def test_the_nodes_are_shared_among_the_trees() -> None:
    forest = grown(3, 60)
    assert [tree.nodes for tree in forest.trees] == [20, 20, 20]
    assert forest.nodes == 60


def test_trees_differ_and_their_moves_are_put_together() -> None:
    forest = grown(2, 600)
    first, second = ({line[0][0]: line for line in tree.lines(64)} for tree in forest.trees)
    assert {code: line[2] for code, line in first.items()} != {
        code: line[2] for code, line in second.items()
    }
    lines = {line.codes[0]: line for line in forest.lines(64)}
    assert len(lines) <= len(first | second)
    both = first.keys() & second.keys() & lines.keys()
    assert both
    for code in both:
        worth = lines[code].values[0]
        low, high = sorted((first[code][1][0], second[code][1][0]))
        assert low - 1e-6 <= worth <= high + 1e-6


def test_one_tree_is_taken_as_it_is() -> None:
    forest = grown(1, 50)
    found = forest.trees[0].lines(64)
    lines = forest.lines(64)
    assert [line.codes for line in lines] == [tuple(codes) for codes, *_ in found]
    assert lines[0] == Line(tuple(found[0][0]), tuple(found[0][1]), found[0][3])


def test_moves_hardly_looked_at_are_left_out() -> None:
    forest = grown(1, 200)
    visits = {codes[0]: n for codes, _, n, *_ in forest.trees[0].lines(64)}
    most = max(visits.values())
    compared = {line.codes[0] for line in forest.lines(1)}
    assert compared == {code for code, n in visits.items() if 10 * n >= most}
    assert len(forest.lines(12)) >= 12
