"""Thinking, as an engine tells it."""

import re
from typing import Any

import pytest

import erawan
from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.engine.agent import Agent, Task
from erawan.engine.players import PLAYERS, Settings
from erawan.engine.thought import Line, Thought
from erawan.engine_protocol.info import format_info, parse_info
from tests.engine_protocol.talking import answers, conversation, patient, refusal
from tests.stopwatch import SOON, read_all_threads, timing

KING = erawan.game("king-of-siam")
OVER = "position siam text 5/5/2oo1/5/5 R 9 -- #E"
INFO = re.compile(
    r"info depth \d+ multipv \d+ nodes \d+ nps \d+ time \d+ score win \d+\.\d( \d+\.\d)*"
    r"( proved( within \d+)?)? pv \S+( \S+)*"
)


@pytest.mark.parametrize(
    "limits",
    [
        "movetime 20",
        "nodes 30",
        "depth 3",
        "clock 300 inc 10",
        "clock 300",
        "nodes 100000 movetime 20",
        "movetime 0",
    ],
)
@pytest.mark.parametrize("start", ["siam start", "king-of-siam start players 3 seed 7"])
def test_every_limit_ends_with_a_move(start: str, limits: str) -> None:
    with conversation() as session:
        session.send(f"position {start}", f"go {limits}")
        *infos, last = session.read_until("bestmove")
    assert infos
    assert all(INFO.fullmatch(line) for line in infos)
    assert last.split()[1] == infos[-1].partition(" pv ")[2].split()[0]


class Fixed:
    """Thinks what it was told to."""

    name = "fixed"
    description = "Thinks what it was told to."

    def __init__(self, thought: Thought) -> None:
        self._thought = thought

    def choose(self, _position: Position[Any], _task: Task) -> Thought:
        return self._thought


def told(thought: Thought, position: str) -> list[str]:
    lines = answers(
        f"position {position}", "go nodes 1", make_agent=lambda _game, _settings: Fixed(thought)
    )
    return [re.sub(r" nps \d+ time \d+ ", " … ", line) for line in lines]


def test_the_score_is_the_movers_chance() -> None:
    lines = (Line(("@b5s", "@b1n"), (0.25, 0.751)), Line(("@d5s",), (1.0, 0.0), True))
    assert told(Thought(lines, 4, 99, 0.5), "siam start moves @b1n") == [
        "info depth 4 multipv 1 nodes 99 … score win 75.1 pv @b5s @b1n",
        "info depth 4 multipv 2 nodes 99 … score win 0.0 proved pv @d5s",
        "bestmove @b5s",
    ]


def test_a_proved_win_says_within_how_many_plies() -> None:
    line = Line(("@b1n",), (1.0, 0.0), True, 7)
    first, _ = told(Thought((line,), 4, 99, 0.5), "siam start")
    assert first.endswith("score win 100.0 proved within 7 pv @b1n")


def test_three_players_have_a_figure_for_each_seat_and_four_one_for_the_mover() -> None:
    three = Thought((Line(("pass",), (0.1, 0.2, 0.7)),), 1, 1, 0.1)
    assert "score win 10.0 20.0 70.0 pv" in told(three, "king-of-siam start players 3 seed 7")[0]
    start = KING.start(players=4, seed=7)
    values = tuple(0.9 if seat % 2 == (start.to_move or 0) % 2 else 0.1 for seat in range(4))
    four = Thought((Line(("pass",), values),), 1, 1, 0.1)
    assert "score win 90.0 pv" in told(four, "king-of-siam start players 4 seed 7")[0]


def test_a_kingmaker_stands_in_the_place_of_a_proof() -> None:
    position = KING.start(players=3, seed=7)
    line = Line(("pass",), (0.0, 1.0, 0.0), kingmaker=2)
    [text] = format_info(Thought((line,), 1, 1, 0.1), position, 5)
    assert text.endswith("score win 0.0 100.0 0.0 kingmaker 3 pv pass")
    assert parse_info(text, position).line == line
    with pytest.raises(ErawanError, match="no kingmaker"):
        parse_info(text.replace("0.0 100.0 0.0", "0.0"), KING.start(players=2, seed=7))
    with pytest.raises(ErawanError, match="form of an info line"):
        parse_info(text.replace("kingmaker 3", "proved kingmaker 3"), position)


def test_multipv_asks_for_several_lines() -> None:
    with conversation() as session:
        session.send("setoption name MultiPV value 3", "go depth 1")
        lines = session.read_until("bestmove")
    assert [line.split()[4] for line in lines[:-1]] == ["1", "2", "3"]


def test_info_lines_come_now_and_then_and_the_last_always() -> None:
    with conversation() as session:
        session.send("go depth 100")
        *infos, _ = session.read_until("bestmove")
    assert 2 <= len(infos) < 50
    assert infos[-1].startswith("info depth 100 ")


def test_isready_and_d_are_answered_while_it_thinks() -> None:
    with conversation() as session:
        session.send("go infinite")
        assert '"game": "siam"' in session.ask("d")[-1]
        assert session.ask("egi")[-1] == "egiok"
        session.send("stop")
        assert session.read_until("bestmove")


