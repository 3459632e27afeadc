"""Plays Siam's engine against itself from the start, and tells what the games say about the game.

`python tools/siam_statistics.py 55` plays for 55 minutes at most and writes
docs/siam-statistics.md. The games are kept in build/statistics, by the engine's signature, and the
next call goes on with them. Nodes are limited, time is not: the same games are played everywhere.
"""

from __future__ import annotations

import json
import math
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from erawan.arena.ending import score_of
from erawan.arena.schedule import derive
from erawan.arena.settings import Settings
from erawan.arena.statistics import Z95, Sample
from erawan.engine.agent import Task
from erawan.engine.levels import Level
from erawan.engine.siam.searcher import SiamSearcher
from erawan.siam import Position
from erawan.siam.game import HOUSE_RULES

ROOT = Path(__file__).parents[1]
SIGNATURE = json.loads((ROOT / "bench" / "signatures.json").read_text())["siam"]
GAMES = ROOT / "build" / "statistics" / SIGNATURE
PAGE = ROOT / "docs" / "siam-statistics.md"

STRENGTHS = (1_000, 10_000, 60_000)
VARIED_PLIES = 8
NOISE = 0.05
"""By how much of a winning chance the first plies are misjudged, so that games differ."""
OFF = f"{100 * NOISE:g} %"
ROUNDS = 40
"""So often every first move is played, and as many games begin as the engine likes."""
MOST_MINUTES = 55.0

COLUMNS, ROWS = "abcde", "12345"
LEFT_RIGHT, TOP_BOTTOM = str.maketrans("ew", "we"), str.maketrans("ns", "sn")

WORDS = f"""\
# Siam by numbers

The engine against itself from the start of the classic game, with five animals each. A position
that comes for the third time is a draw, and so is a game of {HOUSE_RULES["ply_limit"]} plies; draws
count half. One thread, so many nodes a move, the search and the proofs of level 10. Half of the
games begin with the engine's own first move, the others with each first move in turn, mirror images
counted as one. In the first {VARIED_PLIES} plies every estimate is off by up to {OFF} of a winning
chance, by lot, so that games differ (of 150 tried so, 146 did); after that both sides play as well
as they can. Brackets are 95 % intervals over games. All figures are about these players: what they
find is no theory of the game.

`make statistics` plays the same games, in pieces of an hour. The engine is the one whose signature
(`erawan bench siam`) is {SIGNATURE}.
"""

FIRST_MOVES = """\
## First moves

The first player's score by first move in all games that began with it, in round brackets how many;
the best at the highest strength first. There are so many moves to compare that some stand high or
low by chance: neighbours in the table can't be told apart.
"""


@dataclass(frozen=True, slots=True)
class Game:
    """How a game went."""

    number: int
    first: str
    """The first move, of its mirror images the first by name."""
    chosen: bool
    """Whether the engine chose it."""
    score: float
    """The first player's: 1, 0.5 or 0."""
    reason: str
    plies: int


def same_move(code: str) -> str:
    """An entry's name, the same for all its mirror images.

    >>> same_move("@e5w")
    '@a1e'
    """
    column, row, facing = code[1], code[2], code[3]
    columns = (
        (column, facing),
        (COLUMNS[-1 - COLUMNS.index(column)], facing.translate(LEFT_RIGHT)),
    )
    rows = (row, ""), (ROWS[-1 - ROWS.index(row)], "ns")
    return min(
        f"@{column}{row}{facing.translate(TOP_BOTTOM) if turned else facing}"
        for column, facing in columns
        for row, turned in rows
    )


def first_moves(start: Position) -> list[str]:
    """The first moves that differ by more than a mirror."""
    return sorted({same_move(move.code) for move in start.legal_moves()})


class Player:
    """The engine with so many nodes a move, for both sides."""

    def __init__(self, nodes: int) -> None:
        self._varied = SiamSearcher(_level(nodes, NOISE), threads=1, mebibytes=1)
        self._best = SiamSearcher(_level(nodes), threads=1, mebibytes=1)

    def play(self, start: Position, number: int, first: str | None) -> Game:
        """Play a game; everything in it follows from its number."""
        position = start
        codes: list[str] = []
        while (outcome := position.outcome) is None:
            agent = self._varied if len(codes) < VARIED_PLIES else self._best
            code = first if first and not codes else None
            task = Task(seed=derive(number, len(codes)))
            codes.append(code or agent.choose(position, task).code)
            position = position.play(position.parse(codes[-1]))
        score = score_of((0, 1), tuple(outcome.winners))
        return Game(number, same_move(codes[0]), first is None, score, outcome.reason, len(codes))


def _level(nodes: int, noise: float = 0.0) -> Level:
    return Level("siam", 10, nodes=nodes, noise=noise)


