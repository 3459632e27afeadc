"""Games of bots in which every warning of the coach is held against the rules by another route.

The coach of Siam asks the compiled kernel and its table of lines; here the readable rules try every
reply. The coach of King of Siam asks the readable rules; here the compiled kernel is played on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from erawan.core.registry import game
from erawan.engine.agent import Task
from erawan.engine.budget import Budget
from erawan.engine.coach import Danger
from erawan.engine.entry import engine_of
from erawan.engine.players import find_player
from erawan.kernels.king.kernel import Kernel
from tests.some import some
from tests.tally import Tally

PLAYERS = ("random", "greedy", "level-2", "level-4")
TRIED = 4
"""Moves of a position that are tried beside the one that is played."""
NODES = 500

Found = frozenset[tuple[str, str]]
"""Kinds of danger with their clauses."""


class Coached(Tally):
    """The moves tried, the dangers told, and what was told wrongly."""

    def compare(self, position: Any, code: str) -> None:
        """Hold what the coach says of a move against the rules."""
        said = engine_of(position.game).dangers(position, code)
        expected = EXPECTED[position.game](position, code)
        self.counts["moves"] += 1
        self.counts.update(danger.kind for danger in said)
        if {(each.kind, each.clause) for each in said} != expected:
            self.wrong.append(f"{position.to_json()} {code}: {said}, not {sorted(expected)}")
        self.wrong += [
            f"{position.to_json()} {code}: {each}" for each in said if not _shows(position, each)
        ]


def bot_games(name: str, seeds: range) -> Coached:
    """Play games of bots and try the coach on every move made, and on a few others."""
    tally = Coached()
    for seed in some(seeds):
        random = Random(seed)
        for position, code in some(_game(name, random, seed)):
            for each in some(sorted({code, *_others(position, random)})):
                tally.compare(position, each)
        tally.counts["games"] += 1
    return tally


def _game(name: str, random: Random, seed: int) -> Iterator[tuple[Any, str]]:
    position = _start(name, random, seed)
    bots = [find_player(name, random.choice(PLAYERS)) for _ in range(position.players)]
    while position.outcome is None:
        task = Task(Budget(nodes=NODES), seed=random.getrandbits(32))
        code = bots[position.to_move or 0].choose(position, task).code
        yield position, code
        position = position.play(position.parse(code))


def _start(name: str, random: Random, seed: int) -> Any:
    if game(name).is_dealt:
        return game(name).start(players=2 + seed % 3, seed=seed)
    return game(name).start(
        force=random.choice(("stepwise", "total")),
        crosses=random.choice(("entry", "arrival", "off")),
        animals=random.choice((4, 5)),
        repetition=random.choice((None, 3)),
        ply_limit=120,
    )


def _others(position: Any, random: Random) -> set[str]:
    """Other moves to try: those that push, some more, and a pass where one can pass."""
    pass_code = game(position.game).pass_code
    if pass_code is not None:
        codes = {pass_code}
        engine = engine_of(position.game)
        codes |= {engine.random_code(position, random.getrandbits(32)) for _ in range(TRIED)}
        return codes
    moves = position.legal_moves()
    pushes = [move.code for move in moves if position.push(move)]
    return {*pushes[:TRIED], *(move.code for move in random.sample(moves, min(TRIED, len(moves))))}


def _shows(position: Any, danger: Danger) -> bool:
    """Whether the line of a danger can be played, and ends in what the danger says."""
    seat, after = position.to_move, position
    for code in danger.line:
        before, after = after, after.play(after.parse(code))
    if danger.kind == "british":
        return bool(after.control[-1][1] == 3 and len(after.control) > len(position.control))
    lost = after.outcome is not None and seat not in after.outcome.winners
    return lost and (danger.kind == "loses" or before.to_move in after.outcome.winners)


def siam_dangers(position: Any, code: str) -> Found:
    """What the readable rules say: every reply is tried, and every other move if need be."""
    seat: int = position.to_move
    kind = _siam_kind(position.play(position.parse(code)), seat)
    if kind == "safe":
        return frozenset()
    others = (position.play(move) for move in position.legal_moves())
    if kind == "loses":
        avoided = any(each.outcome is None or not _is_lost(each, seat) for each in others)
    else:
        avoided = any(_siam_kind(each, seat) == "safe" for each in others)
    return frozenset({(kind, "S7.G")}) if avoided else frozenset()


def _is_lost(after: Any, seat: int) -> bool:
    return bool(after.outcome.winners == {1 - seat})


def _siam_kind(after: Any, seat: int) -> str:
    if after.outcome is not None:
        return "loses" if _is_lost(after, seat) else "safe"
    for move in after.legal_moves():
        push = after.push(move)
        if push is not None and push.drops_rock and after.play(move).outcome.winners == {1 - seat}:
            return "next"
    return "safe"


def king_dangers(position: Any, code: str) -> Found:
    """What the compiled rules say of a move and of the passes that nobody can help."""
    start = Kernel(position)
    seat, struggles = position.to_move, len(position.control)
    if len(start.legal_moves()) == 1:
        return frozenset()
    kernel = start.play(code)
    while kernel.outcome is None and len(kernel.store().control) == struggles:
        choices = kernel.store().turn().choices()
        if [choice.value for choice in choices] != ["pass"]:
            break
        kernel = kernel.play("pass")
    after = kernel.store()
    found = set()
    if kernel.outcome is not None and seat in kernel.outcome[0]:
        return frozenset()
    if len(after.control) > struggles and after.to_json()["control"][-1][1] == "B":
        found.add(("british", "K6.3"))
    if kernel.outcome is not None:
        found.add(("loses", after.outcome.steps[-1].clause))
    elif len(after.control) == struggles:
        found |= _king_next(kernel, after.to_move, seat)
    return frozenset(found)


def _king_next(kernel: Kernel, mover: int, seat: int) -> set[tuple[str, str]]:
    """That the next player's move ends the game, whichever move that is, and wins it."""
    after = kernel.play("pass")
    if after.outcome is None or seat in after.outcome[0] or mover not in after.outcome[0]:
        return set()
    return {("next", after.store().outcome.steps[-1].clause)}


EXPECTED: dict[str, Callable[[Any, str], Found]] = {
    "king-of-siam": king_dangers,
    "siam": siam_dangers,
}
