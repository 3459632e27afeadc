"""When a search asks for proofs: wins of its own, and of the opponent after the move it likes.

Looking two plies further costs about twenty times as much, so it is done once the search has come
so far that all proofs together take only a share of its nodes. Node counts decide, not the clock:
with a node limit the same happens every time.
"""

from __future__ import annotations

from erawan.engine.siam.proofs import Proof, find_proof
from erawan.engine.siam.search.deepening import Search
from erawan.engine.siam.search.transpositions import Table
from erawan.kernels.common.stop import Stop
from erawan.kernels.siam.kernel import Kernel

PROOF_NODE_SHARE = 0.1
"""How much of all nodes proofs may take, as far as that can be foreseen."""

CONFIRMING_NODES = 50_000_000
"""How many nodes the proof of a win that the search has seen may take."""

FIRST_PLIES = 5
COSTS = {5: 8_000, 7: 120_000, 9: 2_500_000, 11: 40_000_000}
"""How many nodes a proof in so many plies takes at first sight."""


COST_FACTOR = 4
"""A proof that takes so many times as long as foreseen is given up."""


class Prover:
    """The proofs looked for during one search, which pays for them with its nodes."""

    def __init__(
        self, kernel: Kernel, search: Search, stop: Stop, tables: tuple[Table, Table]
    ) -> None:
        self._kernel = kernel
        self._search = search
        self._stop = stop
        self._tables = tables
        self._costs = dict(COSTS)
        self._spent = 0
        self._attacked = 0
        self._refuted: dict[int, int] = {}

    def attack(self) -> Proof | None:
        """A win of the mover, if it is time to look further than before and there is one."""
        plies = max(FIRST_PLIES, self._attacked + 2)
        if not self._is_time(plies):
            return None
        self._attacked = plies
        return self._prove(self._kernel, plies, COST_FACTOR * self._costs[plies])

    def confirm(self, move: int, plies: int) -> Proof | None:
        """A win of the mover within so many plies by a move, as the search has seen it."""
        return self._prove(self._kernel, plies, CONFIRMING_NODES, move)

    def refute(self, move: int) -> Proof | None:
        """A win of the opponent after a move, if it is time to look further than before."""
        plies = max(FIRST_PLIES, self._refuted.get(move, 0) + 2)
        after = self._kernel.play_move(move)
        if after.ended or not self._is_time(plies):
            return None
        self._refuted[move] = plies
        return self._prove(after, plies, COST_FACTOR * self._costs[plies])

    def _is_time(self, plies: int) -> bool:
        if plies not in self._costs:
            return False
        spent = self._spent + self._costs[plies]
        return spent <= PROOF_NODE_SHARE * (self._search.nodes + self._costs[plies])

    def _prove(
        self, kernel: Kernel, plies: int, most: int, hint: int | None = None
    ) -> Proof | None:
        table = self._tables[kernel.side]
        most = min(most, self._search.left)
        proof, cost = find_proof(kernel, table, plies, self._stop, most, hint)
        self._search.pay(cost)
        self._spent += cost
        if plies in self._costs:
            self._costs[plies] = (self._costs[plies] + cost) // 2
        return proof
