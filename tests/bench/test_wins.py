"""The set of forced wins, and the search that made it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import erawan
from bench.c_program import compile_c
from bench.siam_symmetry import canonical
from bench.wins.__main__ import TARGET, WANTED
from bench.wins.games import play
from bench.wins.search import find_wins, is_quiet, is_silent
from erawan.siam import Position
from tests.some import some

SIAM = erawan.game("siam")
PROVENANCE, *ROWS = [json.loads(line) for line in TARGET.read_text().splitlines()]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compile_c("siam_wins", tmp_path_factory.mktemp("wins"))


def of(row: dict[str, Any]) -> Position:
    return SIAM.position_from_text(row["text"])


def winning_moves(position: Position, plies: int) -> Iterator[str]:
    """By the readable rules: the moves that win within so many plies whatever the answer."""
    for move in position.legal_moves():
        after = position.play(move)
        if after.outcome is not None:
            if position.side in after.outcome.winners:
                yield move.code
        elif plies > 1 and all(
            _still_won(after.play(answer), position.side, plies - 2)
            for answer in after.legal_moves()
        ):
            yield move.code


def _still_won(position: Position, side: int, plies: int) -> bool:
    if position.outcome is not None:
        return side in position.outcome.winners
    return next(winning_moves(position, plies), None) is not None


def test_the_set_is_as_large_as_it_should_be() -> None:
    assert Counter((row["plies"], row["quiet"]) for row in ROWS) == Counter(WANTED)
    wins = [row for row in ROWS if row["plies"] in (5, 7, 9)]
    assert len(wins) == 200
    assert sum(row["quiet"] for row in wins) >= 60
    assert len(ROWS) - len(wins) == 100
    assert PROVENANCE["options"] == SIAM.start().to_json()["options"]


def test_no_two_positions_are_the_same_up_to_symmetry() -> None:
    assert len({canonical(of(row)) for row in ROWS}) == len(ROWS)


def test_quiet_moves_are_quiet() -> None:
    for row in some(ROWS):
        position = of(row)
        assert position.ply >= 8
        assert bool(row["moves"]) == (row["plies"] > 0)
        if row["moves"]:
            quiet = [is_quiet(position, code) for code in row["moves"]]
            silent = [is_silent(position, code) for code in row["moves"]]
            assert (row["quiet"], row["silent"]) == (all(quiet), all(silent))


def test_the_search_finds_the_same_again(program: Path) -> None:
    rows = [row for row in ROWS if row["plies"] in (5, 7)][::4]
    findings = find_wins(program, map(of, rows), 7)
    for row, finding in some(zip(rows, findings, strict=True)):
        assert (finding.plies, list(finding.moves)) == (row["plies"], row["moves"]), row["text"]


def test_three_plies_are_what_the_rules_say(program: Path) -> None:
    positions = [position for position in play(4) if not position.outcome][-6:]
    found = list(find_wins(program, positions, 3))
    assert {finding.plies for finding in found} == {0, 1, 3}
    for position, finding in zip(positions, found, strict=True):
        assert list(winning_moves(position, 1)) == list(finding.moves) * (finding.plies == 1)
        if finding.plies == 3:
            assert list(winning_moves(position, 3)) == list(finding.moves)


def test_what_takes_too_many_nodes_is_not_claimed(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.wins.search.MOST_NODES", 1_000)
    finding = next(find_wins(program, [SIAM.position_from_text("5/5/1ooo1/5/5 E 20 --")], 9))
    assert (finding.plies, finding.moves) == (-1, ())
