"""What the King of Siam engine says of endings, held against brute force over the readable rules.

The engine is another process that is heard through its protocol only. The brute force knows neither
kernels nor tables and merges nothing: it plays every legal move of every position.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import IO, Self

from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME, Position

SAID = re.compile(
    r"info .* multipv ([0-9]+) .* score win ([0-9. ]+?)(?: (proved)| kingmaker ([1-4]))?"
    r" pv ([!-~]+(?: [!-~]+)*)"
)
LINES = 256
NODES = 300
MOST = 4_000
"""Positions that the brute force visits for one ending at most."""


class TooLong(Exception):
    """An ending has more positions than the brute force should visit."""


@dataclass(frozen=True, slots=True)
class Claim:
    """One line that the engine said."""

    place: int
    """Which of the best lines it is, from 1."""
    figures: tuple[float, ...]
    proved: bool
    kingmaker: int | None
    """A seat, from 0."""
    codes: tuple[str, ...]


@dataclass
class Tally:
    """What was checked so far, by number of players."""

    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


class BruteForce:
    """Answers about positions by playing out everything that could happen."""

    def __init__(self, most: int = MOST) -> None:
        self.left = most

    def forces(self, position: Position, side: frozenset[int]) -> bool:
        """Whether seats of this side are among the winners whatever all others do."""
        if position.outcome is not None:
            return bool(position.outcome.winners & side)
        after = (self.forces(child, side) for child in self._children(position))
        return any(after) if position.seat in side else all(after)

    def verdict(self, position: Position) -> tuple[frozenset[int] | None, frozenset[int]]:
        """Who is proved to win, None if it depends; and who might, as long as nobody errs.

        Proved means that the mover has a move by which it alone is proved to win, or that all its
        moves are proved to have the same winners.
        """
        if position.outcome is not None:
            return position.outcome.winners, position.outcome.winners
        verdicts = [self.verdict(child) for child in self._children(position)]
        alone = frozenset([position.seat])
        proved = {winners for winners, _ in verdicts}
        if alone in proved:
            return alone, alone
        if len(proved) == 1 and None not in proved:
            return verdicts[0]
        return None, frozenset().union(*(possible for _, possible in verdicts))

    def _children(self, position: Position) -> Iterator[Position]:
        self.left -= 1
        if self.left < 0:
            raise TooLong
        for move in position.legal_moves():
            yield position.play(move)


def endings(seed: int) -> Iterator[Position]:
    """Endless late positions of random games: 2, 3, 4 players in turn, both boards, 1 to 4 cards.

    Three players come twice as often, since only with them nobody may be able to force a win.
    """
    random = Random(seed)
    for number in count():
        players = (3, 2, 3, 4)[number % 4]
        cards = random.randint(1, 4)
        position = None
        while position is None:
            position = _ending(players, cards, random)
        yield position


def _ending(players: int, cards: int, random: Random) -> Position | None:
    """A random game until so many cards are left, then some passes; None if it was over before."""
    # Who plays hastily and who waits: so that many provinces are open in some endings, few in most.
    patience = random.choice((0.3, 0.5, 0.7))
    board = random.choice(("siam", "britain"))
    kernel = Kernel(GAME.start(players, random.getrandbits(63), board))
    passes = random.randrange(6 * players)
    while kernel.to_move is not None:
        left = 8 * players - kernel.store().cards_played
        if left <= cards and not passes:
            position: Position = kernel.store()
            return position
        passes -= left <= cards
        waits = left <= cards or random.random() < patience
        kernel = kernel.play("pass" if waits else kernel.sample(random.getrandbits(63)))
    return None


class Engine:
    """`erawan engine` in a process of its own."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "erawan", "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._tell(f"setoption name MultiPV value {LINES}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._tell("quit")
        self.process.communicate(timeout=60)

    def _tell(self, line: str) -> None:
        stdin: IO[str] | None = self.process.stdin
        assert stdin is not None
        stdin.write(line + "\n")
        stdin.flush()

    def ask(self, position: Position) -> tuple[list[Claim], str]:
        """Every line that it says while it thinks, and its move."""
        self._tell(f"position json {json.dumps(position.to_json())}")
        self._tell(f"go nodes {NODES}")
        claims: list[Claim] = []
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("bestmove "):
                return claims, line.split()[1]
            found = SAID.fullmatch(line.rstrip("\n"))
            assert found, line
            place, figures, proved, kingmaker, codes = found.groups()
            claims.append(
                Claim(
                    int(place),
                    tuple(float(figure) for figure in figures.split()),
                    proved is not None,
                    int(kingmaker) - 1 if kingmaker else None,
                    tuple(codes.split()),
                )
            )
        raise AssertionError("the engine has ended")


def check(position: Position, claims: list[Claim], best: str, tally: Tally) -> None:
    """Hold all that the engine said of a position, and what it played, against brute force."""
    tally.counts[f"{position.players} players: endings"] += 1
    # What is said of a move holds or not, whatever the rest of the line is.
    for claim in {(c.codes[0], c.figures, c.proved, c.kingmaker): c for c in claims}.values():
        kind = "proved" if claim.proved else "kingmaker" if claim.kingmaker is not None else ""
        if not kind:
            continue
        try:
            right = (_proof_holds if claim.proved else _decides)(position, claim)
        except TooLong:
            tally.counts[f"{position.players} players: {kind}, too long"] += 1
            continue
        tally.counts[f"{position.players} players: {kind}"] += 1
        if not right:
            tally.wrong.append(f"{kind} {claim} in {json.dumps(position.to_json())}")
    if position.players == 3 and _is_lost(position, claims):
        tally.counts["3 players: lost"] += 1
        if best != "pass":
            tally.wrong.append(f"lost, but plays {best} in {json.dumps(position.to_json())}")


def _proof_holds(position: Position, claim: Claim) -> bool:
    """Whether those at 100 win after the line's first move, whatever all others do."""
    after = position.play(position.parse(claim.codes[0]))
    if position.players == 3:
        winners = [frozenset([seat]) for seat in range(3) if claim.figures[seat] == 100]
    else:
        own = frozenset(range(position.seat % 2, position.players, 2))
        everybody = frozenset(range(position.players))
        winners = [own] if claim.figures == (100,) else [everybody - own]
        if claim.figures not in {(100,), (0,)}:
            return False
    return bool(winners) and all(BruteForce().forces(after, side) for side in winners)


def _decides(position: Position, claim: Claim) -> bool:
    """Whether nobody is sure to win after the line's first move, and the kingmaker can't any more.

    If the kingmaker is to move itself, it must be so before that move already.
    """
    if position.seat != claim.kingmaker:
        position = position.play(position.parse(claim.codes[0]))
    proved, possible = BruteForce().verdict(position)
    return proved is None and claim.kingmaker not in possible


def _is_lost(position: Position, claims: list[Claim]) -> bool:
    """Whether the engine's last word is that the mover can't win any more."""
    best = [claim for claim in claims if claim.place == 1][-1]
    seat = position.seat
    return best.kingmaker == seat or (best.proved and best.figures[seat] == 0)
