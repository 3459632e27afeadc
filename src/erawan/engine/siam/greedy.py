"""Greedy play in Siam: win now, else don't lose at once, else bring a pusher nearer to a rock.

The *distance* of an animal is the number of plies in which it would push a rock off the board all
alone, going straight ahead: the empty cells between it and the rock (what stands there is pushed
along), the cells beyond the rock, and one more. Of several rocks ahead the farthest counts, which
would fall first. It counts only if the force is enough with everything ahead pushed together, and
if the animal's own side would be credited with the rock (S7.G). A side's distance is the smallest
of its animals'.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from erawan.siam import Move, Position
from erawan.siam.pieces import EMPTY, FACING, OWNER, ROCK
from erawan.siam.push import Push, find_credits, find_push
from erawan.siam.rules import arrival_barred, entry_barred, entry_push, own_push


def best_siam_moves(position: Position) -> list[Move]:
    """The legal moves that nothing is better than, in order of code."""
    scores = [(_score(position, move), move) for move in position.legal_moves()]
    best = max(score for score, _ in scores)
    return [move for score, move in scores if score == best]


def _score(position: Position, move: Move) -> tuple[int, float]:
    """2 for a win, 1 if it goes on without an immediate loss, 0 for a loss; then minus distance."""
    after = position.play(move)
    if after.outcome is not None:
        if position.side in after.outcome.winners:
            return 2, 0
        return (0 if after.outcome.winners else 1), -math.inf
    if can_win_now(after):
        return 0, 0
    return 1, -distance(after, position.side)


def can_win_now(position: Position) -> bool:
    """Whether the side to move has a push that drops a rock for itself."""
    return any(
        push.drops_rock
        and push.succeeds(position.options.force)
        and find_credits(push)[0].side == position.side
        for push in _pushes(position)
    )


def _pushes(position: Position) -> Iterator[Push]:
    """All pushes that the side to move could try."""
    grid, cells = position.options.board.grid, position.cells
    if position.reserve[position.side]:
        for cell in grid.outside:
            if cells[cell] != EMPTY and not entry_barred(position, cell):
                for facing in grid.inward[cell]:
                    yield entry_push(position, cell, facing)
    for cell, piece in enumerate(cells):
        if OWNER[piece] == position.side and grid.rays[cell][FACING[piece]]:
            target = grid.rays[cell][FACING[piece]][0]
            if cells[target] != EMPTY and not arrival_barred(position, target):
                yield own_push(position, cell, FACING[piece])


def distance(position: Position, side: int) -> float:
    """A side's distance from winning, infinite if no animal of it can push a rock off alone."""
    distances = [
        _animal_distance(position, cell)
        for cell, piece in enumerate(position.cells)
        if OWNER[piece] == side
    ]
    return min(distances, default=math.inf)


def _animal_distance(position: Position, cell: int) -> float:
    cells, facing = position.cells, FACING[position.cells[cell]]
    ray = position.options.board.grid.rays[cell][facing]
    rocks = [place for place, ahead in enumerate(ray) if cells[ahead] == ROCK]
    if not rocks:
        return math.inf
    side = OWNER[cells[cell]]
    together = tuple(ahead for ahead in ray if cells[ahead] != EMPTY)
    if not find_push(cells, together, facing, side).succeeds(position.options.force):
        return math.inf
    up_to_rock = tuple(ahead for ahead in ray[: rocks[-1] + 1] if cells[ahead] != EMPTY)
    if find_credits(find_push(cells, up_to_rock, facing, side))[0].side != side:
        return math.inf
    # Empty cells before the rock are walked, those beyond it and the edge are pushed over.
    return len(ray) - len(up_to_rock) + 1
