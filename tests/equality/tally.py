"""How much has been compared so far, for the last lines of a run."""

from __future__ import annotations

from collections import Counter

COMPARED: Counter[str] = Counter()
