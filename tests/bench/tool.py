"""The programs of tools/, as modules: they are no package."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).parents[2] / "tools"


def load_tool(name: str) -> ModuleType:
    """Import tools/`name`.py by its path."""
    spec = importlib.util.spec_from_file_location(f"erawan_tool_{name}", FOLDER / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
