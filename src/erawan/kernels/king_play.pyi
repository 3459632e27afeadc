# Nothing for Python: see king_play.pxd.
