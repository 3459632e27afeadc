# The network that corrects the estimate; `correction` says how.
from erawan.engine.king.search.facts cimport FACTS
from erawan.kernels.king.types cimport State, Tables

cdef enum:
    MIXED = 128    # units of the first layer
    LATE = 32      # of the second
    WORDS = 80     # of eight facts each

# The first layer's weights are whole numbers in floats, so that its sums are exact in any order.
cdef struct Layers:
    float first[FACTS][MIXED]
    float bias[MIXED]
    float second[MIXED][LATE]
    float second_bias[LATE]
    float third[LATE][3]

# The facts of the position judged last and its sums: of the next only what differs is weighed.
cdef struct Sums:
    unsigned long long facts[WORDS]
    float first[MIXED]
    bint begun

cdef class Correction:
    cdef Layers *layers

cdef void correct(
    State *state, Tables *tables, Layers *layers, Sums *sums, double *values
) noexcept nogil
