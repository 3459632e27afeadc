MIXED_COUNT: int
LATE_COUNT: int
STEPS_OF_ONE: int
FINE_STEPS_OF_ONE: int

class Correction:
    def __init__(
        self, first: bytes, bias: bytes, second: bytes, second_bias: bytes, third: bytes
    ) -> None: ...
