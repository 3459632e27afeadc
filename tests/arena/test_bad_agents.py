"""Agents that fail in every way: each loses its game as stated, and the match goes on."""

import sys
from pathlib import Path

import pytest

from erawan.arena import worker_pool
from erawan.arena.match import Match
from erawan.arena.opening_book import RANDOM, Openings
from erawan.arena.run_file import RECORDS
from erawan.arena.settings import A, B, Settings
from erawan.arena.standing import Standing
from erawan.core.record_parser import parse_records
from erawan.engine.budget import Budget
from tests.some import some

ENGINE = f"cmd:{sys.executable} {Path(__file__).with_name('bad_engine.py')}"
WORKER = (sys.executable, str(Path(__file__).with_name("bad_worker.py")))

UNTIMED = "random,nodes=1"


def run(settings: Settings, folder: Path) -> Standing:
    openings = Openings(RANDOM if settings.game == "siam" else "")
    return Match(settings, openings, folder, 1, workers=2).run()


@pytest.mark.parametrize(
    ("fault", "kind", "termination"),
    [
        ("crash", "crash", "abandoned"),
        ("hang", "hang", "abandoned"),
        ("garbage", "garbage", "abandoned"),
        ("illegal", "illegal", "abandoned"),
        ("late", "time", "time"),
    ],
)
def test_a_program_that_fails_loses(
    fault: str, kind: str, termination: str, tmp_path: Path
) -> None:
    agents = (f"{ENGINE} {fault}", UNTIMED)
    patience = 0.5 if fault == "hang" else 30.0
    standing = run(Settings("siam", agents, Budget(movetime=100), patience=patience), tmp_path)
    assert standing.is_over
    assert standing.sample.mean == 0
    assert standing.failures(A) == {kind: 2}
    assert not standing.failures(B)
    for record in some(parse_records((tmp_path / RECORDS).read_text())):
        assert record.tag("Termination") == termination
        seat = str(record.tag("Seat1")) == UNTIMED
        assert record.result == ("1" if seat else "2")
        assert str(record.tag("Failure")).startswith(f"seat {seat + 1}: {kind}: ")


def test_a_program_that_plays_well_is_not_blamed(tmp_path: Path) -> None:
    standing = run(Settings("siam", (f"{ENGINE} good", "random"), Budget(nodes=1)), tmp_path)
    assert standing.is_over
    assert not standing.failures(A)
    assert standing.reasons().total() == 2


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("raises", "crash"),
        ("dies", "crash"),
        ("babbles", "garbage"),
        ("goes-silent", "crash"),
        ("hangs", "hang"),
        ("dawdles", "time"),
        ("cheats", "illegal"),
    ],
)
def test_a_player_inside_a_worker_that_fails_loses(
    name: str, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "COMMAND", WORKER)
    patience = 0.5 if name == "hangs" else 30.0
    # Only who is slow has a clock, so that a busy machine makes nobody else late.
    limits = Budget(movetime=100) if name == "dawdles" else Budget(nodes=1)
    settings = Settings("siam", (UNTIMED, name), limits, margin=50, patience=patience)
    standing = run(settings, tmp_path)
    assert standing.is_over
    assert standing.sample.mean == 1
    assert standing.failures(B) == {kind: 2}
    assert not standing.failures(A)
    for record in some(parse_records((tmp_path / RECORDS).read_text())):
        assert (
            len(record.codes()) == standing.results[0, int(str(record.tag("Round"))[2:]) - 1].plies
        )
        *_, last = record.positions()
        assert str(record.tag("Failure")).startswith(f"seat {(last.to_move or 0) + 1}: ")


def test_with_three_players_the_others_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "COMMAND", WORKER)
    standing = run(Settings("king-of-siam", ("random", "raises"), players=3), tmp_path)
    # Alone A shares with one of B's two seats; with two seats A has it all.
    assert [round(sample.mean, 6) for _, _, sample in standing.roles()] == [0.5, 1.0]
    assert standing.failures(B) == {"crash": 6}


def test_a_clock_that_runs_out_loses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "COMMAND", WORKER)
    agents = (UNTIMED, "dawdles,clock=300,inc=10")
    standing = run(Settings("siam", agents), tmp_path)
    assert standing.failures(B) == {"time": 2}
    assert all("the flag fell" in str(game.failure) for game in some(standing.games))
