"""King of Siam: keeps all cards for the last two struggles, then plays level 10's best card."""

from __future__ import annotations

from argparse import Namespace

from bench.sparring import restrained
from bench.sparring.restrained import CARDS, Wish, add_flags, struggle_of
from erawan.engine.agent import Agent
from erawan.king import Position

__all__ = ["add_flags", "make"]

LAST = 2
"""The struggles in which it plays."""


def in_the_last(position: Position) -> Wish:
    """A card in the last struggles, before them none."""
    return Wish.CARD if struggle_of(position) > CARDS - LAST else Wish.PASS


def make(flags: Namespace) -> Agent:
    """The player."""
    return restrained.make("late", "Plays all cards in the last two struggles.", in_the_last, flags)
