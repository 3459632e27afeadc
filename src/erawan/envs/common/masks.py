"""Sets of actions: drawn from by lot, written as masks."""

import cython
from cython.cimports.erawan.envs.common.masks import count_bits, has, lowest_bit
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.splitmix import below
from cython.cimports.libc.string import memcpy

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


def draw(
    legal: cython.pointer[cython.const[cython.ulonglong]],
    actions: cython.int,
    generator: cython.pointer[cython.ulonglong],
) -> cython.int:
    """One of the actions, each as likely as the others; 0 where there is none."""
    total: cython.int = 0
    word: cython.int = 0
    bits: cython.ulonglong
    while 64 * word < actions:
        total += count_bits(legal[word])
        word += 1
    if total == 0:
        return 0
    left: cython.int = below(generator, total)
    word = 0
    while left >= count_bits(legal[word]):
        left -= count_bits(legal[word])
        word += 1
    bits = legal[word]
    while left:
        bits &= bits - 1
        left -= 1
    return 64 * word + lowest_bit(bits)


@cython.cfunc
def _fill_spread() -> cython.void:
    byte: cython.int
    bit: cython.int
    for byte in range(256):
        for bit in range(8):
            spread[byte][bit] = byte >> bit & 1


_fill_spread()


def fill(
    legal: cython.pointer[cython.const[cython.ulonglong]],
    actions: cython.int,
    out: cython.pointer[cython.schar],
) -> cython.void:
    """Write 1 for every action of the set, 0 for the others; eight at a time."""
    word: cython.int
    byte: cython.int
    bits: cython.ulonglong
    rest: cython.int = actions & 63
    for word in range(actions >> 6):
        bits = legal[word]
        for byte in range(8):
            memcpy(out, spread[bits >> 8 * byte & 255], 8)
            out += 8
    if rest == 0:
        return
    bits = legal[actions >> 6]
    while rest >= 8:
        memcpy(out, spread[bits & 255], 8)
        out += 8
        rest -= 8
        bits >>= 8
    memcpy(out, spread[bits & 255], rest)


def listed(legal: cython.pointer[cython.const[cython.ulonglong]], actions: cython.int) -> list:
    """The actions, ascending."""
    action: cython.int
    return [action for action in range(actions) if has(legal, actions, action)]
