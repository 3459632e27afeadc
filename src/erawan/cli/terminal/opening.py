"""Before the first move: which game, who sits where, which deal; asked by menu if not said."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console

from erawan.cli.given import find_game, read_text, start_position
from erawan.cli.terminal.dialogue import ask
from erawan.cli.terminal.menu import Item, Menu
from erawan.cli.terminal.session import Session
from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.core.generator import MASK, SplitMix64
from erawan.core.record import Record
from erawan.core.record_parser import parse_record
from erawan.core.registry import MODULES
from erawan.engine.agent import Agent
from erawan.engine.kernel import game_of
from erawan.engine.players import PLAYERS, find_player
from erawan.views.messages import message
from erawan.views.names import seat_names

PERSON = "person"
HOUSE_RULES = {"repetition": 3, "ply_limit": 200}
"""On by default against the computer (SH.1)."""


class Opening:
    """Makes a session of what was said on the command line and what is answered now."""

    def __init__(
        self, console: Console, seats: str | None, names: str | None, seed: int | None
    ) -> None:
        self.console = console
        self.seats = None if seats is None else [word.strip() for word in seats.split(",")]
        self.names = None if names is None else [word.strip() for word in names.split(",")]
        self.seed = secrets.randbits(64) if seed is None else seed
        if not 0 <= self.seed <= MASK:
            raise ErawanError("a seed is a whole number from 0 to 2^64-1")

    def begin(self, name: str | None, options: Mapping[str, Any]) -> Session:
        """A new game; raises ErawanError, and EOFError if a question is not answered."""
        if name is None:
            items = [Item(known, find_game(known).title) for known in MODULES]
            name = self._choose("ask-game", items)
        title = find_game(name).title
        given = dict(options)
        tags: tuple[tuple[str, str], ...] = ()
        if name == "king-of-siam":
            given["players"] = self._players(given["players"])
            given["seed"] = self.seed
            tags = (("Seed", str(self.seed)),)
        seats = self.seats or self._opponents(given["players"] or 2)
        if name == "siam":
            self._add_house_rules(given, seats)
        start: Any = start_position(name, given)
        session = self._session(Record(start, tags=tags), seats)
        self.console.print(message("welcome", game=title))
        if name == "king-of-siam" and not start.board.verified:
            self.console.print(message("borders-note"))
        for option in HOUSE_RULES:
            if given[option] is not None:
                key = f"house-{option.replace('_', '-')}"
                self.console.print(message(key, count=given[option]))
        return session

    def load(self, path: str) -> Session:
        """The game of a record, where it stopped; raises ErawanError."""
        record = parse_record(read_text(path))
        told = [record.tag(f"Seat{seat + 1}") for seat in range(record.start.players)]
        seats = self.seats or [name if name in PLAYERS else PERSON for name in told]
        return self._session(record, seats)

    def _session(self, record: Record, seats: Sequence[str]) -> Session:
        agents = self._agents(record.start, seats)
        return Session(record, agents, self._names(record, agents), SplitMix64(self.seed))

    def _agents(self, start: Position[Any], seats: Sequence[str]) -> list[Agent | None]:
        if len(seats) != start.players:
            raise ErawanError(f"--seats names {len(seats)} seats, but {start.players} play")
        return [None if word == PERSON else find_player(game_of(start), word) for word in seats]

    def _names(self, record: Record, agents: Sequence[Agent | None]) -> list[str]:
        if self.names is not None:
            if len(self.names) != record.start.players or not all(self.names):
                raise ErawanError(f"--names must name {record.start.players} seats")
            return self.names
        plain = seat_names(record.start)
        known = seat_names(record.start, record)
        return [
            message("computer-name", seat=plain[seat], player=agent.name) if agent else known[seat]
            for seat, agent in enumerate(agents)
        ]

    def _players(self, players: int | None) -> int:
        if players is not None:
            return players
        if self.seats is not None:
            return len(self.seats)
        items = [
            Item("2", message("two-players")),
            Item("3", message("three-players")),
            Item("4", message("four-players")),
        ]
        return int(self._choose("ask-players", items, first=2))

    def _opponents(self, players: int) -> list[str]:
        items = [
            Item("greedy", message("opponents-greedy")),
            Item("random", message("opponents-random")),
            Item("none", message("opponents-none")),
        ]
        answer = self._choose("ask-opponents", items)
        others = PERSON if answer == "none" else answer
        return [PERSON, *[others] * (players - 1)]

    def _add_house_rules(self, options: dict[str, Any], seats: Sequence[str]) -> None:
        for option, default in HOUSE_RULES.items():
            if options[option] is None and set(seats) != {PERSON}:
                options[option] = default
            elif options[option] == 0:
                options[option] = None

    def _choose(self, key: str, items: Sequence[Item], first: int = 1) -> str:
        menu = Menu(message(key), tuple(items), self.console.width, first)
        while True:
            for line in menu.lines():
                self.console.print(line)
            found = menu.find(ask())
            if found is not None:
                return found.value
