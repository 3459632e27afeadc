"""King of Siam: passes while all-pass would make it win, and is level 10 when it would not."""

from __future__ import annotations

from argparse import Namespace

from bench.sparring import restrained
from bench.sparring.restrained import Wish, add_flags
from erawan.engine.agent import Agent
from erawan.kernels.king.kernel import Kernel
from erawan.king import Position

__all__ = ["add_flags", "make"]


def unless_winning(position: Position) -> Wish:
    """Pass if its side wins by everybody's passing."""
    return Wish.PASS if position.seat in Kernel(position).if_all_pass()[0] else Wish.FREE


def make(flags: Namespace) -> Agent:
    """The player."""
    return restrained.make("keeper", "Plays only when all-pass would lose.", unless_winning, flags)
