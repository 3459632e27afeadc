from erawan.kernels.king.kernel import Kernel

TABLE_NAMES: tuple[str, ...]
SIDE_NAMES: tuple[str, ...]

def describe(kernel: Kernel) -> bytes: ...
