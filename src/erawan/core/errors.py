"""Everything that can be wrong with what somebody hands us.

ErawanError
├── IllegalMove    a well-formed move that the rules forbid here
├── BadCode        a text that is no move code
├── BadOption      a choice before the game that can't be
├── BadBoard       a board that breaks the conditions for boards
├── BadPosition    a position that breaks an invariant
└── BadRecord      a record that can't be read to its end

Each message tells a person what is wrong; `clause` names the rule where there is one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from erawan.core.record import Record


class ErawanError(ValueError):
    """The root of this package's errors."""


class IllegalMove(ErawanError):
    """A canonical move that is not legal here; `clause` is the first one it breaks.

    `why` is a word for the reason, and `values` are the codes that it speaks of, so that it can be
    said in any language.
    """

    def __init__(self, clause: str, message: str, why: str = "", **values: str | int) -> None:
        super().__init__(f"{message} ({clause})")
        self.clause = clause
        self.why = why
        self.values = values


class BadCode(ErawanError):
    """A text of the wrong form, not canonical, or naming an unknown province or cell."""


class BadOption(ErawanError):
    """A choice before the game that can't be; `field` says which."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


class BadBoard(ErawanError):
    """A board object that breaks a condition; `field` says where."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field


class BadPosition(ErawanError):
    """A position that breaks an invariant; `field` and `clause` say which."""

    def __init__(self, field: str, clause: str, message: str) -> None:
        super().__init__(f"{field}: {message} ({clause})" if clause else f"{field}: {message}")
        self.field = field
        self.clause = clause


class BadRecord(ErawanError):
    """A damaged record: `line` from 1, `ply` from 1 (0 in the tags), `clause` or ``""``.

    `kept` holds what came before the damage. `kind` and `values` say what it is to those who put
    it into another language.
    """

    def __init__(
        self,
        line: int,
        ply: int,
        clause: str,
        message: str,
        kept: Record | None,
        kind: str,
        values: Mapping[str, str | int],
    ) -> None:
        place = f"line {line}, ply {ply}" if ply else f"line {line}"
        super().__init__(f"{place}: {message}")
        self.line = line
        self.ply = ply
        self.clause = clause
        self.kept = kept
        self.kind = kind
        self.values = dict(values)
