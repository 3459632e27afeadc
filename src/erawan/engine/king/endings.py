"""Exact endings of King of Siam: who wins whatever the others do, as the engine uses it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations

from erawan.engine.king.search.greedy import greedy_moves
from erawan.engine.king.search.solver import Solver
from erawan.engine.thought import Line, Thought
from erawan.kernels.common.stop import Stop
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME

MOST_CARDS = {2: (15, 9, 8, 7), 3: (7, 5), 4: (10, 8, 7)}
"""By players: with more cards left it is not tried, as few positions would be proved in time.

The first number is for one open province, the next for two, the last for more still. With two
players the last struggle is proved in some hundredths of a second even with a dozen cards.
"""
PROOF_TIME_SHARE = 0.5
"""Of the time for a move, so much may be spent on a proof."""
MOVES_PER_NODE = 2_000
"""What a node of the search costs, in moves that the solver tries."""
MAX_PROOF_MOVES = 20_000_000
"""Moves that it tries at most if nothing else limits it."""
MAX_LINE_MOVES = 40
"""Moves of a line that are written down."""


@dataclass(frozen=True, slots=True)
class Ending:
    """A proof that a side wins whatever the others do.

    Of three players the mover may be unable to win, whatever all do, while nobody else can force a
    win: then there are no winners, and the mover is a kingmaker.
    """

    winners: frozenset[int]
    values: tuple[float, ...]
    codes: tuple[str, ...]
    """The winning line, if it is the mover who wins."""

    def correct(self, thought: Thought) -> Thought:
        """The same thought with what is proved: the winning line first, or every line lost."""
        if not self.winners:
            return thought
        if self.codes:
            best = Line(self.codes, self.values, proved=True)
            others = [line for line in thought.lines if line.codes[0] != self.codes[0]]
            return replace(thought, lines=(best, *others))
        lost = [replace(line, values=self.values, proved=True) for line in thought.lines]
        return replace(thought, lines=tuple(lost))


def side_of(seat: int, players: int) -> int:
    """The bits of a seat and its partner."""
    return sum(1 << partner for partner in GAME.side_of(seat, players))


def solve(
    kernel: Kernel, solver: Solver, nodes: int | None, seconds: float | None, stop: Stop
) -> Ending | None:
    """A proof that some side wins, if there is one and it is found within a share of the limits.

    With three players there may be none: then two of them decide by what they do. That the mover
    can't win is told all the same.
    """
    position = kernel.store()
    players: int = position.players
    limits = MOST_CARDS[players]
    most_cards = limits[min(len(position.face_up), len(limits)) - 1]
    if not 0 < 8 * players - position.cards_played <= most_cards:
        return None
    most = MAX_PROOF_MOVES if nodes is None else nodes * MOVES_PER_NODE
    if seconds is not None:
        stop.allow(PROOF_TIME_SHARE * seconds)
    mover = side_of(position.seat, players)
    winning = _find_winners(kernel, solver, most, stop)
    if winning is None:
        return None
    if not winning:
        everybody = (1 << players) - 1
        hopeless = solver.force(kernel, everybody, mover, most, stop) is False
        return Ending(frozenset(), (), ()) if hopeless else None
    winners = frozenset(seat for seat in range(players) if winning >> seat & 1)
    values = tuple(float(seat in winners) for seat in range(players))
    if winning != mover:
        return Ending(winners, values, ())
    codes = _winning_line(kernel, solver, mover, most, stop)
    return Ending(winners, values, codes) if codes else None


def _find_winners(kernel: Kernel, solver: Solver, nodes: int, stop: Stop) -> int | None:
    """The bits of the seats that win whatever the others do; 0 if none do, None if not known."""
    position = kernel.store()
    seat: int = position.seat
    players: int = position.players
    side = side_of(seat, players)
    wins = solver.force(kernel, side, side, nodes, stop)
    if wins:
        return side
    if players != 3:
        return None if wins is None else (1 << players) - 1 - side
    is_known = wins is not None
    for other in ((seat + 1) % 3, (seat + 2) % 3):
        wins = solver.force(kernel, 1 << other, 1 << other, nodes, stop)
        if wins:
            return 1 << other
        is_known = is_known and wins is not None
    return 0 if is_known else None


def _winning_line(
    kernel: Kernel, solver: Solver, team: int, nodes: int, stop: Stop
) -> tuple[str, ...]:
    """Moves that win for the team, between them replies that look best to the others."""
    codes: list[str] = []
    while kernel.outcome is None and len(codes) < MAX_LINE_MOVES:
        code: str | None = greedy_moves(kernel)[0]
        if team >> kernel.store().seat & 1:
            code = solver.deciding_move(kernel, team, team, nodes, stop)
        if code is None:
            break
        codes.append(code)
        kernel = kernel.play(code)
    return tuple(codes)


def forced_outcomes(
    kernel: Kernel, solver: Solver, nodes: int, stop: Stop
) -> dict[int, list[frozenset[int]]] | None:
    """For each of three players the smallest sets of winners that it can force alone.

    `{0}` means that it can bring about that seat 0 wins, `{0, 1}` that it can keep seat 2 from
    winning; a seat without any decides nothing. None if not all was proved within so many nodes.
    """
    forced: dict[int, list[frozenset[int]]] = {}
    for seat in range(3):
        forced[seat] = []
        for size in (1, 2):
            for goal in map(frozenset, combinations(range(3), size)):
                if any(smaller < goal for smaller in forced[seat]):
                    continue
                bits = sum(1 << winner for winner in goal)
                can = solver.force(kernel, 1 << seat, bits, nodes, stop)
                if can is None:
                    return None
                if can:
                    forced[seat].append(goal)
    return forced
