"""Before the first move: which game, who sits where, which deal; asked by menu if not said."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console

from erawan.cli.inputs import find_game, read_text, start_options, start_position
from erawan.cli.terminal.dialogue import answers
from erawan.cli.terminal.menu import Item, Menu
from erawan.cli.terminal.session import Player, Session
from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.core.generator import MASK, SplitMix64
from erawan.core.record import Record
from erawan.core.record_parser import parse_record
from erawan.core.registry import game_names
from erawan.engine.players import default_nodes, find_player, levels
from erawan.views.adapter import views_of
from erawan.views.messages import message
from erawan.views.names import seat_names

PERSON = "person"
STRENGTHS = {
    "opponents-easy": 2,
    "opponents-medium": 5,
    "opponents-hard": 8,
    "opponents-strongest": 10,
}
"""Levels to choose at a glance."""

ANY_LEVEL = "level"
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
            self._check_seats(list(game_names()))
            items = [Item(known, find_game(known).title) for known in game_names()]
            name = self._choose("ask-game", items)
        rules, own = find_game(name), start_options(name)
        self._check_seats([name])
        given = dict(options)
        tags: tuple[tuple[str, str], ...] = ()
        if "players" in own:
            given["players"] = self._players(given["players"])
        if rules.is_dealt:
            given["seed"] = self.seed
            tags = (("Seed", str(self.seed)),)
        seats = self.seats or self._opponents(name, given["players"] or rules.numbers_of_players[0])
        if HOUSE_RULES.keys() <= set(own):
            self._add_house_rules(given, seats)
        start = start_position(name, given)
        session = self._session(Record(start, tags=tags), seats)
        self.console.print(message("welcome", game=rules.title))
        if remark := views_of(start).remark(start):
            self.console.print(remark)
        for option in HOUSE_RULES:
            if given[option] is not None:
                key = f"house-{option.replace('_', '-')}"
                self.console.print(message(key, count=given[option]))
        return session

    def load(self, path: str) -> Session:
        """The game of a record, where it stopped; raises ErawanError."""
        record = parse_record(read_text(path))
        told = [record.tag(f"Seat{seat + 1}") or "" for seat in range(record.start.players)]
        game = record.game
        seats = self.seats or [name if _is_player(game, name) else PERSON for name in told]
        return self._session(record, seats)

    def start_from(self, start: Position[Any]) -> Session:
        """A game from a position, between the seats that were named; raises ErawanError."""
        return self._session(Record(start), self.seats or [PERSON] * start.players)

    def _check_seats(self, games: Sequence[str]) -> None:
        """Raises ErawanError, before anything is asked, for a player that no game here knows."""
        for word in self.seats or ():
            if word != PERSON and not any(_is_player(game, word) for game in games):
                find_player(games[0], word)

    def _session(self, record: Record, seats: Sequence[str]) -> Session:
        if len(seats) != record.start.players:
            raise ErawanError(f"--seats names {len(seats)} seats, but {record.start.players} play")
        game = record.game
        players = [
            None
            if word == PERSON
            else Player(word, find_player(game, word), default_nodes(game, word))
            for word in seats
        ]
        return Session(record, players, self._names(record, players), SplitMix64(self.seed))

    def _names(self, record: Record, players: Sequence[Player | None]) -> list[str]:
        if self.names is not None:
            if len(self.names) != record.start.players or not all(self.names):
                raise ErawanError(f"--names must name {record.start.players} seats")
            return self.names
        plain = seat_names(record.start)
        known = seat_names(record.start, record)
        return [
            message("computer-name", seat=plain[seat], player=player.code)
            if player
            else known[seat]
            for seat, player in enumerate(players)
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

    def _opponents(self, game: str, players: int) -> list[str]:
        items = [
            *(
                Item(f"level-{level}", message(key, level=level))
                for key, level in STRENGTHS.items()
            ),
            Item(ANY_LEVEL, message("opponents-level")),
            Item("greedy", message("opponents-greedy")),
            Item("random", message("opponents-random")),
            Item(PERSON, message("opponents-none")),
        ]
        answer = self._choose("ask-opponents", items)
        if answer == ANY_LEVEL:
            items = [Item(f"level-{level.number}", level.name) for level in levels(game)]
            answer = self._choose("ask-level", items)
        return [PERSON, *[answer] * (players - 1)]

    def _add_house_rules(self, options: dict[str, Any], seats: Sequence[str]) -> None:
        for option, default in HOUSE_RULES.items():
            if options[option] is None and set(seats) != {PERSON}:
                options[option] = default
            elif options[option] == 0:
                options[option] = None

    def _choose(self, key: str, items: Sequence[Item], first: int = 1) -> str:
        menu = Menu(message(key), tuple(items), self.console.width, first)
        answered = answers(menu, self._show_menu)
        return next(found.value for _, found in answered if found is not None)

    def _show_menu(self, lines: list[str]) -> None:
        for line in lines:
            self.console.print(line)


def _is_player(game: str, name: str) -> bool:
    try:
        find_player(game, name)
    except ErawanError:
        return False
    return True
