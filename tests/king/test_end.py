"""Who rules and who wins (rulebook sections 7 and 8), with the chain of steps that decides it."""

from __future__ import annotations

import pytest

from erawan.core.outcome import Outcome, Step
from tests.clauses import clause, refuses
from tests.king.drawing import GAME, after, drawn, refusal


def outcome(drawing: str) -> Outcome:
    """The outcome of a finished game."""
    found = drawn(drawing).outcome
    assert found is not None
    return found


def chain(drawing: str) -> list[str]:
    """The steps in short: clause, figures, who is left."""
    return [short(step) for step in outcome(drawing).steps]


def short(step: Step) -> str:
    figures = " ".join(f"{subject}={figure}" for subject, figure in step.values)
    return f"{step.clause} {figures} -> {' '.join(step.left) or 'nobody'}"


# Rama 4, Lao 3, Malay 1
RAMA = "control cm:R vt:L sk:R kr:L ay:R ry:L nk:R kd:M"

# Which faction rules


@clause("K7.2")
def test_the_faction_with_most_provinces_rules() -> None:
    steps = chain(f"{RAMA}\n seat 0 RR\n seat 1 R")
    assert steps[0] == "K7.2 R=4 L=3 M=1 -> R"
    assert outcome(f"{RAMA}\n seat 0 RR\n seat 1 R").reason == "reign"


@clause("K7.3")
def test_rulebook_example_rama_and_lao_have_three_each_and_rama_gained_last() -> None:
    steps = chain("""
        control cm:R vt:L sk:R kr:L ay:L ry:B nk:R kd:M
        seat 0 R
        seat 1 L
    """)
    assert steps[:2] == ["K7.2 R=3 L=3 M=1 -> R L", "K7.3 R=7 L=5 -> R"]


@clause("K7.3")
def test_three_factions_tied_the_latest_gain_rules() -> None:
    steps = chain("""
        control cm:B vt:B sk:R kr:R ay:M ry:M nk:L kd:L
        seat 0 R
        seat 1 L
    """)
    assert steps[:2] == ["K7.2 R=2 L=2 M=2 -> R L M", "K7.3 R=4 L=8 M=6 -> L"]


@clause("K7.1")
def test_rulebook_example_the_sixth_struggle_gives_the_british_a_fourth() -> None:
    position = drawn("""
        3 players, seat 2 to move, 2 passes
        control cm:B vt:L sk:B kr:B ay:R
        ry RL   nk RRR   kd M
        seat 0  RLM
    """)
    ended = after(position, "pass")
    assert ended.to_move is None
    assert len(ended.control) == 6
    assert ended.outcome is not None
    assert ended.outcome.reason == "colony"
    assert short(ended.outcome.steps[0]) == "K7.1 B=4 -> B"
    assert ended.to_json()["provinces"]["nk"] == "RRR", "the other provinces are left as they are"


@clause("K7.1")
def test_also_on_the_eighth_struggle() -> None:
    position = drawn("""
        2 players, 1 pass
        control cm:B vt:L sk:B kr:B ay:R ry:L nk:L
        seat 0  RLM
        seat 1  LLL
    """)
    ended = after(position, "pass")
    assert ended.outcome is not None
    assert ended.outcome.reason == "colony"
    assert ended.outcome.winners == {0}


@clause("K7.1")
def test_three_british_are_no_colony() -> None:
    assert outcome("control cm:B vt:L sk:B kr:B ay:R ry:L nk:L kd:R\n seat 1 L").reason == "reign"


# After the end


@refuses("K7.1")
@pytest.mark.parametrize("code", ["pass", "mr:nk-kd*kd/Rnk", "kt:-/-"])
def test_nothing_is_played_in_a_colony(code: str) -> None:
    ended = drawn("control cm:B vt:B sk:B kr:B\n nk R")
    assert ended.to_move is None
    assert ended.legal_moves() == []
    assert refusal(ended, code) == "K7.1"


@refuses("K7.2")
@pytest.mark.parametrize("code", ["pass", "ra:-/-", "kt:Rcm/Rcm"])
def test_nothing_is_played_after_eight_struggles(code: str) -> None:
    ended = drawn(RAMA)
    assert ended.to_move is None
    assert ended.legal_moves() == []
    assert refusal(ended, code) == "K7.2"


def test_the_position_still_says_whose_turn_it_would_be() -> None:
    ended = drawn(f"3 players, seat 2 to move\n {RAMA}")
    assert ended.to_move is None
    assert ended.to_json()["to_move"] == 2


