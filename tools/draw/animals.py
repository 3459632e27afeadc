"""Siam's carved pieces seen from above, looking up the sheet, and the marks on its board."""

from __future__ import annotations

from draw.drawing import drawing, path

SIAM_PIECES = {
    "elephant": drawing(
        100,
        100,
        path("M50 0L69 18.4A42 42 0 1 1 31 18.4Z", "ivory", "ebony", 2.4),
        path("M50 0L64 13.6Q50 21 36 13.6Z", "ebony"),
        path("M50 90V96", "none", "ebony", 4),
        path(
            "M50 48C68 48 73 60 71 74C69 86 60 91 50 91C40 91 31 86 29 74C27 60 32 48 50 48Z",
            "hide",
            "ebony",
            2.4,
        ),
        path("M37 66Q50 61 63 66V81Q50 86 37 81ZM43 65V82.5M57 65V82.5", "none", "ebony", 1.6),
        path("M42 36C34 20 12 22 10 40C9 56 24 64 42 54Z", "hide", "ebony", 2.4),
        path("M58 36C66 20 88 22 90 40C91 56 76 64 58 54Z", "hide", "ebony", 2.4),
        path("M35 36C28 31 20 33 18 42M65 36C72 31 80 33 82 42", "none", "ebony", 1.6),
        path(
            "M43 30C38 26 37 20 39 14C41 20 43 22 46 24ZM57 30C62 26 63 20 61 14"
            "C59 20 57 22 54 24Z",
            "tusk",
            "ebony",
            1.8,
        ),
        path(
            "M50 58C40 58 37 50 38 42C39 34 44 30 45 22C45.6 17 46 12 46.4 8"
            "Q50 4.6 53.6 8C54 12 54.4 17 55 22C56 30 61 34 62 42C63 50 60 58 50 58Z",
            "hide",
            "ebony",
            2.4,
        ),
        path("M46.6 14H53.4M46 20H54M45.4 26H54.6", "none", "ebony", 1.6),
        path(
            "M43 40.5A2 2 0 1 1 43 44.5A2 2 0 1 1 43 40.5ZM57 40.5A2 2 0 1 1 57 44.5"
            "A2 2 0 1 1 57 40.5Z",
            "ebony",
        ),
    ),
    "rhino": drawing(
        100,
        100,
        path(
            "M50 0L70 16H84Q92 16 92 24V88Q92 96 84 96H16Q8 96 8 88V24Q8 16 16 16H30Z",
            "ebony",
            "ivory",
            2.4,
        ),
        path("M50 88V93", "none", "ivory", 3.6),
        path(
            "M50 90C30 90 22 80 23 68C24 57 30 52 34 46L42 24Q50 19 58 24L66 46"
            "C70 52 76 57 77 68C78 80 70 90 50 90Z",
            "armour",
            "ivory",
            2.4,
        ),
        path("M37 38L24 33Q25 44 35 45ZM63 38L76 33Q75 44 65 45Z", "armour", "ivory", 2),
        path(
            "M34 47Q50 57 66 47M24 62Q50 76 76 62M25 76Q50 88 75 76M50 54V71", "none", "ivory", 2.2
        ),
        path("M42.5 27C44 17 47 11 50 4C53 11 56 17 57.5 27Q50 31 42.5 27Z", "tusk", "ebony", 1.8),
        path("M45 41L50 31L55 41Q50 43.5 45 41Z", "tusk", "ebony", 1.6),
    ),
    "rock": drawing(
        100,
        100,
        path("M10 74L16 44L34 18L60 12L82 30L92 60L84 84L52 92L22 88Z", "stone", "ebony", 2.6),
        path("M10 74L38 66L52 92L22 88ZM38 66L74 58L92 60L84 84L52 92Z", "shade"),
        path(
            "M10 74L38 66L52 92M38 66L74 58L92 60M38 66L34 44L60 12M34 44L16 44M34 44L74 58L82 30",
            "none",
            "ebony",
            1.8,
        ),
    ),
    "cross": drawing(
        100,
        100,
        path(
            "M50 50C44 42 44 32 50 22C56 32 56 42 50 50C58 44 68 44 78 50"
            "C68 56 58 56 50 50C56 58 56 68 50 78C44 68 44 58 50 50C42 56 32 56 22 50"
            "C32 44 42 44 50 50Z",
            "none",
            "groove",
            2.4,
        ),
        path("M28 28L40 40M72 28L60 40M28 72L40 60M72 72L60 60", "none", "groove", 2.4),
    ),
    "barred": drawing(
        100,
        100,
        path("M22 22L78 78M78 22L22 78", "none", "lao", 7),
    ),
    "step": drawing(
        100, 100, path("M50 36A14 14 0 1 1 50 64A14 14 0 1 1 50 36Z", "jade", "tusk", 3)
    ),
    "push": drawing(
        100,
        100,
        path("M50 6L84 42H64V92H36V42H16Z", "jade", "tusk", 3.5),
    ),
    "turn": drawing(100, 100, path("M50 10L82 50H62Q50 42 38 50H18Z", "jade", "tusk", 3.5)),
}
