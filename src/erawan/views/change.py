"""What every event of a turn carries, whatever the game: its words, and which pieces it moves."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from erawan.views.msg import Msg

Facing: TypeAlias = Literal["n", "e", "s", "w"]


class Shift(Struct, frozen=True):
    """Pieces that go from one place to another, or turn where they stand.

    Pieces and places are named by the game; `count` of them go together. `start` is None for what
    appears, `end` for what is gone. `facing` is where an animal then looks or a rock falls to.
    """

    piece: str
    start: str | None
    end: str | None
    count: int = 1
    facing: Facing | None = None


class TurnEvent(Struct, frozen=True, tag_field="event"):
    """One change of a turn, to be animated and told; `say` is None where others say it.

    Events come in the order to tell them; those with the same `beat` happen together. `shifts` is
    all that a drawing of the table needs to follow it.
    """

    say: Msg | None
    clause: str
    beat: int
    shifts: tuple[Shift, ...]
