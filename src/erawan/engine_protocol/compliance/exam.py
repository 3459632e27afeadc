"""What the checks share: the engine, what it can play, and how strict they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from erawan.core.game import Position
from erawan.engine_protocol.compliance.finding import Failed
from erawan.engine_protocol.compliance.samples import sample
from erawan.engine_protocol.compliance.talk import Talk


@dataclass(frozen=True, slots=True)
class Strictness:
    """How much is tried, and how long is waited."""

    positions: int = 2000
    """On how many positions a move is asked for."""
    stops: int = 40
    """How often it is stopped."""
    grace: float = 0.1
    """Seconds by which an answer may miss its time: 0.05 its own, 0.05 for a busy machine."""
    patience: float = 5.0
    """Seconds after which no answer is a failure."""
    start: float = 10.0
    """Seconds to start in."""
    seed: int = 1


@dataclass
class Exam:
    """One engine under examination; it is started anew after a check that it failed."""

    command: str
    strictness: Strictness
    progress: Callable[[int, int], None]
    games: tuple[str, ...] = ()
    """Which it plays, once that is known."""
    _talk: Talk | None = field(default=None, repr=False)

    @property
    def talk(self) -> Talk:
        """The engine, after the handshake."""
        if self._talk is None:
            self._talk = self.start()
            self._talk.shake_hands(self.strictness.start)
        return self._talk

    def start(self) -> Talk:
        """Another engine of the same command, before the handshake."""
        return Talk(self.command, self.strictness.patience)

    def renew(self) -> None:
        """Forget the engine as it is."""
        if self._talk is not None:
            self._talk.kill()
            self._talk = None

    def quoted(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What was last sent and got."""
        if self._talk is None:
            return (), ()
        return tuple(self._talk.sent), tuple(self._talk.got)

    def random(self) -> Random:
        """Chance that is the same in every run."""
        return Random(self.strictness.seed)  # noqa: S311 - a repeatable check is no secret

    def samples(self, count: int) -> Iterator[Position[Any]]:
        """Positions of the games that it plays, in turn."""
        random = self.random()
        for number in range(count):
            yield sample(self.games[number % len(self.games)], random)
            self.progress(number + 1, count)

    def in_time(self, seconds: float, limit: float) -> None:
        """Raise Failed for an answer that took longer than its limit and the grace."""
        if seconds > limit + self.strictness.grace:
            raise Failed(f"the answer came after {seconds:.3f} s instead of {limit:g} s")
