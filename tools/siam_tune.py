"""Fits the weights of Siam's estimate to what its own deeper search finds.

`python tools/siam_tune.py FILE` plays quick games of the engine with itself, goes astray from their
positions by up to two random moves, and writes each quiet position it comes to with the score of a
search into the file; if the file is there it is taken as it is. Then it prints the weights that
make the logistic of the estimate foretell the logistic of these scores best. They go into
`engine/siam/search/weights.py` once a match shows that they are better.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import erawan
from erawan.engine.siam.search.deepening import MAX_DEPTH, SURE, Search
from erawan.engine.siam.search.estimate import MOVING, NAMES, WAITING, terms_of
from erawan.engine.siam.search.threats import find_win
from erawan.engine.siam.search.transpositions import Table
from erawan.engine.siam.search.weights import WEIGHTS
from erawan.engine.siam.searcher import SCALE, chance
from erawan.kernels.common.stop import Stop
from erawan.kernels.siam.kernel import Kernel

SIAM = erawan.game("siam")
TERMS = len(NAMES)
NODES_PLAYED, NODES_JUDGED = 1_500, 8_000
Sample = tuple[list[tuple[int, int]], float]
"""The terms that are not 0, the mover's first, with their counts; the mover's winning chance."""


def search(kernel: Kernel, table: Table, nodes: int) -> tuple[int, int]:
    """The best move found within so many nodes, and its score."""
    table.clear()
    run = Search(kernel, table, Stop(), nodes)
    score = 0
    for depth in range(1, MAX_DEPTH):
        found = run.deepen(depth, 0, score if depth > 1 else None)
        score = score if found is None else found
        if run.is_over or abs(score) >= SURE:
            break
    return run.roots[0], score


def is_quiet(kernel: Kernel) -> bool:
    """Whether nobody could win at once, whoever's turn it is."""
    position = kernel.store()
    other = Kernel(replace(position, side=1 - position.side))
    return not kernel.ended and find_win(kernel) is None and find_win(other) is None


def play(seed: int, table: Table) -> Iterator[str]:
    """The positions beside one game, with their scores."""
    wild = random.Random(seed)
    kernel = Kernel(SIAM.start(ply_limit=80)).playout(seed, wild.randint(1, 8))
    while not kernel.ended:
        aside = kernel
        for _ in range(wild.randint(0, 2)):
            if not aside.ended:
                aside = aside.play_move(wild.choice(aside.legal_moves()))
        if is_quiet(aside):
            yield f"{aside.store().text}\t{search(aside, table, NODES_JUDGED)[1]}\n"
        best, _ = search(kernel, table, NODES_PLAYED)
        kernel = kernel.play_move(
            best if wild.random() > 0.1 else wild.choice(kernel.legal_moves())
        )


def read(file: Path) -> list[Sample]:
    """The samples of a file of positions."""
    samples = []
    for line in file.read_text().splitlines():
        text, score = line.split("\t")
        position = SIAM.position_from_text(text)
        counts = []
        for term, (_, elephants, rhinos, _, _) in enumerate(terms_of(Kernel(position))):
            mine, other = (rhinos, elephants) if position.side else (elephants, rhinos)
            counts += [(term, mine)] * (mine != 0) + [(TERMS + term, -other)] * (other != 0)
        samples.append((counts, chance(int(score))))
    return samples


def fit(samples: list[Sample], rounds: int) -> list[float]:
    """The weights, by going down the slope of the logistic loss one sample at a time."""
    weights = [weight / SCALE for weight in (*MOVING, *WAITING)]
    order = random.Random(1)
    print(f"loss {loss(samples, weights):.5f} with the weights in use")
    for turn in range(rounds):
        step = 0.01 / (1 + turn) ** 1.5
        order.shuffle(samples)
        for counts, result in samples:
            error = result - foretell(counts, weights)
            for term, count in counts:
                weights[term] += step * error * count
        print(f"loss {loss(samples, weights):.5f} after round {turn + 1}", flush=True)
    return weights


def loss(samples: list[Sample], weights: list[float]) -> float:
    """How badly these weights foretell the chances."""
    total = 0.0
    for counts, result in samples:
        foretold = min(max(foretell(counts, weights), 1e-6), 1 - 1e-6)
        total -= result * math.log(foretold) + (1 - result) * math.log(1 - foretold)
    return total / len(samples)


def foretell(counts: list[tuple[int, int]], weights: list[float]) -> float:
    """The mover's chance by these weights."""
    total = sum(weights[term] * count for term, count in counts)
    return 1 / (1 + math.exp(-max(-30.0, min(total, 30.0))))


def main() -> None:
    """Play, unless that is done, and fit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--rounds", type=int, default=12)
    given = parser.parse_args()
    if not given.file.exists():
        table = Table(1)
        with given.file.open("w") as file:
            for seed in range(given.games):
                file.writelines(play(seed, table))
    weights = tuple(round(SCALE * weight) for weight in fit(read(given.file), given.rounds))
    first = 0
    for group, (moving, _) in WEIGHTS.items():
        last = first + len(moving)
        print(f'    "{group}": ({weights[first:last]}, {weights[TERMS + first : TERMS + last]}),')
        first = last


if __name__ == "__main__":
    main()
