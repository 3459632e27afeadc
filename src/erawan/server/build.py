"""Which build of the page is here, so that a page of another one is not served any further."""

from __future__ import annotations

import re
from pathlib import Path

STATIC = Path(__file__).parent / "static"
NAME = re.compile(r'<meta name="erawan-build" content="([0-9a-f]{16})"')
HEADER = "erawan-build"
"""With what the page's requests say which build they come from."""


class Build:
    """The build in a folder, read anew when somebody has built the page while we run."""

    def __init__(self, static: Path) -> None:
        self._page = static / "index.html"
        self._read_at = -1
        self._name = ""

    def name(self) -> str:
        """The name of the build; empty where there is none."""
        try:
            changed = self._page.stat().st_mtime_ns
            if changed != self._read_at:
                found = NAME.search(self._page.read_text(encoding="utf-8"))
                self._name = found[1] if found else ""
                self._read_at = changed
        except OSError:
            return ""
        return self._name

    def is_other(self, told: str | None) -> bool:
        """Whether a request comes from a page of another build; programs tell none."""
        return bool(told and (present := self.name()) and told != present)
