"""`make stress`: random games in the checked kernels, for as long as asked.

A sanitizer's report ends it at once; memory that keeps growing after the first tenth ends it too.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from typing import Any

import erawan
from erawan.kernels.king.kernel import Kernel as KingKernel
from erawan.kernels.siam.kernel import Kernel as SiamKernel

KING = erawan.game("king-of-siam")
SIAM = erawan.game("siam")
GROWTH_LIMIT = 32 * 2**20
"""In bytes. A leak of one kernel a game would be above it within a minute."""


def main() -> None:
    """Play for the minutes given on the command line (10 if none)."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    dice = random.Random(minutes)
    start = shown = time.monotonic()
    games, settled = 0, 0
    while (passed := time.monotonic() - start) < 60 * minutes:
        stress_king(dice)
        stress_siam(dice)
        games += 1
        if passed > 6 * minutes and not settled:
            settled = memory()
        if settled and memory() > settled + GROWTH_LIMIT:
            sys.exit(
                f"memory grew from {settled:,} to {memory():,} bytes in {games} rounds: a leak"
            )
        if time.monotonic() - shown > 30:
            shown = time.monotonic()
            print(f"{passed / 60:.1f} min, {games} rounds, {memory():,} bytes", flush=True)
    print(f"{minutes:g} min, {games} rounds: no report, memory {settled:,} → {memory():,} bytes")


def memory() -> int:
    """The bytes this process has in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096


def stress_king(dice: random.Random) -> None:
    """A game of King of Siam through everything the kernel offers."""
    players, board = dice.choice((2, 3, 4)), dice.choice(("siam", "britain"))
    kernel: Any = KingKernel(KING.start(players=players, seed=dice.getrandbits(64), board=board))
    while kernel.outcome is None:
        kernel.if_all_pass()
        kernel.outlook()
        kernel.count()
        code = kernel.sample(dice.getrandbits(64))
        if dice.random() < 0.3:
            kernel.distinct()
            kernel.playouts(dice.getrandbits(64), 3)
        if dice.random() < 0.1:
            kernel = KingKernel(kernel.store())
        kernel = kernel.play("pass" if dice.random() < 0.2 else code)


def stress_siam(dice: random.Random) -> None:
    """A game of Siam under random options."""
    position = SIAM.start(
        animals=dice.choice((4, 5)),
        crosses=dice.choice(("off", "entry", "arrival")),
        force=dice.choice(("stepwise", "total")),
        removals=dice.choice((None, 1)),
        repetition=dice.choice((None, 3)),
        ply_limit=200,
    )
    kernel: Any = SiamKernel(position)
    while kernel.outcome is None:
        if dice.random() < 0.1:
            kernel.perft(2)
            kernel.playouts(dice.getrandbits(64), 3, 100)
        if dice.random() < 0.1:
            kernel = SiamKernel(kernel.store())
        kernel = kernel.play(dice.choice(kernel.legal_codes()))


if __name__ == "__main__":
    main()
