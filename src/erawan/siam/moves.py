"""A turn, in one of the four shapes that a code can have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Enter:
    """From the reserve onto an outside cell, pushing if it is occupied."""

    cell: str
    facing: str

    @property
    def code(self) -> str:
        """Such as ``@a1n``."""
        return f"@{self.cell}{self.facing}"


@dataclass(frozen=True, slots=True)
class Go:
    """From a cell to the next one, pushing if it is occupied."""

    cell: str
    target: str
    facing: str

    @property
    def code(self) -> str:
        """Such as ``a1b1e``."""
        return f"{self.cell}{self.target}{self.facing}"


@dataclass(frozen=True, slots=True)
class Face:
    """A turn on the spot."""

    cell: str
    facing: str

    @property
    def code(self) -> str:
        """Such as ``a1n``."""
        return f"{self.cell}{self.facing}"


@dataclass(frozen=True, slots=True)
class Leave:
    """From an outside cell back to the reserve."""

    cell: str

    @property
    def code(self) -> str:
        """Such as ``a1-``."""
        return f"{self.cell}-"


Move: TypeAlias = Enter | Go | Face | Leave
