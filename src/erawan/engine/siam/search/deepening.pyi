from erawan.engine.siam.search.transpositions import Table
from erawan.kernels.common.stop import Stop
from erawan.kernels.siam.kernel import Kernel

MAX_DEPTH: int
WIN: int
SURE: int
FEATURES: dict[str, int]

class Search:
    def __init__(
        self,
        kernel: Kernel,
        table: Table,
        stop: Stop,
        nodes: int | None = None,
        noise: int = 0,
        seed: int = 0,
        without: int = 0,
    ) -> None: ...
    @property
    def nodes(self) -> int: ...
    @property
    def left(self) -> int: ...
    def pay(self, nodes: int) -> None: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def roots(self) -> list[int]: ...
    @property
    def line(self) -> list[int]: ...
    def lead(self, move: int) -> None: ...
    def shun(self) -> bool: ...
    def deepen(self, depth: int, place: int = 0, guess: int | None = None) -> int | None: ...
