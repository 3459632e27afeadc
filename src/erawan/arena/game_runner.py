"""Playing one game between agents, by the clock."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from erawan.arena.ending import ILLEGAL, KINGMAKER, PROVED, TIME, Effort, Ending, failed
from erawan.arena.player import Failed, Player
from erawan.arena.schedule import derive
from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.core.registry import game
from erawan.engine.agent import Task
from erawan.engine.entry import Adjudicator

Telling = Callable[[int, tuple[str, ...], float], None]
"""Told before every move: the seat that thinks, the moves so far, the longest it can take."""


class GameRunner:
    """A game in progress: position, clocks, moves."""

    def __init__(
        self,
        position: Position[Any],
        opening: Sequence[str],
        players: Sequence[Player],
        margin: float,
        adjudicator: Adjudicator | None = None,
    ) -> None:
        self._players = players
        self._adjudicator = adjudicator
        self._margin = margin
        self._position = position
        self._codes: tuple[str, ...] = ()
        self._comments: dict[int, str] = {}
        self._left = [player.limits.clock for player in players]
        self._efforts = [Effort() for _ in players]
        for code in opening:
            self._play(code)

    def run(self, seed: int, tell: Telling) -> Ending:
        """Play to the end, to a proof if there is an adjudicator, or to the first failure."""
        seat = 0
        try:
            for seat, player in enumerate(self._players):
                tell(seat, self._codes, player.longest(0.0))
                player.new_game()
            while (mover := self._position.to_move) is not None:
                if self._adjudicator and (winners := self._proved_winners(self._adjudicator)):
                    return self._ending(winners, PROVED)
                seat = mover
                self._play(self._ask(seat, seed, tell))
        except Failed as failure:
            sides = game(self._position.game).sides(len(self._players))
            return failed(self._codes, sides, failure.of_seat(seat), tuple(self._efforts))
        outcome = self._position.outcome
        if outcome is None:
            raise ErawanError("nobody is to move, but the game has no outcome")
        return self._ending(tuple(sorted(outcome.winners)), outcome.reason)

    def _proved_winners(self, adjudicator: Adjudicator) -> tuple[int, ...]:
        """Who wins whatever the others do; that a kingmaker moves is only noted down."""
        verdict = adjudicator.judge(self._position)
        if verdict.kingmaker is not None:
            self._comments[len(self._codes)] = f"{KINGMAKER} {verdict.kingmaker + 1}"
        return verdict.winners

    def _ending(self, winners: tuple[int, ...], reason: str) -> Ending:
        return Ending(self._codes, winners, reason, None, tuple(self._efforts), self._comments)

    def _play(self, code: str) -> None:
        try:
            self._position = self._position.play(self._position.parse(code))
        except ErawanError as error:
            raise Failed(ILLEGAL, f"{code!r:.60}: {error}") from error
        self._codes += (code,)

    def _ask(self, seat: int, seed: int, tell: Telling) -> str:
        player = self._players[seat]
        limits = replace(player.limits, clock=self._left[seat])
        times = [time / 1000 for time in (limits.movetime, limits.clock) if time is not None]
        tell(seat, self._codes, player.longest(min(times, default=0.0)))
        task = Task(limits, seed=derive(seed, len(self._codes)))
        code, nodes, seconds = player.choose(self._position, task)
        self._efforts[seat] = self._efforts[seat].plus(nodes, seconds)
        self._check_time(seat, seconds)
        return code

    def _check_time(self, seat: int, seconds: float) -> None:
        limits = self._players[seat].limits
        if limits.movetime is not None and seconds > limits.movetime / 1000 + self._margin:
            raise Failed(TIME, f"a move took {seconds:.3f} s instead of {limits.movetime} ms")
        left = self._left[seat]
        if left is not None:
            # Rounded up, so that nobody moves for nothing.
            left -= math.ceil(seconds * 1000)
            if left < 0:
                raise Failed(TIME, f"the flag fell, {-left} ms over")
            self._left[seat] = left + limits.inc
