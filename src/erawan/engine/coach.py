"""What the coach warns of: what a move does at once by the rules, never what anybody thinks of it.

Each game's engine says which dangers it finds (`EngineEntry.dangers`); docs/coach.md has the list.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["british", "loses", "next"]
"""The British get a province; the game ends as a loss; the next player can end it so."""


@dataclass(frozen=True, slots=True)
class Danger:
    """What a move does at once, the clause by which it does, and the moves that show it.

    `line` begins with the move itself. After it come moves in which nobody has a choice, and last,
    for `next`, the move of the player who wins by it.
    """

    kind: Kind
    clause: str
    line: tuple[str, ...]
