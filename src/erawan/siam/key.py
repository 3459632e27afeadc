"""A position's 64-bit key: the XOR of `feature_key(code)` over the features it has.

| code          | feature                                            | when                    |
|---------------|----------------------------------------------------|-------------------------|
| 9*cell + p - 1 | piece p (1 to 9, `pieces`) on the cell (`grid`)   | always                  |
| 729           | the rhinos are to move                             | always                  |
| 730 + ply     | so many plies were played, 0 to 3                  | crosses are not `off`   |
| 734, 735      | the elephants, the rhinos have used `leave`        | `removals` is on        |

Cells are numbered per board, so the highest cell code is 9*80 + 8 = 728. Nothing else counts:
neither the other options nor the positions seen before.
"""

from __future__ import annotations

from erawan.core.generator import feature_key
from erawan.siam.options import CROSS_PLIES
from erawan.siam.pieces import EMPTY
from erawan.siam.state import State

KINDS = 9  # of pieces: four facings of two animals, and the rock
RHINOS_TO_MOVE = 729
FIRST_PLY = 730
FIRST_LEFT = FIRST_PLY + CROSS_PLIES

_NUMBERS = tuple(feature_key(code) for code in range(FIRST_LEFT + 2))


def key_of(state: State) -> int:
    """The key of a position."""
    key = 0
    for code in features(state):
        key ^= _NUMBERS[code]
    return key


def features(state: State) -> list[int]:
    """The feature codes of a position."""
    codes = [KINDS * cell + piece - 1 for cell, piece in enumerate(state.cells) if piece != EMPTY]
    if state.side == 1:
        codes.append(RHINOS_TO_MOVE)
    if state.options.crosses != "off" and state.ply < CROSS_PLIES:
        codes.append(FIRST_PLY + state.ply)
    if state.options.removals is not None:
        codes.extend(FIRST_LEFT + side for side in (0, 1) if state.left[side])
    return codes
