"""A process in which bots think: `python -m erawan.tables.thinking`, one line in, one line out.

Python lets one thread run at a time, so a bot that thinks in the server's own process makes
everybody wait. The process ends when the server does, however that ends: its input is closed.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any, BinaryIO

import msgspec

from erawan.core.registry import game
from erawan.tables.bots import choose_code

LESS_URGENT = 5


class Question(msgspec.Struct, frozen=True):
    """Which move would this bot play here?"""

    bot: str
    position: dict[str, Any]
    seed: int


class Thought(msgspec.Struct, frozen=True):
    """The move's code, or what went wrong."""

    code: str
    error: str = ""


def think(question: Question) -> Thought:
    """The answer to a question; a bot that fails is told of, not raised."""
    try:
        position = game(question.position["game"]).position(question.position)
        return Thought(choose_code(question.bot, position, question.seed))
    except Exception as error:
        return Thought("", f"{type(error).__name__}: {error}")


def serve(questions: BinaryIO, thoughts: BinaryIO) -> None:
    """Answer until there are no more questions."""
    decoder = msgspec.json.Decoder(Question)
    for line in questions:
        thoughts.write(msgspec.json.encode(think(decoder.decode(line))) + b"\n")
        thoughts.flush()


def main() -> None:
    """Think with what time others leave, until the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(LESS_URGENT)
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
