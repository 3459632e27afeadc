"""What a game's engine offers to whatever plays, measures or examines it.

A game names its entry's module (`erawan.core.registry.GameEntry`); one that names none is played by
chance alone, from what its rules say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, TypeAlias

from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.core.generator import SplitMix64
from erawan.core.registry import find_entry, game, game_names, load
from erawan.engine.coach import Danger
from erawan.engine.levels import BALANCED, Level, Style

if TYPE_CHECKING:
    from erawan.engine.agent import Agent
    from erawan.engine.players import Settings

Liking: TypeAlias = Callable[[Any, int], int]
"""From a kernel and a seat to a number: the more the better."""


class Kernel(Protocol):
    """A position in a form that is quick to play on from, with moves of that form."""

    @property
    def outcome(self) -> object | None:
        """None while the game goes on."""

    def legal_codes(self) -> list[str]:
        """The codes of all legal moves, sorted."""

    def legal_moves(self) -> Sequence[Any]:
        """All legal moves, in the order of their codes."""

    def code_of(self, move: Any) -> str:
        """The code of a move."""

    def play(self, code: str) -> Self:
        """What the move of a code leads to."""

    def play_move(self, move: Any) -> Self:
        """What a move leads to."""

    def perft(self, depth: int) -> int:
        """The positions after so many plies."""

    def store(self) -> Any:
        """The position."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The seats that win whatever the others do, and the kingmaker; often neither is known."""

    winners: tuple[int, ...] = ()
    kingmaker: int | None = None


class Adjudicator(Protocol):
    """Judges the positions of one game."""

    def judge(self, position: Position[Any]) -> Verdict:
        """What is proved of a position in which somebody is to move."""


@dataclass(frozen=True, slots=True)
class Questions:
    """What a signature asks: so many nodes each, after so many random plies from these starts."""

    nodes: int
    plies: tuple[int, ...]
    starts: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True)
class ProtocolSamples:
    """A game's lines for the examination of other engines, without the word `position`."""

    start: str
    forms: tuple[str, ...]
    """Everything that can be said of a position, in each way."""
    bad: tuple[bytes, ...]
    """What is to be refused."""
    over: str | None
    """A position in which the game is over."""
    start_plies: int
    """How deep the start is counted."""
    plies: int
    """How deep other positions are counted."""
    random_start: Callable[[Random], Position[Any]]


class EngineEntry:
    """An engine's answers; those given here are of a game that has none of its own.

    What only some can answer raises NotImplementedError: a mark below says who can, and nobody asks
    the others.
    """

    has_greedy = False
    ends_by_proof = False
    """Whether there is an adjudicator."""
    has_terms = False
    """Whether an estimate can be explained."""
    perft_step = 1
    """Plies that are counted without looking up: a few milliseconds."""
    questions = Questions(0, (), ())

    @property
    def levels(self) -> tuple[Level, ...]:
        """How strong it plays, the weakest first."""
        return ()

    @property
    def styles(self) -> tuple[Style, ...]:
        """In which manner it plays, the plainest first."""
        return (BALANCED,)

    @property
    def likings(self) -> Mapping[str, Liking]:
        """Of the styles with a trait, how much they like what a seat moved to."""
        return {}

    @property
    def samples(self) -> ProtocolSamples | None:
        """What other engines of the game are examined with."""
        return None

    def make(self, _settings: Settings) -> Agent:
        """The agent of these settings, with tables of its own."""
        from erawan.engine.random_player import RandomPlayer  # noqa: PLC0415 - it asks this module

        return RandomPlayer()

    def kernel(self, position: Position[Any]) -> Kernel:
        """A position in its quickest form."""
        from erawan.engine.plain_kernel import PlainKernel  # noqa: PLC0415 - few need it

        return PlainKernel(position)

    def random_code(self, position: Position[Any], seed: int) -> str:
        """Number `below(n)`, from 0, of the n legal moves sorted by code."""
        kernel = self.kernel(position)
        moves = kernel.legal_moves()
        return kernel.code_of(moves[SplitMix64(seed).below(len(moves))])

    def greedy_codes(self, position: Position[Any]) -> Sequence[str]:
        """The moves that look best at once, if `has_greedy`."""
        raise NotImplementedError

    def adjudicator(self) -> Adjudicator:
        """Who judges a game, if it `ends_by_proof`."""
        raise NotImplementedError

    def explain(self, position: Position[Any]) -> list[str]:
        """An estimate term by term, one a line, if it `has_terms`."""
        raise NotImplementedError

    def dangers(self, _position: Position[Any], _code: str) -> tuple[Danger, ...]:
        """What the coach warns of before a legal move: a millisecond or two."""
        return ()

    def openings_fit(self, _start: Position[Any]) -> bool:
        """Whether the arena has balanced openings that were made for a start."""
        return False


class SearchEngine(EngineEntry):
    """An engine whose room has a search, ten levels, samples, a greedy player and a coach.

    What is in the room is loaded when it is first asked for.
    """

    room: ClassVar[str]
    """The package with the modules `levels`, `samples`, `searcher` and `coach`."""
    has_greedy = True

    @property
    def levels(self) -> tuple[Level, ...]:
        """How strong it plays, the weakest first."""
        levels: tuple[Level, ...] = load(f"{self.room}.levels").LEVELS
        return levels

    @property
    def samples(self) -> ProtocolSamples:
        """Lines with all that can be said of a start."""
        samples: ProtocolSamples = load(f"{self.room}.samples").SAMPLES
        return samples

    def make(self, settings: Settings) -> Agent:
        """The search as an agent."""
        agent: Agent = load(f"{self.room}.searcher").make(settings)
        return agent

    def dangers(self, position: Position[Any], code: str) -> tuple[Danger, ...]:
        """What a move gives away."""
        dangers: tuple[Danger, ...] = load(f"{self.room}.coach").dangers(position, code)
        return dangers


def engine_of(name: str) -> EngineEntry:
    """The entry of a game's engine; raises ErawanError for an unknown game."""
    try:
        module = find_entry(name).engine
    except ValueError as error:
        raise ErawanError(str(error)) from error
    entry: EngineEntry = load(module).ENGINE if module else EngineEntry()
    return entry


def titles_where(offers: Callable[[EngineEntry], bool]) -> str:
    """The titles of the games whose engines offer something."""
    return " and ".join(game(name).title for name in game_names() if offers(engine_of(name)))
