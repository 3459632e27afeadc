from bench.sparring.compiled.frozen_estimate import Weights
from erawan.engine.king.search.solver import Solver
from erawan.kernels.common.stop import Stop
from erawan.kernels.king.kernel import Kernel

class Search:
    def __init__(
        self,
        kernel: Kernel,
        weights: Weights,
        solver: Solver,
        mebibytes: int = 64,
        c_puct: float = 1.0,
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
