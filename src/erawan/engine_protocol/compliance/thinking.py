"""Checks of thinking: every limit, every moment of stopping, what is said meanwhile, every move."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from erawan.core.game import Position
from erawan.engine_protocol.compliance.exam import Exam
from erawan.engine_protocol.compliance.finding import Failed, Skipped
from erawan.engine_protocol.compliance.samples import all_samples, sample
from erawan.engine_protocol.compliance.talk import check_legal, read_infos
from erawan.engine_protocol.positions import format_position, parse_position

FORMS = {
    "go movetime 100": 0.1,
    "go nodes 100": 60.0,
    "go depth 2": 60.0,
    "go clock 2000 inc 100": 2.0,
    "go clock 2000": 2.0,
    "go nodes 1000000000 movetime 100": 0.1,
    "go depth 1 nodes 50 movetime 1000": 1.0,
}
"""Each with the seconds it has."""
LINES = 3
TOLERANCE = 0.1
"""By so much a later line's chance may be higher: some searches prefer what they looked at most."""
STOPS_PER_MISS = 20
"""At most one stop in so many may miss the grace, as a busy machine may be to blame."""
MAX_STOP_SECONDS = 1.0
READY_SECONDS = 1.0
"""Seconds to answer isready in while thinking."""
SILENCE_SECONDS = 0.3
"""Seconds in which an endless search must not end by itself."""
END_SECONDS = 3.0
"""Seconds to end in."""


def limits(exam: Exam) -> str:
    """Every form of go leads to one legal move."""
    for name in exam.games:
        position = _start(exam, name)
        for form, seconds in FORMS.items():
            check_legal(exam.talk.think(form, seconds), position)
        exam.talk.send("go infinite")
        if not exam.talk.is_silent(SILENCE_SECONDS):
            raise Failed("go infinite ends with stop only")
        exam.talk.send("stop")
        check_legal(exam.talk.hear(0), position)
        exam.talk.tell("stop")
    return ""


def times(exam: Exam) -> str:
    """It keeps to its time."""
    worst = 0.0
    random = exam.random()
    for name in exam.games:
        for milliseconds in (0, 20, 50, 100, 200, 400):
            exam.talk.place(sample(name, random))
            answer = exam.talk.think(f"go movetime {milliseconds}", milliseconds / 1000)
            exam.in_time(answer.seconds, milliseconds / 1000)
            worst = max(worst, answer.seconds - milliseconds / 1000)
        for clock in (50, 500):
            exam.talk.place(sample(name, random))
            answer = exam.talk.think(f"go clock {clock} inc 0", clock / 1000)
            exam.in_time(answer.seconds, clock / 1000)
    return f"at most {max(0.0, worst) * 1000:.0f} ms over"


def infos(exam: Exam) -> str:
    """Info lines have the right form, chances from 0 to 100, and lines that can be played."""
    count = 0
    for position in exam.samples(30):
        exam.talk.place(position)
        answer = exam.talk.think("go nodes 300 movetime 1000", 1)
        found = read_infos(answer, position)
        if not found:
            raise Failed("no info line came before bestmove")
        if any(info.multipv != 1 for info in found):
            raise Failed("one line was asked for, but there is another")
        count += len(found)
    return f"{count} lines"


def several_lines(exam: Exam) -> str:
    """MultiPV gives so many lines, numbered from the best on."""
    exam.talk.tell(f"setoption name MultiPV value {LINES}")
    for position in exam.samples(10):
        exam.talk.place(position)
        answer = exam.talk.think("go depth 3 movetime 2000", 2)
        found = read_infos(answer, position)
        last = 0
        for info in found:
            if info.multipv not in (1, last + 1):
                raise Failed(f"multipv {info.multipv} follows {last}")
            last = info.multipv
        wanted = min(LINES, len(position.legal_moves()))
        if last != wanted:
            raise Failed(f"{wanted} lines are due, not {last}")
        group = found[-last:]
        if len({info.line.codes[0] for info in group}) != last:
            raise Failed("two lines begin with the same move")
        chances = [info.line.values[position.to_move or 0] for info in group]
        if any(chance + TOLERANCE < after for chance, after in pairwise(chances)):
            raise Failed("a later line has a clearly higher chance")
    exam.talk.tell("setoption name MultiPV value 1")
    return ""


