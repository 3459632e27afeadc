"""Whether the tests that look at the clock would notice: puts sleeps of 0.1 s where they matter.

`python tools/planted_sleeps.py` plants them one by one, runs the tests of each place, and fails if
one of them passes. `python tools/planted_sleeps.py siam` tries the places with that in their names.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).parents[1]
NOTICED = ("slowest", "idle", "late by", "worst answers in ms")
"""Words of the assertions that saw the time."""


@dataclass(frozen=True)
class Place:
    """A function that sleeps at its end, and the tests that must fail then."""

    function: str
    tests: tuple[str, ...]
    only: str = ""
    """Which of their cases, as pytest's `-k` takes it."""


def of(file: str, *names: str) -> tuple[str, ...]:
    """Tests of a file, as pytest names them."""
    return tuple(f"tests/{file}::test_{name}" for name in names)


ENGINE = of(
    "engine/test_engine.py",
    "it_plays_a_legal_move_in_the_time_given",
    "stop_from_another_thread_ends_the_thinking_soon",
    "asyncio_goes_on_meanwhile_and_can_cancel",
    "every_level_answers_quickly_without_a_limit",
)
SIAM_STOP = of("engine/siam/test_stop.py", "it_stops_within_20_milliseconds")
SIAM = of("engine/siam/test_searcher.py", "it_thinks_no_longer_than_it_may", "it_stops_when_asked")
KING_STOP = of("engine/king/test_clock.py", "it_stops_within_50_milliseconds")
KING = of(
    "engine/king/test_clock.py",
    "it_thinks_no_longer_than_asked",
    "level_5_opens_a_game_within_a_second",
    "a_thousand_moves_under_load_are_at_most_50_milliseconds_late",
) + of("engine/king/test_searcher.py", "stopped_from_outside_it_answers_at_once")
KING += of("engine/king/test_endings.py", "an_ending_too_hard_to_prove_takes_no_longer_than_asked")
GREEDY = of("engine/test_players.py", "greedy_decides_an_opening_of_king_of_siam_at_once")
SOLVER = of("engine/king/test_endings.py", "a_proof_is_given_up_within_50_ms")
UCT = of("bench/test_king_uct.py", "it_ends_when_asked_from_another_thread")
RECORDS = of("core/test_record_damage.py", "a_million_characters_are_answered_soon")
PROTOCOL = of(
    "engine_protocol/test_thinking.py", "stop_gives_the_move_at_once_however_often_it_is_sent"
)
HELP = of("cli/test_start.py", "help_answers_in_under_three_tenths_of_a_second")
LATENCY = of(
    "server/test_latency.py",
    "a_ping_is_answered_within_50_ms_while_bots_think_in_openings_of_four",
)

PLACES = (
    Place(
        "erawan.engine.siam.searcher:SiamSearcher.choose",
        SIAM_STOP + SIAM + ENGINE,
        "not king-of-siam",
    ),
    Place("erawan.engine.siam.searcher:Thinking.deepen", SIAM_STOP),
    Place(
        "erawan.engine.king.searcher:KingSearcher.choose",
        KING_STOP + KING + ENGINE,
        "king-of-siam or test_clock or test_searcher or test_endings",
    ),
    Place("erawan.engine.king.forest:Forest.lines", KING_STOP),
    Place("erawan.engine.greedy:GreedyPlayer.choose", GREEDY),
    Place("erawan.engine.king.search.solver:Solver.force", SOLVER),
    Place("bench.sparring.compiled.king_uct:Tree.run", UCT),
    Place("erawan.core.record_parser:parse_records", RECORDS),
    Place("erawan.engine_protocol.session:Session._answer", PROTOCOL),
    Place("erawan.cli:_run", HELP),
    Place("erawan.server.conversation:Conversation.answer", LATENCY),
)


def outcomes(place: Place, report: Path) -> dict[str, str]:
    """The place's tests with the sleep in it, each with what its failure says, or nothing."""
    command = [sys.executable, "-m", "pytest", "-q", "-m", "", f"--junitxml={report}"]
    selected = ["-k", place.only] if place.only else []
    subprocess.run(
        [*command, *selected, *place.tests],
        cwd=ROOT,
        env={
            **os.environ,
            "ERAWAN_SLEEP": place.function,
            "PYTHONPATH": str(ROOT / "tools" / "dawdling"),
        },
        stdout=subprocess.DEVNULL,
        check=False,
    )
    # A test that is tried again has an entry for each try: the last one counts.
    return {
        f"{case.get('classname')}.{case.get('name')}": failure.get("message", "")
        if failure is not None
        else ""
        for case in ET.parse(report).iter("testcase")
        for failure in [case.find("failure")]
    }


def as_reported(test: str) -> str:
    """A test's name as the report has it.

    >>> as_reported("tests/engine/test_engine.py::test_it_plays")
    'tests.engine.test_engine.test_it_plays'
    """
    return test.replace(".py::", ".").replace("/", ".")


def main() -> None:
    """Try the places whose names contain what is asked for, or all."""
    wanted = "".join(sys.argv[1:])
    missed = []
    for place in PLACES:
        if wanted not in place.function:
            continue
        with tempfile.TemporaryDirectory() as folder:
            tried = outcomes(place, Path(folder) / "report.xml")
        for name, message in tried.items():
            noticed = any(word in message for word in NOTICED)
            print(f"{'noticed' if noticed else 'MISSED':<8} {place.function}  {name}", flush=True)
            if not noticed:
                missed.append(name)
                print(message, flush=True)
        for test in place.tests:
            if not any(as_reported(test) == name.partition("[")[0] for name in tried):
                missed.append(test)
                print(f"MISSED   {place.function}  {test}: it was not run", flush=True)
    if missed:
        sys.exit(f"nothing noticed the sleep: {', '.join(missed)}")


if __name__ == "__main__":
    main()
