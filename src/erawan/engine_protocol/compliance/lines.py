"""Checks of everything that needs no thinking: handshake, options, positions, counts, bad lines."""

from __future__ import annotations

import json
import re
from typing import Any

from erawan.core.errors import ErawanError, IllegalMove
from erawan.core.game import Position
from erawan.engine.kernel import kernel_of
from erawan.engine_protocol.compliance.exam import Exam
from erawan.engine_protocol.compliance.finding import Failed, Skipped
from erawan.engine_protocol.compliance.samples import all_samples
from erawan.engine_protocol.positions import format_position, parse_position

OPTION = re.compile(r"option name (\S+(?: \S+)*?) type (spin|check|combo|string) default \S.*")
OPTIONS = {"Level": "1", "Threads": "1", "Hash": "1", "MultiPV": "2", "Style": ""}
"""What must be there, each with a value that must be taken."""

BAD_LINES: tuple[bytes, ...] = (
    b"nonsense",
    b"go fast",
    b"go nodes",
    b"go nodes -5",
    b"go nodes ten",
    b"perft",
    b"perft -1",
    b"perft x",
    b"position",
    b"position chess start",
    b'position siam start options {"animals": 99}',
    b"position json",
    b"position json {",
    b"position json null",
    b"position json " + b"[" * 100_000,
    b"position json " + b"9" * 10_000,
    b"setoption",
    b"setoption name Level value",
    b"setoption name Level value 99999999999999999999",
    b"setoption name Level value x",
    b"setoption name Nonsense value 1",
    b"\x00\x01\x02",
    b"\xff\xfe\xfd",
    "สยาม".encode(),
    b"x" * 2_000_000,
)


def handshake(exam: Exam) -> str:
    """It answers egi with its name and well-formed options."""
    lines = exam.talk.shake_hands(exam.strictness.start)
    names = [line for line in lines if re.fullmatch(r"id name \S.*", line)]
    if len(names) != 1:
        raise Failed(f"one line `id name …` is due, not {len(names)}")
    for line in lines:
        if line.startswith("option") and not OPTION.fullmatch(line):
            raise Failed(f"{line!r:.80} is no line `option name … type … default …`")
        if not line.startswith(("id ", "option ")):
            raise Failed(f"{line!r:.80} is neither id nor option")
    return names[0].removeprefix("id name ")


def options(exam: Exam) -> str:
    """All options are offered and can be set; others are refused."""
    found = [OPTION.fullmatch(line) for line in exam.talk.shake_hands(exam.strictness.start)]
    offered = {option[1]: option[0] for option in found if option}
    if missing := [name for name in OPTIONS if name not in offered]:
        raise Failed(f"not offered: {', '.join(missing)}")
    for name, value in OPTIONS.items():
        default = offered[name].partition(" default ")[2].split()[0]
        for chosen in (value or default, default):
            exam.talk.tell(f"setoption name {name} value {chosen}")
    exam.talk.refuse("setoption name NoSuchOption value 1")
    return ", ".join(offered)


def games(exam: Exam) -> str:
    """It plays at least one of the games."""
    starts = {name: samples.start for name, samples in all_samples().items()}
    answers = {name: exam.talk.ask(f"position {start}") for name, start in starts.items()}
    for lines in answers.values():
        if lines and (len(lines) > 1 or not lines[0].startswith("error ")):
            raise Failed(f"nothing or one error line is due, not {lines[:2]!r:.120}")
    exam.games = tuple(name for name, lines in answers.items() if not lines)
    if not exam.games:
        raise Failed("it takes no start position of either game")
    return " and ".join(exam.games)


def other_game(exam: Exam) -> str:
    """It plays both games; one that plays a single game says so by an error."""
    for name, samples in all_samples().items():
        if name not in exam.games:
            answer = exam.talk.refuse(f"position {samples.start}")
            raise Skipped(f"all checks of {name} are left out, because it answers: {answer:.120}")
    return ""


def position_forms(exam: Exam) -> str:
    """Every form of position is taken without a word."""
    forms = [form for name in exam.games for form in all_samples()[name].forms]
    for form in forms:
        exam.talk.tell(f"position {form}")
        exam.talk.tell(format_position(parse_position(form)))
    return f"{2 * len(forms)} lines"


def drawing(exam: Exam) -> str:
    """`d` shows the position, with the JSON of exactly that position."""
    for name in exam.games:
        for form in all_samples()[name].forms:
            exam.talk.tell(f"position {form}")
            _expect_drawn(exam, parse_position(form))
    for position in exam.samples(20):
        exam.talk.place(position)
        _expect_drawn(exam, position)
    return ""


def counts(exam: Exam) -> str:
    """`perft` counts as the rules do."""
    for name in exam.games:
        samples = all_samples()[name]
        exam.talk.tell(f"position {samples.start}")
        _expect_counts(exam, parse_position(samples.start), samples.start_plies)
    for position in exam.samples(12):
        exam.talk.place(position)
        _expect_counts(exam, position, all_samples()[position.game].plies)
    return ""


def illegal_moves(exam: Exam) -> str:
    """An illegal move is refused with the clause it breaks, and the position before it stays."""
    tried = 0
    earlier: dict[str, list[str]] = {name: [] for name in exam.games}
    for position in exam.samples(60):
        name = position.game
        for code in earlier[name]:
            clause = _clause(position, code)
            if clause:
                exam.talk.place(position)
                error = exam.talk.refuse(f"{format_position(position)} moves {code}")
                if clause not in error:
                    raise Failed(f"{code} breaks {clause}, but the error doesn't say so")
                _expect_counts(exam, position, 1)
                tried += 1
        earlier[name] = [move.code for move in position.legal_moves()[::97]][:2]
    if not tried:
        raise Skipped("no illegal move was found to try")
    return f"{tried} moves"


def bad_lines(exam: Exam) -> str:
    """A bad line gets one error line, and the session goes on."""
    bad = [*BAD_LINES, *(line for samples in all_samples().values() for line in samples.bad)]
    for line in bad:
        exam.talk.refuse(line)
    return f"{len(bad)} lines"


def _expect_drawn(exam: Exam, position: Position[Any]) -> None:
    lines = exam.talk.ask("d")
    if len(lines) < 2:
        raise Failed("a drawing and JSON are due")
    wanted = position.to_json()
    if wanted not in [_json(line) for line in lines if line.startswith("{")]:
        raise Failed("the position's JSON is missing, or that of another position")


def _expect_counts(exam: Exam, position: Position[Any], depth: int) -> None:
    kernel = kernel_of(position)
    wanted = [f"perft {plies} {kernel.perft(plies)}" for plies in range(1, depth + 1)]
    exam.talk.send(f"perft {depth}")
    for line in wanted:
        found = exam.talk.read(10 * exam.strictness.patience)
        if found != line:
            raise Failed(f"{line!r} is due, not {found!r:.60}")


def _clause(position: Position[Any], code: str) -> str:
    """The clause that a canonical code breaks; ``""`` for other codes."""
    try:
        position.parse(code)
    except IllegalMove as error:
        return error.clause
    except ErawanError:
        return ""
    return ""


def _json(line: str) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None
