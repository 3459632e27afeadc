"""The system's Chromium, driven by Playwright."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

FINDER = Path(__file__).resolve().parents[2] / "tools" / "chromium.py"
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = subprocess.run([sys.executable, FINDER], capture_output=True, text=True, check=False)
    if found.returncode:
        reason = f"THE BROWSER TESTS DID NOT RUN. {found.stderr.strip()}"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    root = os.name == "posix" and os.geteuid() == 0
    flags = [*FLAGS, "--no-sandbox"] if root else FLAGS
    return {**browser_type_launch_args, "executable_path": found.stdout.strip(), "args": flags}
