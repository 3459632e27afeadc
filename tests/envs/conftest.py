"""PettingZoo's tests import its own games in a way that it warns of."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pettingzoo.test  # noqa: F401
