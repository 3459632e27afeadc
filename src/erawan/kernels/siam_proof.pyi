from erawan.kernels.siam import Kernel
from erawan.kernels.siam_hash import Table
from erawan.kernels.stop import Stop

MAX_PLIES: int

class Solver:
    def __init__(
        self, kernel: Kernel, table: Table, stop: Stop, attacker: int, nodes: int | None = None
    ) -> None: ...
    @property
    def nodes(self) -> int: ...
    @property
    def is_over(self) -> bool: ...
    def prove(self, plies: int) -> int: ...
    @property
    def answer(self) -> int | None: ...
