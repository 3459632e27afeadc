"""Numbers that are not of one place of the board: each fills a plane of its own."""

import cython
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.libc.string import memcpy

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def eight_of(number: cython.ulonglong) -> cython.ulonglong:
    """A number eight times, a byte for each."""
    return number * cython.cast(cython.ulonglong, 0x0101010101010101)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def fill_small(
    numbers: cython.pointer[cython.const[cython.schar]],
    count: cython.int,
    places: cython.int,
    out: cython.pointer[cython.schar],
) -> cython.void:
    """Planes of 8 to 15 places: the last eight lie partly over the first."""
    i: cython.int
    for i in range(count):
        eight: cython.ulonglong = eight_of(numbers[i])
        memcpy(out, cython.address(eight), 8)
        if places > 8:
            memcpy(out + places - 8, cython.address(eight), 8)
        out += places


def fill_planes(
    numbers: cython.pointer[cython.const[cython.schar]],
    count: cython.int,
    places: cython.int,
    out: cython.pointer[cython.schar],
) -> cython.void:
    """Write each number, none of them negative, everywhere on its plane of 8 places or more.

    Sixteen at a time where there are as many; the last ones lie partly over those before.
    """
    i: cython.int
    place: cython.int
    sixteen: cython.ulonglong[2]
    if places < 16:
        fill_small(numbers, count, places, out)
        return
    for i in range(count):
        sixteen[0] = sixteen[1] = eight_of(numbers[i])
        place = 0
        while place + 16 < places:
            memcpy(out + place, sixteen, 16)
            place += 16
        memcpy(out + places - 16, sixteen, 16)
        out += places
