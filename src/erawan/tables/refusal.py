"""Why something is not done at a table, as data that every language can say."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

from erawan.core.errors import BadCode, BadRecord, ErawanError, IllegalMove

MOST_CHARS = 80
CITING = ("illegal", "result-wrong", "start")
"""What is told with its clause."""


class Kind(Enum):
    """What sort of refusal it is, for those who answer in status codes."""

    UNREADABLE = "unreadable"
    MISSING = "missing"
    UNTIMELY = "untimely"
    FORBIDDEN = "forbidden"
    DENIED = "denied"
    NAMELESS = "nameless"
    OFTEN = "often"


Reason: TypeAlias = tuple[str, Mapping[str, str | int]]
"""A message of the catalogue that stands inside another as its `reason`."""


class Refusal(ErawanError):
    """Nothing was done; `key` and `values` are a message of the catalogue, `clause` a rule."""

    def __init__(
        self,
        kind: Kind,
        key: str,
        text: str,
        clause: str | None = None,
        args: Mapping[str, str | int] | None = None,
        reason: Reason | None = None,
    ) -> None:
        super().__init__(text)
        self.kind = kind
        self.key = f"refused-{key}"
        self.text = text
        self.clause = clause
        self.values = dict(args or {})
        self.reason = reason


def stale(version: int, present: int) -> Refusal:
    """The act was made at a version that is not the present one."""
    text = f"The table is at version {present}, this was meant for {version}. Look and try again."
    return Refusal(Kind.UNTIMELY, "stale", text, args={"version": version, "present": present})


def turn_changed() -> Refusal:
    """The turn in the making is another by now, by another tab of the same seat."""
    text = "The turn was changed somewhere else meanwhile. Look and try again."
    return untimely("turn-changed", text)


def untimely(key: str, text: str) -> Refusal:
    """It could be done at another time."""
    return Refusal(Kind.UNTIMELY, key, text)


def denied(key: str, text: str) -> Refusal:
    """It is for others to do."""
    return Refusal(Kind.DENIED, key, text)


def often() -> Refusal:
    """It was asked for more often than anybody needs."""
    return Refusal(Kind.OFTEN, "often", "Too much in too short a time: wait a moment.")


def over() -> Refusal:
    """The game has ended."""
    return untimely("over", "The game is over.")


def missing_table() -> Refusal:
    """There is no table of that id."""
    return Refusal(Kind.MISSING, "no-table", "There is no such table.")


def damaged_table() -> Refusal:
    """There was such a table, but the database no longer has all of it."""
    return Refusal(Kind.MISSING, "damaged", "This table is damaged and can't be shown any more.")


def unreadable(text: str) -> Refusal:
    """It is not of the form that was asked for."""
    return Refusal(Kind.UNREADABLE, "unreadable", f"This can't be read: {text}.")


def forbidden(error: ErawanError) -> Refusal:
    """The rules, or the conditions for boards and positions, speak against it."""
    if isinstance(error, IllegalMove):
        return Refusal(Kind.FORBIDDEN, "rule", str(error), error.clause, {"clause": error.clause})
    if isinstance(error, BadCode):
        return Refusal(Kind.FORBIDDEN, "code", str(error))
    clause = getattr(error, "clause", None) or None
    field = getattr(error, "field", None)
    reason = ("start-over", {}) if field is None else ("start-field", {"field": _short(field)})
    return Refusal(Kind.FORBIDDEN, "start", str(error), clause, reason=reason)


def damaged_record(error: BadRecord) -> Refusal:
    """A record can't be read to its end; what is left of it, if anything, can be kept."""
    place: dict[str, str | int] = {"line": error.line, "ply": error.ply}
    if error.kept is not None:
        place["kept"] = len(error.kept.codes())
    values = {name: _short(value) for name, value in error.values.items()}
    if error.kind in CITING:
        values["clause"] = error.clause or "none"
    key = "record" if error.kept is None else "record-part"
    reason = (f"damage-{error.kind}", values)
    return Refusal(Kind.FORBIDDEN, key, str(error), error.clause or None, place, reason)


def _short(value: str | int) -> str | int:
    """A value as a message can hold it: whole characters, and not many."""
    if isinstance(value, int):
        return value
    return value[:MOST_CHARS].encode(errors="replace").decode()
