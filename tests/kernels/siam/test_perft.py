"""Siam's perft against itself with every move made by itself, and against the C program."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

import erawan
from bench.c_program import compile_c
from erawan.kernels.siam.kernel import Kernel
from erawan.siam import Position

SIAM = erawan.game("siam")
FAR_OFF = 100_000
"""A limit of plies that no game here comes to: only, moves are then made one by one."""


def positions(options: dict[str, Any], games: int) -> list[Position]:
    """Positions of random games that go on, from the first plies to crowded boards."""
    start = Kernel(SIAM.start(**options))
    reached = [start.playout(seed, 2 * seed) for seed in range(games)]
    return [kernel.store() for kernel in reached if not kernel.ended]


@pytest.mark.parametrize(
    "options",
    [
        {"crosses": "off"},
        {"crosses": "entry"},
        {"crosses": "arrival"},
        {"removals": 1},
        {"force": "total"},
        {"board": "temple", "animals": 4},
    ],
    ids=str,
)
def test_it_makes_the_positions_that_single_moves_make(options: dict[str, Any]) -> None:
    checked = 0
    for position in positions(options, 40):
        limited = {**options, "ply_limit": FAR_OFF}
        one_by_one = Kernel(SIAM.position_from_text(position.text, limited))
        at_once = Kernel(SIAM.position_from_text(position.text, options))
        assert at_once.perft_sum(2) == one_by_one.perft_sum(2), position.text
        assert at_once.store() == SIAM.position_from_text(position.text, options)
        checked += 1
    assert checked >= 25


def test_the_c_program_makes_every_last_position_and_the_same_ones(tmp_path: Path) -> None:
    # So compiled it stops at a last position whose key, reserves, side, winner or ply is not
    # what its board says.
    program = compile_c("siam_perft", tmp_path, "-DCHECK")
    found = positions({"crosses": "off"}, 30)
    assert len(found) >= 20
    for position in found:
        rows, side, *_ = position.text.split()
        answer = subprocess.check_output([str(program), "3", rows, side], text=True).split()
        assert (int(answer[0]), int(answer[1])) == Kernel(position).perft_sum(3), position.text
