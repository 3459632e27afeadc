"""What tests of the engines share."""

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture
def small_heap() -> Iterator[None]:
    """Let the garbage collector see nothing of other tests.

    A full round of it over all that they have left behind takes some 65 ms.
    """
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()
