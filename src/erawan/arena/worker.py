"""A process that plays games: `python -m erawan.arena.worker`, lines of JSON in and out.

First comes the line of the settings, then one line a game. Before every move it says who thinks,
so that whoever started it knows whom to blame if it dies. It ends when its input is closed.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from queue import SimpleQueue
from typing import Any, BinaryIO

import msgspec

from erawan.arena.ending import Ending
from erawan.arena.game_runner import GameRunner
from erawan.arena.player import Player, make_player
from erawan.arena.settings import Settings
from erawan.engine.entry import engine_of


class Order(msgspec.Struct, frozen=True, tag="order"):
    """A game to be played."""

    start: dict[str, Any]
    opening: tuple[str, ...]
    seats: tuple[int, ...]
    seed: int


class Thinking(msgspec.Struct, frozen=True, tag="thinking"):
    """A seat begins to think; in so many seconds it is done or never will be."""

    seat: int
    played: tuple[str, ...]
    """The moves since the last such line."""
    longest: float


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over."""

    ending: Ending


class Seats:
    """The players of a worker: one for each agent and seat, kept from game to game."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._players: dict[tuple[int, int], Player] = {}

    def of(self, seats: tuple[int, ...]) -> list[Player]:
        """A player for every seat, of the agent that has it."""
        return [self._player(agent, seats[:seat].count(agent)) for seat, agent in enumerate(seats)]

    def _player(self, agent: int, number: int) -> Player:
        settings = self._settings
        if (agent, number) not in self._players:
            self._players[agent, number] = make_player(
                settings.game, settings.specs[agent], settings.margin / 1000, settings.patience
            )
        return self._players[agent, number]

    def close(self) -> None:
        """End all of them."""
        for player in self._players.values():
            player.close()


def play(order: Order, settings: Settings, seats: Seats, out: BinaryIO) -> Ending:
    """Play an order's game, telling who thinks."""
    told = 0

    def tell(seat: int, codes: tuple[str, ...], longest: float) -> None:
        nonlocal told
        write(out, Thinking(seat, codes[told:], longest))
        told = len(codes)

    start = settings.rules.position(order.start)
    players = seats.of(order.seats)
    adjudicator = engine_of(settings.game).adjudicator() if settings.adjudicate else None
    runner = GameRunner(start, order.opening, players, settings.margin / 1000, adjudicator)
    return runner.run(order.seed, tell)


def write(out: BinaryIO, message: Thinking | Ended) -> None:
    """Write one line."""
    out.write(msgspec.json.encode(message) + b"\n")
    out.flush()


def read_orders(given: BinaryIO, orders: SimpleQueue[bytes], seats: Seats) -> None:
    """Pass orders on; when there are no more, nobody wants what is being played either."""
    try:
        for line in given:
            orders.put(line)
        seats.close()
    finally:
        os._exit(0)


def main() -> None:
    """Play until the input ends."""
    # Ctrl-C in a terminal is meant for the process that started this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    orders: SimpleQueue[bytes] = SimpleQueue()
    out = sys.stdout.buffer
    # Nothing that an agent prints may be taken for an answer.
    sys.stdout = sys.stderr
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
    seats = Seats(settings)
    reading = threading.Thread(target=read_orders, args=(sys.stdin.buffer, orders, seats))
    reading.start()
    while True:
        order = msgspec.json.decode(orders.get(), type=Order)
        write(out, Ended(play(order, settings, seats, out)))


if __name__ == "__main__":
    main()
