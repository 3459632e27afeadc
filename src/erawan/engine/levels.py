"""How strong an engine plays, and in which manner; the words for it stand in the catalogues."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from erawan.locale import speak


@dataclass(frozen=True, slots=True)
class Level:
    """A strength: so many nodes a move, a depth beyond which it doesn't look, and noise.

    However weak, a level never plays a loss that its own search saw.
    """

    game: str
    """Whose level it is, as the messages call the game: `king`, `siam`."""
    number: int
    nodes: int | None
    """The most nodes it spends on a move; None for as many as the budget allows."""
    max_depth: int | None = None
    """How many plies it looks ahead at most; None for as many as its nodes allow."""
    noise: float = 0.0
    """By how much of a winning chance it may misjudge a move, from 0 to 1."""
    noises: Mapping[int, float] = field(default_factory=dict)
    """The noise with a number of players for which it is another."""
    default_nodes: int | None = None
    """Where `nodes` is None: how many it spends if nobody asks for a time or a number of nodes."""
    nodes_by_players: Mapping[int, int] = field(default_factory=dict)
    """The nodes with a number of players for which they are others."""

    @property
    def name(self) -> str:
        """What it is called, in English."""
        return speak(f"{self.game}-level-name", {"level": self.number})

    @property
    def description(self) -> str:
        """How it plays, in one English sentence."""
        return speak(f"{self.game}-level-about", {"level": self.number})

    def nodes_with(self, players: int) -> int | None:
        """The most nodes a move in games of so many players."""
        return self.nodes_by_players.get(players, self.nodes)

    def noise_with(self, players: int) -> float:
        """The noise in games of so many players."""
        return self.noises.get(players, self.noise)


class AtLevel:
    """What an agent that plays at a level is called, and how it plays."""

    def __init__(self, level: Level) -> None:
        self.level = level

    @property
    def name(self) -> str:
        """What the level is called."""
        return self.level.name

    @property
    def description(self) -> str:
        """How the level plays."""
        return self.level.description


@dataclass(frozen=True, slots=True)
class Style:
    """A manner of choosing among moves that are nearly as good as the best."""

    name: str
    trait: str = ""
    """What its moves add more of than others' do, in words."""

    @property
    def description(self) -> str:
        """How it chooses, in one English sentence."""
        return speak("style-about", {"style": self.name})


BALANCED = Style("balanced")
