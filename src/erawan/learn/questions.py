"""Practice: questions that are generated from the rules, with the exact answer and why it is so."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from erawan.core.game import Position
from erawan.core.registry import load
from erawan.views.adapter import views_of
from erawan.views.model import Caution
from erawan.views.msg import Item, Msg

LEVELS = (1, 2, 3)
MAX_SEED = 2**32 - 1
MOST_TRIES = 2_000
_ID = re.compile(r"([123])-(0|[1-9]\d{0,9})")


class NoQuestion(Exception):
    """There is no question of that name."""


@dataclass(frozen=True)
class Question:
    """What is asked about a position, the answers to choose from, and the right one's place.

    `chain` is what happens by the rules, each with its clause; `code` is the move that is asked
    about, if one is.
    """

    position: Position[Any]
    prompt: Msg
    facts: tuple[Msg, ...]
    options: tuple[Item, ...]
    answer: int
    chain: tuple[Caution, ...]
    code: str = ""


def name_of(level: int, seed: int) -> str:
    """What a question is called: the same name is the same question, on every machine.

    >>> name_of(2, 7)
    '2-7'
    """
    return f"{level}-{seed}"


def parse_name(name: str) -> tuple[int, int]:
    """Level and seed of a question; raises NoQuestion."""
    found = _ID.fullmatch(name)
    if found is None or int(found[2]) > MAX_SEED:
        raise NoQuestion(name)
    return int(found[1]), int(found[2])


@lru_cache(maxsize=256)
def question(game: str, name: str) -> Question:
    """A game's question by its name; raises NoQuestion."""
    level = parse_name(name)[0]
    room = load(f"erawan.learn.{views_of(game).words}.questions")
    random = Random(f"{game} {name}")  # noqa: S311 - the same name must give the same question
    # Each answer is to be right as often as the others, however seldom chance brings it about.
    wanted = random.random()
    for _ in range(MOST_TRIES):
        made: Question | None = room.try_question(level, random, wanted)
        if made is not None:
            return made
    raise NoQuestion(name)
