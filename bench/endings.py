"""Makes the two samples of King of Siam's endings with two players; games played are kept.

`natural` is what the engine meets: level 10 against itself, from the deal on, with the nodes it has
in the app; for each number of cards left the positions of the first games that came to it.
`mixed` is older: fewer nodes, every other game begins with random plies, and the parts with few and
many open provinces are fixed. Its positions are easier to prove, so it flatters the solver.

A sample's first line tells how it was made. Every other line is a position of one of the games:
`{"game": 12, "cards": 6, "open": 5, "position": …}`, with the cards left in both hands together and
the number of open provinces.

Run it with `make endings-sample name=natural`; `make endings` measures how the solver does.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import erawan
from bench.kept import Row, rows_of_games
from erawan.core.generator import SplitMix64
from erawan.engine.agent import Agent, Task, pick
from erawan.engine.budget import Budget
from erawan.engine.players import find_player
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME, Position

ROOT = Path(__file__).parents[1]
AGENT = "level-10"


@dataclass(frozen=True)
class Recipe:
    """How a sample is made."""

    file: str
    seed: int
    nodes: int
    """So many the engine has for a move."""
    wanted: Mapping[int, int]
    """How many positions by the cards left."""
    random_plies: int = 0
    """Every other game begins with up to so many."""
    bands: Mapping[int, float] = field(default_factory=lambda: {8: 1.0})
    """How great a part has at most so many open provinces, and more than the band before."""

    @property
    def target(self) -> Path:
        """Where the sample is."""
        return ROOT / "bench" / "data" / self.file

    @property
    def kept(self) -> Path:
        """Where the games played so far are."""
        return ROOT / "build" / self.file

    def band(self, row: Row) -> int:
        """The upper end of the row's band of open provinces."""
        return min(most for most in self.bands if row["open"] <= most)


RECIPES = {
    "natural": Recipe(
        "king_endings_natural.jsonl",
        seed=15,
        nodes=600,
        wanted={5: 30, 6: 50, 7: 30, 8: 30},
    ),
    "mixed": Recipe(
        "king_endings.jsonl",
        seed=8,
        nodes=60,
        wanted={4: 30, 5: 30, 6: 100, 7: 40, 8: 20, 9: 20},
        random_plies=8,
        bands={1: 0.2, 4: 0.4, 8: 0.4},
    ),
}


def cards_left(position: Position) -> int:
    """The cards of both hands together."""
    return 8 * position.players - position.cards_played


def play(recipe: Recipe, number: int) -> list[Row]:
    """One position by lot of a numbered game for each wanted number of cards left."""
    agent = find_player("king-of-siam", AGENT)
    generator = SplitMix64(recipe.seed << 32 | number)
    kernel = Kernel(GAME.start(players=2, seed=recipe.seed << 32 | number))
    if recipe.random_plies:
        for _ in range(number % 2 * (1 + generator.below(recipe.random_plies))):
            kernel = kernel.play(kernel.sample(generator.next()))
    task = Task(Budget(nodes=recipe.nodes), seed=number)
    position: Position = kernel.store()
    position = _answer(agent, position, task)
    seen: dict[int, list[Position]] = {}
    while position.outcome is None:
        if cards_left(position) in recipe.wanted:
            seen.setdefault(cards_left(position), []).append(position)
        position = _answer(agent, position, task)
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


def _answer(agent: Agent, position: Position, task: Task) -> Position:
    return position.play(position.parse(agent.choose(position, task).code))


class Selection:
    """The positions chosen so far, in the order of the games."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.games = 0
        self.rows: dict[int, list[Row]] = {cards: [] for cards in recipe.wanted}

    def add(self, rows: list[Row]) -> None:
        """Take from a game what is still wanted."""
        self.games += 1
        band = self.recipe.band
        for row in rows:
            chosen = self.rows[row["cards"]]
            alike = sum(band(other) == band(row) for other in chosen)
            if alike < self.recipe.bands[band(row)] * self.recipe.wanted[row["cards"]]:
                chosen.append(row)

    @property
    def is_complete(self) -> bool:
        """Whether there are enough for each number of cards."""
        wanted = self.recipe.wanted
        return all(len(self.rows[cards]) == number for cards, number in wanted.items())


def main() -> None:
    """Play games until there are enough positions, and write them."""
    parser = argparse.ArgumentParser(prog="python -m bench.endings")
    parser.add_argument("name", choices=RECIPES)
    name = parser.parse_args().name
    recipe = RECIPES[name]
    selection = Selection(recipe)
    for rows in rows_of_games(recipe.kept, partial(play, recipe)):
        selection.add(rows)
        if selection.is_complete:
            break
    chosen = [row for rows in selection.rows.values() for row in rows]
    provenance = _provenance(name, selection.games)
    recipe.target.write_text("".join(json.dumps(line) + "\n" for line in (provenance, *chosen)))
    print(f"{len(chosen)} positions of {selection.games} games: {recipe.target.relative_to(ROOT)}")


def _provenance(name: str, games: int) -> Row:
    recipe = RECIPES[name]
    beginning = "no game with random plies"
    if recipe.random_plies:
        beginning = f"every other game after 1 to {recipe.random_plies} random plies"
    parts = "those of the first games that came to it"
    if len(recipe.bands) > 1:
        parts = (
            f"the parts of those with at most {', '.join(map(str, recipe.bands))} open provinces"
            f" are fixed: {list(recipe.bands.values())}"
        )
    return {
        "made by": f"make endings-sample name={name}",
        "version": erawan.__version__,
        "date": datetime.now(UTC).date().isoformat(),
        "games": f"{games}: two players, board siam, {AGENT} with {recipe.nodes} nodes a move"
        f" against itself, {beginning}; seeds {recipe.seed} << 32 | game",
        "positions": f"of each game at most one for each number of cards left, by lot; {parts}",
    }


if __name__ == "__main__":
    main()
