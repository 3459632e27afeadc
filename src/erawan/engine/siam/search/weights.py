"""What the terms of Siam's estimate count: for the side to move, then for the other side.

Fitted to the searches of tools/siam_tune.py, but for `drive` without room: wins at once and threats
of them are searched. Groups are by room, that is by the cells between a rock and the edge it is
pushed to; places by the cells beside an animal; reserves by how many there are. What can't be on a
board of five by five counts 0.
"""

WEIGHTS: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "drive": ((300, 154, 38, 22), (300, 102, 35, 11)),
    "short": ((119, -5, -6, 5), (66, 15, 4, 11)),
    "weak": ((6, -18, -18, -12), (24, 7, -13, 2)),
    "turn": ((9, 0, 6, 12), (-17, -3, 13, 4)),
    "entry": ((128, 70, 25, 14), (45, 41, 9, 13)),
    "guard": ((0, 16, 17, 24), (0, 24, 20, 1)),
    "next-with": ((0, 64, -3, 16), (0, 53, 6, 24)),
    "next-away": ((150, 53, 4, 20), (31, 29, 11, 36)),
    "next-aside": ((168, 34, -1, 27), (77, 25, 8, 30)),
    "gap-with": ((169, 14, 2, 0), (80, 13, -7, 0)),
    "gap-away": ((66, 25, 18, 0), (18, 15, 25, 0)),
    "gap-aside": ((110, 24, 34, 0), (-2, 7, 21, 0)),
    "own-with": ((23, 61, 58, 0), (51, 57, 33, 0)),
    "own-away": ((17, 25, 19, 0), (-7, 30, 20, 0)),
    "own-aside": ((3, 18, 26, 0), (-2, 24, 13, 0)),
    "foe-with": ((-34, -40, -42, 0), (-40, -18, -37, 0)),
    "foe-away": ((-1, -35, -9, 0), (-10, -23, -1, 0)),
    "foe-aside": ((-9, -10, 6, 0), (-8, -1, -1, 0)),
    "rock-with": ((-12, 22, -5, 0), (31, 22, -21, 0)),
    "rock-away": ((-17, 11, -20, 0), (-14, 21, -17, 0)),
    "rock-aside": ((16, 4, -34, 0), (10, 11, -29, 0)),
    "step": ((174, 23, 12, 8), (52, 25, 16, 19)),
    "place-0": ((-28, -15, -9), (-36, -35, -31)),
    "place-1": ((-10, 13, 31), (-25, -8, -4)),
    "place-2": ((4, 36, 56), (-7, 3, 16)),
    "place-3": ((-3, 33, 51), (-16, 10, 20)),
    "place-4": ((-22, 2, 15), (-26, -9, -7)),
    "reserve": ((45, 58, 40, 2), (43, 38, 6, -28)),
}

MOVING = tuple(weight for moving, _ in WEIGHTS.values() for weight in moving)
WAITING = tuple(weight for _, waiting in WEIGHTS.values() for weight in waiting)
