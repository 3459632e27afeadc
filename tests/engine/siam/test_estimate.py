"""The estimate knows no favourite side and no favourite direction."""

from dataclasses import replace

import pytest

from erawan.engine.siam.search.estimate import (
    MOVING,
    NAMES,
    WAITING,
    estimate,
    set_weights,
    terms_of,
)
from erawan.kernels.siam.kernel import Kernel
from erawan.siam import Position
from erawan.siam.pieces import EMPTY, ROCK
from tests.kernels.siam.variants import VARIANTS, middles, start
from tests.some import some


def swapped(position: Position) -> Position:
    """The same with elephants and rhinos in each other's place."""
    cells = tuple(
        piece if piece in (EMPTY, ROCK) else (piece + 3) % 8 + 1 for piece in position.cells
    )
    return replace(position, cells=cells, side=1 - position.side, left=position.left[::-1])


def mirrored(position: Position) -> Position:
    """The same seen in a mirror: columns and facings e and w change places."""
    height = position.options.board.height
    columns = [position.cells[i : i + height] for i in range(0, len(position.cells), height)]
    turned = {2: 4, 4: 2, 6: 8, 8: 6}
    cells = tuple(turned.get(piece, piece) for column in columns[::-1] for piece in column)
    return replace(position, cells=cells)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_estimate_is_symmetric(variant: str) -> None:
    for position in some(middles(variant, games=100)):
        worth = estimate(Kernel(position))
        assert estimate(Kernel(swapped(position))) == worth
        assert estimate(Kernel(mirrored(position))) == worth


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_terms_add_up_to_the_estimate(variant: str) -> None:
    """Also where the estimate is a sum of values that were worked out beforehand."""
    for position in some(middles(variant, games=50)):
        terms = terms_of(Kernel(position))
        assert [name for name, *_ in terms] == list(NAMES)
        total = 0
        for _, elephants, rhinos, moving, waiting in terms:
            mine, other = (rhinos, elephants) if position.side else (elephants, rhinos)
            total += mine * moving - other * waiting
        assert estimate(Kernel(position)) == total


def test_nothing_on_the_board_but_rocks_is_even_apart_from_the_turn() -> None:
    after = start("off")
    assert estimate(Kernel(after)) == estimate(Kernel(replace(after, side=1)))


def test_weights_can_be_tried_out() -> None:
    kernel = Kernel(next(middles("classic", games=60)))
    before = estimate(kernel)
    try:
        set_weights(tuple(2 * weight for weight in MOVING), tuple(2 * w for w in WAITING))
        assert estimate(kernel) == 2 * before
    finally:
        set_weights(MOVING, WAITING)
    assert estimate(kernel) == before
    with pytest.raises(ValueError, match="terms"):
        set_weights((1,), (2,))
