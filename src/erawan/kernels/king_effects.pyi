# Nothing for Python: see king_effects.pxd.
