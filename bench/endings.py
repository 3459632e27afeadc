"""Makes bench/data/king_endings.jsonl, two-player endings of King of Siam; games played are kept.

The first line tells how it was made. Every other line is a position of the engine's games against
itself: `{"game": 12, "cards": 6, "open": 5, "position": …}`, with the cards left in both hands
together and the number of open provinces.

Run it with `python -m bench.endings`; `make endings` measures how the solver does.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

import erawan
from erawan.core.generator import SplitMix64
from erawan.engine.agent import Agent, Task, pick
from erawan.engine.budget import Budget
from erawan.engine.players import find_player
from erawan.kernels.king import Kernel
from erawan.king import GAME, Position

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "bench" / "data" / "king_endings.jsonl"
KEPT = ROOT / "build" / "king_endings.jsonl"

WANTED = {4: 30, 5: 30, 6: 100, 7: 40, 8: 20, 9: 20}
"""How many positions by the cards left."""
BANDS = {1: 0.2, 4: 0.4, 8: 0.4}
"""How great a part has at most so many open provinces, and more than the band before."""
RANDOM_PLIES = 8
"""Every other game begins with up to so many random plies: good players keep their cards, so that
their own games hardly ever have few cards left while many provinces are open."""
AGENT = "level-10"
NODES = 60
SEED = 8

Row = dict[str, Any]


def cards_left(position: Position) -> int:
    """The cards of both hands together."""
    return 8 * position.players - position.cards_played


def play(number: int) -> list[Row]:
    """One position by lot of a numbered game for each wanted number of cards left."""
    agent = find_player("king-of-siam", AGENT)
    generator = SplitMix64(SEED << 32 | number)
    kernel = Kernel(GAME.start(players=2, seed=SEED << 32 | number))
    for _ in range(number % 2 * (1 + generator.below(RANDOM_PLIES))):
        kernel = kernel.play(kernel.sample(generator.next()))
    position: Position = kernel.store()
    position = _answer(agent, position, number)
    seen: dict[int, list[Position]] = {}
    while position.outcome is None:
        if cards_left(position) in WANTED:
            seen.setdefault(cards_left(position), []).append(position)
        position = _answer(agent, position, number)
    rows = []
    for cards, positions in sorted(seen.items()):
        chosen = pick(positions, generator)
        rows.append(
            {
                "game": number,
                "cards": cards,
                "open": len(chosen.face_up),
                "position": chosen.to_json(),
            }
        )
    return rows


def _answer(agent: Agent, position: Position, seed: int) -> Position:
    thought = agent.choose(position, Task(Budget(nodes=NODES), seed=seed))
    return position.play(position.parse(thought.code))


def played() -> Iterator[list[Row]]:
    """The rows of games 0, 1, 2 …; those played before come from the file."""
    known: list[list[Row]] = []
    if KEPT.exists():
        lines = KEPT.read_text().splitlines(keepends=True)
        known = [json.loads(line) for line in lines if line.endswith("\n")]
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text("".join(json.dumps(rows) + "\n" for rows in known))
    yield from known
    for number in count(len(known)):
        rows = play(number)
        with KEPT.open("a") as kept:
            kept.write(json.dumps(rows) + "\n")
        yield rows


def band(row: Row) -> int:
    """The upper end of the row's band of open provinces."""
    return min(most for most in BANDS if row["open"] <= most)


class Selection:
    """The positions chosen so far, in the order of the games."""

    def __init__(self) -> None:
        self.games = 0
        self.rows: dict[int, list[Row]] = {cards: [] for cards in WANTED}

    def add(self, rows: list[Row]) -> None:
        """Take from a game what is still wanted."""
        self.games += 1
        for row in rows:
            chosen = self.rows[row["cards"]]
            alike = sum(band(other) == band(row) for other in chosen)
            if alike < BANDS[band(row)] * WANTED[row["cards"]]:
                chosen.append(row)

    @property
    def is_complete(self) -> bool:
        """Whether there are enough for each number of cards."""
        return all(len(self.rows[cards]) == wanted for cards, wanted in WANTED.items())


def main() -> None:
    """Play games until there are enough positions, and write them."""
    selection = Selection()
    for rows in played():
        selection.add(rows)
        if selection.is_complete:
            break
    chosen = [row for rows in selection.rows.values() for row in rows]
    TARGET.write_text(
        "".join(json.dumps(line) + "\n" for line in (_provenance(selection.games), *chosen))
    )
    print(f"{len(chosen)} positions of {selection.games} games: {TARGET.relative_to(ROOT)}")


def _provenance(games: int) -> Row:
    return {
        "made by": "python -m bench.endings",
        "version": erawan.__version__,
        "date": datetime.now(UTC).date().isoformat(),
        "games": f"{games}: two players, board siam, {AGENT} with {NODES} nodes a move against"
        f" itself, every other game after 1 to {RANDOM_PLIES} random plies;"
        f" seeds {SEED} << 32 | game",
        "positions": "of each game at most one for each number of cards left, by lot; the parts of"
        f" those with at most 1, 4 and 8 open provinces are fixed: {list(BANDS.values())}",
    }


if __name__ == "__main__":
    main()
