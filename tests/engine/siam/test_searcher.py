"""Siam's engine keeps its limits, repeats itself exactly, and sees short wins and losses."""

from itertools import chain, islice
from threading import enumerate as enumerate_threads
from typing import Any

import pytest

import erawan
from erawan.engine.agent import Task
from erawan.engine.budget import Budget
from erawan.engine.levels import Level
from erawan.engine.players import Settings, find_player
from erawan.engine.siam.searcher import LEVELS, chance, explain, make
from erawan.engine.thought import Thought
from erawan.kernels.siam.kernel import Kernel
from erawan.siam import Position
from tests.kernels.siam.variants import SIAM, VARIANTS, middles, nearly_over, start
from tests.siam.drawing import drawn
from tests.some import some
from tests.stopwatch import SOON, Stopwatch, check_each, timing

MIDDLE = SIAM.position_from_text("w1n1e/W2s1/Nooo1/N1n2/2W2 E 20 --", {})


def think(position: Position, level: int = 10, **settings: Any) -> Thought:
    task = Task(Budget(nodes=settings.pop("nodes", 3000)), **settings)
    return make(Settings(level)).choose(position, task)


@pytest.mark.parametrize("variant", VARIANTS)
def test_lines_are_legal_and_values_are_chances(variant: str) -> None:
    for position in some(middles(variant, games=12)):
        thought = make(Settings()).choose(position, Task(Budget(depth=3), lines=3))
        for line in thought.lines:
            assert sum(line.values) == pytest.approx(1)
            after = position
            for code in line.codes:
                after = after.play(after.parse(code))
        assert len({line.codes[0] for line in thought.lines}) == min(3, len(position.legal_moves()))
        worths = [line.values[position.side] for line in thought.lines]
        assert worths == sorted(worths, reverse=True)


@pytest.mark.parametrize("level", [level.number for level in LEVELS])
def test_the_same_task_has_the_same_answer(level: int) -> None:
    agent = make(Settings(level))
    tasks = [Task(Budget(nodes=5000), seed=seed) for seed in (1, 2, 1)]
    first, _, again = (agent.choose(MIDDLE, task) for task in tasks)
    assert (first.lines, first.nodes) == (again.lines, again.nodes)


def test_limits_hold() -> None:
    agent = make(Settings())
    assert agent.choose(MIDDLE, Task(Budget(nodes=777))).nodes <= 777
    assert agent.choose(MIDDLE, Task(Budget(depth=3))).depth == 3
    assert think(MIDDLE, level=9, nodes=500).nodes <= 500, "less than the level would take"
    assert agent.choose(MIDDLE, Task(Budget(nodes=0))).code in {
        move.code for move in MIDDLE.legal_moves()
    }


@pytest.mark.usefixtures("small_heap")
def test_it_thinks_no_longer_than_it_may() -> None:
    agent = make(Settings())
    with timing() as watch, watch.span():
        agent.choose(MIDDLE, Task(Budget(movetime=50)))
    assert watch.slowest < 0.05 + SOON
    assert watch.idlest < SOON
    assert watch.busiest < 0.05 + SOON


@pytest.mark.usefixtures("small_heap")
@pytest.mark.parametrize("threads", [1, 3])
def test_it_stops_when_asked(threads: int) -> None:
    engine = erawan.engine("siam", threads=threads)

    def stop_after(watch: Stopwatch, seconds: float) -> None:
        watch.stop(lambda: engine.analyse(MIDDLE, movetime=60_000), seconds, engine.stop)

    check_each([number / 200 for number in range(15)], stop_after, SOON, threads)


@pytest.mark.parametrize("level", [level for level in LEVELS if level.nodes], ids=str)
def test_a_level_keeps_to_its_nodes_where_more_are_allowed(level: Level) -> None:
    assert level.nodes
    assert 0 < think(MIDDLE, level.number, nodes=1_000_000).nodes <= level.nodes


def test_no_thread_goes_on_after_a_search_that_failed() -> None:
    def fail(_: Thought) -> None:
        raise OSError("nobody listens any more")

    with pytest.raises(OSError, match="nobody listens"):
        make(Settings(threads=3)).choose(MIDDLE, Task(Budget(movetime=60_000), report=fail))
    assert [thread.name for thread in some(enumerate_threads()) if "_help" in thread.name] == []


