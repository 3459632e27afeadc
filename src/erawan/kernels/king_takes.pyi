# Nothing for Python: see king_takes.pxd.
