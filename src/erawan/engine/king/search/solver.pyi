from erawan.kernels.common.stop import Stop
from erawan.kernels.king.kernel import Kernel

MOST_CARDS: int

class Solver:
    def __init__(self, mebibytes: int = 16) -> None: ...
    @property
    def nodes(self) -> int: ...
    def force(
        self, kernel: Kernel, team: int, goal: int, nodes: int, stop: Stop
    ) -> bool | None: ...
    def deciding_move(
        self, kernel: Kernel, team: int, goal: int, nodes: int, stop: Stop
    ) -> str | None: ...
