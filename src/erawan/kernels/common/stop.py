"""How a search that runs without the GIL is told to end, from any thread or by the clock."""

import cython
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.stop import Halt
from cython.cimports.posix.time import CLOCK_MONOTONIC, clock_gettime, timespec

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

SECOND = 1_000_000_000


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def now() -> cython.longlong:
    """Nanoseconds of the monotonic clock."""
    time: timespec
    clock_gettime(CLOCK_MONOTONIC, cython.address(time))
    return cython.cast(cython.longlong, time.tv_sec) * 1_000_000_000 + time.tv_nsec


def must_end(halt: cython.pointer[Halt]) -> cython.bint:
    """Whether it is time to end; costs a look at the clock where there is a deadline."""
    if halt.asked:
        return True
    return halt.deadline != 0 and now() >= halt.deadline


@cython.cclass
class Stop:
    """Asked for at most once; a search that is handed it ends soon after."""

    def ask(self) -> None:
        """End whatever looks at this, now."""
        self.halt.asked = 1

    def allow(self, seconds: cython.double) -> None:
        """End it so many seconds from now."""
        self.halt.deadline = now() + cython.cast(cython.longlong, seconds * SECOND)

    @property
    def is_due(self) -> bool:
        """Whether it was asked for or the time is over."""
        return bool(must_end(cython.address(self.halt)))
