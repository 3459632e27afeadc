"""Paper, ink and pigments: every colour that a drawing can name, by palette."""

from __future__ import annotations

DRAWN: dict[str, dict[str, str]] = {
    "light": {
        "paper": "#F5ECD7", "sheet": "#FFF9EC", "ink": "#2A2118", "quiet": "#6E5F4B",
        "line": "#D9C9A8", "jade": "#1F6F5C",
        "rama": "#D99A1C", "lao": "#B4332B", "malay": "#2D5E9E", "british": "#2A2118",
        "edge": "#2A2118", "white": "#FFF9EC",
        "sea": "#E6E5D0", "wave": "#B9B899", "land": "#FDF6E4", "abroad": "#EFE3C6",
        "river": "#9DA88F", "etching": "#A8946F", "lit": "#FFE9AE",
        "teak": "#C08A55", "groove": "#7A4B26", "grain": "#B27C48", "frame": "#6F4423",
        "carving": "#E2B983", "ivory": "#F7ECD2", "tusk": "#FFFDF5", "hide": "#CDB68A",
        "ebony": "#33271E", "armour": "#6D5945", "stone": "#A29A8A", "shade": "#766D5E",
    },
    "dark": {
        "paper": "#1C1612", "sheet": "#272019", "ink": "#F1E6CF", "quiet": "#B3A48B",
        "line": "#43382B", "jade": "#5CC2A8",
        "rama": "#D99A1C", "lao": "#B4332B", "malay": "#2D5E9E", "british": "#F1E6CF",
        "edge": "#F1E6CF", "white": "#1C1612",
        "sea": "#181B1A", "wave": "#3A423E", "land": "#30281F", "abroad": "#231D17",
        "river": "#52605A", "etching": "#65563F", "lit": "#5A4619",
        "teak": "#7B5230", "groove": "#3A2413", "grain": "#70492A", "frame": "#4C2F19",
        "carving": "#CFA26A", "ivory": "#EADDBD", "tusk": "#FFFDF5", "hide": "#B79F72",
        "ebony": "#1B1410", "armour": "#5C4A39", "stone": "#8B8375", "shade": "#5A5246",
    },
}  # fmt: skip

PALETTES = {
    **DRAWN,
    "light-contrast": DRAWN["light"] | {
        "paper": "#FFFFFF", "sheet": "#FFFFFF", "ink": "#000000", "quiet": "#000000",
        "line": "#000000", "jade": "#0B4A3B", "british": "#000000", "edge": "#000000",
        "white": "#FFFFFF", "sea": "#ECECE4", "land": "#FFFFFF", "abroad": "#E2DCCB",
        "lit": "#FFF0B8", "frame": "#4A2B12", "carving": "#FFE6C2",
    },
    "dark-contrast": DRAWN["dark"] | {
        "paper": "#000000", "sheet": "#000000", "ink": "#FFFFFF", "quiet": "#FFFFFF",
        "line": "#FFFFFF", "jade": "#8FF0D6", "british": "#FFFFFF", "edge": "#FFFFFF",
        "white": "#000000", "sea": "#101314", "land": "#000000", "abroad": "#1E1A15",
        "lit": "#3D2F08", "frame": "#2E1B0D", "carving": "#FFE6C2",
    },
}  # fmt: skip
"""The drawn palettes, and the same for people who need more contrast."""
