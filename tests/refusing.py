"""What an error says."""

from collections.abc import Callable

import pytest


def message_of(
    kind: type[Exception], call: Callable[..., object], *given: object, **named: object
) -> str:
    """The text of the error that a call raises, which must be of this kind."""
    with pytest.raises(kind) as refused:
        call(*given, **named)
    return str(refused.value)
