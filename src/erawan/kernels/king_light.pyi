# Nothing for Python: see king_light.pxd.
