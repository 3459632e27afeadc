"""A forced win is proved exactly where a full-width search finds one, and holds on the rules."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import erawan
from erawan.engine.siam.proofs import prove
from erawan.kernels.common.stop import Stop
from tests.kernels.siam.variants import SIAM, VARIANTS, middles
from tests.some import some

FILE = Path(__file__).parents[3] / "bench" / "data" / "siam_wins.jsonl"
CASES = [json.loads(line) for line in FILE.read_text().splitlines()[1:]]


def cases(plies: int, quiet: bool, number: int) -> list[dict[str, Any]]:
    chosen = (case for case in CASES if case["plies"] == plies and case["quiet"] == quiet)
    return list(islice(chosen, number))


WINS = [*cases(5, False, 8), *cases(5, True, 4), *cases(7, False, 4), *cases(7, True, 4)]


@pytest.mark.parametrize("case", WINS, ids=lambda case: case["text"])
def test_a_win_is_proved_and_holds_against_every_defence(case: dict[str, Any]) -> None:
    proof = prove(SIAM.position_from_text(case["text"]), case["plies"])
    assert proof is not None
    assert proof.within == case["plies"]
    assert proof.code in case["moves"]
    assert proof.line()[0] == proof.code
    assert len(proof.line()) == case["plies"]
    assert proof.replay() > 10


def test_nothing_is_proved_where_there_is_no_win() -> None:
    for case in some(cases(0, False, 10)):
        assert prove(SIAM.position_from_text(case["text"]), 7) is None


def test_nothing_is_proved_in_fewer_plies_than_it_takes() -> None:
    for case in some(cases(7, True, 5)):
        assert prove(SIAM.position_from_text(case["text"]), 6) is None


def wins_in_three(position: Any) -> bool:
    """By the rules: whether the side to move wins within three plies, whatever is answered."""
    for move in position.legal_moves():
        after = position.play(move)
        if after.outcome is not None:
            if after.outcome.winners == {position.side}:
                return True
            continue
        if all(wins_now(after.play(defence), position.side) for defence in after.legal_moves()):
            return True
    return False


def wins_now(position: Any, side: int) -> bool:
    if position.outcome is not None:
        return bool(position.outcome.winners == {side})
    ends = (
        position.play(move).outcome for move in position.legal_moves() if _pushes(position, move)
    )
    return any(end is not None and end.winners == {side} for end in ends)


def _pushes(position: Any, move: Any) -> bool:
    return position.push(move) is not None


@pytest.mark.parametrize("variant", ["3x3", "four", "removal", "total", "arrival", "house"])
def test_no_variant_misses_a_win_in_three_plies(variant: str) -> None:
    for position in some(islice(middles(variant, games=40), 3 if variant != "3x3" else 12)):
        proof = prove(position, 3)
        assert (proof is not None) == wins_in_three(position), position.text


@pytest.mark.parametrize("variant", VARIANTS)
def test_proofs_of_every_variant_hold(variant: str) -> None:
    proofs = (prove(position, 3) for position in middles(variant, games=2000))
    longer = islice((proof for proof in proofs if proof and proof.within > 1), 3)
    assert [proof.replay() > 1 for proof in longer] == [True] * 3


def test_a_house_rule_that_comes_first_leaves_nothing_to_prove() -> None:
    case = cases(5, False, 1)[0]
    ply = int(case["text"].split()[2])
    for plies, proved in ((4, False), (5, True)):
        position = SIAM.position_from_text(case["text"], {"ply_limit": ply + plies})
        assert (prove(position, 9) is not None) == proved


def test_a_move_back_into_a_draw_by_repetition_is_no_win() -> None:
    """All first moves that win lead to positions that were there before."""
    case = next(case for case in cases(5, False, 99) if len(case["moves"]) == 1)
    position = SIAM.position_from_text(case["text"], {"repetition": 2})
    after = position.play(position.parse(case["moves"][0]))
    barred = SIAM.position({**position.to_json(), "seen": [after.entry]})
    assert prove(position, 5) is not None
    assert prove(barred, 5) is None


def test_a_proof_can_be_stopped_and_limited() -> None:
    stop = Stop()
    stop.ask()
    hard = SIAM.position_from_text(cases(9, True, 1)[0]["text"])
    assert prove(hard, 9, stop) is None
    assert prove(hard, 9, nodes=1000) is None


def test_an_answer_is_given_only_where_the_proof_holds() -> None:
    proof = prove(SIAM.position_from_text(WINS[0]["text"]), 5)
    assert proof is not None
    with pytest.raises(erawan.ErawanError, match="no win within 5 plies"):
        proof.answer(SIAM.position_from_text(cases(0, False, 1)[0]["text"]), 5)