# Colony

COLONY = "control cm:B vt:B sk:B kr:B"


@clause("K7.4")
def test_rulebook_example_sets_1_1_2() -> None:
    drawing = f"""
        3 players
        {COLONY}
        seat 0  RRRLM
        seat 1  RLLLMM
        seat 2  RRLLMM
    """
    assert chain(drawing) == ["K7.1 B=4 -> B", "K7.4 0=1 1=1 2=2 -> 2"]
    assert outcome(drawing).winners == {2}


@clause("K7.4")
def test_equal_sets_the_latest_card_wins() -> None:
    drawing = f"""
        3 players
        {COLONY}
        seat 0  RLM    none   #16
        seat 1  RLM    none   #12
        seat 2  RRLL   all
    """
    assert chain(drawing)[1:] == ["K7.4 0=1 1=1 2=0 -> 0 1", "K7.4 0=16 1=12 -> 0"]
    assert outcome(drawing).winners == {0}


@clause("K7.4")
def test_one_card_is_enough_against_somebody_who_never_played() -> None:
    drawing = f"3 players\n {COLONY}\n seat 1 - mr kt kt 11 21 ra la"
    assert chain(drawing)[2:] == ["K7.4 0=0 1=1 2=0 -> 1"]


@clause("K7.8")
def test_nobody_ever_played_in_a_colony_the_tied_share() -> None:
    drawing = f"""
        3 players
        {COLONY}
        seat 0  RLM
        seat 1  RL    none
        seat 2  RLM
    """
    assert chain(drawing)[1:] == ["K7.4 0=1 1=0 2=1 -> 0 2", "K7.8 0=0 2=0 -> 0 2"]
    assert outcome(drawing).winners == {0, 2}


# Reign


@clause("K7.5")
def test_most_followers_of_the_ruling_faction_win() -> None:
    drawing = f"3 players\n {RAMA}\n seat 0 RRLLL\n seat 1 RRR\n seat 2 RLM"
    assert chain(drawing)[1:] == ["K7.5 0=2 1=3 2=1 -> 1"]
    assert outcome(drawing).winners == {1}


@clause("K7.6")
def test_rulebook_example_lao_tied_rama_decide() -> None:
    drawing = """
        3 players
        control cm:R vt:L sk:R kr:L ay:R ry:L nk:L kd:M
        seat 0  RRLLL
        seat 1  RLLL
        seat 2  RRRRL
    """
    assert chain(drawing) == [
        "K7.2 R=3 L=4 M=1 -> L",
        "K7.5 0=3 1=3 2=1 -> 0 1",
        "K7.6 R=3 M=1 -> R",
        "K7.6 0=2 1=1 -> 0",
    ]
    assert outcome(drawing).winners == {0}


@clause("K7.6")
def test_of_equal_seconds_the_later_gain_counts() -> None:
    drawing = """
        control cm:R vt:R sk:R kr:R ay:L ry:L nk:M kd:M
        seat 0  RRLL
        seat 1  RRM
    """
    assert chain(drawing)[2:] == ["K7.6 L=2 M=2 -> L M", "K7.6 L=6 M=8 -> M", "K7.6 0=0 1=1 -> 1"]


@clause("K7.6")
def test_the_second_faction_may_be_the_one_that_lost_the_tie_for_the_first() -> None:
    drawing = """
        control cm:R vt:L sk:R kr:L ay:L ry:R nk:M kd:B
        seat 0  RRL
        seat 1  RRM
    """
    assert chain(drawing)[1:] == [
        "K7.3 R=6 L=5 -> R", "K7.5 0=2 1=2 -> 0 1", "K7.6 L=3 M=1 -> L", "K7.6 0=1 1=0 -> 0",
    ]  # fmt: skip


@clause("K7.6")
def test_without_a_second_faction_the_step_is_skipped() -> None:
    drawing = """
        control cm:R vt:R sk:R kr:R ay:R ry:B nk:B kd:B
        seat 0  RRLLL   none   #16
        seat 1  RRL     none   #15
    """
    assert chain(drawing)[2:] == ["K7.6 L=0 M=0 -> nobody", "K7.7 0=16 1=15 -> 1"]
    assert outcome(drawing).winners == {1}


@clause("K7.6")
def test_it_is_a_tie_break_and_no_sum() -> None:
    assert outcome(f"{RAMA}\n seat 0 RR\n seat 1 RLLLLL").winners == {0}


