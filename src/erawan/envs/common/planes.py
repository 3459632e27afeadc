"""Flat observations laid out as planes, many at once."""

import cython
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memcpy

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def fill_plane(
    out: cython.pointer[cython.schar], places: cython.int, value: cython.ulonglong
) -> cython.void:
    """Write a number everywhere on a plane of eight places or more, eight at a time."""
    place: cython.int = 0
    value *= cython.cast(cython.ulonglong, 0x0101010101010101)
    while place + 8 <= places:
        memcpy(out + place, cython.address(value), 8)
        place += 8
    memcpy(out + places - 8, cython.address(value), 8)


@cython.cclass
class Planes:
    """Where every number of the planes comes from, in groups of planes that are alike."""

    def __cinit__(self, order: object, length: int) -> None:
        self.groups = cython.cast(cython.pointer[Group], calloc(len(order), cython.sizeof(Group)))
        if self.groups is cython.NULL:
            raise MemoryError

    def __init__(self, order: object, length: int) -> None:
        """`order` has, plane by plane, the places of its numbers in a flat observation."""
        self.length = length
        self.size = order.size
        self.places = order[0].size
        self.count = 0
        if self.places < 8 or order.min() < 0 or order.max() >= length:
            raise ValueError("planes have at least 8 numbers, all from the observation")
        for plane in order:
            self.add([int(number) for number in plane.ravel()])

    def __dealloc__(self) -> None:
        free(self.groups)

    def add(self, row: list) -> object:
        """Add a plane, to the last group if it goes on with it; raises ValueError."""
        stride: cython.int = row[1] - row[0]
        step: cython.int = self.places if stride == 1 else 1
        if [row[0] + place * stride for place in range(len(row))] != row:
            raise ValueError("the numbers of a plane must be at equal distances")
        if self.count:
            last: cython.pointer[Group] = self.groups + self.count - 1
            if last.stride == stride and last.start + last.planes * step == row[0]:
                last.planes += 1
                return
        self.groups[self.count] = Group(row[0], stride, step, 1)
        self.count += 1

    def spread_one(
        self,
        view: cython.pointer[cython.const[cython.schar]],
        out: cython.pointer[cython.schar],
    ) -> cython.void:
        """Lay out one observation."""
        i: cython.int
        plane: cython.int
        place: cython.int
        places: cython.int = self.places
        for i in range(self.count):
            group: cython.pointer[Group] = self.groups + i
            first: cython.pointer[cython.const[cython.schar]] = view + group.start
            if group.stride == 0:
                for plane in range(group.planes):
                    fill_plane(out + plane * places, places, first[plane])
            elif group.stride == 1:
                memcpy(out, first, places * group.planes)
            else:
                for plane in range(group.planes):
                    for place in range(places):
                        out[plane * places + place] = first[plane + group.stride * place]
            out += places * group.planes

    def spread(
        self,
        views: cython.schar[:, ::1],
        out: cython.schar[:, ::1],
        start: cython.int,
        stop: cython.int,
    ) -> None:
        """Lay out the observations of a range."""
        index: cython.int
        if views.shape[1] != self.length or out.shape[1] != self.size:
            raise ValueError("arrays of the wrong length")
        if not 0 <= start <= stop <= min(views.shape[0], out.shape[0]):
            raise ValueError("no such range")
        with cython.nogil:
            for index in range(start, stop):
                self.spread_one(cython.address(views[index, 0]), cython.address(out[index, 0]))
