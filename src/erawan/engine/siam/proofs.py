"""Forced wins in Siam as strategies: what to play against every defence, until a rock falls."""

from __future__ import annotations

from dataclasses import dataclass

from erawan.core.errors import ErawanError
from erawan.engine.siam.search.proof import Solver
from erawan.engine.siam.search.threats import find_win
from erawan.engine.siam.search.transpositions import Table
from erawan.kernels.common.stop import Stop
from erawan.kernels.siam.kernel import Kernel
from erawan.siam import Position

MEBIBYTES = 64
DEFENCE_NODES = 20_000
"""How many nodes a look at one defence may take, if the table has forgotten it."""


@dataclass(frozen=True)
class Proof:
    """That the side to move wins within so many plies, whatever the other side does."""

    kernel: Kernel
    within: int
    code: str
    """The first move."""
    table: Table

    def answer(self, position: Position, plies: int) -> str:
        """What to play in a position that the proof comes to, with so many plies left."""
        return _answer(Kernel(position), self.table, plies)[1]

    def replay(self) -> int:
        """Play the proof out on the readable rules against every defence.

        Returns how many different positions it answers; raises ErawanError where one defence holds.
        """
        answered: set[tuple[int, int]] = set()
        waiting = [(self.kernel.store(), self.within)]
        while waiting:
            position, left = waiting.pop()
            if (position.key, left) in answered:
                continue
            answered.add((position.key, left))
            after = position.play(position.parse(self.answer(position, left)))
            defences = [after.play(move) for move in after.legal_moves()] or [after]
            for defended in defences:
                if defended.outcome is None:
                    waiting.append((defended, left - 2))
                elif position.side not in defended.outcome.winners:
                    raise ErawanError(f"the proof fails after {after.text}")
        return len(answered)

    def line(self, stop: Stop | None = None) -> tuple[str, ...]:
        """The moves of the longest defence found; less far where it is stopped."""
        stop = stop or Stop()
        kernel, left = self.kernel.play(self.code), self.within - 1
        codes = [self.code]
        while not kernel.ended:
            left, code = _longest_defence(kernel, self.table, left, stop)
            if stop.is_due:
                break
            codes.append(code)
            kernel = kernel.play(code)
            if not kernel.ended:
                left, code = _answer(kernel, self.table, left)
                codes.append(code)
                kernel = kernel.play(code)
                left -= 1
        return tuple(codes)


def prove(
    position: Position, plies: int, stop: Stop | None = None, nodes: int | None = None
) -> Proof | None:
    """A proof that the side to move wins within at most so many plies, if one is found."""
    return find_proof(Kernel(position), Table(MEBIBYTES), plies, stop or Stop(), nodes)[0]


def find_proof(
    kernel: Kernel,
    table: Table,
    plies: int,
    stop: Stop,
    nodes: int | None,
    hint: int | None = None,
) -> tuple[Proof | None, int]:
    """The same with a table of the side to move's own proofs; also the nodes it took."""
    solver = Solver(kernel, table, stop, kernel.side, nodes)
    if hint is not None:
        solver.hint(hint)
    within = solver.prove(plies)
    if not within or solver.answer is None:
        return None, solver.nodes
    return Proof(kernel, within, kernel.code_of(solver.answer), table), solver.nodes


def _answer(kernel: Kernel, table: Table, plies: int) -> tuple[int, str]:
    """Within how many plies the side to move wins, and by which move; raises ErawanError."""
    solver = Solver(kernel, table, Stop(), kernel.side)
    within = solver.prove(plies)
    if not within or solver.answer is None:
        raise ErawanError(f"no win within {plies} plies is proved here")
    return within, kernel.code_of(solver.answer)


def _longest_defence(kernel: Kernel, table: Table, plies: int, stop: Stop) -> tuple[int, str]:
    """The defence after which the win is proved to take longest, and how long it takes."""
    longest, best = -1, ""
    for code in kernel.legal_codes():
        after = kernel.play(code)
        if after.ended:
            within = 0
        elif find_win(after) is not None:
            within = 1
        else:
            within = Solver(after, table, stop, after.side, DEFENCE_NODES).prove(plies - 1)
        if within > longest:
            longest, best = within, code
    return longest, best
