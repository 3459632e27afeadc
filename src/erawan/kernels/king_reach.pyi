# Nothing for Python: see king_reach.pxd.
