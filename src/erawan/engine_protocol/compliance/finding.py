"""What one check of an engine came to."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Literal

MAX_SHOWN_CHARS = 120


class Failed(Exception):
    """The engine did not do what the protocol wants; the message says what that is."""


class Skipped(Exception):
    """The check makes no sense for this engine; the message says why."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One check and its end."""

    check: str
    verdict: Literal["ok", "FAILED", "skipped"]
    note: str = ""
    """What was found wrong, or what was measured."""
    sent: tuple[str, ...] = ()
    """The lines that the engine was last sent before it failed."""
    got: tuple[str, ...] = ()
    """And what it answered."""

    def to_json(self) -> dict[str, Any]:
        """As a program reads it."""
        return asdict(self)

    def __str__(self) -> str:
        text = f"{self.verdict:<7} {self.check}"
        if self.note:
            text += f": {self.note}"
        if self.verdict == "FAILED":
            text += f"; sent {_quote(self.sent)}; got {_quote(self.got)}"
        return text


def _quote(lines: tuple[str, ...]) -> str:
    """Lines as one line of bearable length."""
    return ", ".join(_shorten(line) for line in lines) or "nothing"


def _shorten(line: str) -> str:
    if len(line) <= MAX_SHOWN_CHARS:
        return repr(line)
    return f"{line[:MAX_SHOWN_CHARS]!r}… ({len(line)} characters)"
