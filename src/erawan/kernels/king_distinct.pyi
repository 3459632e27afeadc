# Nothing for Python: see king_distinct.pxd.
