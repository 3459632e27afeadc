"""King of Siam: plays one card in every struggle, level 10's best, and no other."""

from __future__ import annotations

from argparse import Namespace

from bench.sparring import restrained
from bench.sparring.restrained import CARDS, Wish, add_flags, struggle_of
from erawan.engine.agent import Agent
from erawan.king import Position

__all__ = ["add_flags", "make"]


def one_a_struggle(position: Position) -> Wish:
    """A card, unless as many were played as struggles have begun."""
    played = CARDS - sum(position.hands[position.seat])
    return Wish.CARD if played < struggle_of(position) else Wish.PASS


def make(flags: Namespace) -> Agent:
    """The player."""
    return restrained.make("steady", "Plays one card in every struggle.", one_a_struggle, flags)
