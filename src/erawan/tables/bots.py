"""The bots that can sit at a table, and where their chance comes from."""

from __future__ import annotations

from dataclasses import dataclass

from erawan.core.generator import mix
from erawan.engine.players import player_names, styles

DEFAULT_BOT = "level-3"
"""Whom a newcomer plays against."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A kind of bot: its code, the names its players go by, and its level if it has one."""

    code: str
    names: tuple[str, str, str, str]
    level: int | None = None


LEVELS = (
    ("Ploy", "Nok", "Fah", "Bua"),
    ("Kla", "Dao", "Pim", "Wan"),
    ("Anong", "Sakda", "Ratana", "Preecha"),
    ("Kanya", "Prasit", "Suda", "Wichai"),
    ("Chariya", "Decha", "Nari", "Thawi"),
    ("Duangjai", "Kasem", "Orathai", "Manop"),
    ("Busaba", "Narong", "Wilai", "Surin"),
    ("Siriporn", "Pravat", "Chantana", "Rangsan"),
    ("Amphai", "Phichit", "Saowapha", "Yuthana"),
    ("Phailin", "Montri", "Intira", "Kraisorn"),
)
"""What the bots of each level are called, the weakest first."""

BOTS = {
    bot.code: bot
    for bot in (
        *(Bot(f"level-{level}", names, level) for level, names in enumerate(LEVELS, 1)),
        Bot("greedy", ("Somchai", "Niran", "Kamala", "Arthit")),
        Bot("random", ("Lek", "Noi", "Mali", "Chai")),
    )
}


def default_bot(game: str) -> str:
    """Whom a newcomer plays against: chance, where a game has no levels."""
    return DEFAULT_BOT if find_bot(game, DEFAULT_BOT) else "random"


def find_bot(game: str, code: str) -> Bot | None:
    """The bot of a code such as `level-7`, or `level-7/collector` with a style of the game."""
    plain, slash, style = code.partition("/")
    bot = BOTS.get(plain) if plain in player_names(game) else None
    if bot is None or not slash:
        return bot
    known = bot.level is not None and style in {each.name for each in styles(game)}
    return bot if known else None


def goes_by(game: str, code: str, name: str) -> bool:
    """Whether a name is one that the bots of a code go by."""
    bot = find_bot(game, code)
    return bot is not None and name in bot.names


def seed_for(table: str, version: int) -> int:
    """What a bot's chance at one turn comes from, so that a restart changes nothing."""
    return mix(int.from_bytes(table.encode()[:8], "big") ^ mix(version))
