"""The readable rules of Siam: listing, checking and playing moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bench.measure import Measure, best_seconds
from erawan.siam import GAME, Position, Turn

CROWDED = "w1n1e/W2s1/Nooo1/N1n2/2W2 E 20 --"
MOVES = 77  # of CROWDED, as in the reference
OPENING_PAIRS = 2_960  # as several programs count them
ROUNDS = 20


def measures() -> Iterator[Measure]:
    """Milliseconds for each thing a skin or a record reader does."""
    position = GAME.position_from_text(CROWDED, {"crosses": "off"})
    moves = position.legal_moves()
    assert len(moves) == MOVES
    start = GAME.start()
    assert sum(len(start.play(move).legal_moves()) for move in start.legal_moves()) == OPENING_PAIRS
    cases: list[tuple[str, Callable[[], object], int, str]] = [
        ("all moves of a position", position.legal_moves, 1, "under 1"),
        ("play", lambda: [position.play(move) for move in moves], MOVES, "under 0.5"),
        ("parse", lambda: [position.parse(move.code) for move in moves], MOVES, "under 0.5"),
        (
            "a turn-builder step",
            lambda: list(_steps(position.turn())),
            _step_count(position),
            "under 3",
        ),
        ("key", lambda: position.key, 1, ""),
        ("JSON there and back", lambda: GAME.position(position.to_json()), 1, ""),
    ]
    for name, work, count, aim in cases:
        milliseconds = best_seconds(_repeated(work)) / ROUNDS / count * 1000
        yield Measure(f"siam rules: {name}", milliseconds, "ms", aim)


def _steps(turn: Turn) -> Iterator[Turn]:
    """The turn and every one that choices lead to, each with its choices listed."""
    yield turn
    for choice in turn.choices():
        yield from _steps(turn.choose(choice))


def _step_count(position: Position) -> int:
    return sum(1 for _ in _steps(position.turn()))


def _repeated(work: Callable[[], object]) -> Callable[[], None]:
    def rounds() -> None:
        for _ in range(ROUNDS):
            work()

    return rounds
