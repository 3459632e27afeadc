"""What can be set in a session, and the `option` lines that offer it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from erawan.core.errors import ErawanError
from erawan.core.generator import MASK
from erawan.core.words import read_number
from erawan.engine.players import MAX_HASH, MAX_THREADS, Settings

RANGES = {
    "level": ("Level", 1, 10),
    "threads": ("Threads", 1, MAX_THREADS),
    "hash": ("Hash", 1, MAX_HASH),
    "multipv": ("MultiPV", 1, 500),
    "seed": ("Seed", 0, MASK),
}
"""The options that are numbers: name, least, most."""


@dataclass(frozen=True, slots=True)
class Choices:
    """The options as they are set; every change makes new ones."""

    styles: Sequence[str]
    settings: Settings = field(default_factory=Settings)
    multipv: int = 1
    seed: int = 0
    """Where all the engine's chance comes from."""

    def offer(self) -> list[str]:
        """The lines that tell what there is to set."""
        default = Choices(self.styles)
        numbers = [
            f"option name {title} type spin default {default.number(name)} min {least} max {most}"
            for name, (title, least, most) in RANGES.items()
        ]
        styles = " ".join(f"var {style}" for style in self.styles)
        style = f"option name Style type combo default {default.settings.style} {styles}"
        return [*numbers, style]

    def number(self, name: str) -> int:
        """An option that is a number."""
        value: int = getattr(self if name in ("multipv", "seed") else self.settings, name)
        return value

    def change(self, words: Sequence[str]) -> Choices:
        """The choices after `setoption` and these words; raises ErawanError."""
        if len(words) != 4 or words[0] != "name" or words[2] != "value":
            raise ErawanError("setoption has the form: setoption name NAME value VALUE")
        name, value = words[1].lower(), words[3]
        if name == "style":
            if value not in self.styles:
                there = ", ".join(self.styles)
                raise ErawanError(f"no style is called {value!r:.40}; there are {there}")
            return replace(self, settings=replace(self.settings, style=value))
        if name not in RANGES:
            raise ErawanError(f"there is no option {words[1]!r:.40}")
        title, least, most = RANGES[name]
        number = read_number(title, value, least, most)
        if name == "multipv":
            return replace(self, multipv=number)
        if name == "seed":
            return replace(self, seed=number)
        return replace(self, settings=replace(self.settings, **{name: number}))  # type: ignore[arg-type]
