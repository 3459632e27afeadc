# Nothing for Python: see king_outcome.pxd.
