"""Whole matches, with the workers' processes."""

import json
from pathlib import Path

import msgspec
import pytest

from erawan.arena.ending import PROVED
from erawan.arena.match import Match, cores
from erawan.arena.opening_book import RANDOM, Openings
from erawan.arena.run_file import RECORDS
from erawan.arena.settings import Settings
from erawan.arena.sprt import PASSED, Bounds
from erawan.arena.standing import Standing
from erawan.arena.table import to_json
from erawan.core.errors import ErawanError
from erawan.core.record_parser import parse_records
from erawan.engine.budget import Budget

KING = Settings("king-of-siam", ("greedy", "random"), players=3)
SIAM = Settings("siam", ("greedy", "random"), openings=RANDOM, sprt=Bounds(0, 100))


def match(settings: Settings, folder: Path, units: int, workers: int = 1) -> Match:
    return Match(settings, Openings(settings.openings), folder, units, workers)


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    one = match(KING, tmp_path / "one", 3).run()
    two = match(KING, tmp_path / "two", 3, workers=2).run()
    assert len(one.games) == 18
    assert to_json(one) == to_json(two)


def test_a_match_can_be_made_longer(tmp_path: Path) -> None:
    short = match(KING, tmp_path / "grown", 1).run()
    grown = match(KING, tmp_path / "grown", 2).run()
    at_once = match(KING, tmp_path / "at once", 2).run()
    assert short.counted == grown.counted[:1]
    assert to_json(grown) == to_json(at_once)
    assert to_json(match(KING, tmp_path / "grown", 1).run()) == to_json(short)


def test_a_test_stops_when_it_is_decided(tmp_path: Path) -> None:
    standing = match(SIAM, tmp_path, 500, workers=2).run()
    assert standing.verdict == PASSED
    assert standing.is_over
    units = len(standing.counted)
    assert units < 50
    before = Standing(SIAM, standing.results, units - 1)
    assert before.verdict == "undecided"


def test_all_games_are_kept_as_records(tmp_path: Path) -> None:
    standing = match(SIAM, tmp_path, 2).run()
    records = list(parse_records((tmp_path / RECORDS).read_text()))
    assert len(records) == len(standing.results) == 4
    for record in records:
        unit, game = (int(number) - 1 for number in str(record.tag("Round")).split("."))
        result = standing.results[unit, game]
        *_, last = record.positions()
        assert last.outcome is not None
        assert tuple(sorted(last.outcome.winners)) == result.winners
        assert last.outcome.reason == result.reason
        assert len(record.codes()) == result.plies
        assert record.tag("Seat1") == SIAM.agents[result.seats[0]]
        assert json.loads(json.dumps(record.start.to_json()))["options"]["ply_limit"] == 300


def test_a_proved_game_ends_with_the_result_of_a_whole_one(tmp_path: Path) -> None:
    whole = Settings("king-of-siam", ("level-10", "level-10"), Budget(nodes=40))
    cut = msgspec.structs.replace(whole, adjudicate=True)
    ends = match(whole, tmp_path / "whole", 5).run()
    proofs = match(cut, tmp_path / "cut", 5).run()
    by_proof = [key for key, result in proofs.results.items() if result.reason == PROVED]
    assert len(by_proof) >= 8
    for key in by_proof:
        assert proofs.results[key].winners == ends.results[key].winners
        assert proofs.results[key].plies < ends.results[key].plies
    records = list(parse_records((tmp_path / "cut" / RECORDS).read_text()))
    assert [record.tag("Termination") for record in records].count("adjudicated") == len(by_proof)


def test_siam_has_no_adjudicator() -> None:
    with pytest.raises(ErawanError, match="only games of King of Siam end by a proof"):
        Settings("siam", ("greedy", "random"), adjudicate=True).check()


def test_out_of_time_a_match_goes_on_later(tmp_path: Path) -> None:
    assert not match(KING, tmp_path, 1).run(minutes=0).results
    assert match(KING, tmp_path, 1).run().is_over


def test_clocks_want_a_core_for_each_worker(tmp_path: Path) -> None:
    timed = Settings("siam", ("greedy", "random"), Budget(movetime=10))
    with pytest.raises(ErawanError, match="disturb each other's clocks"):
        match(timed, tmp_path, 1, workers=cores() + 1)
