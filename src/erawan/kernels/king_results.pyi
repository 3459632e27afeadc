# Nothing for Python: see king_results.pxd.
