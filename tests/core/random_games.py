"""Random games and records: moves put together by the turn builder, which never lists them all."""

from typing import Any

from hypothesis import strategies as st

import erawan
from erawan.core.generator import SplitMix64
from erawan.core.record import Line, Ply, Record, format_result

KING, SIAM = erawan.game("king-of-siam"), erawan.game("siam")

SEEDS = st.integers(0, 2**64 - 1)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
NASTY = st.sampled_from(["", "}", "{", "\\", "\\}", '"', "\\\\}", "(", ")", "\n\n[Game", "*", "1"])
COMMENTS = st.lists(TEXTS | NASTY, max_size=2).map(tuple)

KINGS = st.builds(
    KING.start, players=st.integers(2, 4), seed=SEEDS, board=st.sampled_from(["siam", "britain"])
)
SIAMS = st.builds(
    SIAM.start,
    crosses=st.sampled_from(["off", "entry", "arrival"]),
    force=st.sampled_from(["stepwise", "total"]),
    removals=st.sampled_from([None, 1]),
    repetition=st.sampled_from([None, 2, 3]),
    ply_limit=st.sampled_from([None, 30]),
)
STARTS = KINGS | SIAMS


def random_move(position: Any, generator: SplitMix64) -> Any:
    """A legal move, not each equally likely."""
    turn = position.turn()
    while turn.move is None:
        choices = turn.choices()
        turn = turn.choose(choices[generator.below(len(choices))])
    return turn.move


def random_line(start: Any, plies: int, generator: SplitMix64) -> tuple[list[str], list[Any]]:
    """Codes, and the position before each of them and after the last."""
    codes: list[str] = []
    positions = [start]
    while len(codes) < plies and positions[-1].outcome is None:
        move = random_move(positions[-1], generator)
        codes.append(move.code)
        positions.append(positions[-1].play(move))
    return codes, positions


@st.composite
def lines(draw: st.DrawFn, start: Any, plies: int, depth: int) -> Line:
    """A line with comments and, one level less deep, variations."""
    codes, positions = random_line(start, plies, SplitMix64(draw(SEEDS)))
    read = []
    for code, position in zip(codes, positions, strict=False):
        number = draw(st.sampled_from([0, 0, 0, 1, 2])) if depth else 0
        variations = tuple(draw(lines(position, 3, depth - 1)) for _ in range(number))
        read.append(Ply(code, draw(COMMENTS), variations))
    return Line(tuple(read), draw(COMMENTS))


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A record of either game, with tags, comments and nested variations."""
    start = draw(STARTS)
    line = draw(lines(start, draw(st.integers(0, 12)), 2))
    position: Any = start
    for ply in line.plies:
        position = position.play(position.parse(ply.code))
    result = format_result(position.outcome)
    if result == "*":
        result = draw(st.sampled_from(["*", "1", "2", "1+2", "draw"]))
    names = draw(st.lists(st.sampled_from(["Seat1", "Seat2", "Date", "Seed"]), unique=True))
    return Record(start, line, result, tuple((name, draw(TEXTS | NASTY)) for name in names))
