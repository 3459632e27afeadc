"""Draw everything: `PYTHONPATH=tools python -m draw` writes the geometry file anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from draw.animals import SIAM_PIECES
from draw.britain import BRITAIN
from draw.cards import CARDS
from draw.colours import PALETTES
from draw.ornaments import ORNAMENTS
from draw.pieces import PIECES
from draw.siam import SIAM
from draw.sketch import drawn

FILE = Path(__file__).parents[2] / "src/erawan/views/geometry/geometry.json"


def geometry() -> dict[str, Any]:
    """The content of the geometry file."""
    return {
        "palettes": PALETTES,
        "pieces": PIECES,
        "cards": CARDS,
        "siam": SIAM_PIECES,
        "ornaments": ORNAMENTS,
        "maps": {"siam": drawn(SIAM), "britain": drawn(BRITAIN)},
    }


if __name__ == "__main__":
    text = json.dumps(geometry(), separators=(",", ":"))
    FILE.write_text(text.replace('"maps"', '\n"maps"').replace('},"', '},\n"') + "\n", "utf-8")
