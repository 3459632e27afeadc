from erawan.kernels.king.kernel import Kernel

BOARD_NAMES: tuple[str, ...]
SEAT_NAMES: tuple[str, ...]
FACT_COUNT: int

def facts(kernel: Kernel) -> bytes: ...
