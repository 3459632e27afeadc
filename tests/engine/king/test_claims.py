"""No proof of the King of Siam engine is false, by every line that it says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path

import pytest

from erawan.engine.king.adjudicator import KingAdjudicator
from erawan.king import GAME, Position
from tests.engine.king.claims import BruteForce, Claim, Engine, Tally, TooLong, check, endings
from tests.some import some

FILE = Path(__file__).parents[2] / "data" / "king_three_forced.jsonl"
FORCED = [json.loads(line) for line in FILE.read_text().splitlines()]
"""Endings of three players by an independent solver, with the seats that can force a win."""


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine() as started:
        yield started


def test_300_endings_of_2_3_and_4_players_equal_brute_force(engine: Engine) -> None:
    tally = Tally()
    for position in some(islice(endings(seed=2026), 300)):
        check(position, *engine.ask(position), tally)
    assert tally.wrong == []
    for players in (2, 3, 4):
        assert tally.counts[f"{players} players: endings"] >= 75
        assert tally.counts[f"{players} players: proved"] >= 100
    assert tally.counts["3 players: kingmaker"] >= 20
    assert tally.counts["3 players: lost"] >= 40


def test_with_three_players_only_who_can_force_a_win_is_called_sure_of_it(engine: Engine) -> None:
    for case in some(FORCED):
        claims, _ = engine.ask(GAME.position(case["position"]))
        best = [claim for claim in claims if claim.place == 1]
        for claim in best:
            if claim.proved:
                sure = [seat for seat in range(3) if claim.figures[seat] == 100]
                assert sure == case["forced"]
        assert best[-1].proved == bool(case["forced"])
        if not case["forced"]:
            assert not any(claim.proved for claim in some(claims))


def test_a_match_ends_only_where_somebody_can_force_a_win() -> None:
    judged = {"winners": 0, "kingmaker": 0}
    for case in some(FORCED):
        position = GAME.position(case["position"])
        verdict = KingAdjudicator().judge(position)
        if verdict.winners:
            assert list(verdict.winners) == case["forced"]
        judged["winners"] += bool(verdict.winners)
        if verdict.kingmaker is not None:
            assert case["forced"] == []
            assert verdict.kingmaker == position.to_move
        judged["kingmaker"] += verdict.kingmaker is not None
    assert judged["winners"] >= 20
    assert judged["kingmaker"] >= 3


def test_the_check_itself_sees_a_false_proof_a_false_kingmaker_and_a_spoiler() -> None:
    """Each of them said of a position in which the mover can decide between two others."""
    position, winners = _kingmaker_position()
    code, (winner,) = next((code, who) for code, who in winners.items() if code != "pass")
    after = tuple(100.0 if seat == winner else 0.0 for seat in range(3))
    elsewhere = tuple(0.0 if seat == winner else 100.0 for seat in range(3))
    said = {
        "true": Claim(1, after, proved=True, kingmaker=None, codes=(code,)),
        "proof": Claim(1, elsewhere, proved=True, kingmaker=None, codes=(code,)),
        "kingmaker": Claim(1, after, False, (position.seat + 1) % 3, (code,)),
        "spoiler": Claim(1, after, False, position.seat, (code,)),
    }
    wrong = {}
    for name, claim in said.items():
        tally = Tally()
        check(position, [claim], code if name == "spoiler" else "pass", tally)
        wrong[name] = len(tally.wrong)
    assert wrong == {"true": 0, "proof": 1, "kingmaker": 1, "spoiler": 1}


def _kingmaker_position() -> tuple[Position, dict[str, frozenset[int]]]:
    """An ending whose mover can't win and decides by its move, with the winners by move."""
    for case in FORCED:
        position = GAME.position(case["position"])
        if case["forced"] or len(position.legal_moves()) > 12:
            continue
        brute_force, winners = BruteForce(3_000), {}
        with suppress(TooLong):
            for move in position.legal_moves():
                proved, _ = brute_force.verdict(position.play(move))
                if proved is None or position.seat in proved:
                    break
                winners[move.code] = proved
            else:
                if len(set(winners.values())) > 1:
                    return position, winners
    raise AssertionError("there is no kingmaker among them")
