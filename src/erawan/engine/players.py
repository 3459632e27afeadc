"""The players there are, by name: two simple ones, and an engine's levels and styles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from erawan.core.errors import ErawanError
from erawan.engine.agent import Agent
from erawan.engine.entry import engine_of
from erawan.engine.greedy import GreedyPlayer
from erawan.engine.levels import Level, Style
from erawan.engine.random_player import RandomPlayer

GREEDY = GreedyPlayer()
PLAYERS: dict[str, Agent] = {player.name: player for player in (RandomPlayer(), GREEDY)}

MAX_THREADS = 64
MAX_HASH = 65_536


@dataclass(frozen=True, slots=True)
class Settings:
    """What an engine of either game is set to; raises ErawanError for what is out of range."""

    level: int = 10
    style: str = "balanced"
    threads: int = 1
    hash: int = 16
    """Mebibytes for the table of positions already searched."""

    def __post_init__(self) -> None:
        for name, value, most in (
            ("level", self.level, 10),
            ("threads", self.threads, MAX_THREADS),
            ("hash", self.hash, MAX_HASH),
        ):
            if not 1 <= value <= most:
                raise ErawanError(f"{name} is from 1 to {most}, not {value}")


def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game's engine, the weakest first; none where it has no engine."""
    return engine_of(game).levels


def styles(game: str) -> tuple[Style, ...]:
    """The styles of a game's engine, the plainest first."""
    return engine_of(game).styles


def make_searcher(game: str, settings: Settings) -> Agent:
    """A game's engine as an agent; raises ErawanError for an unknown style."""
    engine = engine_of(game)
    _find(settings.style, "style", [style.name for style in engine.styles])
    return engine.make(settings)


def player_names(game: str) -> list[str]:
    """What `find_player` knows, styles apart."""
    engine = engine_of(game)
    simple = [name for name in PLAYERS if engine.has_greedy or name != GREEDY.name]
    return [*simple, *(f"level-{level.number}" for level in engine.levels)]


def find_player(game: str, name: str) -> Agent:
    """`random`, `greedy`, `level-5` or `level-5/collector` as an agent; raises ErawanError.

    >>> find_player("siam", "greedy").name
    'greedy'
    """
    level, _, style = name.partition("/")
    _find(level, "player", player_names(game))
    if name in PLAYERS:
        return PLAYERS[name]
    return make_searcher(game, Settings(int(level.removeprefix("level-")), style or "balanced"))


def default_nodes(game: str, name: str) -> int | None:
    """What a player by name spends on a move where nobody asks for more or less.

    None for one whose limits are all its own.

    >>> default_nodes("siam", "level-9"), default_nodes("siam", "level-10")
    (None, 60000)
    """
    if name in PLAYERS:
        return None
    number = int(name.partition("/")[0].removeprefix("level-"))
    return levels(game)[number - 1].default_nodes


def _find(name: str, kind: str, names: Sequence[str]) -> None:
    if name not in names:
        raise ErawanError(f"no {kind} is called {name!r:.40}; there are {', '.join(names)}")
