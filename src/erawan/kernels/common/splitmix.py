"""SplitMix64 for kernels: the same numbers as `erawan.core.generator`, at the speed of C."""

import cython
from cython.cimports.erawan.kernels.common.sources import SOURCES

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def mix(value: cython.ulonglong) -> cython.ulonglong:
    value = (value ^ (value >> 30)) * cython.cast(cython.ulonglong, 0xBF58476D1CE4E5B9)
    value = (value ^ (value >> 27)) * cython.cast(cython.ulonglong, 0x94D049BB133111EB)
    return value ^ (value >> 31)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def feature_key(feature: cython.ulonglong) -> cython.ulonglong:
    return mix((feature + 1) * cython.cast(cython.ulonglong, 0x9E3779B97F4A7C15))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def below(state: cython.pointer[cython.ulonglong], n: cython.ulonglong) -> cython.ulonglong:
    """A uniform number from 0 to n-1; moves the generator's state on."""
    surplus: cython.ulonglong = (0 - n) % n  # 2^64 modulo n: so many outputs are rejected
    while True:
        state[0] += cython.cast(cython.ulonglong, 0x9E3779B97F4A7C15)
        value: cython.ulonglong = mix(state[0])
        if value <= ~surplus:
            return value % n


def nth(seed: cython.ulonglong, n: cython.ulonglong) -> cython.ulonglong:
    """The n-th output (from 1) of the generator that starts at `seed`."""
    return mix(seed + n * cython.cast(cython.ulonglong, 0x9E3779B97F4A7C15))
