"""`erawan.engine`: calling an engine from Python, threads and asyncio."""

import asyncio
import threading
from itertools import pairwise
from typing import Any

import pytest

import erawan
from erawan.engine.players import levels, styles
from erawan.engine.thought import Thought
from tests.some import some
from tests.stopwatch import SOON, read_all_threads, timing

pytestmark = pytest.mark.usefixtures("small_heap")

GAMES = ("king-of-siam", "siam")


def start_of(game: str) -> Any:
    return erawan.game("king-of-siam").start(seed=3) if game == "king-of-siam" else SIAM


SIAM = erawan.game("siam").start()


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_a_legal_move_in_the_time_given(game: str) -> None:
    start = start_of(game)
    engine = erawan.engine(game, level=10)
    with timing() as watch, watch.span():
        move = engine.play(start, movetime=200)
    assert watch.slowest < 0.2 + SOON
    assert watch.idlest < SOON
    assert watch.busiest < 0.2 + SOON
    assert start.parse(move.code) == move


@pytest.mark.parametrize("game", GAMES)
def test_it_gives_as_many_lines_as_wanted_the_best_first(game: str) -> None:
    start = start_of(game)
    thought = erawan.engine(game).analyse(start, nodes=3_000, multipv=3)
    assert len(thought.lines) == 3
    assert len({line.codes[0] for line in thought.lines}) == 3
    mover = [line.values[start.to_move] for line in thought.lines]
    # What was looked at most comes first, and may seem a hair worse than what was looked at less.
    for better, worse in some(pairwise(mover)):
        assert worse <= better + 0.01
    for line in thought.lines:
        assert len(line.values) == start.players
        assert all(0 <= value <= 1 for value in line.values)
        position = start
        for code in line.codes:
            position = position.play(position.parse(code))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_nodes_give_the_same_thought(game: str) -> None:
    start = start_of(game)
    thoughts = [erawan.engine(game).analyse(start, nodes=2_000) for _ in range(2)]
    assert thoughts[0].lines == thoughts[1].lines
    assert thoughts[0].nodes == thoughts[1].nodes


@pytest.mark.parametrize("game", GAMES)
def test_stop_from_another_thread_ends_the_thinking_soon(game: str) -> None:
    engine = erawan.engine(game)
    begun = threading.Event()

    def think() -> Thought:
        return engine.analyse(start_of(game), movetime=60_000, report=lambda _: begun.set())

    with timing() as watch:
        for _ in range(4):
            begun.clear()
            start_of(game).parse(watch.stop(think, 0, engine.stop, begun).code)
    assert watch.slowest < SOON
    assert watch.busiest < SOON


@pytest.mark.parametrize("game", GAMES)
async def test_asyncio_goes_on_meanwhile_and_can_cancel(game: str) -> None:
    engine = erawan.engine(game)
    thought = await engine.think(start_of(game), nodes=500)
    start_of(game).parse(thought.code)
    task = asyncio.create_task(engine.think(start_of(game), movetime=60_000))
    await asyncio.sleep(0.1)
    with timing() as watch, watch.span(read_all_threads):
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        # The engine is free again at once: the cancelled thought has been stopped.
        await engine.think(start_of(game), nodes=10)
    assert watch.slowest < SOON
    assert watch.busiest < SOON


def test_a_finished_game_is_not_thought_about() -> None:
    over = erawan.game("siam").position_from_text("5/5/1oo2/5/5 E 30 -- #R")
    with pytest.raises(erawan.ErawanError, match="the game is over"):
        erawan.engine("siam").play(over)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"level": 0}, "level is from 1 to 10, not 0"),
        ({"level": 11}, "level is from 1 to 10, not 11"),
        ({"threads": 0}, "threads is from 1 to 64, not 0"),
        ({"threads": 65}, "threads is from 1 to 64, not 65"),
        ({"hash": 0}, "hash is from 1 to 65536, not 0"),
        ({"hash": 65_537}, "hash is from 1 to 65536, not 65537"),
        ({"style": "wild"}, "no style is called 'wild'; there are balanced"),
    ],
)
def test_settings_out_of_range_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(erawan.ErawanError, match=message):
        erawan.engine("siam", **settings)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(erawan.ErawanError, match="no game is called 'chess'"):
        erawan.engine("chess")


def test_no_lines_are_refused() -> None:
    with pytest.raises(erawan.ErawanError, match="multipv is at least 1, not 0"):
        erawan.engine("siam").analyse(SIAM, nodes=1, multipv=0)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_ten_levels_each_with_a_name_and_a_sentence(game: str) -> None:
    known = levels(game)
    assert [level.number for level in known] == list(range(1, 11))
    assert len({level.name for level in known}) == 10
    assert all(level.description.endswith(".") for level in known)
    assert known[-1].nodes is None
    assert styles(game)[0].name == "balanced"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", [1, 5, 9])
def test_every_level_answers_quickly_without_a_limit(game: str, number: int) -> None:
    engine = erawan.engine(game, level=number)
    with timing() as watch, watch.span():
        engine.play(start_of(game))
    assert watch.slowest < 3
    assert watch.idlest < SOON
    assert engine.name
    assert engine.description.endswith(".")
    assert repr(engine) == f"erawan.engine({game!r}, level={number})"