@clause("K7.7")
def test_who_played_a_card_last_loses_until_one_is_left() -> None:
    drawing = f"""
        3 players
        {RAMA}
        seat 0  RRL   none   #22
        seat 1  RRL   none   #24
        seat 2  RRL   none   #23
    """
    assert chain(drawing)[4:] == ["K7.7 0=22 1=24 2=23 -> 0 2", "K7.7 0=22 2=23 -> 0"]
    assert outcome(drawing).winners == {0}


@clause("K7.7")
def test_who_never_played_counts_as_earliest() -> None:
    drawing = f"3 players\n {RAMA}\n seat 0 RRL none #16\n seat 1 RRL\n seat 2 R none #9"
    assert chain(drawing)[4:] == ["K7.7 0=16 1=0 -> 1"]


@clause("K7.8")
def test_tied_players_who_never_played_share_the_victory() -> None:
    drawing = f"3 players\n {RAMA}\n seat 0 RRL none\n seat 1 RRL\n seat 2 RRL"
    assert chain(drawing)[4:] == ["K7.7 0=8 1=0 2=0 -> 1 2", "K7.8 1=0 2=0 -> 1 2"]
    assert outcome(drawing).winners == {1, 2}


@clause("K7.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_without_any_card_has_winners(players: int) -> None:
    position = GAME.start(players=players, seed=11)
    while position.outcome is None:
        position = after(position, "pass")
    assert position.outcome.winners
    assert position.played == (0,) * players


# Four players


@clause("K8.2")
def test_rulebook_example_team_sets_3_against_4() -> None:
    """Alfred and Alice have 7 blue, 3 red and 6 yellow; Benjamin and Bertha four sets."""
    drawing = f"""
        4 players
        {COLONY}
        seat 0  RRRRLMMM
        seat 1  RRLLLM
        seat 2  RRLLMMMM
        seat 3  RRLMMM
    """
    assert chain(drawing) == ["K7.1 B=4 -> B", "K8.2 0+2=3 1+3=4 -> 1+3"]
    assert outcome(drawing).winners == {1, 3}


@clause("K8.2")
def test_teams_with_equal_sets_the_latest_card_wins_for_the_team() -> None:
    drawing = f"""
        4 players
        {COLONY}
        seat 0  R     none   #30
        seat 1  RL    none   #31
        seat 2  LM    none   #32
        seat 3  M     none   #29
    """
    assert chain(drawing)[1:] == ["K8.2 0+2=1 1+3=1 -> 0+2 1+3", "K8.2 0+2=32 1+3=31 -> 0+2"]
    assert outcome(drawing).winners == {0, 2}


@clause("K7.8", "K8.2")
def test_teams_that_never_played_share() -> None:
    drawing = f"4 players\n {COLONY}\n seat 0 RLM\n seat 1 RLM"
    assert chain(drawing)[2:] == ["K7.8 0+2=0 1+3=0 -> 0+2 1+3"]
    assert outcome(drawing).winners == {0, 1, 2, 3}


@clause("K2.2", "K8.1")
def test_rulebook_example_the_second_seat_wins_and_with_it_the_fourth() -> None:
    """Rama reign; Rama followers by seat 4-5-3-1."""
    drawing = f"4 players\n {RAMA}\n seat 0 RRRR\n seat 1 RRRRR\n seat 2 RRR\n seat 3 R"
    assert chain(drawing)[1:] == ["K7.5 0=4 1=5 2=3 3=1 -> 1", "K8.1 1=3 -> 1 3"]
    assert outcome(drawing).winners == {1, 3}


@clause("K8.1")
def test_courts_of_partners_are_not_added() -> None:
    assert outcome(f"4 players\n {RAMA}\n seat 0 RRR\n seat 1 RR\n seat 3 RR").winners == {0, 2}


@clause("K7.8", "K8.1")
def test_a_shared_victory_takes_the_partners_along() -> None:
    drawing = f"4 players\n {RAMA}\n seat 0 RRL\n seat 1 RRL\n seat 2 R\n seat 3 R"
    assert chain(drawing)[4:] == ["K7.8 0=0 1=0 -> 0 1", "K8.1 0=2 1=3 -> 0 1 2 3"]


@clause("K2.1")
def test_with_three_players_everyone_wins_alone() -> None:
    assert outcome(f"3 players\n {RAMA}\n seat 0 RRR\n seat 2 RR").winners == {0}
