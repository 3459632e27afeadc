"""Fits the weights of Siam's estimate to the results of quick games of the engine with itself.

`python tools/siam_tune.py games FILE` plays them and writes a line for every position: its text and
what its mover got. `python tools/siam_tune.py fit FILE` prints the weights that make the logistic of
the estimate foretell these results best; they go into `kernels/siam_eval.py`, once a match in the
arena shows that they are better.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterator
from pathlib import Path

import erawan
from erawan.engine.siam_searcher import SCALE
from erawan.kernels.siam import Kernel
from erawan.kernels.siam_eval import MOVING, NAMES, WAITING, terms_of
from erawan.kernels.siam_hash import Table
from erawan.kernels.siam_search import MAX_DEPTH, SURE, Search
from erawan.kernels.siam_threats import find_win
from erawan.kernels.stop import Stop

SIAM = erawan.game("siam")
TERMS = len(NAMES)
Sample = tuple[list[tuple[int, int]], float]
"""The terms that are not 0, the mover's first, with their counts; the mover's result."""


def play(seed: int, nodes: int) -> Iterator[str]:
    """A game from a random opening, some of its first moves random too."""
    chance = random.Random(seed)
    kernel = Kernel(SIAM.start(repetition=2, ply_limit=120)).playout(seed, chance.randint(1, 10))
    table = Table(1)
    quiet: list[tuple[str, int]] = []
    while not kernel.ended:
        table.clear()
        search = Search(kernel, table, Stop(), nodes, noise=4, seed=seed)
        score: int | None = None
        for depth in range(1, MAX_DEPTH):
            score = search.deepen(depth, 0, score)
            if search.is_over or score is None or abs(score) >= SURE:
                break
        if score is not None and abs(score) < SURE and find_win(kernel) is None:
            quiet.append((kernel.store().text, kernel.side))
        wild = kernel.ply < 16 and chance.random() < 0.12
        kernel = kernel.play_move(chance.choice(search.roots) if wild else search.roots[0])
    for text, side in quiet:
        result = 0.5 if kernel.ended == "=" else float(kernel.ended == "ER"[side])
        yield f"{text}\t{result}\n"


def read(file: Path) -> list[Sample]:
    """The samples of a file of games."""
    samples = []
    for line in file.read_text().splitlines():
        text, result = line.split("\t")
        position = SIAM.position_from_text(text)
        counts = []
        for term, (_, elephants, rhinos, _, _) in enumerate(terms_of(Kernel(position))):
            mine, other = (rhinos, elephants) if position.side else (elephants, rhinos)
            counts += [(term, mine)] * (mine != 0) + [(TERMS + term, -other)] * (other != 0)
        samples.append((counts, float(result)))
    return samples


def fit(samples: list[Sample], rounds: int) -> list[float]:
    """The weights, by going down the slope of the logistic loss one sample at a time."""
    weights = [weight / SCALE for weight in (*MOVING, *WAITING)]
    chance = random.Random(1)
    print(f"loss {loss(samples, weights):.5f} with the weights in use")
    for turn in range(rounds):
        step = 0.02 / (1 + turn / 3)
        chance.shuffle(samples)
        for counts, result in samples:
            error = result - _chance(counts, weights)
            for term, count in counts:
                weights[term] += step * error * count
        print(f"loss {loss(samples, weights):.5f} after round {turn + 1}", flush=True)
    return weights


def loss(samples: list[Sample], weights: list[float]) -> float:
    """How badly these weights foretell the results, 0 at best."""
    total = 0.0
    for counts, result in samples:
        chance = min(max(_chance(counts, weights), 1e-6), 1 - 1e-6)
        total -= result * math.log(chance) + (1 - result) * math.log(1 - chance)
    return total / len(samples)


def _chance(counts: list[tuple[int, int]], weights: list[float]) -> float:
    total = sum(weights[term] * count for term, count in counts)
    return 1 / (1 + math.exp(-max(-30.0, min(total, 30.0))))


def main() -> None:
    """Play or fit, as told on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=("games", "fit"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--nodes", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=12)
    given = parser.parse_args()
    if given.task == "games":
        with given.file.open("w") as file:
            for seed in range(given.games):
                file.writelines(play(seed, given.nodes))
        return
    weights = [round(SCALE * weight) for weight in fit(read(given.file), given.rounds)]
    for name, side in (("MOVING", weights[:TERMS]), ("WAITING", weights[TERMS:])):
        print(f"{name} = (")
        for first in range(0, TERMS, 4):
            print(f"    *({', '.join(map(str, side[first : first + 4]))}),  # {NAMES[first]}")
        print(")")


if __name__ == "__main__":
    main()
