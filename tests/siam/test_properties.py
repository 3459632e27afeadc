"""What holds in every position, on every board, under every option."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import erawan
from erawan.siam import CLAUSES, GAME, Position, Turn, fold
from erawan.siam.pieces import ROCK
from tests.siam.strategies import positions, reached

CLAUSE_IDS = {clause.id for clause in CLAUSES}

everywhere = settings(
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
any_position = given(position=st.one_of(positions(), reached()))


def all_codes(position: Position) -> Iterator[str]:
    """Every canonical code of the board, but of the steps beyond neighbours only a few."""
    grid = position.options.board.grid
    for cell, name in enumerate(grid.names):
        yield f"{name}-"
        for facing in "nesw":
            yield f"@{name}{facing}"
            yield f"{name}{facing}"
            for target in {
                *grid.neighbours[cell],
                (cell + 7) % len(grid.names),
                len(grid.names) - 1,
            }:
                if target not in (-1, cell):
                    yield f"{name}{grid.names[target]}{facing}"


def refusal(position: Position, code: str) -> str:
    """The clause with which a code is refused, or nothing."""
    try:
        position.parse(code)
    except erawan.IllegalMove as error:
        return error.clause
    return ""


def leaves(turn: Turn) -> Iterator[Turn]:
    """All complete turns that a turn can lead to."""
    if turn.move is not None:
        yield turn
    for choice in turn.choices():
        yield from leaves(turn.choose(choice))


@everywhere
@any_position
def test_the_legal_list_is_what_play_accepts(position: Position) -> None:
    refusals = {code: refusal(position, code) for code in all_codes(position)}
    accepted = [code for code, clause_id in refusals.items() if not clause_id]
    assert sorted(accepted) == [move.code for move in position.legal_moves()]
    assert set(refusals.values()) <= CLAUSE_IDS | {""}


@everywhere
@any_position
def test_a_running_game_has_a_legal_move_and_a_finished_one_none(position: Position) -> None:
    assert bool(position.legal_moves()) == (position.outcome is None)
    assert (position.to_move is None) == (position.outcome is not None)


@everywhere
@any_position
def test_pieces_are_conserved(position: Position) -> None:
    rocks = position.cells.count(ROCK)
    moves = position.legal_moves()
    assert bool(moves) == (position.outcome is None)
    for move in moves:
        child = position.play(move)
        assert min(child.reserve) >= 0
        fallen = child.outcome is not None and child.outcome.reason == "rock"
        assert child.cells.count(ROCK) == rocks - fallen
        moved = [
            after - before for before, after in zip(position.reserve, child.reserve, strict=True)
        ]
        assert sum(map(abs, moved)) <= 2
        assert (child.side, child.ply) == (1 - position.side, position.ply + 1)
        assert child.options is position.options


@everywhere
@any_position
def test_positions_and_moves_survive_being_written(position: Position) -> None:
    written = json.loads(json.dumps(position.to_json()))
    assert GAME.position(written) == position
    assert GAME.position(written).outcome == position.outcome
    assert eval(repr(position), {"erawan": erawan}) == position
    moves = position.legal_moves()
    assert bool(moves) == (position.outcome is None)
    for move in moves:
        assert position.parse(move.code) == move
        assert GAME.position(position.play(move).to_json()) == position.play(move)


@everywhere
@any_position
def test_the_turn_builder_reaches_exactly_the_legal_moves(position: Position) -> None:
    turns = list(leaves(position.turn()))
    assert bool(turns) == (position.outcome is None)
    codes = [turn.move.code for turn in turns if turn.move]
    assert sorted(codes) == [move.code for move in position.legal_moves()]
    for turn in turns:
        assert turn.move is not None
        assert turn.preview == position.play(turn.move)
        half = turn.back()
        assert turn.events[: len(half.events)] == half.events


@everywhere
@any_position
def test_events_fold_to_the_position_after_and_cite_a_clause(position: Position) -> None:
    moves = position.legal_moves()
    assert bool(moves) == (position.outcome is None)
    for move in moves:
        child, events = position.play_with_events(move)
        assert {event.clause for event in events} <= CLAUSE_IDS
        for cut in range(len(events) + 1):
            assert fold(fold(position, events[:cut]), events[cut:]) == child


CHANGES: list[dict[str, Any]] = [
    {},
    {"animals": 5},
    {"crosses": "off"},
    {"force": "total"},
    {"removals": 1},
    {"repetition": 3},
    {"ply_limit": 9},
    {"board": GAME.board("classic")},
    {"side": 0},
    {"ply": 3},
    {"left": (True, False)},
]


@everywhere
@any_position
@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_positions_are_equal_exactly_when_their_json_is(
    change: dict[str, Any], position: Position
) -> None:
    fields = {name: value for name, value in change.items() if hasattr(position, name)}
    options = {name: value for name, value in change.items() if name not in fields}
    if "board" in options and len(position.cells) != 25:
        return
    other = replace(position, **fields, options=replace(position.options, **options))
    assert (other == position) == (other.to_json() == position.to_json())
    assert (hash(other) == hash(position)) or other != position
