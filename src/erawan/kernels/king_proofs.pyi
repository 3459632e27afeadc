# Nothing for Python: see king_proofs.pxd.
