"""King of Siam: passes through the first struggles without looking, then is level 10."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from functools import partial

from bench.sparring import restrained
from bench.sparring.restrained import Wish, struggle_of
from erawan.core.errors import ErawanError
from erawan.engine.agent import Agent
from erawan.king import Position

MOST = 8


def passes_until(struggles: int, position: Position) -> Wish:
    """Pass through so many struggles."""
    return Wish.PASS if struggle_of(position) <= struggles else Wish.FREE


def add_flags(parser: ArgumentParser) -> None:
    """Declare the struggles that it passes through."""
    restrained.add_flags(parser)
    parser.add_argument("--struggles", type=int, default=4, help="struggles it passes through (4)")


def make(flags: Namespace) -> Agent:
    """The player that passes through so many struggles."""
    count: int = flags.struggles
    if not 1 <= count <= MOST:
        raise ErawanError(f"struggles are from 1 to {MOST}, not {count}")
    words = f"Passes through {count} struggles without looking, then is level 10."
    return restrained.make(f"blind-{count}", words, partial(passes_until, count), flags)