@pytest.mark.parametrize(
    "line",
    ["go nodes 1", "position siam start", "setoption name Level value 5", "newgame", "perft 1"],
)
def test_what_would_disturb_thinking_is_refused(line: str) -> None:
    with conversation() as session:
        session.send("go infinite")
        assert session.ask(line) == ["error it is still thinking: send stop first"]
        session.send("stop", line)
        session.read_until("bestmove")
        assert "error" not in "\n".join(session.ask("stop"))


def test_a_script_need_not_wait_for_answers() -> None:
    script = (
        "go depth 5",
        "position siam start moves @b1n",
        "d",
        "perft 2",
        "position king-of-siam start players 3 seed 7",
        "setoption name MultiPV value 2",
        "go depth 1",
        "perft 1",
    )
    for end in ((), ("quit",)):
        lines = answers(*script, *end, make_agent=patient)
        told = [line for line in lines if not line.startswith("info ")]
        assert told[:2] == ["bestmove @a1e", "Ply 2 · Rhinos to play"]
        assert '"text": "5/5/1ooo1/5/1N3 R 1 --"' in "".join(
            line for line in told if line.startswith("{")
        )
        assert told[-4:] == [
            "perft 1 53",
            "perft 2 3474",
            "bestmove 11:Lay-Lry/Lay",
            "perft 1 17153",
        ]


def test_stop_and_isready_overtake_what_waits() -> None:
    with conversation() as session:
        session.send("go movetime 60000", "position siam start moves @b1n", "d", "isready")
        assert [text for text in session.read_until("readyok") if text[:4] != "info"] == ["readyok"]
        session.send("stop")
        lines = session.read_until("{")
        assert any(line.startswith("bestmove ") for line in lines)
        assert "5/5/1ooo1/5/1N3 R 1 --" in lines[-1]


@pytest.mark.parametrize(("rest", "most"), [("now", 1_000), ("x" * (12 << 20), 3)])
def test_a_bounded_number_of_lines_waits_and_the_next_is_refused(rest: str, most: int) -> None:
    line = f"newgame {rest}"
    with conversation() as session:
        session.send("go movetime 600000", "position siam start", *[line] * (most - 1))
        assert session.ask(line) == [
            f"error {most} lines wait already, and this one is left out: wait for answers"
        ]
        session.send("stop")
        session.read_until("bestmove")
        answered = {session.read().partition(",")[0] for _ in range(most - 1)}
        assert answered == {"error newgame takes nothing after it"}
        assert "egiok" in session.ask("egi")


def test_an_endless_search_says_its_move_after_stop_only() -> None:
    with conversation(lambda _game, _settings: PLAYERS["greedy"]) as session:
        session.send("go infinite")
        assert session.read().startswith("info ")
        assert session.ask("stop soon")[-1].startswith("error stop takes nothing")
        session.send("stop")
        assert session.read().startswith("bestmove ")


def test_stop_gives_the_move_at_once_however_often_it_is_sent() -> None:
    with conversation() as session:
        with timing() as watch:
            for _ in range(20):
                with watch.span(read_all_threads):
                    session.send("go infinite", "stop", "stop")
                    assert session.read_until("bestmove")
        assert session.ask("stop") == []
    assert watch.slowest < SOON
    assert watch.busiest < SOON


def test_perft_can_be_stopped() -> None:
    with conversation() as session:
        session.send("perft 64")
        assert session.read() == "perft 1 56"
        assert "egiok" in session.ask("egi")
        session.send("stop")
        assert re.fullmatch(
            r"error perft was stopped at depth \d+", session.read_until("error perft")[-1]
        )
        session.send("perft 1")
        assert session.read() == "perft 1 56"


def test_a_finished_game_is_not_thought_about() -> None:
    assert refusal(OVER, "go nodes 10") == "the game is over: there is no move to think about"


def test_the_end_of_the_input_lets_a_limited_search_finish() -> None:
    assert answers("go depth 20", make_agent=patient)[-2].startswith("info depth 20 ")


@pytest.mark.parametrize("last", ["quit", "isready"])
def test_an_endless_search_ends_with_the_session(last: str) -> None:
    lines = answers("go infinite", last, make_agent=patient)
    assert lines[-1].startswith("bestmove ")


class Broken:
    """Fails whenever it is asked."""

    name = "broken"
    description = "Fails whenever it is asked."

    def choose(self, _position: Position[Any], _task: Task) -> Thought:
        raise RuntimeError("out of ideas")


def test_an_agent_that_fails_costs_one_error() -> None:
    lines = answers("go nodes 1", "stop", "perft 1", make_agent=lambda _game, _settings: Broken())
    assert lines == ["error the engine failed: RuntimeError('out of ideas')", "perft 1 56"]


def test_too_little_memory_is_told() -> None:
    def make_agent(_game: str, _settings: Settings) -> Agent:
        raise MemoryError

    error = "error there is not enough memory: set Hash to less"
    assert answers("go nodes 1", "isready", make_agent=make_agent) == [error, "readyok"]


def test_an_agent_that_cannot_be_made_is_told_when_it_is_needed() -> None:
    def make_agent(_game: str, _settings: Settings) -> Agent:
        raise ErawanError("no such style here")

    lines = answers("isready", "go nodes 1", "isready", make_agent=make_agent)
    assert lines == ["readyok", "error no such style here", "readyok"]
