from erawan.kernels.king import Kernel

TABLE_NAMES: tuple[str, ...]
SIDE_NAMES: tuple[str, ...]

def figures(kernel: Kernel) -> bytes: ...
