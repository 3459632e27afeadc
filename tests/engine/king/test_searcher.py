"""The King of Siam engine as an agent: limits, reports, levels and styles."""

from __future__ import annotations

from functools import partial

import pytest

from erawan.engine.agent import Task
from erawan.engine.budget import Budget
from erawan.engine.king.searcher import LEVELS, STYLES, KingSearcher
from erawan.engine.levels import Level
from erawan.engine.players import Settings, find_player, make_searcher
from erawan.engine.thought import Thought
from erawan.king import GAME
from tests.stopwatch import SOON, timing

GAME_NAME = "king-of-siam"
STARTS = [GAME.start(players=players, seed=9) for players in (2, 3, 4)]
BEST = find_player(GAME_NAME, "level-10")


def moves_of(thought: Thought) -> list[tuple[str, ...]]:
    return [line.codes for line in thought.lines]


def test_there_are_ten_levels_each_with_words_of_its_own() -> None:
    assert [level.number for level in LEVELS] == list(range(1, 11))
    assert len({level.name for level in LEVELS}) == len({level.description for level in LEVELS})
    assert len(STYLES) == 4


@pytest.mark.parametrize("start", STARTS)
def test_the_same_task_gets_the_same_thought(start: object) -> None:
    thoughts = [BEST.choose(start, Task(Budget(nodes=300), lines=3, seed=5)) for _ in range(2)]  # type: ignore[arg-type]
    assert moves_of(thoughts[0]) == moves_of(thoughts[1])
    assert thoughts[0].lines == thoughts[1].lines


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("level", [1, 4, 10])
def test_lines_replay_on_the_rules(start: object, level: int) -> None:
    agent = make_searcher(GAME_NAME, Settings(level))
    thought = agent.choose(start, Task(Budget(nodes=200), lines=4))  # type: ignore[arg-type]
    assert len(thought.lines) == 4
    assert len({line.codes[0] for line in thought.lines}) == 4
    for line in thought.lines:
        assert len(line.values) == start.players  # type: ignore[attr-defined]
        assert all(0 <= value <= 1 for value in line.values)
        position = start
        for code in line.codes:
            position = position.play(position.parse(code))  # type: ignore[attr-defined]


@pytest.mark.parametrize("style", [style.name for style in STYLES])
def test_every_style_plays_a_game_to_its_end(style: str) -> None:
    agent, position = make_searcher(GAME_NAME, Settings(5, style)), STARTS[0]
    while position.outcome is None:
        thought = agent.choose(position, Task(Budget(nodes=40)))
        position = position.play(position.parse(thought.code))
    assert position.outcome.winners


def test_a_level_keeps_to_its_nodes_and_a_budget_to_its_own() -> None:
    assert LEVELS[3].nodes is not None
    agent = make_searcher(GAME_NAME, Settings(4))
    assert agent.choose(STARTS[0], Task()).nodes <= LEVELS[3].nodes
    assert agent.choose(STARTS[0], Task(Budget(nodes=50))).nodes <= 50


def test_nodes_are_those_of_the_number_of_players() -> None:
    level = Level("king", 1, nodes=3, nodes_by_players={3: 9})
    agent = KingSearcher(level, "balanced", threads=1, mebibytes=1)
    assert [agent.choose(start, Task()).nodes for start in STARTS] == [3, 9, 3]


def test_noise_is_that_of_the_number_of_players() -> None:
    level = Level("king", 1, nodes=1, noise=0.5, noises={3: 0.0})
    agent = KingSearcher(level, "balanced", threads=1, mebibytes=1)
    different = [
        len({agent.choose(start, Task(seed=seed)).code for seed in range(5)}) for start in STARTS
    ]
    assert different[1] == 1
    assert different[0] > 1
    assert different[2] > 1


@pytest.mark.usefixtures("small_heap")
def test_stopped_from_outside_it_answers_at_once() -> None:
    with timing() as watch:
        for _ in range(4):
            task = Task()
            assert watch.stop(partial(BEST.choose, STARTS[1], task), 0.1, task.stop.ask).code
    assert watch.slowest < SOON
    assert watch.busiest < SOON


def test_reports_come_meanwhile_with_more_and_more_nodes() -> None:
    seen: list[Thought] = []
    BEST.choose(STARTS[0], Task(Budget(nodes=600), report=seen.append))
    assert len(seen) > 1
    assert [thought.nodes for thought in seen] == sorted(thought.nodes for thought in seen)
