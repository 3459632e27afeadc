"""The players there are, by name."""

from __future__ import annotations

from erawan.core.errors import ErawanError
from erawan.engine.agent import Agent
from erawan.engine.greedy import GreedyPlayer
from erawan.engine.random_player import RandomPlayer

PLAYERS: dict[str, Agent] = {player.name: player for player in (RandomPlayer(), GreedyPlayer())}


def find_player(name: str) -> Agent:
    """The player of that name; raises ErawanError.

    >>> find_player("greedy").name
    'greedy'
    """
    if name not in PLAYERS:
        raise ErawanError(f"no player is called {name!r:.40}; there are {', '.join(PLAYERS)}")
    return PLAYERS[name]