def test_reports_go_deeper_and_deeper() -> None:
    depths: list[int] = []
    task = Task(Budget(depth=4), report=lambda thought: depths.append(thought.depth))
    make(Settings()).choose(MIDDLE, task)
    assert depths == [1, 2, 3, 4]


ONE_PUSH = SIAM.position_from_text("4S/2oEo/1onEn/3En/4n E 22 --", {})


@pytest.mark.parametrize("level", [level.number for level in LEVELS])
def test_a_push_that_wins_is_found_before_nodes_are_counted(level: int) -> None:
    thoughts = [think(ONE_PUSH, level, nodes=nodes, seed=nodes) for nodes in some((0, 1, 50, 5000))]
    assert {thought.code for thought in thoughts} == {"d4e4e"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_level_wins_at_once_where_it_can(variant: str) -> None:
    """A win in one ply is never missed, and said to be proved."""
    winnable = 0
    for position in chain(middles(variant, games=150), islice(nearly_over(variant), 10)):
        wins = {
            move.code
            for move in position.legal_moves()
            if (outcome := position.play(move).outcome) and outcome.winners == {position.side}
        }
        if wins:
            winnable += 1
            for level in (1, 4, 7, 10):
                thought = think(position, level, nodes=1000)
                assert thought.code in wins
                assert (thought.proved, thought.lines[0].within) == (True, 1)
                assert thought.values[position.side] == 1.0
    assert winnable > 3


def test_a_threat_is_answered_by_every_level_that_sees_the_answer() -> None:
    threatened = drawn(
        """
        . . . . .
        . . . . .
        . . o o .
        . s . . .
        E o . . .
        """
    )
    for level in some(LEVELS[2:]):
        assert think(threatened, level.number).code in {"a1b1e", "@a1e"}, level.name


def test_levels_have_names_and_sentences_of_their_own() -> None:
    assert [level.number for level in LEVELS] == list(range(1, 11))
    assert len({level.name for level in LEVELS}) == 10
    assert all(level.description.endswith(".") for level in LEVELS)
    assert find_player("siam", "level-10").name == LEVELS[-1].name


def test_chances_grow_with_the_score() -> None:
    chances = [chance(score) for score in (-29_995, -800, -1, 0, 1, 800, 29_995)]
    assert chances == sorted(chances)
    assert chances[0] == 0
    assert chances[3] == 0.5


def test_a_position_of_a_finished_game_is_refused() -> None:
    kernel = Kernel(start("3x3"))
    ended = next(game for seed in range(99) if (game := kernel.playout(seed, 999)).ended).store()
    with pytest.raises(erawan.ErawanError, match="over"):
        erawan.engine("siam").analyse(ended, nodes=10)


def test_no_level_plays_a_loss_that_it_saw() -> None:
    """One ply deep every move but two is seen to lose; noise or not, one of these is played."""
    threatened = drawn(
        """
        . . . . .
        . . . . .
        . . o o .
        . s . . .
        E o . . .
        """
    )
    for level in LEVELS:
        for seed in range(20):
            code = think(threatened, level.number, seed=seed).code
            assert code in {"a1b1e", "@a1e"}, (level.name, seed)


def test_noise_changes_with_the_seed_and_only_below_the_best_levels() -> None:
    for level, varied in ((1, True), (10, False)):
        answers = {think(MIDDLE, level, nodes=300, seed=seed).code for seed in range(12)}
        assert (len(answers) > 1) == varied


def test_a_longer_win_is_found_and_proved() -> None:
    """The search itself sees less far in so few nodes; the proof takes its share of them."""
    position = SIAM.position_from_text("1s3/eeS2/EoooS/5/n4 E 8 --")
    thought = think(position, nodes=400_000)
    assert (thought.proved, thought.lines[0].within) == (True, 7)
    assert len(thought.lines[0].codes) == 7
    assert thought.values == (1.0, 0.0)


def test_the_terms_of_the_estimate_are_told() -> None:
    terms = {name: (elephants, rhinos) for name, elephants, rhinos, *_ in explain(MIDDLE)}
    places = [counts for name, counts in terms.items() if name.startswith("place")]
    assert [sum(side) for side in zip(*places, strict=True)] == [4, 5]
    assert terms["reserve-1"] == (1, 0)
