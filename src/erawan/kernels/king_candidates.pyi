# Nothing for Python: see king_candidates.pxd.
