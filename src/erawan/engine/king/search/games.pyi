from erawan.engine.king.search.estimate import Weights
from erawan.engine.king.search.solver import Solver
from erawan.kernels.king.kernel import Kernel

STYLES: dict[str, int]

class Player:
    def __init__(self, weights: Weights, others: Weights, solver: Solver) -> None: ...
    def play(
        self,
        start: Kernel,
        styles: list[tuple[int, int, int]],
        whim: int,
        sober: int,
        seed: int,
    ) -> tuple[int, bytes]: ...

def facts_of(
    start: Kernel, rows: bytes, weights: Weights
) -> tuple[bytearray, bytearray, bytearray]: ...
