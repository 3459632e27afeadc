from erawan.engine.king.search.estimate import Weights
from erawan.kernels.king.kernel import Kernel

def first_sight(
    kernel: Kernel,
    weights: Weights,
    seen: tuple[int, bool, int, int, bool],
    noise: float,
    seed: int,
    count: int,
) -> list[tuple[str, tuple[float, ...], bool]]: ...
