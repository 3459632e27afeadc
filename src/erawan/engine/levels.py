"""How strong an engine plays, and in which manner: named, and said in one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Level:
    """A strength: so many nodes a move, a stated blindness, and noise.

    However weak, a level never plays a loss that its own search saw.
    """

    number: int
    name: str
    description: str
    nodes: int | None
    """The most nodes it spends on a move; None for as many as the budget allows."""
    blindness: int = 0
    """What it doesn't see; each game's levels say what the number means."""
    noise: float = 0.0
    """By how much of a winning chance it may misjudge a move, from 0 to 1."""
    noises: Mapping[int, float] = field(default_factory=dict)
    """The noise with a number of players for which it is another."""
    usual: int | None = None
    """Where `nodes` is None: how many it spends if nobody asks for a time or a number of nodes."""
    nodes_by_players: Mapping[int, int] = field(default_factory=dict)
    """The nodes with a number of players for which they are others."""

    def nodes_with(self, players: int) -> int | None:
        """The most nodes a move in games of so many players."""
        return self.nodes_by_players.get(players, self.nodes)

    def noise_with(self, players: int) -> float:
        """The noise in games of so many players."""
        return self.noises.get(players, self.noise)


@dataclass(frozen=True, slots=True)
class Style:
    """A manner of choosing among moves that are nearly as good as the best."""

    name: str
    description: str


BALANCED = Style("balanced", "Plays the best move it finds.")
