"""The sparring partners of King of Siam that keep their cards."""

from __future__ import annotations

import pytest

import erawan
from bench.sparring.partners import read_agent
from erawan.core.errors import ErawanError
from erawan.engine.agent import Agent, Task
from erawan.engine.budget import Budget
from erawan.king import Position

KING = erawan.game("king-of-siam")
RULES = (["blind", "--struggles", "3"], ["steady"], ["late"], ["keeper"])


def play(agents: list[Agent], seed: int) -> list[tuple[Position, str]]:
    """A game of few nodes a move: every position with the move that was played."""
    position: Position = KING.start(players=len(agents), seed=seed)
    turns = []
    while position.to_move is not None:
        task = Task(Budget(nodes=2), seed=seed)
        code = agents[position.seat].choose(position, task).code
        turns.append((position, code))
        position = position.play(position.parse(code))
    return turns


def cards_by_struggle(turns: list[tuple[Position, str]], seat: int) -> list[int]:
    """How many cards a seat played in each struggle."""
    counts = [0] * 8
    for position, code in turns:
        if position.seat == seat and code != "pass":
            counts[8 - len(position.face_up)] += 1
    return counts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_keeps_its_rule_through_a_game(players: int) -> None:
    agents = [read_agent([*rule, "--frozen"]) for rule in RULES]
    turns = play(agents[:players], seed=players)
    assert sum(cards_by_struggle(turns, 0)[:3]) == 0
    steady = cards_by_struggle(turns, 1)
    assert max(steady) == 1
    assert steady.index(0) >= 4 if 0 in steady else True
    if players > 2:
        late = cards_by_struggle(turns, 2)
        assert sum(late[:6]) == 0
    if players > 3:
        assert all(
            code == "pass" or position.seat not in winners_if_all_pass(position)
            for position, code in turns
            if position.seat == 3
        )


def winners_if_all_pass(position: Position) -> frozenset[int]:
    """By the readable rules."""
    while position.outcome is None:
        position = position.play(position.parse("pass"))
    return frozenset(position.outcome.winners)


def test_the_keeper_passes_when_it_would_win_and_only_then() -> None:
    keeper = read_agent(["keeper"])
    seen = set()
    for seed in range(8):
        position = KING.start(players=2, seed=seed)
        wins = position.seat in winners_if_all_pass(position)
        code = keeper.choose(position, Task(Budget(nodes=2))).code
        seen.add(wins)
        assert not wins or code == "pass"
    assert seen == {True, False}


def test_who_has_no_card_passes() -> None:
    spender: Position = KING.start(players=2, seed=1)
    while sum(spender.hands[spender.seat]):
        moves = spender.legal_moves()
        spender = spender.play(moves[moves[0].code == "pass"])
        spender = spender.play(spender.parse("pass"))
    assert read_agent(["steady"]).choose(spender, Task(Budget(nodes=1))).code == "pass"


@pytest.mark.parametrize("partner", [["frozen"], ["keeper"]])
def test_the_other_game_is_refused(partner: list[str]) -> None:
    with pytest.raises(ErawanError, match="King of Siam only"):
        read_agent(partner).choose(erawan.game("siam").start(), Task())


def test_impossible_struggles_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read_agent(["blind", "--struggles", "9"])
    assert "from 1 to 8" in capsys.readouterr().err