class Games:
    """The games of one strength, kept in a file."""

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes
        self._file = GAMES / f"{nodes}.jsonl"
        self._start = Settings("siam", ("", "")).start(0)
        self._firsts = first_moves(self._start)
        self.played = self._read()

    @property
    def wanted(self) -> int:
        """So many games are wanted in all."""
        return ROUNDS * 2 * len(self._firsts)

    def play_on(self, number_of_games: int, until: float) -> None:
        """Play so many more, if there is time and they are wanted."""
        GAMES.mkdir(parents=True, exist_ok=True)
        player = Player(self.nodes)
        end = min(len(self.played) + number_of_games, self.wanted)
        with self._file.open("a") as file:
            while len(self.played) < end and time.monotonic() < until:
                number = len(self.played)
                first = self._firsts[number // 2 % len(self._firsts)] if number % 2 else None
                game = player.play(self._start, number, first)
                file.write(json.dumps(asdict(game)) + "\n")
                file.flush()
                self.played.append(game)

    def _read(self) -> list[Game]:
        if not self._file.exists():
            return []
        return [Game(**json.loads(line)) for line in self._file.read_text().splitlines()]


def share(games: Iterable[Game], score: Callable[[Game], float]) -> str:
    """The mean of something from 0 to 1, in percent with its interval."""
    sample = Sample.of(score(game) for game in games)
    if not sample.count:
        return ""
    low, high = sample.interval
    return f"{100 * sample.mean:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"


def length(games: list[Game]) -> str:
    """The mean number of plies with its interval, and between what the middle half lies."""
    plies = sorted(game.plies for game in games)
    mean = sum(plies) / len(plies)
    deviation = math.sqrt(sum((number - mean) ** 2 for number in plies) / (len(plies) - 1))
    reach = Z95 * deviation / math.sqrt(len(plies))
    quarter = len(plies) // 4
    return f"{mean:.1f} ± {reach:.1f} (half of them {plies[quarter]} to {plies[-1 - quarter]})"


def page(strengths: list[Games]) -> Iterator[str]:
    """The lines of the page."""
    yield WORDS
    heads = [f"{games.nodes:,} nodes a move" for games in strengths]
    chosen = [[game for game in games.played if game.chosen] for games in strengths]
    every = [games.played for games in strengths]
    yield "## The whole game\n"
    yield from _row("", heads)
    yield from _row("---", ["---"] * len(heads))
    yield from _row("games that the engine began as it likes", [f"{len(g):,}" for g in chosen])
    yield from _row("first player's score", [share(g, _score) for g in chosen])
    yield from _row("draws", [share(g, _is_draw) for g in chosen])
    yield from _row("plies", [length(g) for g in chosen])
    yield from _row(
        "first player's score, first moves in turn", [share(_given(g), _score) for g in every]
    )
    yield from _row("draws, first moves in turn", [share(_given(g), _is_draw) for g in every])
    yield from _row("how all games ended", [_endings(g) for g in every])
    yield "\n" + FIRST_MOVES
    yield from _row("first move", heads)
    yield from _row("---", ["---"] * len(heads))
    for first in sorted(
        {game.first for game in every[-1]}, key=lambda code: -_mean(every[-1], code)
    ):
        some = [[game for game in games if game.first == first] for games in every]
        yield from _row(f"`{first}`", [f"{share(g, _score)} ({len(g)})" for g in some])


def _row(name: str, cells: list[str]) -> Iterator[str]:
    yield f"| {name} | " + " | ".join(cells) + " |"


def _score(game: Game) -> float:
    return game.score


def _is_draw(game: Game) -> float:
    return float(game.score == 0.5)


def _given(games: list[Game]) -> list[Game]:
    return [game for game in games if not game.chosen]


def _endings(games: list[Game]) -> str:
    return ", ".join(
        f"{reason} {n}" for reason, n in Counter(g.reason for g in games).most_common()
    )


def _mean(games: list[Game], first: str) -> float:
    return Sample.of(game.score for game in games if game.first == first).mean


def main() -> None:
    """Play what is missing, round by round, then write the page."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else MOST_MINUTES
    if not 0 <= minutes <= MOST_MINUTES:
        sys.exit(f"a piece of it takes {MOST_MINUTES:g} minutes at most")
    until = time.monotonic() + 60 * minutes
    strengths = [Games(nodes) for nodes in STRENGTHS]
    while time.monotonic() < until and any(len(s.played) < s.wanted for s in strengths):
        for games in strengths:
            games.play_on(30, until)
            print(f"{games.nodes:,} nodes: {len(games.played)} games", flush=True)
    if all(games.played for games in strengths):
        PAGE.write_text("\n".join(page(strengths)) + "\n")


if __name__ == "__main__":
    main()
