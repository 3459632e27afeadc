"""What a match is: everything its games depend on."""

from __future__ import annotations

from typing import Any

import msgspec

from erawan.arena.agent_spec import AgentSpec, check_agent, parse_agent
from erawan.arena.sprt import Bounds
from erawan.arena.statistics import Shape
from erawan.core.errors import ErawanError
from erawan.core.generator import MASK
from erawan.core.registry import game
from erawan.engine.budget import Budget

HOUSE_RULES = {"repetition": 3, "ply_limit": 300}
"""Siam's draws (SH.1): without them a match might never end."""

A, B = 0, 1


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
    """Siam: which openings, with a digest of them."""
    margin: int = 100
    """Milliseconds by which a move may exceed its `movetime`; a clock has no margin."""
    patience: float = 30.0
    """Seconds without an answer, beyond the time for the move, after which an agent hangs."""
    sprt: Bounds | None = None
    adjudicate: bool = False
    """King of Siam: whether a game ends as soon as its winner is proved."""

    def check(self) -> Settings:
        """Itself; raises ErawanError for what can't be played."""
        if not 0 <= self.seed <= MASK:
            raise ErawanError("a seed is a whole number from 0 to 2^64-1")
        if self.margin < 0 or self.patience <= 0:
            raise ErawanError("margin is not below 0, and patience above 0")
        if self.sprt is not None:
            self.sprt.check()
        if self.adjudicate and self.game == "siam":
            raise ErawanError("only games of King of Siam end by a proof")
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
        """The start position; the seed matters to King of Siam only."""
        if self.game == "siam":
            return game("siam").start(**{**HOUSE_RULES, **self.options})
        return game(self.game).start(players=self.players, seed=seed, **self.options)

    @property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """Who sits where in the games of a unit: every order that the same deal allows.

        With three players each agent sits alone against two of the other in every seat; with four
        an agent has both seats of a team.
        """
        if self.players == 3:
            alone = ((A, B, B), (B, A, B), (B, B, A))
            return alone + tuple(tuple(1 - agent for agent in seats) for seats in alone)
        if self.players == 4:
            return ((A, B, A, B), (B, A, B, A))
        return ((A, B), (B, A))

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """Of every game of a unit, what A and B have: seats, or the one team each."""
        if self.players == 4:
            return ((1, 1),) * 2
        return tuple((seats.count(A), seats.count(B)) for seats in self.seatings)
