"""Servers to measure: this checkout's, and beside it that of the checkout that BASE names."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.server.running import App, free_port


@contextmanager
def compared_apps() -> Iterator[dict[str, App]]:
    """Started servers, by what is to be said after the name of each one's figures."""
    pythons = {"": sys.executable}
    if base := os.environ.get("BASE"):
        pythons = {", before": f"{base}/.venv/bin/python", ", after": sys.executable}
    with ExitStack() as stack:
        apps = {}
        for name, python in pythons.items():
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            apps[name] = App(Path(folder) / "data", free_port(), python=python)
            stack.callback(apps[name].kill)
        yield apps
