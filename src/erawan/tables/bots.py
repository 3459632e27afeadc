"""The bots that can sit at a table: their names, and how they come to a move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from erawan.core.game import Position
from erawan.core.generator import mix
from erawan.engine.agent import Task
from erawan.engine.kernel import game_of
from erawan.engine.players import find_player


@dataclass(frozen=True, slots=True)
class Bot:
    """A kind of bot: its code, the names its players go by, and the message that describes it."""

    code: str
    names: tuple[str, str, str, str]
    description: str


BOTS = {
    bot.code: bot
    for bot in (
        Bot("greedy", ("Somchai", "Niran", "Kamala", "Arthit"), "bot-greedy"),
        Bot("random", ("Lek", "Noi", "Mali", "Chai"), "bot-random"),
    )
}


def choose_code(bot: str, position: Position[Any], seed: int) -> str:
    """The code of the move that a bot plays; the same seed gives the same move."""
    return find_player(game_of(position), bot).choose(position, Task(seed=seed)).code


def seed_for(table: str, version: int) -> int:
    """What a bot's chance at one turn comes from, so that a restart changes nothing."""
    return mix(int.from_bytes(table.encode()[:8], "big") ^ mix(version))
