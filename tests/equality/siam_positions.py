"""Siam positions in which a kernel could go wrong: random games and crowded boards of all kinds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

from erawan.siam import Board, Options, Position, Setup
from erawan.siam.board import load_board
from erawan.siam.pieces import ANIMALS, EMPTY, ROCK
from erawan.siam.seen import Seen

LONGEST_GAME = 60


def _board(name: str, width: int, height: int, rocks: str, crosses: str = "") -> Board:
    return Board(name, 1, "", width, height, tuple(rocks.split()), tuple(crosses.split()))


# The share of the positions, and the most animals that leave room on the board.
BOARDS = {
    "classic": (load_board("classic"), 0.36, 10),
    "temple": (load_board("temple"), 0.14, 8),
    "3x3": (_board("3x3", 3, 3, "b2", "a2"), 0.26, 5),
    "4x7": (_board("4x7", 4, 7, "b3 c4 b5 c7", "a1 d7 b4"), 0.08, 11),
    "7x7": (_board("7x7", 7, 7, "c4 d4 e4 d3 d5", "d1 d7"), 0.05, 16),
    "9x9": (_board("9x9", 9, 9, "e5", ""), 0.015, 30),
    "3x9": (_board("3x9", 3, 9, "b4 b5 b6", "b1 b9"), 0.05, 14),
    "9x3": (_board("9x3", 9, 3, "d2 e2 f2 a1", "e1 e3 i2"), 0.045, 12),
}
HOUSE_RULES = (*[(None, None)] * 5, (2, None), (3, None), (None, 12), (3, 20))


def variants(name: str, random: Random) -> list[Options]:
    """All readings of the rules on a board, each with some number of animals and house rules."""
    board, _, most = BOARDS[name]
    chosen = []
    for crosses, force, removals in product(
        ("off", "entry", "arrival"), ("stepwise", "total"), (None, 1)
    ):
        animals = random.choice((1, 4, min(5, most), most))
        repetition, ply_limit = random.choice(HOUSE_RULES)
        chosen.append(Options(board, animals, crosses, force, removals, repetition, ply_limit))
    return chosen


def positions(options: Options, count: int, random: Random) -> Iterator[Position]:
    """Half of them from random games, half made up; every one is left to its caller to compare."""
    made = 0
    while made < count:
        position = crowded(options, random)
        yield position
        made += 1
        for _ in range(LONGEST_GAME if random.random() < 0.04 else 1):
            moves = position.legal_moves()
            if not moves or made >= count:
                break
            position = position.play(random.choice(moves))
            yield position
            made += 1


def crowded(options: Options, random: Random) -> Position:
    """A made-up position: pieces in a line or at the edge, many facing along that line."""
    grid = options.board.grid
    start = random.choice(grid.outside)
    facing = random.choice(grid.inward[start])
    line = [start, *grid.rays[start][facing]]
    anywhere = random.sample(range(len(grid.names)), len(grid.names))
    edge = random.sample(grid.outside, len(grid.outside))
    first = random.choice((line, edge, [*line, *edge], []))
    order = list(dict.fromkeys([*first, *anywhere]))
    rocks = len(options.board.rocks)
    animals = []
    for side in (0, 1):
        for _ in range(random.choice((0, options.animals, random.randint(0, options.animals)))):
            way = facing if random.random() < 0.6 else random.randrange(4)
            animals.append(ANIMALS[side][way])
    random.shuffle(animals)
    pieces = [ROCK] * rocks + animals[: len(order) - rocks]
    random.shuffle(pieces)
    cells = [EMPTY] * len(order)
    for cell, piece in zip(order, pieces, strict=False):
        cells[cell] = piece
    if random.random() < 0.5:  # a rock that can fall
        rock = cells.index(ROCK)
        cells[rock], cells[line[-1]] = cells[line[-1]], ROCK
    return with_past(options, cells, random)


def with_past(options: Options, cells: list[int], random: Random) -> Position:
    """The cells as a position; under repetition some of what can follow was there before."""
    most = 6 if options.ply_limit is None else options.ply_limit - 1
    left = (random.random() < 0.3, random.random() < 0.3)
    side, ply = random.randrange(2), random.randint(0, most)
    position = Setup(options, tuple(cells), side, ply, left, "", Seen.of(())).position()
    if options.repetition is None:
        return position
    seen: list[str] = []
    for move in random.sample(moves := position.legal_moves(), min(3, len(moves))):
        seen += [position.play(move).entry] * random.randint(0, options.repetition)
    random.shuffle(seen)
    return replace(position, seen=Seen.of(seen))
