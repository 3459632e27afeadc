"""Which compiled room may cimport which: import-linter sees neither these imports nor .pxd files.

`python tools/cimports.py` ends with code 1 and a line for every cimport that is not allowed.
"""

from __future__ import annotations

import re
import sys

from kernels import ROOMS, SPARRING, sources_of

ALLOWED = {
    "erawan.kernels.common": (),
    "erawan.kernels.king": ("erawan.kernels.common",),
    "erawan.kernels.siam": ("erawan.kernels.common",),
    "erawan.engine.king.search": ("erawan.kernels.common", "erawan.kernels.king"),
    "erawan.engine.siam.search": ("erawan.kernels.common", "erawan.kernels.siam"),
    "erawan.envs.common": ("erawan.kernels.common",),
    "erawan.envs.king": ("erawan.kernels.common", "erawan.kernels.king", "erawan.envs.common"),
    "erawan.envs.siam": ("erawan.kernels.common", "erawan.kernels.siam", "erawan.envs.common"),
    SPARRING: ROOMS,
}
"""The rules at speed know no search, and no game knows the other."""

OURS = r"((?:erawan|bench)[\w.]*)"
CIMPORT = re.compile(rf"^\s*from (?:cython\.cimports\.{OURS} import|{OURS} cimport)", re.MULTILINE)


def forbidden() -> list[str]:
    """Every cimport from a room that its own may not know."""
    found = []
    for room, others in ALLOWED.items():
        for file in sources_of((room,)):
            for pure, declared in CIMPORT.findall(file.read_text()):
                target = pure or declared
                known = (room, *others)
                if not any(target == each or target.startswith(f"{each}.") for each in known):
                    found.append(f"{room}: {file.name} may not cimport {target}")
    return found


if __name__ == "__main__":
    if wrong := forbidden():
        sys.exit("\n".join(wrong))