def ready_while_thinking(exam: Exam) -> str:
    """isready is answered at once while it thinks."""
    for name in exam.games:
        position = _start(exam, name)
        exam.talk.send("go infinite")
        for _ in range(5):
            exam.talk.send("isready")
            for text in exam.talk.lines(READY_SECONDS):
                if text == "readyok":
                    break
                if not text.startswith("info "):
                    raise Failed("readyok is due while it thinks on")
        exam.talk.send("stop")
        check_legal(exam.talk.hear(0), position)
    return ""


def stops(exam: Exam) -> str:
    """It can be stopped at any moment: one move comes, at once."""
    exam.talk.tell("stop")
    random = exam.random()
    taken = []
    count = exam.strictness.stops
    for number in range(count):
        position = sample(exam.games[number % len(exam.games)], random)
        exam.talk.place(position)
        pause = random.choice((0.0, random.uniform(0, 0.02), random.uniform(0, 0.3)))
        if pause:
            exam.talk.send("go infinite")
            if not exam.talk.is_silent(pause):
                raise Failed("go infinite ends with stop only")
            exam.talk.send("stop")
        else:
            exam.talk.send(random.choice(("go infinite", "go movetime 60000")), "stop")
        answer = exam.talk.hear(0)
        check_legal(answer, position)
        exam.talk.tell("stop")
        taken.append(answer.seconds)
        exam.progress(number + 1, count)
    slow = [seconds for seconds in taken if seconds > exam.strictness.grace]
    worst = max(taken)
    if worst > MAX_STOP_SECONDS or len(slow) > max(1, len(taken) // STOPS_PER_MISS):
        raise Failed(
            f"{len(slow)} of {len(taken)} stops took longer than {exam.strictness.grace:g} s,"
            f" one {worst:.3f} s"
        )
    return f"{len(taken)} stops, the slowest {worst * 1000:.0f} ms"


def game_over(exam: Exam) -> str:
    """After the end of a game there is nothing to think about."""
    brought = {name: samples.over for name, samples in all_samples().items() if samples.over}
    ends = [over for name, over in brought.items() if name in exam.games]
    for over in ends:
        exam.talk.tell(f"position {over}")
        exam.talk.refuse("go nodes 10")
    if not ends:
        raise Skipped(f"it does not play {' or '.join(brought)}")
    return ""


def many_positions(exam: Exam) -> str:
    """It finds a legal move in thousands of positions."""
    count = exam.strictness.positions
    for position in exam.samples(count):
        exam.talk.send(format_position(position), "go nodes 1")
        answer = exam.talk.hear(1)
        check_legal(answer, position)
        read_infos(answer, position)
    exam.talk.tell("newgame")
    return f"{count} positions"


def endings(exam: Exam) -> str:
    """It ends cleanly: by quit and by the end of its input, idle or thinking."""
    for go in ("", "go infinite"):
        for quits in (True, False):
            exam.renew()
            talk = exam.talk
            talk.tell(f"position {all_samples()[exam.games[0]].start}")
            if go:
                talk.send(go)
            if quits:
                talk.send("quit")
            else:
                talk.close_input()
            code = talk.end(END_SECONDS)
            if code is None:
                raise Failed(f"it has not ended {END_SECONDS:g} s later")
            if code != 0:
                raise Failed(f"it ended with exit code {code}: {talk.complaints[-200:]}")
    exam.renew()
    return ""


def _start(exam: Exam, name: str) -> Position[Any]:
    start = all_samples()[name].start
    exam.talk.tell(f"position {start}")
    return parse_position(start)
