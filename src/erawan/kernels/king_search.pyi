from erawan.kernels.king import Kernel
from erawan.kernels.king_eval import Weights
from erawan.kernels.king_solve import Solver
from erawan.kernels.stop import Stop

class Search:
    def __init__(
        self,
        kernel: Kernel,
        weights: Weights,
        solver: Solver,
        mebibytes: int = 64,
        curiosity: float = 1.0,
        noise: float = 0.0,
        seed: int = 0,
    ) -> None: ...
    @property
    def nodes(self) -> int: ...
    @property
    def is_done(self) -> bool: ...
    def run(self, nodes: int, stop: Stop) -> int: ...
    @property
    def is_proved(self) -> bool: ...
    @property
    def is_lost(self) -> bool: ...
    def lines(
        self, count: int
    ) -> list[tuple[list[str], list[float], int, bool, bool, int | None]]: ...
