"""An external engine as a player, and all the ways in which it can fail."""

import os
import shlex
import sys
import time
from pathlib import Path
from threading import Timer

import pytest

import erawan
from erawan.core.errors import ErawanError
from erawan.engine.agent import Task
from erawan.engine.budget import Budget
from erawan.engine.thought import Thought
from erawan.engine_protocol.client import ExternalEngine
from erawan.engine_protocol.failure import EngineFailed
from erawan.kernels.common.stop import Stop

FAKE = Path(__file__).with_name("fake.py")
START = erawan.game("siam").start()
AMPLE = Task(Budget(movetime=5000))
TIGHT = Task(Budget(movetime=100))


def fake(fault: str = "", **settings: float) -> ExternalEngine:
    command = shlex.join([sys.executable, str(FAKE), fault])
    return ExternalEngine(command, **{"grace": 0.2, **settings})  # type: ignore[arg-type]


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_an_external_engine_plays_like_any_agent() -> None:
    reports: list[Thought] = []
    with fake() as engine:
        thought = engine.choose(START, Task(Budget(movetime=5000), report=reports.append))
        engine.new_game()
        assert engine.choose(START, AMPLE).code == "@b1n"
        assert engine.name == "Fake 1"
        assert engine.offered["MultiPV"] == "spin default 1 min 1 max 9"
    assert thought.lines[0].codes == ("@b1n", "@d5s")
    assert thought.values == (0.625, 0.375)
    assert (thought.depth, thought.nodes) == (3, 40)
    assert [report.lines for report in reports] == [thought.lines]


def test_several_lines_are_asked_for_and_kept_in_order() -> None:
    with fake("two lines") as engine:
        thought = engine.choose(START, Task(Budget(movetime=5000), lines=2))
    assert [line.codes[0] for line in thought.lines] == ["@b1n", "@d1n"]


@pytest.mark.parametrize("habit", ["silent", "bad info"])
def test_a_move_without_a_readable_thought_is_a_move(habit: str) -> None:
    with fake(habit) as engine:
        assert engine.choose(START, AMPLE).code == "@b1n"


@pytest.mark.parametrize(
    ("fault", "kind", "message"),
    [
        ("hang", "hang", "it gave no move, 0.3 s after its time"),
        ("crash", "crash", "it ended with exit code 1: something broke"),
        ("flood", "garbage", "it floods its output"),
        ("chatter", "garbage", "it wrote 'I think that …' while it thought"),
        ("illegal", "illegal", "its move 'c3c4n' is none: .*S2.1"),
        ("nonsense", "illegal", r"its move '\?\?\?' is none"),
        ("slow", "late", r"its move came after \d\.\d* s instead of 0.1 s"),
        ("refuses", "refused", "it answered position with 'error I play chess only'"),
        ("error", "refused", "it answered go with 'error no idea'"),
    ],
)
def test_each_failure_has_its_kind(fault: str, kind: str, message: str) -> None:
    with fake(fault, patience=0.3) as engine:
        with pytest.raises(EngineFailed, match=message) as failed:
            engine.choose(START, TIGHT)
        assert failed.value.kind == kind
        engine.restart()
        assert is_running(engine.pid)


def test_an_engine_that_is_late_or_wrong_can_be_asked_again() -> None:
    with fake("slow") as engine:
        pid = engine.pid
        for _ in range(2):
            with pytest.raises(EngineFailed, match="late"):
                engine.choose(START, TIGHT)
        assert engine.choose(START, AMPLE).code == "@b1n"
        assert engine.pid == pid


def test_an_engine_that_failed_for_good_stays_so_until_it_is_restarted() -> None:
    with fake("crash") as engine:
        for _ in range(2):
            with pytest.raises(EngineFailed, match="crash"):
                engine.choose(START, AMPLE)


def test_a_limit_without_time_ends_too() -> None:
    with fake("waits", max_move_seconds=0.1) as engine:
        assert engine.choose(START, Task(Budget(nodes=5))).code == "@b1n"


def test_a_task_is_stopped_from_another_thread() -> None:
    stop = Stop()
    timer = Timer(0.05, stop.ask)
    with fake("waits") as engine:
        # The first report comes while it thinks without a limit.
        thought = engine.choose(START, Task(stop=stop, report=lambda _: timer.start()))
    timer.join()
    assert thought.code == "@b1n"
    assert thought.seconds >= 0.05


def test_a_clock_may_be_used_up_and_no_more() -> None:
    with fake("slow") as engine:
        assert engine.choose(START, Task(Budget(clock=5000, inc=10))).code == "@b1n"
        with pytest.raises(EngineFailed, match="late"):
            engine.choose(START, Task(Budget(clock=50, inc=10_000)))


@pytest.mark.parametrize(
    ("command", "kind", "message"),
    [
        ("/no/such/engine", "crash", "can't be started"),
        ("true", "crash", "it ended with exit code 0"),
        ("echo uciok", "garbage", "it answered egi with 'uciok'"),
        (f"{sys.executable} {FAKE} mute", "hang", "it gave no answer to egi"),
        (f"{sys.executable} {FAKE} 'wrong hello'", "garbage", "answered egi with 'hello there'"),
        ("cat /dev/zero", "garbage", "it floods its output"),
        ("yes", "garbage", "it answered egi with 'y'"),
    ],
)
def test_what_is_no_engine_is_found_out_at_the_start(command: str, kind: str, message: str) -> None:
    with pytest.raises(EngineFailed, match=message) as failed:
        ExternalEngine(command, start_seconds=2)
    assert failed.value.kind == kind


@pytest.mark.parametrize("command", ["", "'"])
def test_a_command_is_needed(command: str) -> None:
    with pytest.raises(ErawanError, match="command"):
        ExternalEngine(command)


def test_a_refused_option_fails_the_start() -> None:
    with pytest.raises(EngineFailed, match="setoption with 'error name Level value 99'"):
        ExternalEngine(shlex.join([sys.executable, str(FAKE)]), options={"Level": "99"})


def test_complaints_without_end_do_not_block() -> None:
    with fake("stderr") as engine:
        assert engine.choose(START, AMPLE).code == "@b1n"


def test_an_engine_ends_with_its_children_even_if_it_does_not_want_to() -> None:
    engine = fake("stays")
    pid = engine.pid
    engine.close()
    assert not is_running(pid)
    with fake("children") as engine:
        engine.choose(START, AMPLE)
        engine._process.read(0)
        child = int(engine._process._complaints)
        assert is_running(child)
    end = time.monotonic() + 5
    while is_running(child) and time.monotonic() < end:
        os.sched_yield()
    assert not is_running(child)


def test_a_finished_game_is_no_question() -> None:
    over = erawan.game("siam").position_from_text("5/5/2oo1/5/5 R 9 -- #E")
    with fake() as engine, pytest.raises(ErawanError, match="the game is over"):
        engine.choose(over, AMPLE)
