"""What a match is: everything its games depend on."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from erawan.arena.agent_spec import AgentSpec, check_agent, parse_agent
from erawan.arena.sprt import Bounds
from erawan.arena.statistics import Shape
from erawan.core.errors import ErawanError
from erawan.core.game import Game
from erawan.core.generator import MASK
from erawan.core.registry import game
from erawan.engine.budget import Budget
from erawan.engine.entry import engine_of, titles_where

A, B = 0, 1
Sides: TypeAlias = tuple[tuple[int, ...], ...]
"""Which seats win together."""


class Settings(msgspec.Struct, frozen=True):
    """A match's settings; the same settings give the same games, whoever plays them when."""

    game: str
    agents: tuple[str, str]
    limits: Budget = Budget()
    """For agents that bring none of their own."""
    players: int = 2
    options: dict[str, Any] = {}
    """The start's, without players and seed."""
    seed: int = 1
    openings: str = ""
    """Where nothing is dealt: which openings, with a digest of them."""
    margin: int = 100
    """Milliseconds by which a move may exceed its `movetime`; a clock has no margin."""
    patience: float = 30.0
    """Seconds without an answer, beyond the time for the move, after which an agent hangs."""
    sprt: Bounds | None = None
    adjudicate: bool = False
    """Whether a game ends as soon as its winner is proved, where that can be."""

    def check(self) -> Settings:
        """Itself; raises ErawanError for what can't be played."""
        if not 0 <= self.seed <= MASK:
            raise ErawanError("a seed is a whole number from 0 to 2^64-1")
        if self.margin < 0 or self.patience <= 0:
            raise ErawanError("margin is not below 0, and patience above 0")
        if self.sprt is not None:
            self.sprt.check()
        if self.adjudicate and not engine_of(self.game).ends_by_proof:
            titles = titles_where(lambda entry: entry.ends_by_proof)
            raise ErawanError(f"only games of {titles} end by a proof")
        for spec in self.specs:
            check_agent(self.game, spec)
        self.start(0)
        return self

    @property
    def specs(self) -> tuple[AgentSpec, AgentSpec]:
        """Both agents."""
        first, second = self.agents
        return parse_agent(first, self.limits), parse_agent(second, self.limits)

    @property
    def is_timed(self) -> bool:
        """Whether a clock plays a part."""
        return any(
            spec.limits.movetime is not None or spec.limits.clock is not None for spec in self.specs
        )

    def start(self, seed: int) -> Any:
        """The start position; the seed matters where something is dealt."""
        return self.rules.match_start(self.players, seed, self.options)

    @property
    def rules(self) -> Game:
        """The game's descriptor."""
        rules: Game = game(self.game)
        return rules

    @property
    def sides(self) -> Sides:
        """Which seats win together."""
        return self.rules.sides(self.players)

    @property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """Who sits where in the games of a unit: every order that the same deal allows.

        An agent has all seats of a side; with three sides each is alone against two of the other
        in every place.
        """
        seats = range(self.players)
        alone = [tuple(A if seat in side else B for seat in seats) for side in self.sides]
        others = [tuple(1 - agent for agent in seating) for seating in alone]
        return tuple(dict.fromkeys([*alone, *others]))

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """Of every game of a unit, how many sides A and B have."""
        by_side = [[seats[side[0]] for side in self.sides] for seats in self.seatings]
        return tuple((agents.count(A), agents.count(B)) for agents in by_side)
