"""Which games are played: derived from the run's seed and a unit's number, nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from erawan.arena.opening_book import Openings
from erawan.arena.settings import Settings
from erawan.core.game import Position
from erawan.core.generator import GOLDEN, MASK, mix


def derive(seed: int, *path: int) -> int:
    """A seed's own seed for whatever the numbers name, unlike all others."""
    for number in path:
        seed = mix((mix(seed) + (number + 1) * GOLDEN) & MASK)
    return seed


@dataclass(frozen=True, slots=True)
class Job:
    """One game to be played."""

    unit: int
    game: int
    """Its number in the unit."""
    start: Position[Any]
    opening: tuple[str, ...]
    seats: tuple[int, ...]
    """Which agent has each seat."""
    deal: int
    """The seed of the deal, where there is one."""
    seed: int
    """Where all the agents' chance comes from."""


class Schedule:
    """A match's games, in units."""

    def __init__(self, settings: Settings, openings: Openings) -> None:
        self.settings = settings
        self._openings = openings

    def unit(self, number: int) -> Iterator[Job]:
        """The games of a unit: the same deal or opening in all seat orders."""
        settings = self.settings
        deal = derive(settings.seed, number)
        start = settings.start(deal)
        opening: tuple[str, ...] = ()
        if not settings.rules.is_dealt:
            opening = self._openings.opening(start, number, settings.seed)
        for game, seats in enumerate(settings.seatings):
            seed = derive(settings.seed, number, game)
            yield Job(number, game, start, opening, seats, deal, seed)
