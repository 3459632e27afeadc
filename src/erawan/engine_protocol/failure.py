"""How a program that should speak the engine protocol can fail."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from erawan.core.line_process import ProcessFailed

Kind: TypeAlias = Literal["crash", "garbage", "hang", "illegal", "late", "refused"]
"""In which way an engine failed:

- `crash`: it could not be started, or ended by itself
- `garbage`: it wrote what is no line of the protocol
- `hang`: it gave no answer, not even long after its time
- `illegal`: its move is not legal
- `late`: it answered, but after its time
- `refused`: it answered a sound line with an error
"""

KINDS: tuple[Kind, ...] = get_args(Kind)


class EngineFailed(ProcessFailed):
    """An external engine did not do its part; `kind` says how."""

    def __init__(self, kind: Kind, message: str) -> None:
        super().__init__(kind, message)
        self.kind: Kind = kind
