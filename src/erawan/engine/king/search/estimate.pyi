from collections.abc import Mapping, Sequence

from erawan.kernels.king.kernel import Kernel

UNIT_COUNT: int

class Weights:
    def __init__(self, nets: Sequence[Mapping[str, Sequence[object]]]) -> None: ...

def estimate(kernel: Kernel, weights: Weights) -> list[float]: ...
