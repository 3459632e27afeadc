# What of the search a sequential test may leave out, as bits; a search leaves out none.

cdef enum:
    LATE_LESS = 1           # late moves are searched less deep at first
    LATE_OUT = 2            # near the end of the search late moves are left out
    FAR_AHEAD = 4           # near the end a position far above the window is not searched
    THREAT_DEEPER = 8       # a threatened mover is searched a ply deeper
    PARRIES = 16            # also where the search would end
    KILLERS = 32
    HISTORY = 64
    ASPIRATION = 128        # deeper searches begin with a narrow window
