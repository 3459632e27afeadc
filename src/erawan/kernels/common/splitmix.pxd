cdef unsigned long long mix(unsigned long long value) noexcept nogil
cdef unsigned long long feature_key(unsigned long long feature) noexcept nogil
cdef unsigned long long below(unsigned long long *state, unsigned long long n) noexcept nogil
