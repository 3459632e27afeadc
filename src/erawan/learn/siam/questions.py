"""Questions about pushes: forbidden, or legal, and then who wins?"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from erawan.core.errors import IllegalMove
from erawan.learn.questions import Question
from erawan.siam import GAME
from erawan.siam.grid import FACINGS
from erawan.siam.moves import Enter, Go, Move
from erawan.siam.pieces import EMPTY, FACING, OWNER, SIDES
from erawan.siam.position import Position
from erawan.views.model import Caution
from erawan.views.msg import Item, Msg, say
from erawan.views.reasons import reason
from erawan.views.siam.changes import changes

FORBIDDEN, GOES_ON = 0, 1
LENGTHS = {1: (1, 2), 2: (2, 3), 3: (3, 4)}
"""By level the fewest and the most pieces in the line that is to be pushed."""
ROCKS, SIDE, ANIMALS = 3, 5, 5
PIECES = "NESWnesw"
EMPTY_CELL = "."
OPTIONS: tuple[Item, ...] = (
    say("practice-siam-forbidden"),
    say("practice-siam-goes-on"),
    say("push-rock-wins", side="E"),
    say("push-rock-wins", side="R"),
)
NAMES: tuple[Item, ...] = tuple(say("side-name", side=side) for side in SIDES)


def try_question(level: int, random: Random, wanted: float) -> Question | None:
    """A push on a board by chance; None where there is none of this level and answer.

    `wanted`, from 0 to below 1, says which answer is to be right.
    """
    position = _board(random)
    least, most = LENGTHS[level]
    moves = [move for move in _pushes(position) if least <= _length(position, move) <= most]
    random.shuffle(moves)
    for move in moves:
        answer, chain = _judged(position, move)
        if answer == int(wanted * len(OPTIONS)):
            prompt = _prompt(position, move)
            return Question(position, prompt, (), OPTIONS, answer, chain, move.code)
    return None


def _board(random: Random) -> Position:
    """Rocks and animals by chance, many of them facing one way so that lines come about."""
    cells = [EMPTY_CELL] * (SIDE * SIDE)
    crowded = random.sample(range(SIDE * SIDE), random.randint(9, 13))
    ways = random.choices(range(4), weights=(5, 1, 1, 1), k=2 * ANIMALS)
    turn = random.randrange(4)
    animals = [PIECES[4 * (place % 2) + (way + turn) % 4] for place, way in enumerate(ways)]
    for cell, piece in zip(crowded, "o" * ROCKS + "".join(animals), strict=False):
        cells[cell] = piece
    rows = ("".join(cells[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE))
    side = random.choice(SIDES)
    text = f"{'/'.join(map(_short, rows))} {side} {20 + SIDES.index(side)} --"
    position: Position = GAME.position(_start() | {"text": text})
    return position


@cache
def _start() -> dict[str, Any]:
    return GAME.start().to_json()


def _short(row: str) -> str:
    """A row with numbers for empty cells."""
    for number in range(SIDE, 0, -1):
        row = row.replace(EMPTY_CELL * number, str(number))
    return row


def _pushes(position: Position) -> Iterator[Move]:
    """Every push that the side to move could try straight ahead, strong enough or not."""
    grid, cells = position.grid, position.cells
    for cell, piece in enumerate(cells):
        if OWNER[piece] == position.side:
            facing = FACING[piece]
            target = grid.neighbours[cell][facing]
            if target >= 0 and cells[target] != EMPTY:
                yield Go(grid.names[cell], grid.names[target], FACINGS[facing])
    if position.reserve[position.side]:
        for cell in grid.outside:
            if cells[cell] != EMPTY:
                for facing in grid.inward[cell]:
                    yield Enter(grid.names[cell], FACINGS[facing])


def _length(position: Position, move: Move) -> int:
    push = position.push(move)
    return 0 if push is None else len(push.pieces)


def _judged(position: Position, move: Move) -> tuple[int, tuple[Caution, ...]]:
    """Which of the options is right, and what the rules say."""
    try:
        after, events = position.play_with_events(move)
    except IllegalMove as error:
        return FORBIDDEN, (Caution(reason(position, error), error.clause),)
    told = changes(position, events, NAMES)
    chain = tuple(Caution(each.say, each.clause) for each in told if each.say)
    if after.outcome is None:
        return GOES_ON, chain
    winner = min(after.outcome.winners)
    return 2 + winner, (*chain, Caution(say("push-rock-wins", side=SIDES[winner]), "S7.G"))


def _prompt(position: Position, move: Move) -> Msg:
    kind = "enter" if isinstance(move, Enter) else "push"
    side = SIDES[position.side]
    facing = getattr(move, "facing", "")
    return say(f"practice-siam-{kind}", side=side, cell=move.cell, facing=facing)
