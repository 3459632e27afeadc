from collections.abc import Mapping, Sequence

from erawan.engine.king.search.correction import Correction
from erawan.kernels.king.kernel import Kernel

UNIT_COUNT: int

class Weights:
    def __init__(
        self,
        nets: Sequence[Mapping[str, Sequence[object]]],
        corrections: tuple[Correction | None, ...] = ...,
    ) -> None: ...

def estimate(kernel: Kernel, weights: Weights, is_corrected: bool = True) -> list[float]: ...
