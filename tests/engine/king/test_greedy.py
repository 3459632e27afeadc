"""Greedy in King of Siam looks at what everybody passing after its move would bring."""

from typing import Any

import pytest

import erawan
from erawan.core.generator import SplitMix64
from erawan.engine.king.kernel import king_kernel
from erawan.engine.king.search.greedy import greedy_moves
from erawan.king import Move, Position
from tests.core.random_games import random_line
from tests.king.drawing import drawn

KING = erawan.game("king-of-siam")


def end_if_all_pass(position: Position) -> Position:
    while position.outcome is None:
        position = position.play(position.parse("pass"))
    return position


def merit(position: Position, move: Move) -> tuple[Any, ...]:
    """What greedy compares, by playing the move and all the passes after it."""
    seat = position.seat
    end = end_if_all_pass(position.play(move))
    assert end.outcome is not None
    partners = {seat, (seat + 2) % 4} if end.players == 4 else {seat}
    leads = [0, 0]
    if end.outcome.reason == "reign":
        provinces = [holder for _, holder in end.control if holder < 3]
        latest = {holder: struggle for struggle, holder in enumerate(provinces)}
        order = sorted(latest, key=lambda h: (provinces.count(h), latest[h]), reverse=True)
        for place, faction in enumerate(order[:2]):
            mine = max(end.courts[s][faction] for s in partners)
            theirs = max(c[faction] for s, c in enumerate(end.courts) if s not in partners)
            leads[place] = mine - theirs
    return seat in end.outcome.winners, *leads, min(end.courts[seat])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_the_best_moves_are_those_that_turn_out_best_when_all_pass(players: int, seed: int) -> None:
    start = KING.start(players=players, seed=seed)
    _, positions = random_line(start, 1000, SplitMix64(seed))
    small = [position for position in positions[:-1] if 1 < len(position.legal_moves()) < 400]
    assert small
    for position in small[:: max(1, len(small) // 4)]:
        merits = {move: merit(position, move) for move in position.legal_moves()}
        best = max(merits.values())
        codes = [move.code for move, value in merits.items() if value == best]
        assert greedy_moves(king_kernel(position)) == codes


def test_a_move_that_wins_is_found() -> None:
    """Rama would win the last province and rule, for seat 1; a tie there keeps it from that."""
    position = drawn(
        """
        2 players, seat 0 to move
        control cm:R vt:R sk:L kr:L ay:M ry:M nk:B
        kd RRL
        seat 0  LLL  kt la
        seat 1  RRR  all
        """
    )
    pass_end = end_if_all_pass(position).outcome
    assert pass_end is not None
    assert pass_end.winners == {1}
    best = greedy_moves(king_kernel(position))
    assert best == ["kt:Rkd,Lkd,Mkd/Rkd", "la:-/Rkd"]
    assert {merit(position, position.parse(code))[0] for code in best} == {True}


def test_the_court_lead_in_the_ruling_faction_comes_next() -> None:
    """With a whole game to come, greedy takes a follower of the faction that would rule."""
    position = drawn(
        """
        3 players, seat 0 to move
        cm RRR  vt RRR  sk RRR  kr RRR  ay RRR  ry LLL  nk MMM  kd LMM
        seat 0  RL  11 ra
        seat 1  RL  all
        seat 2  RM  all
        """
    )
    best = greedy_moves(king_kernel(position))
    assert {code.rpartition("/")[2][0] for code in best} == {"R"}
    for code in best:
        assert merit(position, position.parse(code))[1] == 1


def test_factions_are_ranked_by_provinces_then_by_the_later_gain() -> None:
    """Lao and Rama have three provinces each and Lao gained last, so a Lao follower is taken."""
    position = drawn(
        """
        2 players, seat 0 to move
        control cm:L vt:R sk:B kr:R ay:L ry:R nk:L
        kd MMM
        seat 0  LRM  la ra
        seat 1  LRM  all
        """
    )
    assert greedy_moves(king_kernel(position)) == ["la:kd,kd/Lkd"]
