# Nothing for Python: see king_greedy.pxd.
