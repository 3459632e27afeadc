"""Siam's carved pieces seen from above, looking up the sheet, and the marks on its board."""

from __future__ import annotations

from draw.drawing import drawing, path

SIAM_PIECES = {
    "elephant": drawing(
        100,
        100,
        path("M50 0L72 21.2A42 42 0 1 1 28 21.2Z", "ivory", "ebony", 2.4),
        path("M50 0L72 21.2Q50 42 28 21.2Z", "ebony"),
        path("M50 88C47 92 47 93 50 97", "none", "ebony", 4),
        path(
            "M50 46C67 46 73 58 71 72C69 85 60 90 50 90C40 90 31 85 29 72C27 58 33 46 50 46Z",
            "hide",
            "ebony",
            2.4,
        ),
        path("M50 60L63 74L50 87L37 74Z", "ivory", "ebony", 1.8),
        path("M50 68L56 74L50 80L44 74Z", "ebony"),
        path(
            "M42 34C34 23 19 21 9 30C6 42 10 57 21 66C25 60 30 61 33 58C37 58 40 55 42 52Z"
            "M58 34C66 23 81 21 91 30C94 42 90 57 79 66C75 60 70 61 67 58C63 58 60 55 58 52Z",
            "hide",
            "ebony",
            2.4,
        ),
        path("M36 37C30 32 22 32 17 36M64 37C70 32 78 32 83 36", "none", "ebony", 1.8),
        path(
            "M42 32C35 28 33 20 37 12C38 19 41 23 46 25Z"
            "M58 32C65 28 67 20 63 12C62 19 59 23 54 25Z",
            "tusk",
            "ebony",
            1.6,
        ),
        path(
            "M50 57C41 57 37 50 38 42C39 34 44 31 44.6 23C45 17 45.4 13 46 8Q50 4.4 54 8"
            "C54.6 13 55 17 55.4 23C56 31 61 34 62 42C63 50 59 57 50 57Z",
            "ivory",
            "ebony",
            2.2,
        ),
        path("M45.8 13H54.2M45.2 19H54.8M44.6 25H55.4", "none", "ebony", 1.6),
        path(
            "M43.4 40A2.2 2.2 0 1 1 43.4 44.4A2.2 2.2 0 1 1 43.4 40Z"
            "M56.6 40A2.2 2.2 0 1 1 56.6 44.4A2.2 2.2 0 1 1 56.6 40Z",
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
