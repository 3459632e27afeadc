"""The rules at the speed of C: Cython in its pure-Python mode, proven equal to the readable rules.

A kernel is used compiled or not at all: importing one that is missing or that was built from
another source raises ImportError with what to do. Nothing of search is here: that lives with each
game's engine.

Both games' rooms, and those of their searches, are laid out alike:

- `types.pxd` declares what is flat: `State`, a position that moves change; `Tables`, what a board
  and options give, written once and shared by all threads; how a move is packed into a number. It
  says beside each field what it means.
- `kernel.py` has the class `Kernel`, a position as Python sees it, and `kernel.pyi` its types.
- Any other module is a `.py` with the functions, each explained by its docstring, and a `.pxd` with
  what other compiled modules use of it: structures with their comments, functions without. A
  function that the `.pxd` declares needs no decorator; one of the module alone has them all.
- Functions that look at or change a position take `state` first and `tables` second. They run
  without the GIL, make no Python objects and raise nothing.
- A room's `__init__.py` lists its compiled modules as COMPILED; `tools/kernels.py` lists the rooms.
"""
