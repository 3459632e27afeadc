# Nothing for Python: see king_moves.pxd.
