from typing import Any

class Board:
    codes: tuple[str, ...]
    def __init__(self, board: Any) -> None: ...
