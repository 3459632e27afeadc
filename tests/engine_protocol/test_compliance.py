"""The compliance test finds each fault by the check that is about it, and passes a sound engine."""

import json
import shlex
import sys

import pytest

from erawan.engine_protocol.compliance import check, print_findings
from erawan.engine_protocol.compliance.exam import Strictness
from erawan.engine_protocol.compliance.finding import Finding
from erawan.engine_protocol.compliance.run import CHECKS

QUICK = Strictness(positions=60, stops=6, grace=0.5, patience=1.0)


def faulty(fault: str) -> str:
    return shlex.join([sys.executable, "-m", "tests.engine_protocol.faulty", fault])


def served(agent: str) -> str:
    return shlex.join([sys.executable, "-m", "tests.engine_protocol.served", agent])


@pytest.mark.parametrize(
    ("fault", "name", "message"),
    [
        ("no name", "handshake", "one line `id name …` is due, not 0"),
        ("few options", "options", "not offered: Hash"),
        ("chatty", "games", "nothing or one error line is due, not ['ok']"),
        ("false d", "d", "the position's JSON is missing, or that of another position"),
        ("false perft", "perft", "'perft 2 2960' is due, not 'perft 2 29600'"),
        ("no clause", "illegal moves", "but the error doesn't say so"),
        ("no error", "bad lines", "one error line is due, not 0 lines"),
        ("two errors", "bad lines", "one error line is due, not 2 lines"),
        ("fragile", "bad lines", "it ended with exit code 1: UnicodeDecodeError (crash)"),
        ("hang", "go forms", "no answer in"),
        ("crash", "go forms", "it ended with exit code 139: Segmentation fault (crash)"),
        ("illegal", "go forms", "bestmove 'a1-' is no legal move"),
        ("garbage", "go forms", "only info and bestmove are due while it thinks"),
        ("no error", "game over", "one error line is due"),
        ("wrong grammar", "info lines", "has not the form of an info line"),
        ("boasting", "info lines", "is no percentage"),
        ("unplayable", "info lines", "is not playable"),
        ("disordered", "MultiPV", "a later line has a clearly higher chance"),
        ("repeated", "MultiPV", "two lines begin with the same move"),
        ("deaf", "isready while thinking", "no answer in 1 s"),
        ("two moves", "stop", "nothing should be answered, but there is 'bestmove"),
        ("slow", "stop", "of 6 stops took longer than 0.5 s"),
        ("slow", "time", "the answer came after "),
        ("illegal", "many positions", "is no legal move"),
        ("stays", "endings", "it has not ended 3 s later"),
        ("exit code", "endings", "it ended with exit code 3"),
    ],
)
def test_a_fault_is_found_by_its_check(fault: str, name: str, message: str) -> None:
    findings = {found.check: found for found in check(faulty(fault), only={name}, strictness=QUICK)}
    found = findings[name]
    assert found.verdict == "FAILED", found
    assert message in found.note
    assert found.sent


def test_an_engine_that_cannot_be_started_fails_at_once() -> None:
    findings = list(check("/no/such/engine"))
    assert [(found.check, found.verdict) for found in findings] == [("handshake", "FAILED")]
    assert "can't be started" in findings[0].note


def test_an_endless_search_that_ends_by_itself_is_found() -> None:
    # A search of its own end is sound: only that the move comes too early is not.
    (*_, found) = check(faulty("early move"), only={"go forms"}, strictness=QUICK)
    assert found.note == "go infinite ends with stop only"


def test_a_sound_engine_passes_everything() -> None:
    seen: list[tuple[str, int, int]] = []
    findings = list(
        check(
            served("patient"),
            strictness=QUICK,
            progress=lambda name, done, total: seen.append((name, done, total)),
        )
    )
    assert [str(found) for found in findings if found.verdict != "ok"] == []
    assert [found.check for found in findings] == list(CHECKS)
    assert ("many positions", 60, 60) in seen


def test_an_engine_of_one_game_is_skipped_loudly_for_the_other() -> None:
    findings = {
        found.check: found
        for found in check(
            faulty("one game"), only={"both games", "many positions"}, strictness=QUICK
        )
    }
    assert findings["games"].note == "siam"
    assert findings["both games"].verdict == "skipped"
    assert "all checks of king-of-siam are left out" in findings["both games"].note
    assert findings["many positions"] == Finding("many positions", "ok", "60 positions")


def test_findings_are_printed_for_people_and_for_programs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert print_findings("/no/such/engine") == 1
    text = capsys.readouterr().out
    assert text.startswith("FAILED  handshake: '/no/such/engine' can't be started")
    assert text.endswith("1 checks failed\n")
    assert print_findings("/no/such/engine", as_json=True) == 1
    row = json.loads(capsys.readouterr().out)
    assert (row["check"], row["verdict"]) == ("handshake", "FAILED")
