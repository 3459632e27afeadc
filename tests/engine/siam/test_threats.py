"""The wins in one move that the search sees are those that the rules give."""

from itertools import chain, islice

import pytest

from erawan.engine.siam.greedy import can_win_now
from erawan.engine.siam.search.threats import find_win
from erawan.kernels.siam.kernel import Kernel
from tests.kernels.siam.variants import VARIANTS, middles, nearly_over


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_win_in_one_move_is_found_where_there_is_one(variant: str) -> None:
    found = 0
    for position in chain(middles(variant, games=400), islice(nearly_over(variant), 10)):
        kernel = Kernel(position)
        push = find_win(kernel)
        assert (push is not None) == can_win_now(position), position.to_json()
        if push is not None:
            found += 1
            after = position.play(position.parse(kernel.code_of(push)))
            assert after.outcome is not None
            assert after.outcome.winners == {position.side}
    assert found > 5
