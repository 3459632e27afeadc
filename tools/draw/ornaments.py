"""What adorns a chart: the compass rose, beasts, a ship, hills and trees."""

from __future__ import annotations

import math
from typing import Any

from draw.drawing import drawing, path


def rose() -> dict[str, Any]:
    """A compass rose of sixteen points, each half dark and half light."""
    paths = [
        path("M100 22A78 78 0 1 1 100 178A78 78 0 1 1 100 22Z", "none", "etching", 1.2),
        path("M100 30A70 70 0 1 1 100 170A70 70 0 1 1 100 30Z", "none", "etching", 0.8),
    ]
    dark, light = "", ""
    for reach, turns in ((58, range(1, 16, 2)), (68, range(2, 16, 4)), (88, range(0, 16, 4))):
        for turn in turns:
            angle = turn * math.tau / 16
            tip = _at(angle, reach)
            waist = reach * 0.2
            light += f"M100 100L{_at(angle - math.pi / 8, waist)}L{tip}Z"
            dark += f"M100 100L{_at(angle + math.pi / 8, waist)}L{tip}Z"
    paths += [path(light, "land", "etching", 0.9), path(dark, "etching", "etching", 0.9)]
    paths.append(path("M100 92A8 8 0 1 1 100 108A8 8 0 1 1 100 92Z", "land", "etching", 1.2))
    paths.append(path("M95 9V0L105 9V0", "none", "etching", 1.6))
    return drawing(200, 200, *paths)


def _at(angle: float, reach: float) -> str:
    return f"{100 + math.sin(angle) * reach:.1f} {100 - math.cos(angle) * reach:.1f}"


ORNAMENTS = {
    "rose": rose(),
    "elephant": drawing(
        120,
        100,
        path(
            "M36 28C50 20 82 18 98 30C108 38 110 52 108 64L109 94H95L92 72"
            "C84 76 70 76 62 72L61 94H47L45 68C39 66 35 62 33 57C30 60 28 64 27 69"
            "C26 77 27 85 22 90C17 94 9 92 8 85C13 87 16 84 16 78C14 64 12 50 17 39"
            "C21 30 28 27 36 28Z",
            "abroad",
            "etching",
            2,
        ),
        path(
            "M37 31C49 30 56 40 52 54C49 62 40 60 37 51C36 45 35 37 37 31Z", "abroad", "etching", 2
        ),
        path(
            "M24 62C20 70 14 71 8 66C14 65 17 61 19 57M108 46C114 52 112 64 115 70M61 23"
            "L60 48H92L90 23",
            "none",
            "etching",
            2,
        ),
        path(
            "M60 36H92M66 23C66 10 86 10 86 23M76 13V5M22 44H26M47 90H61M95 90H109",
            "none",
            "etching",
            2,
        ),
    ),
    "ship": drawing(
        120,
        110,
        path(
            "M6 76L20 80C44 86 78 84 102 70L116 62L110 88C92 102 42 104 20 96Z",
            "land",
            "etching",
            2,
        ),
        path("M13 87C40 96 86 94 112 78", "none", "etching", 1.4),
        path("M32 82V12M66 84V4M96 72V26", "none", "etching", 2),
        path("M28 18C16 36 14 54 20 72L44 74C41 54 42 36 46 20Z", "land", "etching", 2),
        path("M60 10C46 32 46 54 52 76L84 76C80 54 80 32 84 12Z", "land", "etching", 2),
        path("M94 30C86 42 86 54 90 66L112 60C108 50 108 42 110 32Z", "land", "etching", 2),
        path(
            "M20 36L43 35M16 54L42 54M52 28L81 28M48 44L80 44M48 60L81 60M88 46L108 44",
            "none",
            "etching",
            1.2,
        ),
        path(
            "M66 4L52 8L66 11M4 106Q14 100 24 106T44 106T64 106T84 106T104 106",
            "none",
            "etching",
            1.4,
        ),
    ),
    "serpent": drawing(
        120,
        60,
        path(
            "M4 46C2 26 10 10 22 10C30 10 34 16 34 22L24 20C18 20 16 32 18 46Z", "sea", "etching", 2
        ),
        path("M40 46C42 24 66 24 68 46H58C57 36 51 36 50 46Z", "sea", "etching", 2),
        path(
            "M78 46C80 32 98 32 100 46H92C91 41 87 41 86 46ZM106 46C106 38 110 32 118 28"
            "C114 34 116 40 112 46Z",
            "sea",
            "etching",
            2,
        ),
        path("M25 14H27M22 10C20 4 14 3 12 6M0 47H122M8 54H36M56 54H98", "none", "etching", 1.6),
    ),
    "hill": drawing(
        40,
        26,
        path("M2 24C8 16 12 4 18 3C24 4 30 16 38 24", "none", "etching", 2.2),
        path("M20 6C22 12 21 17 24 22M25 11C27 15 27 18 29 22", "none", "etching", 1.4),
    ),
    "palm": drawing(
        30,
        40,
        path("M14 39C16 30 16 22 15 13", "none", "etching", 2.2),
        path(
            "M15 13C10 6 5 7 2 12M15 13C20 6 25 7 28 12M15 13C9 12 6 16 6 21M15 13"
            "C21 12 24 16 24 21M15 13C14 7 16 4 19 2",
            "none",
            "etching",
            2,
        ),
    ),
    "oak": drawing(
        30,
        34,
        path("M15 33V22", "none", "etching", 2.4),
        path(
            "M8 23C1 22 1 13 7 12C7 4 18 1 21 8C28 8 29 18 23 22C20 25 11 25 8 23Z",
            "none",
            "etching",
            2,
        ),
    ),
}
