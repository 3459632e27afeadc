from erawan.kernels.king.types cimport Tables

cdef int write_code(Tables *tables, unsigned int move, char *out) noexcept nogil
cdef unsigned int parse_code(tuple codes, str code) except? 0
