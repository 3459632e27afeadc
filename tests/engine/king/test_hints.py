"""Hints about provinces, compared with the rules move by move."""

from __future__ import annotations

import pytest

from erawan.engine.king.hints import province_hints
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME, Position


def late(players: int, seed: int, cards: int) -> Position:
    """A position of a random game with so many cards left."""
    kernel = Kernel(GAME.start(players, seed))
    while 8 * players - kernel.store().cards_played > cards:
        kernel = kernel.play(kernel.sample(seed))
    position = kernel.store()
    assert isinstance(position, Position)
    return position


@pytest.mark.parametrize("seed", range(4))
def test_cards_turn_what_the_rules_say_they_turn(seed: int) -> None:
    position = late(2 + seed % 3, seed, 4)
    board = position.board
    expected: dict[str, dict[str, set[str]]] = {code: {} for code in board.codes}
    before = Kernel(position).forecast().holders
    for move in position.legal_moves():
        if move.code != "pass":
            after = Kernel(position.play(move))
            holders = dict(zip(after.store().face_up, after.forecast().holders, strict=True))
            for province, holder in zip(position.face_up, before, strict=True):
                if holders[province] != holder:
                    cards = expected[board.codes[province]]
                    cards.setdefault(move.code[:2], set()).add(holders[province])
    hints = province_hints(position)
    assert [hint.province for hint in hints] == [board.codes[place] for place in position.face_up]
    assert any(expected.values())
    for hint in hints:
        assert {card: set(to) for card, to in hint.cards.items()} == expected[hint.province]


def test_the_cheapest_card_turns_the_fewest_provinces() -> None:
    hints = province_hints(GAME.start(2, 5))
    assert len(hints) == 8
    turned = {
        card: sum(card in hint.cards for hint in hints) for hint in hints for card in hint.cards
    }
    for hint in hints:
        assert hint.cheapest is not None
        assert turned[hint.cheapest] == min(turned[card] for card in hint.cards)


def test_close_means_one_follower() -> None:
    position = GAME.start(3, 8)
    hints = province_hints(position)
    assert {hint.is_close for hint in hints} == {True, False}
    for hint in hints:
        followers = position.to_json()["provinces"][hint.province]
        *_, second, first = sorted(map(followers.count, "RLM"))
        assert hint.margin == first - second
        assert hint.is_close == (first - second <= 1)
        assert (first == second) == (hint.holder == "B")
