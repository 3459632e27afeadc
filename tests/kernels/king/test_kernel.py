"""What the King of Siam kernel promises beyond being equal to the rules."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from erawan.core.errors import BadCode, ErawanError
from erawan.kernels.king.kernel import MAX_DEPTH, Kernel
from erawan.kernels.king.state import Board
from erawan.king import GAME

START = GAME.start(players=3, seed=7)


def test_a_kernel_is_a_value() -> None:
    kernel = Kernel(START)
    after = kernel.play("pass")
    assert (kernel.store(), after.store()) == (START, START.play(START.parse("pass")))


def test_numbers_sort_like_their_codes() -> None:
    kernel = Kernel(START)
    moves, codes = kernel.legal_moves(), kernel.legal_codes()
    assert moves == sorted(moves)
    assert [kernel.code_of(move) for move in moves[::97]] == codes[::97]
    assert [kernel.move_of(code) for code in codes] == moves


def test_tables_can_be_shared() -> None:
    board = Board(START.board)
    later = START.play(START.legal_moves()[0])
    assert Kernel(later, board).key == later.key
    with pytest.raises(ValueError, match="another board's"):
        Kernel(GAME.start(seed=1, board="britain"), board)


@pytest.mark.parametrize(
    "code",
    [
        "",
        "pas",
        "pass/-",
        "xx:-/-",
        "kt",
        "kt:/Lvt",
        "kt:Rsk",
        "kt:Xsk/Lvt",
        "kt:Lsk,Rsk,May/Lvt",
        "kt:Rsk,Lsk,May,May/Lvt",
        "11:Rsk/Lvt",
        "11:Rsk-Lxx/Lvt",
        "11:RLsk-Lay/Lvt",
        "21:LRsk-May/Lvt",
        "21:RLsk-RLay/Lvt",
        "ra:sk,sk,sk/Lvt",
        "ra:sk,sk/vt",
        "mr:sk-ay/Lvt",
        "mr:sk-ay*ay/Lvt ",
    ],
)
def test_a_text_that_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(BadCode):
        Kernel(START).play(code)


@pytest.mark.parametrize(
    "code",
    ["11:-/Lvt", "mr:ay-sk*ay/Lvt", "11:Ray-Lsk/Lvt", "ra:cm,cm/Lvt", "21:Rsk-Lay/Lvt"],
)
def test_an_illegal_move_is_refused(code: str) -> None:
    with pytest.raises(ErawanError, match="not legal here"):
        Kernel(START).play(code)


@pytest.mark.parametrize("move", [0, 31, 0xC00001, 0xFFFFFF, 0xFFFFFFFF])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    kernel = Kernel(START)
    for refusing in (kernel.play_move, kernel.code_of):
        with pytest.raises(ErawanError, match="not legal here"):
            refusing(move)


def test_a_turn_in_small_steps() -> None:
    kernel = Kernel(START)
    assert kernel.cards() == ["11", "21", "kt", "la", "ma", "mr", "pass", "ra"]
    assert len(kernel.effects("mr")) == 56
    assert "Lvt" in kernel.takes("mr", kernel.effects("mr")[0])
    assert kernel.takes("11", "-") == []
    assert kernel.effects("pass") == []


def test_after_the_end_there_is_nothing_to_do() -> None:
    kernel = Kernel(START).playout(1)
    assert kernel.outcome == kernel.if_all_pass()
    assert (kernel.to_move, kernel.count(), kernel.perft(1)) == (None, 0, 0)
    for empty in (kernel.legal_codes(), kernel.legal_moves(), kernel.distinct(), kernel.cards()):
        assert empty == []
    assert kernel.takes("kt", "-") == []
    assert kernel.playout(2).store() == kernel.store()
    with pytest.raises(ErawanError, match="over"):
        kernel.sample(1)
    with pytest.raises(ErawanError, match="not legal"):
        kernel.play("pass")


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 5},
        {"passes": 3},
        {"seat": 3},
        {"tiles": (0,) * 8},
        {"pool": (18, 18, 18)},
        {"hands": ((3, 0, 0, 0, 0, 0, 0),) * 3},
    ],
)
def test_numbers_that_can_not_be_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="not a position"):
        Kernel(replace(START, **wrong))


@pytest.mark.parametrize("depth", [-1, MAX_DEPTH + 1])
def test_an_odd_depth_is_refused(depth: int) -> None:
    with pytest.raises(ValueError, match="depth"):
        Kernel(START).perft(depth)


def test_threads_that_share_a_kernel_get_the_same_answers() -> None:
    kernel = Kernel(START)
    alone = [kernel.playouts(seed, 200) for seed in range(8)], kernel.expand(), kernel.perft(1)
    with ThreadPoolExecutor(4) as pool:
        wins = pool.map(lambda seed: kernel.playouts(seed, 200), range(8))
        expanded = [pool.submit(kernel.expand) for _ in range(8)]
        counted = [pool.submit(kernel.perft, 1) for _ in range(8)]
        assert list(wins) == alone[0]
        assert {future.result() for future in expanded} == {alone[1]}
        assert {future.result() for future in counted} == {alone[2]}


def test_playouts_are_playouts_one_after_the_other() -> None:
    kernel = Kernel(START)
    wins = [0, 0, 0]
    ending = kernel.playout(5).outcome
    assert ending is not None
    for seat in ending[0]:
        wins[seat] += 1
    assert kernel.playouts(5, 1) == wins
    assert sum(kernel.playouts(5, 300)) >= 300


def test_the_outlook_counts_what_every_distinct_successor_leads_to() -> None:
    kernel = Kernel(START)
    seen: dict[frozenset[int], int] = {}
    for code in kernel.distinct():
        winners, _ = kernel.play(code).if_all_pass()
        seen[winners] = seen.get(winners, 0) + 1
    assert kernel.outlook() == seen
