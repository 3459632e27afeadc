"""King of Siam: flat Monte Carlo; only its own moves are compared, by games played out.

It is UCT (`bench.sparring.uct`) with a tree of depth 1: moves are taken up in the order of
greedy's judgement and chosen among by UCB1, which is a better opponent than an equal share for each
of some ten thousand moves.
"""

from __future__ import annotations

from argparse import Namespace

from bench.sparring.uct import UctPlayer, add_flags
from erawan.engine.agent import Agent

__all__ = ["add_flags", "make"]


def make(flags: Namespace) -> Agent:
    """The player of so many nodes."""
    return UctPlayer("flat", flags.nodes, depth=1)
