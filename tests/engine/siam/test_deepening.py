"""Siam's search with and without its features."""

import pytest

from erawan.engine.siam.search.deepening import FEATURES, Search
from erawan.engine.siam.search.transpositions import Table
from erawan.kernels.common.stop import Stop
from erawan.kernels.siam.kernel import Kernel
from tests.kernels.siam.variants import SIAM

MIDDLE = SIAM.position_from_text("w1n1e/W2s1/Nooo1/N1n2/2W2 E 20 --")
DEPTH = 6


def nodes(without: int) -> int:
    """How many nodes it takes to search a position, deeper and deeper."""
    search = Search(Kernel(MIDDLE), Table(4), Stop(), without=without)
    score = None
    for depth in range(1, DEPTH + 1):
        score = search.deepen(depth, 0, score)
    return search.nodes


@pytest.mark.parametrize("feature", FEATURES)
def test_every_feature_changes_the_search(feature: str) -> None:
    assert nodes(FEATURES[feature]) != nodes(0)


def test_features_are_single_bits() -> None:
    assert sum(FEATURES.values()) == 2 ** len(FEATURES) - 1
