"""The styles of the King of Siam engine: which of several good moves it likes best."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from erawan.engine.levels import BALANCED, Style
from erawan.engine.thought import Thought
from erawan.kernels.king.kernel import Kernel

Liking = Callable[[Kernel, int], int]
"""How much a style likes the position that a seat moved to: the more the better."""

LOYALIST = Style("loyalist", "followers of its chief faction")
COLLECTOR = Style("collector", "followers towards complete sets")
SPOILER = Style("spoiler", "provinces turned to the British")

STYLES = (BALANCED, LOYALIST, COLLECTOR, SPOILER)

TOLERANCE = 0.03
"""A style may cost so much of a winning chance by the engine's own judgement."""


def one_faction(kernel: Kernel, seat: int) -> int:
    """The followers of the faction that the seat's court has most of."""
    most: int = max(kernel.store().courts[seat])
    return most


def complete_sets(kernel: Kernel, seat: int) -> int:
    """The complete sets of the seat's court, then how near the next one is."""
    court: tuple[int, ...] = kernel.store().courts[seat]
    sets = min(court)
    return 3 * sets + sum(count > sets for count in court)


def british(kernel: Kernel, _: int) -> int:
    """The provinces that the British would hold if everybody passed."""
    return kernel.forecast().british


LIKINGS: dict[str, Liking] = {
    LOYALIST.name: one_faction,
    COLLECTOR.name: complete_sets,
    SPOILER.name: british,
}


def favour(kernel: Kernel, thought: Thought, style: str, count: int) -> Thought:
    """So many lines of a thought, the move first that the style would play."""
    lines = list(thought.lines)
    is_certain = thought.proved or thought.lines[0].kingmaker is not None
    if style in LIKINGS and not is_certain:
        seat = kernel.store().seat
        like = LIKINGS[style]
        least = lines[0].values[seat] - TOLERANCE
        near = [i for i in range(len(lines)) if lines[i].values[seat] >= least]
        best = max(near, key=lambda i: (like(kernel.play(lines[i].codes[0]), seat), -i))
        lines.insert(0, lines.pop(best))
    return replace(thought, lines=tuple(lines[:count]))
