"""The players there are, by name: two simple ones, and an engine's levels and styles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol

from erawan.core.errors import ErawanError
from erawan.engine.agent import Agent
from erawan.engine.greedy import GreedyPlayer
from erawan.engine.levels import Level, Style
from erawan.engine.random_player import RandomPlayer

PLAYERS: dict[str, Agent] = {player.name: player for player in (RandomPlayer(), GreedyPlayer())}

SEARCHERS = {"king-of-siam": "erawan.engine.king_searcher", "siam": "erawan.engine.siam_searcher"}

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


class Searcher(Protocol):
    """What a game's searcher module offers."""

    LEVELS: tuple[Level, ...]
    STYLES: tuple[Style, ...]

    @staticmethod
    def make(settings: Settings) -> Agent:
        """The agent of these settings, with tables of its own."""


def searcher_of(game: str) -> Searcher:
    """The module that searches a game; raises ErawanError for an unknown game."""
    if game not in SEARCHERS:
        raise ErawanError(f"no game is called {game!r:.40}; there are {' and '.join(SEARCHERS)}")
    module: Searcher = import_module(SEARCHERS[game])  # type: ignore[assignment]
    return module


def levels(game: str) -> tuple[Level, ...]:
    """The ten levels of a game's engine, the weakest first."""
    return searcher_of(game).LEVELS


def styles(game: str) -> tuple[Style, ...]:
    """The styles of a game's engine, the plainest first."""
    return searcher_of(game).STYLES


def make_searcher(game: str, settings: Settings) -> Agent:
    """A game's engine as an agent; raises ErawanError for an unknown style."""
    searcher = searcher_of(game)
    _find(settings.style, "style", [style.name for style in searcher.STYLES])
    return searcher.make(settings)


def player_names(game: str) -> list[str]:
    """What `find_player` knows, styles apart."""
    return [*PLAYERS, *(f"level-{level.number}" for level in levels(game))]


def find_player(game: str, name: str) -> Agent:
    """`random`, `greedy`, `level-5` or `level-5/collector` as an agent; raises ErawanError.

    >>> find_player("siam", "greedy").name
    'greedy'
    """
    if name in PLAYERS:
        return PLAYERS[name]
    level, _, style = name.partition("/")
    _find(level, "player", player_names(game))
    return make_searcher(game, Settings(int(level.removeprefix("level-")), style or "balanced"))


def usual_nodes(game: str, name: str) -> int | None:
    """What a player by name spends on a move where nobody asks for more or less.

    None for one whose limits are all its own.

    >>> usual_nodes("siam", "level-9"), usual_nodes("siam", "level-10")
    (None, 60000)
    """
    if name in PLAYERS:
        return None
    number = int(name.partition("/")[0].removeprefix("level-"))
    return levels(game)[number - 1].usual


def _find(name: str, kind: str, names: Sequence[str]) -> None:
    if name not in names:
        raise ErawanError(f"no {kind} is called {name!r:.40}; there are {', '.join(names)}")
