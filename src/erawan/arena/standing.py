"""Where a match stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from erawan.arena.count import Count, Games, unit_score
from erawan.arena.ending import Effort, score_of
from erawan.arena.run_file import Result
from erawan.arena.settings import A, Settings
from erawan.arena.sprt import UNDECIDED
from erawan.arena.statistics import Sample, elo_difference, expected_score


@dataclass(frozen=True)
class Standing:
    """A match as far as it has been played: what the units that count come to."""

    settings: Settings
    results: Mapping[tuple[int, int], Result]
    units: int
    """So many are wanted at most."""

    @cached_property
    def counted(self) -> tuple[Games, ...]:
        """The units that count, in their order."""
        count = Count(self.settings, self.results, self.units)
        count.go_on()
        return tuple(count.units)

    @cached_property
    def games(self) -> tuple[Result, ...]:
        """The games that count."""
        return tuple(game for unit in self.counted for game in unit)

    @cached_property
    def sample(self) -> Sample:
        """The units' scores."""
        return Sample.of(map(unit_score, self.counted))

    @property
    def is_over(self) -> bool:
        """Whether nothing more needs to be played."""
        return len(self.counted) == self.units or self.verdict not in {"", UNDECIDED}

    @property
    def verdict(self) -> str:
        """The SPRT's, or empty without one."""
        bounds = self.settings.sprt
        return bounds.verdict(self.ratio) if bounds is not None else ""

    @property
    def ratio(self) -> float:
        """The SPRT's log-likelihood ratio, 0 without a test."""
        bounds = self.settings.sprt
        return bounds.ratio(self.sample, self.settings.shapes) if bounds is not None else 0.0

    @property
    def even(self) -> float:
        """The score of equals."""
        return expected_score(0.0, self.settings.shapes)

    @property
    def elo(self) -> tuple[float, float, float]:
        """The Elo difference, and between what it is with 95 % confidence."""
        low, high = self.sample.interval
        shapes = self.settings.shapes
        return (
            elo_difference(self.sample.mean, shapes),
            elo_difference(low, shapes),
            elo_difference(high, shapes),
        )

    @property
    def superiority(self) -> float:
        """The likelihood that A is the stronger."""
        return self.sample.superiority(self.even)

    def score(self, game: Result) -> float:
        """A's score of a game."""
        return score_of(game.seats, game.winners)

    def wins_draws_losses(self) -> tuple[int, int, int]:
        """Games that only A won, that were drawn or shared, and that only B won."""
        scores = [self.score(game) for game in self.games]
        won, lost = scores.count(1.0), scores.count(0.0)
        return won, len(scores) - won - lost, lost

    def roles(self) -> Iterator[tuple[str, float, Sample]]:
        """What A did in each of its roles: the role, its even score, A's scores."""
        seatings = self.settings.seatings
        if len(self.settings.sides) == 3:
            for seats, name in ((1, "alone against two"), (2, "two against one")):
                games = [game for game, who in enumerate(seatings) if who.count(A) == seats]
                yield name, seats / 3, self._part(games)
        else:
            for game, seats_of in enumerate(seatings):
                taken = [str(seat + 1) for seat, agent in enumerate(seats_of) if agent == A]
                yield f"seat {'+'.join(taken)}", 0.5, self._part([game])

    def reasons(self) -> Counter[str]:
        """How games ended by the rules."""
        return Counter(game.reason for game in self.games if game.failure is None)

    def failures(self, agent: int) -> Counter[str]:
        """The games that an agent lost by failing, by kind."""
        return Counter(
            game.failure.kind
            for game in self.games
            if game.failure is not None and game.seats[game.failure.seat] == agent
        )

    def nodes_per_move(self, agent: int) -> float:
        """The mean nodes of an agent's moves."""
        return self._per_move(agent, "nodes")

    def seconds_per_move(self, agent: int) -> float:
        """The mean seconds of an agent's moves: the one figure that no seed decides."""
        return self._per_move(agent, "seconds")

    def slowest_move(self, agent: int) -> float:
        """The seconds of an agent's slowest move."""
        efforts = self._efforts(agent)
        return max((effort.slowest for effort in efforts), default=0.0)

    def _per_move(self, agent: int, what: str) -> float:
        efforts = list(self._efforts(agent))
        moves = sum(effort.moves for effort in efforts)
        return float(sum(getattr(effort, what) for effort in efforts) / moves) if moves else 0.0

    def _efforts(self, agent: int) -> Iterator[Effort]:
        for game in self.games:
            for seat, effort in enumerate(game.efforts):
                if game.seats[seat] == agent:
                    yield effort

    def _part(self, games: list[int]) -> Sample:
        return Sample.of(
            sum(self.score(unit[game]) for game in games) / len(games) for unit in self.counted
        )
