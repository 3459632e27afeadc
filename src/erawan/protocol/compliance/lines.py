"""Checks of everything that needs no thinking: handshake, options, positions, counts, bad lines."""

from __future__ import annotations

import json
import re
from typing import Any

from erawan.core.errors import ErawanError, IllegalMove
from erawan.core.game import Position
from erawan.engine.kernel import game_of, kernel_of
from erawan.protocol.compliance.exam import GAMES, STARTS, Exam
from erawan.protocol.compliance.finding import Failed, Skipped
from erawan.protocol.compliance.samples import LONG_BOARD, RING_BOARD
from erawan.protocol.positions import format_position, parse_position

OPTION = re.compile(r"option name (\S+(?: \S+)*?) type (spin|check|combo|string) default \S.*")
OPTIONS = {"Level": "1", "Threads": "1", "Hash": "1", "MultiPV": "2", "Style": ""}
"""What must be there, each with a value that must be taken."""

FORMS = {
    "siam": (
        "siam start",
        "siam start moves @b1n @d5s",
        'siam start options {"crosses": "off", "animals": 4} moves @c1n @c5s',
        f"siam start options {json.dumps({'board': LONG_BOARD, 'crosses': 'arrival'})}",
        "siam text 5/5/1ooo1/5/5 E 0 --",
        "siam text 2s2/5/1ooo1/5/2N2 E 2 -- moves c1c2n",
        'siam text 2s2/5/1ooo1/5/2N2 R 9 x- options {"removals": 1} moves c5- @c5s',
        'siam text 2s2/5/1ooo1/5/2N2 R 9 -- options {"repetition": 2, "force": "total"}',
        "siam text 5/5/2oo1/5/5 R 9 -- #E",
    ),
    "king-of-siam": (
        "king-of-siam start players 3 seed 7",
        "king-of-siam start players 3 seed 7 moves pass pass",
        "king-of-siam start players 2 seed 18446744073709551615",
        "king-of-siam start players 4 seed 0 board britain moves pass",
        "king-of-siam start players 2 seed 5 board siam@1",
        f"king-of-siam start players 3 seed 5 board {json.dumps(RING_BOARD)} moves pass",
    ),
}
NUMBERS = {"siam": 3, "king-of-siam": 1}
"""How deep the start is counted."""

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
    b"position siam",
    b"position siam text",
    b"position siam text 5/5 E 0 --",
    b"position siam text 5/5/1ooo1/5/5 E 0 -- options {",
    b'position siam start options {"animals": 99}',
    b"position siam start moves zz",
    b"position king-of-siam start players 7 seed 1",
    b"position king-of-siam start players 2 seed -1",
    b"position king-of-siam start players 2 seed 1 board mars",
    b"position json",
    b"position json {",
    b"position json null",
    b'position json {"game": "siam"}',
    b'position json {"game": "king-of-siam", "players": 1e400}',
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
    answers = {name: exam.talk.ask(STARTS[name]) for name in GAMES}
    for lines in answers.values():
        if lines and (len(lines) > 1 or not lines[0].startswith("error ")):
            raise Failed(f"nothing or one error line is due, not {lines[:2]!r:.120}")
    exam.games = tuple(name for name in GAMES if not answers[name])
    if not exam.games:
        raise Failed("it takes no start position of either game")
    return " and ".join(exam.games)


def other_game(exam: Exam) -> str:
    """It plays both games; one that plays a single game says so by an error."""
    for name in GAMES:
        if name not in exam.games:
            answer = exam.talk.refuse(STARTS[name])
            raise Skipped(f"all checks of {name} are left out, because it answers: {answer:.120}")
    return ""


def position_forms(exam: Exam) -> str:
    """Every form of position is taken without a word."""
    forms = [form for name in exam.games for form in FORMS[name]]
    for form in forms:
        exam.talk.tell(f"position {form}")
        exam.talk.tell(format_position(parse_position(form)))
    return f"{2 * len(forms)} lines"


def drawing(exam: Exam) -> str:
    """`d` shows the position, with the JSON of exactly that position."""
    for name in exam.games:
        for form in FORMS[name]:
            exam.talk.tell(f"position {form}")
            _expect_drawn(exam, parse_position(form))
    for position in exam.samples(20):
        exam.talk.place(position)
        _expect_drawn(exam, position)
    return ""


def counts(exam: Exam) -> str:
    """`perft` counts as the rules do."""
    for name in exam.games:
        exam.talk.tell(STARTS[name])
        _expect_counts(exam, parse_position(STARTS[name].partition(" ")[2]), NUMBERS[name])
    for position in exam.samples(12):
        exam.talk.place(position)
        _expect_counts(exam, position, 2 if game_of(position) == "siam" else 1)
    return ""


def illegal_moves(exam: Exam) -> str:
    """An illegal move is refused with the clause it breaks, and the position before it stays."""
    tried = 0
    earlier: dict[str, list[str]] = {name: [] for name in exam.games}
    for position in exam.samples(60):
        name = game_of(position)
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
    for line in BAD_LINES:
        exam.talk.refuse(line)
    return f"{len(BAD_LINES)} lines"


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
