from collections.abc import Mapping, Sequence

class Weights:
    def __init__(self, nets: Sequence[Mapping[str, Sequence[object]]]) -> None: ...
